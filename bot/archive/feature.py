"""Finished matches and deals, put together."""

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk, ScoreDesk
from bot.archive.replay_page import below_score
from bot.archive.rows import PERSONAL, ShareRows
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext
from bot.tables.desk.additions import TableAdditions
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def additions(_context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Add the button that leads from a score to the deal's replay."""
    return (TableAdditions(below_score=(below_score,)),)


def build(context: FeatureContext) -> Built:
    """Build the archive and its desks."""
    archive = Archive(
        TableRows(context.store), ShareRows(context.store), context.part(Tables).register
    )
    replays = ReplayDesk(archive, context.part(Looks), context.part(Languages))
    return Built(
        parts=(archive, replays, ScoreDesk(archive)),
        routes=replays.routes(),
        remembers=(archive,),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("archive",), personal=(PERSONAL,))
