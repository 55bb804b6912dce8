"""Tournaments, put together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.contests.core.desk import TryDesk
from bot.contests.core.keeping import OverdueContests
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.tournaments.board import TournamentBoards
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.kind import TournamentKind
from bot.contests.tournaments.rows import PERSONAL, TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, House, Job
from bot.kit.limits import Preparations


def build(house: House) -> Built:
    """Build the desk of tournaments, and their boards in channels."""
    rows, contests = TournamentRows(house.store), house.part(ContestRows)
    tournaments = Tournaments(
        rows=rows,
        contests=contests,
        secret=house.secret,
        now=house.now,
        searching=house.searching,
        jobs=house.jobs,
        preparations=house.part(Preparations),
    )
    boards = _boards(house, rows)
    desk = TournamentDesk(tournaments, house.part(TryDesk), boards.changed)
    house.part(Kinds).add(TournamentKind(rows, contests, desk))
    return Built(
        parts=(tournaments, desk),
        routes=desk.routes(),
        jobs=(Job(boards.start, boards.close),),
    )


def _boards(house: House, rows: TournamentRows) -> TournamentBoards:
    languages, looks = house.part(Languages), house.part(Looks)
    boards = TournamentBoards(
        rows=rows,
        store=house.store,
        messages=house.part(Postboxes).pictured,
        languages=languages,
        looks=looks,
        now=house.now,
        hears=house.hears,
        closes=house.part(OverdueContests).hurry,
    )

    def chosen(whose: Whose, number: int) -> None:
        """A server has chosen its language, or how its boards are drawn."""
        del number
        if whose == "server":
            boards.all_changed()

    languages.listen(chosen)
    looks.listen(chosen)
    return boards


FEATURE = Feature(name="tournaments", build=build, cogs=("tournaments",), personal=(PERSONAL,))
