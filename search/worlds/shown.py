"""What people have shown of how they bid in earlier deals of their match.

Plain values, without a kernel: whoever asks for a move or for advice may hand them on.
"""

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

Shown: TypeAlias = tuple[tuple[float, ...], ...]
"""By player: how much each style (``styles.STYLES``) counts for what they have shown, at most 1;
empty for somebody who has shown nothing, and where nothing is known of anybody."""

InDeal: TypeAlias = tuple[tuple[float, ...], ...]
"""The same for one deal: the logarithm of the chance of what they said in it, with their cards."""

CARE = 0.5
"""The share of that which is believed: nobody bids quite as any style says."""
FLOOR = 0.1
"""What a style counts at least: people change their ways, and twice unlucky is not yet bold."""


def in_all(deals: Sequence[InDeal]) -> Shown:
    """What was shown in some deals taken together."""
    return tuple(_of_one([one for one in player if one]) for player in zip(*deals, strict=True))


def _of_one(deals: Sequence[Sequence[float]]) -> tuple[float, ...]:
    told = [CARE * sum(styles) for styles in zip(*deals, strict=True)]
    return tuple(max(FLOOR, exp(one - max(told))) for one in told)
