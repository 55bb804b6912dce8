"""Deals of the day and rated deals as kinds of contests."""

from functools import partial

from bot.contests.core.entries import OpenEntry
from bot.contests.core.kind import Kind
from bot.contests.core.rows import Contest, ContestRows, NewEntry, StoredEntry
from bot.contests.daily.desk import DailyDesk
from bot.contests.daily.ladder_rows import LadderRows
from bot.contests.daily.ladders import rank_again, rank_all
from bot.contests.daily.ranked import Ranked
from bot.contests.daily.rows import note_opened
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown, Venue
from bot.store.database import Work


class RankedKind(Kind):
    """A kind of deals that come every day and have ladders."""

    def __init__(
        self, ranked: Ranked, rows: LadderRows, contests: ContestRows, desk: DailyDesk
    ) -> None:
        self.name = ranked.name
        self._reminds = ranked.reminds
        self._rows = rows
        self._contests = contests
        self._desk = desk

    def opening_writes(self, new: NewEntry) -> tuple[Work, ...]:
        """Its person's next reminder counts from it."""
        if not self._reminds or new.late or new.person is None:
            return ()
        return (partial(note_opened, person=new.person, at=new.opened_at),)

    def hint_refusal(self, contest: Contest) -> Denied:
        """Says when it closes."""
        return Denied("daily-no-hints", at=str(contest.closes))

    async def readable_people(self, contest: Contest, guild: int) -> None:
        """Everybody's results are read everywhere."""

    async def count_tries(self, contest: Contest) -> None:
        """Count all tries on the ladders."""
        await rank_all(self._rows, self._contests, contest, among_people=False)

    async def recount_try(self, contest: Contest, entry: StoredEntry) -> None:
        """Count a try again, with what its decisions cost."""
        await rank_again(self._rows, self._contests, contest, entry)

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """How a try compares."""
        return await self._desk.show_result(person, place, entry)
