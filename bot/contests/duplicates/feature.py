"""Deals that others have had, put together."""

from bot.archive.archive import Archive
from bot.choices.looks import Looks
from bot.contests.duplicates.deals import Duplicates
from bot.contests.duplicates.desk import DuplicateDesk
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.pages import below_score
from bot.contests.duplicates.results import DuplicateResults
from bot.contests.duplicates.rows import PERSONAL, DuplicateRows
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.tables.desk.additions import TableAdditions
from bot.tables.rows.repository import TableRows


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Deal people alone with the house what others have had, if the host wants that."""
    duplicates = Duplicates(DuplicateRows(context.store))
    return (
        TableAdditions(
            shared_deals=(duplicates,) if context.settings.duplicates else (),
            onlookers=duplicates,
            below_score=(below_score,),
        ),
    )


def build(context: FeatureContext) -> Built:
    """Build the desk of other people's results, and what plays in missing people's place."""
    rows, archive = DuplicateRows(context.store), context.part(Archive)
    results = DuplicateResults(rows, TableRows(context.store), archive)
    filling = Filling(
        rows,
        results.reckon,
        context.side_jobs,
        searching=context.searching,
        sleep=context.idle_pause,
    )
    desk = DuplicateDesk(results, archive, context.part(Looks))
    jobs = (Job(filling.start, filling.close, by_one_process=True),)
    return Built(
        parts=(desk,), routes=desk.routes(), jobs=jobs if context.settings.duplicates else ()
    )


FEATURE = Feature(additions=additions, build=build, personal=(PERSONAL,))
