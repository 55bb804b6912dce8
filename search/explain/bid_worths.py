"""The worth of bids tried in the same deals: plain numbers, which ``first_bids`` finds."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from engine import View
from search.explain.grades import CERTAIN_ERRORS, Gap, unit

MIN_DEALS_BEFORE_DROP = 50
"""The fewest deals in which each bid is tried."""


class TriedBids(NamedTuple):
    """The results of some bids in the same deals; by bid, a tuple with all deals."""

    weights: tuple[int, ...]
    """By deal: how often it was drawn, as likely ones are several times."""
    values: tuple[tuple[float, ...], ...]
    """The score in game points; where only one side scores, less the others' mean score."""
    ahead: tuple[tuple[bool, ...], ...]
    """Whether the score was above the others' mean score."""


class BidWorth(NamedTuple):
    """The worth of a bid."""

    code: str
    value: float
    """Game points on average."""
    error: float
    """The standard error of the value."""
    ahead: float
    """The share of deals that end with more points than the others have on average."""
    deals: int
    """The number of deals in which it was tried."""


class BidTrials:
    """Bids tried in more and more deals; those that fall far behind are left out."""

    def __init__(self, view: View, codes: Sequence[str]) -> None:
        self.left = tuple(codes)
        """The bids to be tried further."""
        self._unit = unit(view)
        self._weights: list[int] = []
        self._values: dict[str, list[float]] = {code: [] for code in codes}
        self._ahead: dict[str, list[bool]] = {code: [] for code in codes}

    @property
    def deals(self) -> int:
        """The number of different deals so far."""
        return len(self._weights)

    def add(self, tried: TriedBids) -> None:
        """Add results of the bids that were left, and drop those that are hopeless."""
        self._weights += tried.weights
        for code, values, ahead in zip(self.left, tried.values, tried.ahead, strict=True):
            self._values[code] += values
            self._ahead[code] += ahead
        if self.deals >= MIN_DEALS_BEFORE_DROP:
            best = self.worths()[0].code
            self.left = tuple(code for code in self.left if not self._hopeless(code, best))

    def worths(self) -> tuple[BidWorth, ...]:
        """All bids, the best of those tried in all deals first, then the others in their order."""
        worths = [self._worth(code) for code in self._values]
        return tuple(
            sorted(worths, key=lambda worth: (worth.code in self.left, worth.value), reverse=True)
        )

    def gap(self, code: str, best: str) -> Gap:
        """The shortfall of a bid against the best one, in the deals in which both were tried."""
        pairs = zip(self._values[best], self._values[code], strict=False)
        mean, error = _mean([high - low for high, low in pairs], self._weights)
        return Gap(mean, error, len(self._values[code]), self._unit)

    def _hopeless(self, code: str, best: str) -> bool:
        """Whether a bid is worse than the best one beyond doubt."""
        gap = self.gap(code, best)
        return code != best and gap.less > CERTAIN_ERRORS * gap.error

    def _worth(self, code: str) -> BidWorth:
        values = self._values[code]
        mean, error = _mean(values, self._weights)
        ahead, _ = _mean(self._ahead[code], self._weights)
        return BidWorth(code, mean, error, ahead, len(values))


def _mean(values: Sequence[float], weights: Sequence[int]) -> tuple[float, float]:
    """The mean of values with weights, and its standard error for the effective number of them."""
    counted = weights[: len(values)]
    total = sum(counted)
    mean = sum(value * weight for value, weight in zip(values, counted, strict=True)) / total
    spread = sum(
        weight * (value - mean) ** 2 for value, weight in zip(values, counted, strict=True)
    )
    effective = total**2 / sum(weight**2 for weight in counted)
    return mean, sqrt(spread / total / max(1.0, effective - 1))
