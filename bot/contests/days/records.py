"""A person's records at deals of the day, and their curves over the last days."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.contests.core.comparing import Streak, streak, streak_days
from bot.contests.days.calendar import Month, mean, mean_percent, streak_days_of
from bot.contests.days.rows import DayResult

CURVE_DAYS = 90
"""The days that a curve is about."""
ROLLING_DAYS = 7
"""The days over which each of its points is a mean."""
MIN_CURVE_DAYS = 3
"""The days with a result from which there is a curve."""
MIN_MONTH_DAYS = 7
"""The days with a result from which a month may be the best one."""


class FormRecord(NamedTuple):
    """A person's deals of one game."""

    variant: str
    players: int
    deals: int
    percent: int
    """As ``mean_percent``."""
    least: DayResult | None
    """The try whose decisions cost the least points; None: none is judged."""


class BestMonth(NamedTuple):
    """The month with the best mean percentile."""

    month: Month
    percent: int
    """As ``mean_percent``."""
    days: int


class CurvePoint(NamedTuple):
    """Means over the last seven days, as of a day with a result."""

    percent: int
    """As ``mean_percent``."""
    cost: float | None
    """Of the points lost to mistakes, in spreads of the games; None: none is judged."""


@dataclass(frozen=True)
class Records:
    """A person's records: over all deals, so far as they are over."""

    days: int
    """On which a deal was finished."""
    deals: int
    """That were finished."""
    percent: int | None
    """As ``mean_percent``; None: nothing is compared yet."""
    best: DayResult | None
    """The first one with the best percentile."""
    best_percent: int | None
    """Its percentile, as exactly as it is known."""
    best_month: BestMonth | None
    streak: Streak
    """As of today."""
    longest: int
    """Days of the longest streak."""
    forms: tuple[FormRecord, ...]
    """The most played first."""
    curve: tuple[CurvePoint, ...]
    """Over the last days; empty: there are too few."""
    errors: tuple[float | None, ...] = ()
    """The standard errors of the least costs; None: an earlier release did not say."""


def records(
    results: Sequence[DayResult], puzzle_days: Iterable[int], held: Sequence[int], today: int
) -> Records:
    """Return the records of a person's tries, which come newest first.

    ``held``: as in ``calendar_month``.
    """
    played = [result for result in results if result.played]
    compared = [result for result in reversed(played) if result.percent is not None]
    best = max(compared, key=lambda result: result.percent or 0, default=None)
    of_streak = streak_days_of(played, puzzle_days)
    return Records(
        days=len({result.day for result in played}),
        deals=len(played),
        percent=mean_percent(compared),
        best=best,
        best_percent=mean_percent(() if best is None else (best,)),
        best_month=_best_month(compared),
        streak=streak(of_streak, today, held),
        longest=max((day.streak.days for day in streak_days(of_streak, held)), default=0),
        forms=_forms(compared),
        curve=curve(compared, today),
    )


def _best_month(compared: Iterable[DayResult]) -> BestMonth | None:
    by_month = defaultdict[Month, list[DayResult]](list)
    for result in compared:
        by_month[Month.of_day(result.day)].append(result)
    days = {month: len({result.day for result in of_month}) for month, of_month in by_month.items()}
    enough = [month for month in by_month if days[month] >= MIN_MONTH_DAYS]
    if not enough:
        return None
    best = max(enough, key=lambda month: _exact_percent(by_month[month]))
    return BestMonth(best, mean_percent(by_month[best]) or 0, days[best])


def _exact_percent(compared: Iterable[DayResult]) -> float:
    return mean([result.percent or 0 for result in compared]) or 0.0


def _forms(compared: Iterable[DayResult]) -> tuple[FormRecord, ...]:
    by_form = defaultdict[tuple[str, int], list[DayResult]](list)
    for result in compared:
        by_form[result.variant, result.players].append(result)
    forms = [
        FormRecord(
            *form,
            deals=len(of_form),
            percent=mean_percent(of_form) or 0,
            least=min(
                (result for result in of_form if result.cost is not None),
                key=lambda result: result.cost or 0.0,
                default=None,
            ),
        )
        for form, of_form in by_form.items()
    ]
    return tuple(sorted(forms, key=lambda form: -form.deals))


def curve(compared: Iterable[DayResult], today: int) -> tuple[CurvePoint, ...]:
    """Return the curve of tries that have a percentile, oldest first."""
    first = today - CURVE_DAYS + 1
    recent = [result for result in compared if result.day > first - ROLLING_DAYS]
    days = sorted({result.day for result in recent if result.day >= first})
    if len(days) < MIN_CURVE_DAYS:
        return ()
    points = list[CurvePoint]()
    for day in days:
        rolling = [result for result in recent if day - ROLLING_DAYS < result.day <= day]
        percent = mean_percent(rolling) or 0
        cost = mean([result.cost for result in rolling if result.cost is not None])
        points.append(CurvePoint(percent, cost))
    return tuple(points)
