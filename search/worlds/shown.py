"""The bidding styles that people have shown in earlier deals of their match.

Plain values, without a kernel: callers that ask for a move or for advice may pass them on.
"""

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

Shown: TypeAlias = tuple[tuple[float, ...], ...]
"""By player: the weight of each style (``styles.STYLES``) by what they have shown, at most 1; empty
for a player who has shown nothing, and where nothing is known of anybody."""

InDeal: TypeAlias = tuple[tuple[float, ...], ...]
"""By player, for one deal: the log chance of their statements in it, with their cards."""

CARE = 0.5
"""The share of the evidence that is believed: nobody bids quite as any style says."""
FLOOR = 0.1
"""The least weight of a style: people change their ways, and twice unlucky is not yet bold."""


def in_all(deals: Sequence[InDeal]) -> Shown:
    """The styles shown in several deals taken together."""
    return tuple(
        _of_one([in_deal for in_deal in player if in_deal]) for player in zip(*deals, strict=True)
    )


def _of_one(deals: Sequence[Sequence[float]]) -> tuple[float, ...]:
    log_chances = [CARE * sum(styles) for styles in zip(*deals, strict=True)]
    return tuple(max(FLOOR, exp(log_chance - max(log_chances))) for log_chance in log_chances)
