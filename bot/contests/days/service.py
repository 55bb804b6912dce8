"""A person's days, read from the store for their pages."""

from collections.abc import Sequence

from bot.contests.daily.ranked import DAILY
from bot.contests.daily.service import FIRST, Now, day_of
from bot.contests.days.calendar import CalendarMonth, Month, calendar_month
from bot.contests.days.decisions import Decisions, decisions_of
from bot.contests.days.records import CURVE_DAYS, Records, records
from bot.contests.days.rows import DayResult, DayRows
from bot.learning.puzzles.rows import PuzzleRows


class MyDays:
    """Reads a person's days. Every method may raise StoreError."""

    def __init__(self, rows: DayRows, puzzles: PuzzleRows, now: Now) -> None:
        self._rows = rows
        self._puzzles = puzzles
        self._now = now

    @property
    def today(self) -> int:
        """The number of today."""
        return day_of(self._now())

    async def month(self, person: int, wanted: Month | None) -> CalendarMonth | None:
        """Return a month, by default and at the latest this one; None: there is nothing to show.

        Nothing: no deal was ever begun, and no puzzle of the day answered.
        """
        results, puzzle_days = await self._rows.results(person), await self._puzzle_days(person)
        if not results and not puzzle_days:
            return None
        current = Month.of_day(self.today)
        month = current if wanted is None else min(wanted, current)
        verdicts = await self._rows.verdicts(person, month.begins, month.ends)
        held = await self._held_days(results, puzzle_days)
        return calendar_month(month, results, verdicts, puzzle_days, held, self.today)

    async def records(self, person: int) -> Records | None:
        """Return a person's records; None: there is nothing to show, as in ``month``."""
        results, puzzle_days = await self._rows.results(person), await self._puzzle_days(person)
        if not results and not puzzle_days:
            return None
        held = await self._held_days(results, puzzle_days)
        return records(results, puzzle_days, held, self.today)

    async def decisions(self, person: int) -> Decisions:
        """Return a person's decisions of the last days that are worth looking at again."""
        return decisions_of(await self._rows.judged(person, self.today - CURVE_DAYS + 1))

    async def _held_days(
        self, results: Sequence[DayResult], puzzle_days: Sequence[int]
    ) -> tuple[int, ...]:
        """Return the days with a deal since a person's first, without today."""
        first = min(*puzzle_days, *(result.day for result in results), self.today)
        return await self._rows.held_days(DAILY.name, first, self.today, "")

    async def _puzzle_days(self, person: int) -> list[int]:
        return [day - FIRST for day in await self._puzzles.days(person)]
