"""Finished matches and deals, put together."""

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk, ScoreDesk, menu_buttons
from bot.archive.replay_page import below_score
from bot.archive.rows import PERSONAL, ShareRows
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext
from bot.tables.desk.additions import TableAdditions
from bot.tables.desk.clicks import TableClicks
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def additions(_context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Add the buttons to a deal's replay and to a match's score sheet."""
    return (TableAdditions(below_score=(below_score,), menu=(menu_buttons,)),)


def build(context: FeatureContext) -> Built:
    """Build the archive and its desks."""
    archive = Archive(
        TableRows(context.store), ShareRows(context.store), context.part(Tables).register
    )
    replays = ReplayDesk(archive, context.part(Looks), context.part(Languages))
    scores = ScoreDesk(archive)
    return Built(
        parts=(archive, replays, scores),
        routes=(*replays.routes(), *context.part(TableClicks).routes_of(*scores.controls())),
        remembers=(archive,),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("archive",), personal=(PERSONAL,))
