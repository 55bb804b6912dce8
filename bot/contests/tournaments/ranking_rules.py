"""The ranking rules of tournaments.

Plain numbers in, plain numbers out, and no rounding between: people with the same result share a
place.

A deal compares only those who have played it. Whoever did not open or finish it gets its bottom.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from math import lcm
from typing import NamedTuple

from bot.contests.tournaments.rows import Ranking
from engine import variant

CAPPED = 2
"""A deal counts at most so many spreads of the game, either way: a valat would decide a tournament
by itself."""

Results = Mapping[int, Sequence[int | None]]
"""The points made deal by deal, for each person; None: unopened, or left unfinished."""


class Rank(NamedTuple):
    """A person's rank."""

    place: int
    who: int
    score: float
    """Average percent, or total points."""
    deals: int
    """How many they have played."""


class DealWeights(NamedTuple):
    """The weights of a deal's results, in whole numbers."""

    of: Mapping[int, int]
    """By the points made there."""
    unit: int
    """How many of them are one hundred percent, or a point."""
    bottom: int
    """For people who did not open or finish it."""


def cap_of(game: str, players: int) -> int:
    """The most a deal may count, in points, where differences do.

    >>> cap_of("slovenian", 4)
    60
    """
    return max(1, round(CAPPED * variant(game).spread(players)))


def rank_results(results: Results, ranking: Ranking, cap: int) -> tuple[Rank, ...]:
    """All who have played a deal, the best first; equal results share a place.

    >>> [(one.place, one.who, one.score) for one in
    ...  rank_results({1: [35, 0], 2: [35, None], 3: [-70, 20]}, "matchpoints", 60)]
    [(1, 3, 50.0), (2, 1, 37.5), (2, 2, 37.5)]
    >>> [(one.place, one.who, one.score) for one in
    ...  rank_results({1: [500, 0], 2: [35, None], 3: [-70, 20]}, "differences", 60)]
    [(1, 1, 50.0), (2, 3, -50.0), (3, 2, -60.0)]
    """
    opened = {
        person: results_by_deal
        for person, results_by_deal in results.items()
        if any(points is not None for points in results_by_deal)
    }
    deals = list(zip(*opened.values(), strict=True))
    counted = [
        _counted([points for points in deal if points is not None], ranking, cap) for deal in deals
    ]
    unit = lcm(*(points.unit for points in counted)) if counted else 1
    sums = {
        person: _sum(results_by_deal, counted, unit) for person, results_by_deal in opened.items()
    }
    parts = unit * len(deals) / 100 if ranking == "matchpoints" else unit
    return tuple(_in_order(opened, sums, parts))


def _in_order(results: Results, sums: Mapping[int, int], parts: float) -> Iterator[Rank]:
    place, last = 0, None
    for number, key in enumerate(sorted(results, key=lambda person: -sums[person]), 1):
        if sums[key] != last:
            place, last = number, sums[key]
        played = sum(person is not None for person in results[key])
        yield Rank(place, key, sums[key] / parts, played)


def _sum(made: Sequence[int | None], counted: Sequence[DealWeights], unit: int) -> int:
    return sum(
        (deal.bottom if points is None else deal.of[points]) * (unit // deal.unit)
        for points, deal in zip(made, counted, strict=True)
    )


def _counted(made: Sequence[int], ranking: Ranking, cap: int) -> DealWeights:
    """Weigh each result of a deal against the others there."""
    ordered = sorted(made)
    if ranking == "matchpoints":
        return _matchpoints(ordered)
    twice = ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2] if ordered else 0
    worth = {points: max(-2 * cap, min(2 * points - twice, 2 * cap)) for points in ordered}
    return DealWeights(worth, 2, -2 * cap)


def _matchpoints(ordered: Sequence[int]) -> DealWeights:
    """Two for each other result it beats, one for each equal one; alone, half of all."""
    others = len(ordered) - 1
    if others < 1:
        return DealWeights(dict.fromkeys(ordered, 1), 2, 0)
    worth = {
        points: bisect_left(ordered, points) + bisect_right(ordered, points) - 1
        for points in set(ordered)
    }
    return DealWeights(worth, 2 * others, 0)
