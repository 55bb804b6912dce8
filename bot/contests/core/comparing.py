"""A try's result: compared with ghosts and people, by the cost of decisions, and day after day.

Plain numbers in, plain numbers out.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

QUARTERS = 4
"""How many parts of a deal have a square each."""
GOOD, FAIR = 1 / 30, 1 / 6
"""What a quarter's decisions may cost for the best square and the next one, as parts of how far
apart chance sets the game's scores (``engine.Variant.spread``)."""
FREEZES = 2
"""How many days may be missed without breaking a row of days."""


class Beside(NamedTuple):
    """How a result compares with others."""

    better: int
    """How many of them it beats."""
    of: int
    percent: int
    """The same in percent; ties count half."""
    level: int
    """How many it ties with."""


def beside(points: int, others: Sequence[int]) -> Beside:
    """A result compared with others, of which there are some.

    >>> beside(20, [10, 20, 20, 35])
    Beside(better=1, of=4, percent=50, level=2)
    """
    less, equal = sum(one < points for one in others), others.count(points)
    return Beside(less, len(others), round(100 * (less + equal / 2) / max(1, len(others))), equal)


def squares(costs: Iterable[tuple[int, float]], tricks: int, spread: float) -> tuple[int, ...]:
    """How well the decisions of each quarter of a deal were made: 0 the best, 2 the worst.

    ``costs``: each decision's trick (from 1; 0: before the play) and its cost.

    >>> squares([(0, 0.0), (5, 2.0), (12, 9.0)], 12, 30.0)
    (0, 1, 0, 2)
    """
    sums = [0.0] * QUARTERS
    for trick, cost in costs:
        place = (max(trick, 1) - 1) * QUARTERS // max(tricks, 1)
        sums[min(place, QUARTERS - 1)] += cost
    return tuple((one > GOOD * spread) + (one > FAIR * spread) for one in sums)


def streak(days: Sequence[int], today: int) -> int:
    """How many days in a row somebody has played until now; today may still come.

    Up to ``FREEZES`` days may be missing; they count for nothing.

    >>> streak([1, 2, 4, 5], 5), streak([1, 2, 4, 5], 6), streak([1, 5], 5)
    (4, 4, 1)
    """
    played, missed, day, found = set(days), 0, today, 0
    if day not in played:
        day -= 1
    while missed <= FREEZES and day >= min(played, default=day + 1):
        found += day in played
        missed += day not in played
        day -= 1
    return found
