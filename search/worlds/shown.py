"""The bidding styles that people have shown in earlier deals of their match.

Plain values, without a kernel: callers that ask for a move or for advice may pass them on.
"""

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

StyleWeights: TypeAlias = tuple[tuple[float, ...], ...]
"""By player: the weight of each style (``styles.STYLES``) by what they have shown, at most 1; empty
for a player who has shown nothing, and where nothing is known of anybody."""

StyleEvidence: TypeAlias = tuple[tuple[float, ...], ...]
"""By player, for one deal: the log chance of their statements in it, with their cards."""

EVIDENCE_WEIGHT = 0.5
"""The share of the evidence that is believed: nobody bids quite as any style says."""
FLOOR = 0.1
"""The least weight of a style: people change their ways, and twice unlucky is not yet bold."""


def combine_evidence(deals: Sequence[StyleEvidence]) -> StyleWeights:
    """Weigh each player's styles by what they did in several deals."""
    return tuple(
        _weights_of_player([in_deal for in_deal in player if in_deal])
        for player in zip(*deals, strict=True)
    )


def _weights_of_player(deals: Sequence[Sequence[float]]) -> tuple[float, ...]:
    log_chances = [EVIDENCE_WEIGHT * sum(styles) for styles in zip(*deals, strict=True)]
    return tuple(max(FLOOR, exp(log_chance - max(log_chances))) for log_chance in log_chances)
