"""Plain numbers from the tries of known kinds of players: how well deals tell them apart."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

SAMPLES = 400
"""Samples of the deals, which intervals are taken from."""
MATCHES = 4000
"""Matches over several deals that are drawn for a figure."""
LOW, HIGH = 0.025, 0.975
KINDS = ("master", "club", "novice")
"""The better ones first."""
OVER = (1, 5, 12)
"""Deals of a match."""


class Tried(NamedTuple):
    """The result of a player of some kind at a deal."""

    deal: int
    kind: str
    points: int
    cost: float


Deals: TypeAlias = Sequence[Sequence[Tried]]
"""All tries, by deal."""
Worth: TypeAlias = Callable[[Tried], float]
BY: dict[str, Worth] = {
    "cost": lambda attempt: -attempt.cost,
    "points": lambda attempt: attempt.points,
}
"""The countable worths: more is better."""


def win_share(mine: float, other: float) -> float:
    """1 where the first one is better, a half where they are equal."""
    return float(mine > other) + (mine == other) / 2


def share_better(deal: Sequence[Tried], better: str, worse: str, worth: Worth) -> float:
    """The share of deals at which the better kind is before the worse one."""
    mine, others = (
        [worth(attempt) for attempt in deal if attempt.kind == kind] for kind in (better, worse)
    )
    return fmean(win_share(attempt, other) for attempt in mine for other in others)


def over(
    deals: Deals, better: str, worse: str, worth: Worth, number: int, matches: int, chance: Random
) -> float:
    """The share for sums over ``number`` deals, with one player of each kind.

    The deals are drawn at random from these; one may come more than once, in place of others.
    """
    tries = [
        [[worth(attempt) for attempt in deal if attempt.kind == kind] for kind in (better, worse)]
        for deal in deals
    ]
    won = 0.0
    for _ in range(matches):
        drawn = chance.choices(tries, k=number)
        mine, other = (sum(chance.choice(deal[side]) for deal in drawn) for side in (0, 1))
        won += win_share(mine, other)
    return won / matches


class Share(NamedTuple):
    """The share of the better kind before the worse one, with its interval over samples."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ({self.low:.2f}–{self.high:.2f})"


def share_over(deals: Deals, better: str, worse: str, worth: Worth, number: int) -> Share:
    """That share over ``number`` deals, with the interval of 95 of 100 samples of these deals."""
    chance = Random(f"{better} {worse} {number}")
    if number == 1:
        each = [share_better(deal, better, worse, worth) for deal in deals]
        mean = fmean(each)
        samples = [fmean(chance.choices(each, k=len(each))) for _ in range(SAMPLES)]
    else:
        question = better, worse, worth, number
        mean = over(deals, *question, MATCHES, chance)
        few = MATCHES // 10
        samples = [
            over(chance.choices(deals, k=len(deals)), *question, few, chance)
            for _ in range(SAMPLES // 4)
        ]
    samples.sort()
    return Share(mean, samples[int(LOW * len(samples))], samples[int(HIGH * len(samples))])


def lines(deals: Deals, by: dict[str, Worth] | None = None) -> Iterator[str]:
    """The results, as lines: of each two kinds, over one deal and over several."""
    if not deals:
        return
    every = [attempt for deal in deals for attempt in deal]
    for kind in KINDS:
        costs = [attempt.cost for attempt in every if attempt.kind == kind]
        points = fmean(attempt.points for attempt in every if attempt.kind == kind)
        free = sum(cost == 0 for cost in costs) / len(costs)
        yield f"{kind:8} cost {fmean(costs):6.2f}, nothing in {free:4.0%}; points {points:7.2f}"
    for better, worse in combinations(KINDS, 2):
        for name, worth in (by or BY).items():
            results = [f"{n}: {share_over(deals, better, worse, worth, n)}" for n in OVER]
            yield f"{better} before {worse:8} by {name:8} {'   '.join(results)}"
