"""A month of a person's days: how each one went, by what they may see of it."""

from calendar import Calendar
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from math import hypot
from statistics import fmean
from typing import NamedTuple

from bot.contests.core.comparing import Streak, missed_days, round_mean, streak, streak_days
from bot.contests.core.judging import parse_verdict
from bot.contests.daily.ladders import date_of, number_of
from bot.contests.daily.ranked import DAILY
from bot.contests.days.rows import DayResult
from bot.pictures.scenes import DayMark
from engine import variant
from search.explain.grades import whole_percent


class Month(NamedTuple):
    """A month of a year."""

    year: int
    month: int

    @classmethod
    def of_day(cls, day: int) -> "Month":
        """The month of a day."""
        at = date_of(day)
        return cls(at.year, at.month)

    @classmethod
    def read(cls, number: int) -> "Month | None":
        """Parse a number such as 202611; None if it is not a month."""
        year, month = divmod(number, 100)
        return cls(year, month) if 2000 <= year <= 2999 and 1 <= month <= 12 else None

    @property
    def number(self) -> int:
        """The month as a number, such as 202611."""
        return self.year * 100 + self.month

    @property
    def begins(self) -> int:
        """Its first day."""
        return number_of(date(self.year, self.month, 1))

    @property
    def ends(self) -> int:
        """The day after its last one."""
        return self.later.begins

    @property
    def earlier(self) -> "Month":
        """The month before."""
        return Month(self.year, self.month - 1) if self.month > 1 else Month(self.year - 1, 12)

    @property
    def later(self) -> "Month":
        """The month after."""
        return Month(self.year, self.month + 1) if self.month < 12 else Month(self.year + 1, 1)


class CalendarDay(NamedTuple):
    """A day of a month."""

    at: date
    mark: DayMark = "blank"
    deals: int = 0
    """How many its person has finished."""
    percent: int | None = None
    """The mean percentile of its deals, as exactly as it is known; None: it is not to be told, or
    unknown."""
    cost: float | None = None
    """Points that all decisions cost; None: they are not to be told, or unknown."""
    error: float | None = 0.0
    """The standard error of that cost; None: an earlier release did not say."""
    squares: tuple[int, ...] = ()
    """As ``comparing.squares``, if its person has finished a single deal."""


@dataclass(frozen=True)
class CalendarMonth:
    """A person's month."""

    month: Month
    weeks: tuple[tuple[CalendarDay | None, ...], ...]
    """From Monday to Sunday; None: a day of another month."""
    days: int
    """How many have a finished deal."""
    percent: int | None
    """As ``mean_percent`` of all deals that are over; None: there are none."""
    streak: Streak
    """As of today."""
    first: bool
    """There is no earlier month to show."""
    last: bool
    """No later month has begun."""

    @property
    def every_day(self) -> tuple[CalendarDay, ...]:
        """All days of the month."""
        return tuple(day for week in self.weeks for day in week if day is not None)


def calendar_month(
    month: Month,
    results: Sequence[DayResult],
    verdicts: Mapping[int, str | None],
    puzzle_days: Collection[int],
    held: Sequence[int],
    today: int,
) -> CalendarMonth:
    """Return a month of a person who has begun a try, or answered a puzzle of the day.

    ``verdicts``: those on its tries, by the try; ``puzzle_days``: whose puzzle was answered;
    ``held``: those with a deal, ascending, at least from the first in a streak to yesterday.
    """
    of_streak = streak_days_of(results, puzzle_days)
    spare_days, held_days = {*_spare_days(of_streak, held, today)}, {*held}
    first = min((*puzzle_days, *(result.day for result in results)))
    by_day = defaultdict[int, list[DayResult]](list)
    for result in results:
        if result.played and month.begins <= result.day < month.ends:
            by_day[result.day].append(result)

    def of_day(at: date) -> CalendarDay | None:
        day = number_of(at)
        if at.month != month.month:
            return None
        if day in by_day:
            return _with_deals(at, by_day[day], verdicts)
        if day < first or day > today:
            return CalendarDay(at)
        if day in of_streak:
            return CalendarDay(at, "puzzle")
        if day == today:
            return CalendarDay(at, "open")
        if day not in held_days:
            return CalendarDay(at)
        return CalendarDay(at, "spare" if day in spare_days else "missed")

    weeks = Calendar().monthdatescalendar(month.year, month.month)
    return CalendarMonth(
        month=month,
        weeks=tuple(tuple(map(of_day, week)) for week in weeks),
        days=len(by_day),
        percent=mean_percent(chain.from_iterable(by_day.values())),
        streak=streak(of_streak, today, held),
        first=month.begins <= first,
        last=month.ends > today,
    )


def streak_days_of(results: Iterable[DayResult], puzzle_days: Iterable[int]) -> frozenset[int]:
    """Return the days that count for the streak."""
    return frozenset(
        (*puzzle_days, *(each.day for each in results if each.played and each.kind == DAILY.name))
    )


def _spare_days(days: Iterable[int], held: Sequence[int], today: int) -> Iterator[int]:
    """Yield the missed days in spite of which a streak went on, or still may."""
    last = None
    for last in streak_days(days, held):
        yield from last.missed
    if last is not None:
        missed = missed_days(held, last.day, today)
        yield from missed if len(missed) <= last.streak.spare else ()


def _joint_error(errors: Iterable[float | None]) -> float | None:
    """The standard error of a sum; None: that of a part is not known."""
    parts = [*errors]
    return None if None in parts else hypot(*(error or 0.0 for error in parts))


def _with_deals(
    at: date, results: Sequence[DayResult], verdicts: Mapping[int, str | None]
) -> CalendarDay:
    """Return a day with finished deals."""
    settled = all(result.settled for result in results)
    costs = [cost for result in results if (cost := points_lost(result)) is not None]
    of_results = [
        parse_verdict(verdicts[result.entry]) for result in results if result.entry in verdicts
    ]
    verdict = of_results[0] if len(of_results) == 1 else None
    return CalendarDay(
        at,
        "result" if settled else "waiting",
        deals=len(results),
        percent=rounded_mean(results),
        cost=round(sum(costs), 1) if len(costs) == len(results) else None,
        error=_joint_error(each.error for each in of_results if each is not None),
        squares=verdict.squares if verdict is not None else (),
    )


def points_lost(result: DayResult) -> float | None:
    """Return the points of its game that the decisions of a try cost."""
    if result.cost is None:
        return None
    return result.cost * variant(result.variant).spread(result.players)


def rounded_mean(results: Iterable[DayResult]) -> int | None:
    """Return a day's mean percentile as exactly as it is known; None if no try has one."""
    compared = [(result.percent, result.ghosts) for result in results if result.percent is not None]
    if not compared:
        return None
    percents, ghosts = zip(*compared, strict=True)
    return round_mean(fmean(percents), ghosts)


def mean_percent(results: Iterable[DayResult]) -> int | None:
    """Return the mean percentile of tries; None if none has one.

    Over several days it is a whole percent, as on ladders; of a single day it is what its results
    say. Only who beat all others has 100.
    """
    compared = [result for result in results if result.percent is not None]
    if len({result.day for result in compared}) < 2:
        return rounded_mean(compared)
    return whole_percent(fmean(result.percent or 0 for result in compared) / 100)


def mean(values: Sequence[float]) -> float | None:
    """Return the mean of some values; None if there are none."""
    return sum(values) / len(values) if values else None
