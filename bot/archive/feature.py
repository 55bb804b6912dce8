"""Finished matches and deals, put together."""

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk, ScoreDesk
from bot.archive.replay_page import below_score
from bot.archive.rows import PERSONAL, ShareRows
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, House
from bot.tables.desk.additions import TableAdditions
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


def add(_house: House) -> tuple[TableAdditions, ...]:
    """Lead from a table's score to the deal."""
    return (TableAdditions(below_score=(below_score,)),)


def build(house: House) -> Built:
    """Build the archive and its desks."""
    archive = Archive(TableRows(house.store), ShareRows(house.store), house.part(Tables).register)
    replays = ReplayDesk(archive, house.part(Looks), house.part(Languages))
    return Built(
        parts=(archive, replays, ScoreDesk(archive)),
        routes=replays.routes(),
        remembers=(archive,),
    )


FEATURE = Feature(name="archive", add=add, build=build, cogs=("archive",), personal=(PERSONAL,))
