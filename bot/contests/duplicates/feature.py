"""Deals that others have had, put together."""

from bot.archive.archive import Archive
from bot.choices.looks import Looks
from bot.contests.duplicates.deals import Duplicates
from bot.contests.duplicates.desk import DuplicateDesk
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.pages import below_score
from bot.contests.duplicates.results import DuplicateResults
from bot.contests.duplicates.rows import PERSONAL, DuplicateRows
from bot.kit.feature import Built, Feature, House, Job
from bot.tables.desk.additions import TableAdditions
from bot.tables.rows.repository import TableRows


def add(house: House) -> tuple[TableAdditions, ...]:
    """Deal people alone with the house what others have had, if the host wants that."""
    duplicates = Duplicates(DuplicateRows(house.store))
    return (
        TableAdditions(
            shared_deals=(duplicates,) if house.settings.duplicates else (),
            onlookers=duplicates,
            below_score=(below_score,),
        ),
    )


def build(house: House) -> Built:
    """Build the desk of other people's results, and what plays in missing people's place."""
    rows, archive = DuplicateRows(house.store), house.part(Archive)
    results = DuplicateResults(rows, TableRows(house.store), archive)
    filling = Filling(rows, results.reckon, house.jobs, searching=house.searching, sleep=house.rest)
    desk = DuplicateDesk(results, archive, house.part(Looks))
    jobs = (Job(filling.start, filling.close, first=True),)
    return Built(
        parts=(desk,), routes=desk.routes(), jobs=jobs if house.settings.duplicates else ()
    )


FEATURE = Feature(name="duplicates", add=add, build=build, personal=(PERSONAL,))
