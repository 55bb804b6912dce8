"""Adding up a score: amounts with their grounds, and who gets them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.bonuses import Outcome
from engine.contracts import Bonus
from engine.scores import Line
from engine.sides import DECLARING, Side

WINNING_POINTS = 36
"""Card points of 70, counted in threes, with which a pile wins (SLO-PTS-6, STR-SCORE-1)."""


class Amount(NamedTuple):
    """Game points from the declaring side's point of view, with the facts they come from."""

    key: str
    points: int
    facts: Mapping[str, int | str]


class Claim(NamedTuple):
    """What one side said of a bonus, and what became of it.

    ``level`` is the ladder level of the announcement (None: it was not announced).
    """

    bonus: Bonus
    side: Side
    outcome: Outcome | None
    level: int | None = None


def claim_amount(claim: Claim) -> Amount | None:
    """What one side's bonus counts (SLO-SCO-6); None: nothing."""
    bonus, made = claim.bonus, claim.outcome == "made"
    if claim.level is not None:
        amount = (bonus.announced << claim.level) * (1 if made else -1)
    elif claim.outcome is not None:
        amount = bonus.silent if made else -bonus.silent_loss
    else:
        return None
    facts: dict[str, int | str] = {"side": claim.side, "outcome": "made" if made else "lost"}
    if claim.level is not None:
        facts |= {"announced": bonus.announced, "level": claim.level}
    return Amount(bonus.key, amount if claim.side == DECLARING else -amount, facts)


def add_up(players: int, lines: Iterable[Line]) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """The lines, and the score of each player as their sum."""
    lines = tuple(lines)
    scores = [0] * players
    for line in lines:
        for player in line.players:
            scores[player] += line.points
    return lines, tuple(scores)
