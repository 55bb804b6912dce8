"""What the analysis of a deal says of one decision: plain values that can be kept and sent.

Points are game points of the player at the end of the deal, in the mean: as hints count them.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

VerdictJson: TypeAlias = list[Any]
"""A verdict as JSON has it."""

VERSION = 2
"""Raise it when decisions are judged differently: verdicts kept from before are then made anew."""

CERTAIN = 3.0
"""A move counts as a loss if it is worse than another by at least this many standard errors: among
all the moves of a deal, now and then one seems worse by two."""
LEAST = 0.5
"""Game points below which nobody is reproached."""
DEAREST = 3
"""Decisions that are told at length."""


class Weighed(NamedTuple):
    """The move that was made beside the best one."""

    best: str
    """The code of the best move; that of the move made where none is better."""
    made_value: float
    best_value: float
    error: float
    """The standard error of the difference; 0: it is exact."""
    trials: int
    """The deals that were played out for each of the two; 0: all lines of play were searched."""

    @property
    def difference(self) -> float:
        """By how much the best move is better, as far as one can tell."""
        return self.best_value - self.made_value

    @property
    def cost(self) -> float:
        """What the move cost; a difference within the noise costs nothing."""
        least = max(LEAST, CERTAIN * self.error)
        return self.difference if self.difference >= least else 0.0


class Shares(NamedTuple):
    """How often something comes of a move, in what may be hidden."""

    trick: float | None
    """The player's side takes the trick; None: no card is played, or it decides nothing."""
    plus: float
    """The player ends above zero."""


class Verdict(NamedTuple):
    """A decision: what was done, and what could have been done."""

    step: int
    """The number of the move in the deal, from 0."""
    phase: str
    trick: int
    """The number of the trick, from 1; 0: before the play."""
    made: str
    """The code of the move."""
    known: Weighed
    """By what the player could know then."""
    worlds: int
    """The hands that fit what the player knew, in which both moves were tried."""
    open: Weighed
    """With all cards open."""
    made_shares: Shares | None = None
    best_shares: Shares | None = None
    """With ``known.best``; None: nothing better was found."""

    @property
    def cost(self) -> float:
        """What the move cost by what could be known."""
        return self.known.cost

    @property
    def doubtful(self) -> bool:
        """Whether another move seems better, and nothing but the first look says so."""
        better = self.known.best != self.made and self.known.difference >= LEAST
        return better and self.made_shares is None

    def as_json(self) -> VerdictJson:
        """As JSON takes it."""
        return [*self]

    @classmethod
    def read(cls, json: VerdictJson) -> "Verdict":
        """Out of JSON. Raises TypeError or ValueError for what is none."""
        *told, known, worlds, opened, made, best = json
        step, phase, trick, code = told
        shares = [one and Shares(*one) for one in (made, best)]
        return cls(step, phase, trick, code, Weighed(*known), worlds, Weighed(*opened), *shares)


def dearest(verdicts: Iterable[Verdict], number: int = DEAREST) -> tuple[Verdict, ...]:
    """The decisions that cost most, the dearest first; those that cost nothing are none of them."""
    dear = sorted((one for one in verdicts if one.cost > 0), key=lambda one: (-one.cost, one.step))
    return tuple(dear[:number])
