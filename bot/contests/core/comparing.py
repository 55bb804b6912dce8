"""Comparisons of a try's result: with other results, by the cost of decisions, and by day.

Functions of plain numbers.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol, TypeVar

from search.explain.grades import whole_percent

QUARTERS = 4
"""Parts of a deal that have a square each."""
MAX_COST_BEST = 1 / 30
"""Cost of a quarter's decisions up to which its square is the best, in spreads of the game
(``engine.Variant.spread``)."""
MAX_COST_FAIR = 1 / 6
"""Cost of a quarter's decisions up to which its square is the second best, in spreads."""
MAX_SPARE_DAYS = 2
"""Days that may be missed in a streak; every ``SPARE_DAY_AFTER`` days played bring one back."""
SPARE_DAY_AFTER = 7
MILESTONES = frozenset((7, 30, 100, 200, 365, 500, 1000))
"""Lengths of a streak that are worth a line of their own."""
STEPS = (1, 5)
"""Steps in which a percentile may be told if it is known better than that; otherwise tens."""
MIN_COMPARED = 20
"""Results with which a result is compared at least: fewer do not tell a percentile to ten."""

T = TypeVar("T")


class Attempt(Protocol):
    """A person's try at a deal."""

    @property
    def points(self) -> int | None:
        """The result; None: it is unfinished."""
        ...

    @property
    def by_house(self) -> bool:
        """Whether it was left unfinished, and the house has finished it."""
        ...


def is_played(attempt: Attempt) -> bool:
    """Return whether a try has a result: its person has finished it.

    One that the house has finished has none, in contests of every kind.
    """
    return attempt.points is not None and not attempt.by_house


def first_unfinished(tries: Iterable[Attempt | None]) -> int | None:
    """Return the first deal whose try is not finished; None: all are. ``tries``: by deal."""
    unfinished = (n for n, each in enumerate(tries) if each is None or each.points is None)
    return next(unfinished, None)


class Comparison(NamedTuple):
    """A result compared with others."""

    better: int
    """The number of results it beats."""
    total: int
    """The number of results compared with."""
    percent: int
    """The share of results it beats; ties count half."""
    ties: int
    """The number of results it ties with."""

    @property
    def rounded_percent(self) -> int:
        """The percentile in steps as large as its standard error, or of ten.

        The others are a sample: sixty of them tell 50% no better than to six or seven. Only who
        beats them all beats 100%.

        >>> [compare(points, range(60)).rounded_percent for points in (-1, 1, 17, 34, 55, 59, 60)]
        [0, 0, 30, 60, 90, 95, 100]
        >>> [compare(points, range(600)).rounded_percent for points in (171, 599)]
        [30, 99]
        """
        if self.better == self.total:
            return self.percent
        return _round_percent(self.percent, (self.total,))


def round_mean(percent: float, totals: Sequence[int]) -> int:
    """Round the mean of percentiles to steps as large as its standard error, or to tens.

    ``totals``: how many results each is compared with.

    >>> round_mean(51.0, (60,)), round_mean(51.0, (60, 30, 30)), round_mean(100.0, (60, 30, 30))
    (50, 50, 100)
    >>> round_mean(57.0, (60,)), round_mean(57.0, (60, 30, 30))
    (60, 55)
    """
    return 100 if percent == 100 else _round_percent(percent, totals)


def _round_percent(percent: float, totals: Sequence[int]) -> int:
    share = percent / 100
    variance = share * (1 - share) * sum(1 / max(1, total) for total in totals)
    error = 100 * math.sqrt(variance) / len(totals)
    step = next((step for step in STEPS if error <= step), 10)
    return min(step * round(percent / step), 100 - step)


def if_enough(results: Sequence[T]) -> Sequence[T]:
    """Return the results of a deal to compare with: none as long as there are too few.

    >>> len(if_enough(range(MIN_COMPARED))), len(if_enough(range(MIN_COMPARED - 1)))
    (20, 0)
    """
    return results if len(results) >= MIN_COMPARED else ()


def compare(points: int, others: Sequence[int]) -> Comparison:
    """Compare a result with others. Only who beats all is better than 100%, or none than 0%.

    >>> compare(20, [10, 20, 20, 35])
    Comparison(better=1, total=4, percent=50, ties=2)
    >>> compare(1, [2, *[0] * 300]).percent, compare(1, [0, *[2] * 300]).percent
    (99, 1)
    """
    better = sum(other < points for other in others)
    ties = others.count(points)
    percent = whole_percent((better + ties / 2) / max(1, len(others)))
    return Comparison(better=better, total=len(others), percent=percent, ties=ties)


def squares(costs: Iterable[tuple[int, float]], tricks: int, spread: float) -> tuple[int, ...]:
    """Grade the decisions of each quarter of a deal: 0 the best, 2 the worst.

    ``costs``: each decision's trick (from 1; 0: before the play) and its cost.

    >>> squares([(0, 0.0), (5, 2.0), (12, 9.0)], 12, 30.0)
    (0, 1, 0, 2)
    """
    sums = [0.0] * QUARTERS
    for trick, cost in costs:
        quarter = (max(trick, 1) - 1) * QUARTERS // max(tricks, 1)
        sums[min(quarter, QUARTERS - 1)] += cost
    return tuple(
        (total > MAX_COST_BEST * spread) + (total > MAX_COST_FAIR * spread) for total in sums
    )


class Streak(NamedTuple):
    """Days played in a row."""

    days: int
    spare: int
    """Days that may still be missed."""


NO_STREAK = Streak(0, MAX_SPARE_DAYS)


class StreakDay(NamedTuple):
    """A day played, and the streak as of it."""

    day: int
    streak: Streak
    missed: Sequence[int]
    """The days missed just before it, if the streak went on nevertheless."""


def missed_days(held: Sequence[int], after: int, before: int) -> Sequence[int]:
    """Return the days between two others on which there was something to play.

    ``held``: all days on which there was, ascending.

    >>> missed_days([1, 2, 5, 6, 9], after=2, before=9)
    [5, 6]
    """
    return held[bisect_right(held, after) : bisect_left(held, before)]


def streak_days(days: Iterable[int], held: Sequence[int]) -> Iterator[StreakDay]:
    """Yield the streak as of each day played.

    ``held``: as in ``missed_days``. Missed days do not count. They use up the spare days, of which
    every seventh day played brings one back.
    """
    length, spare, previous = 0, MAX_SPARE_DAYS, 0
    for day in sorted({*days}):
        missed = missed_days(held, previous, day) if length else ()
        if len(missed) > spare:
            length, spare, missed = 0, MAX_SPARE_DAYS, ()
        length, spare, previous = length + 1, spare - len(missed), day
        if length % SPARE_DAY_AFTER == 0:
            spare = min(spare + 1, MAX_SPARE_DAYS)
        yield StreakDay(day, Streak(length, spare), missed)


def streak(days: Iterable[int], as_of: int, held: Sequence[int]) -> Streak:
    """Count the days played in a row up to a day, or up to the one before.

    ``held``: as in ``missed_days``.

    >>> held = range(1, 10)
    >>> streak([1, 2, 4, 5], 5, held), streak([1, 2, 4, 5], 6, held)
    (Streak(days=4, spare=1), Streak(days=4, spare=1))
    >>> [streak([1, 5], as_of, held) for as_of in (5, 8, 9)]
    [Streak(days=1, spare=2), Streak(days=1, spare=0), Streak(days=0, spare=2)]
    >>> streak([1, 4, 5, 6, 7, 8, 9], 9, held)
    Streak(days=7, spare=1)
    >>> streak([1, 5], 9, [1, 5, 9])
    Streak(days=2, spare=2)
    """
    *_, last = (
        StreakDay(as_of, NO_STREAK, ()),
        *streak_days((day for day in days if day <= as_of), held),
    )
    length, spare = last.streak
    missed = len(missed_days(held, last.day, as_of))
    return NO_STREAK if missed > spare else Streak(length, spare - missed)
