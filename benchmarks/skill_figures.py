"""Plain numbers from the tries of known kinds of players: how well deals tell them apart."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

SAMPLES = 400
"""Samples of the deals, which intervals are taken from."""
MATCHES = 4000
"""Matches over several deals that are drawn for a figure."""
LOW, HIGH = 0.025, 0.975
PAIRS = (
    ("master", "novice"),
    ("master", "club"),
    ("earlier-master", "club"),
    ("club", "novice"),
    ("club", "club-25"),
    ("club", "club-40"),
    ("club", "timid"),
    ("club", "bold"),
    ("club", "forgetful"),
    ("club-5", "club-20"),
)
"""Kinds that are compared, in each the one that its row calls better first."""
FITTED = PAIRS[:5]
"""Pairs by which the share of points ahead is fitted: those of which nobody doubts who is
better."""
OVER = (1, 7)
"""Deals of a match: a day's, and a week's."""
SHARES = tuple(share / 40 for share in range(21))
"""Shares of points ahead that are tried: a point ahead makes up for that much cost."""


class Tried(NamedTuple):
    """The result of a player of some kind at a deal."""

    deal: int
    kind: str
    points: int
    cost: float
    ahead: float
    """Points ahead of the others at the table."""


Deals: TypeAlias = Sequence[Sequence[Tried]]
"""All tries, by deal."""
Worth: TypeAlias = Callable[[Tried], float]


def by_both(share: float) -> Worth:
    """Count cost, and a share of the points ahead.

    The mean of ghosts of the same deal would be the same for both who are compared at it.
    """
    return lambda attempt: share * attempt.ahead - attempt.cost


BY: dict[str, Worth] = {
    "cost": lambda attempt: -attempt.cost,
    "ahead": lambda attempt: attempt.ahead,
}
"""The countable worths: more is better."""


def fitted_share(deals: Deals) -> float:
    """The share of points ahead with which the better ones are before the others most often."""

    def before(share: float) -> float:
        worth = by_both(share)
        return sum(
            share_better(deal, *pair, worth) for pair in FITTED for deal in tried_by(deals, pair)
        )

    return max(SHARES, key=lambda share: (before(share), -share))


def win_share(mine: float, other: float) -> float:
    """1 where the first one is better, a half where they are equal."""
    return float(mine > other) + (mine == other) / 2


def tried_by(deals: Deals, pair: Iterable[str]) -> Deals:
    """The deals that both kinds have tried."""
    return [deal for deal in deals if {*pair} <= {attempt.kind for attempt in deal}]


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


def lines(deals: Deals) -> Iterator[str]:
    """The results, as lines: by kind, then of pairs of kinds over one deal and over several."""
    if len(deals) < len(SIDES):
        return
    every = [attempt for deal in deals for attempt in deal]
    for kind in dict.fromkeys(attempt.kind for attempt in every):
        tries = [attempt for attempt in every if attempt.kind == kind]
        cost, ahead = (fmean(figures) for figures in zip(*map(_figures, tries), strict=True))
        yield f"{kind:14} cost {cost:6.2f}; ahead {ahead:7.2f}; {len(tries)} tries"
    shares = [fitted_share(deals[1 - side :: 2]) for side in SIDES]
    by_deal = {
        attempt.deal: by_both(shares[place % 2])
        for place, deal in enumerate(deals)
        for attempt in deal
    }
    yield f"a point ahead makes up for {shares[0]} and {shares[1]} of cost, by either half"
    for better, worse in PAIRS:
        tried = tried_by(deals, (better, worse))
        if not tried:
            continue
        yield f"{better} before {worse}, {len(tried)} deals"
        for name, worth in BY.items():
            yield _line(tried, better, worse, name, worth)
        yield _line(tried, better, worse, "both", lambda attempt: by_deal[attempt.deal](attempt))


SIDES = (0, 1)
"""The deals in two halves, each judged by the share that was fitted on the other."""


def _figures(attempt: Tried) -> tuple[float, float]:
    return attempt.cost, attempt.ahead


def _line(deals: Deals, better: str, worse: str, name: str, worth: Worth) -> str:
    results = [f"{n}: {share_over(deals, better, worse, worth, n)}" for n in OVER]
    return f"    by {name:6} {'   '.join(results)}"
