"""The cost of a deal's decisions together: if beyond doubt whole, else by its odds.

Most moves other than the advised one cost next to nothing, and a few cost very much. So an
uncertain difference is weighed against both: a small one is mostly chance, a large one mostly true.
"""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, hypot, log, sqrt
from pathlib import Path
from typing import NamedTuple

from engine import variant
from search.explain.grades import USUAL_SPREAD
from search.explain.verdicts import Verdict, advice_of


class Kind(NamedTuple):
    """A kind of move other than the advised one: its cost, normally distributed, in units."""

    mean: float
    deviation: float


KINDS = (Kind(0.0, 0.25), Kind(0.8, 0.6), Kind(3.2, 2.4), Kind(12.8, 9.6), Kind(51.2, 38.4))
"""It is as good, or it costs a little, more, much or very much."""
FILE = Path(__file__).parents[1] / "costs" / "shares.json"
"""How often each kind was found, by game (``python -m benchmarks.costs``)."""
ANY_GAME = "all"
MAX_GAMES = 64
"""Games whose shares are remembered."""
MAX_ERROR = 1.5
"""Units of error of a sum below which nothing is looked at again."""


class Belief(NamedTuple):
    """A belief about a move other than the advised one before it is tried."""

    unit: float
    """The worth of a point of the game in units (``grades.unit``)."""
    shares: tuple[float, ...]
    """Of all kinds of moves."""


@lru_cache(MAX_GAMES)
def belief(game: str, players: int) -> Belief:
    """The belief about moves of a game; about those of a game without figures, that for all."""
    shares = json.loads(FILE.read_text("utf-8"))
    unit = variant(game).spread(players) / USUAL_SPREAD
    return Belief(unit, tuple(shares.get(f"{game}{players}", shares[ANY_GAME])))


class Cost(NamedTuple):
    """A cost in game points, and its standard error."""

    points: float
    """Below 0: better than the advised moves."""
    error: float


def expected_cost(less: float, error: float, believed: Belief) -> Cost:
    """The cost to be expected of a move that was measured to bring so much less.

    A small difference counts for less than was measured, a large one almost whole.

    >>> [
    ...     round(expected_cost(less, 5.0, Belief(1.0, (0.4, 0.2, 0.29, 0.1, 0.01))).points)
    ...     for less in (2.0, 10.0, 40.0)
    ... ]
    [1, 4, 37]
    """
    if not error:
        return Cost(less, 0.0)
    odds, means, variances = list[float](), list[float](), list[float]()
    for kind, share in zip(KINDS, believed.shares, strict=True):
        about, deviation = kind.mean * believed.unit, kind.deviation * believed.unit
        spread = hypot(deviation, error)
        trusted = (deviation / spread) ** 2
        odds.append(log(share / spread) - ((less - about) / spread) ** 2 / 2)
        means.append(about + trusted * (less - about))
        variances.append(trusted * error**2)
    weights = [exp(each - max(odds)) for each in odds]
    mean = _mean(means, weights)
    squares = [
        variance + (each - mean) ** 2 for variance, each in zip(variances, means, strict=True)
    ]
    return Cost(mean, sqrt(_mean(squares, weights)))


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    pairs = zip(values, weights, strict=True)
    return sum(value * weight for value, weight in pairs) / sum(weights)


def cost_of(verdict: Verdict, believed: Belief) -> Cost:
    """The cost of a decision: as an analysis says if it is beyond doubt, else the expected one."""
    if verdict.grade == "best":
        return Cost(0.0, 0.0)
    if verdict.grade == "costs":
        return Cost(verdict.cost, verdict.known.error)
    return expected_cost(verdict.known.difference, verdict.known.error, believed)


def counted(verdicts: Iterable[Verdict], believed: Belief) -> list[tuple[Verdict, Cost]]:
    """The decisions that count, with their costs.

    Advice that was passed over several times counts only once, where that cost most.
    """
    every = list[tuple[Verdict, Cost]]()
    once = dict[tuple[str, str], tuple[Verdict, Cost]]()
    for verdict in verdicts:
        cost, advice = cost_of(verdict, believed), advice_of(verdict)
        if advice is None:
            every.append((verdict, cost))
        elif advice not in once or cost.points > once[advice][1].points:
            once[advice] = verdict, cost
    return every + list(once.values())


def total_cost(verdicts: Iterable[Verdict], believed: Belief) -> Cost:
    """The cost of all decisions, in game points; below 0 they beat the advice."""
    costs = [cost for _, cost in counted(verdicts, believed)]
    return Cost(sum(cost.points for cost in costs), hypot(*(cost.error for cost in costs)))


def least_certain(verdicts: Iterable[Verdict], believed: Belief) -> Verdict | None:
    """The decision to look at more closely; None if the sum is certain enough."""
    costs = counted(verdicts, believed)
    if hypot(*(cost.error for _, cost in costs)) <= MAX_ERROR * believed.unit:
        return None
    return max(costs, key=lambda item: item[1].error)[0]
