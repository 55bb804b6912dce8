"""Adding up a score: amounts with their grounds, and who gets them."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import NamedTuple

from engine.contracts import Bonus, Contract
from engine.deal import GAME
from engine.scores import Facts, Kind, Line, Outcome
from engine.sides import DECLARING, Side

WINNING_POINTS = 36
"""Card points of 70, counted in threes, with which a pile wins (SLO-PTS-6, STR-SCORE-1)."""


def goals(total: int, needed: int) -> tuple[str, str]:
    """``Rules.goals`` where ``needed`` of all card points make a contract."""
    return str(needed), str(total - needed + 1)


class Amount(NamedTuple):
    """Game points from the declaring side's point of view, with the facts they come from."""

    key: str
    points: int
    facts: Facts = MappingProxyType({})
    told: str = ""
    """The key of the sentence for it, as in ``Line``; ``kind`` below likewise."""
    kind: Kind = "item"

    def line(self, players: tuple[int, ...]) -> Line:
        """The score line for the players who get the amount."""
        return Line(self.key, self.points, players, self.facts, self.told, self.kind)


class Claim(NamedTuple):
    """One side's claim to a bonus, and its outcome.

    ``level`` is the ladder level of the announcement (None: it was not announced).
    """

    bonus: Bonus
    side: Side
    outcome: Outcome | None
    level: int | None = None


def claim_amount(claim: Claim) -> Amount | None:
    """The amount of one side's bonus (SLO-SCO-6); None: nothing."""
    bonus, made = claim.bonus, claim.outcome == "made"
    if claim.level is not None:
        amount = (bonus.announced << claim.level) * (1 if made else -1)
    elif claim.outcome is not None:
        amount = bonus.silent if made else -bonus.silent_loss
    else:
        return None
    return bonus_amount(bonus.key, amount, claim.side, made=made, level=claim.level)


def bonus_amount(
    key: str, points: int, side: Side, *, made: bool, level: int | None = None
) -> Amount:
    """The amount of a bonus for its side; ``level`` None: it was not announced."""
    facts: dict[str, int | str] = {"bonus": key, "side": side, "level": level or 0}
    said, outcome = "silent" if level is None else "announced", "made" if made else "lost"
    signed = points if side == DECLARING else -points
    return Amount(key, signed, facts, f"bonus-{said}-{outcome}", "bonus")


def flat_game(contract: Contract, points: int, level: int) -> Amount:
    """A game worth its value; a multiplier is named where there is one."""
    facts: dict[str, int | str] = {"contract": contract.key}
    if not level:
        return Amount(GAME, points, facts, "flat", "game")
    facts |= {"value": contract.value, "level": level}
    return Amount(GAME, points, facts, "flat-raised", "game")


def add_up(players: int, lines: Iterable[Line]) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """The lines, and the score of each player as their sum."""
    lines = tuple(lines)
    scores = [0] * players
    for line in lines:
        for player in line.players:
            scores[player] += line.points
    return lines, tuple(scores)
