"""What the analysis of a deal says of one decision: plain values that can be kept and sent.

Points are game points of the player at the end of the deal, on average: as hints count them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from search.telling.grades import CERTAIN, LEAST, PETTY, Grade, likely_cost, told_cost
from search.telling.nudges import Told

VerdictJson: TypeAlias = list[Any]
"""A verdict as JSON has it."""

VERSION = 11
"""Raise it when decisions are judged differently: verdicts kept from before are then made anew."""

DEAREST = 3
"""Decisions that are told at length."""
SLIGHT = 0.05
"""The share of the dearest one's cost that is not worth a page."""
WEIGHT = 4.0
"""Units that a decision must be about to count for how well somebody played."""


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
        return told_cost(self.difference, self.error) if self.difference >= least else 0.0


class Verdict(NamedTuple):
    """A decision: what was done, and what could have been done."""

    step: int
    """The number of the move in the deal, from 0."""
    phase: str
    trick: int
    """The number of the trick, from 1; the last one's if no card was played; 0: before play."""
    made: str
    """The code of the move."""
    grade: Grade | Literal["again"]
    """How good it was by what the player could know; ``again``: it costs at another decision."""
    known: Weighed
    """The move that a hint would have advised then, beside the one that was made."""
    worlds: int
    """The deals that fit what the player knew, in which both were tried."""
    open: Weighed
    """With all cards open."""
    weight: float
    """What was at stake, the best of all moves over the worst one: in units of ``grades``."""
    reasons: tuple[Told, ...] = ()
    """What speaks for the better move."""
    settled: bool = True
    """Whether no second look is due."""

    @property
    def cost(self) -> float:
        """What the move cost by what could be known, as it is told: costs add up."""
        return told_cost(self.known.difference, self.known.error) if self.grade == "costs" else 0.0

    def likely_cost(self, unit: float) -> float:
        """What it has cost, averaged over all that may be (``grades.likely_cost``)."""
        if self.grade == "best":
            return 0.0
        return likely_cost(self.known.difference, self.known.error, unit)

    def as_json(self) -> VerdictJson:
        """As JSON takes it."""
        return [*self]

    @classmethod
    def read(cls, json: VerdictJson) -> "Verdict":
        """Out of JSON. Raises TypeError or ValueError for what is none."""
        step, phase, trick, made, grade, known, worlds, opened, weight, reasons, settled = json
        why = tuple(Told(key, dict(facts)) for key, facts in reasons)
        known, opened = Weighed(*known), Weighed(*opened)
        return cls(step, phase, trick, made, grade, known, worlds, opened, weight, why, settled)


def once(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """The same, but advice before the play that was passed over several times costs only once,
    where it was worth most; so does a card that a bonus depended on.

    From any other move the house plays on, and nobody takes the advice later: so each time it would
    cost the whole of it.
    """
    dear: dict[tuple[str, str], Verdict] = {}
    for one in verdicts:
        advice = _advice(one)
        if advice is not None and one.cost >= dear.get(advice, one).cost:
            dear[advice] = one
    return tuple(
        one._replace(grade="again") if one.cost and _known(dear, one) != one else one
        for one in verdicts
    )


def likely_costs(verdicts: Iterable[Verdict], unit: float) -> float:
    """What all decisions have cost, averaged over all that may be; advice passed over several times
    only once. Below 0 it was better not to take it."""
    found = 0.0
    advised: dict[tuple[str, str], float] = {}
    for one in verdicts:
        advice, cost = _advice(one), one.likely_cost(unit)
        if advice is None:
            found += cost
        else:
            advised[advice] = max(cost, advised.get(advice, cost))
    return found + sum(advised.values())


def _known(dear: Mapping[tuple[str, str], Verdict], one: Verdict) -> Verdict:
    """The decision at which the advice was worth most."""
    advice = _advice(one)
    return one if advice is None else dear.get(advice, one)


def _advice(one: Verdict) -> tuple[str, str] | None:
    """What would have been better, and when, or for which bonus; None: it was for that trick."""
    if not one.trick:
        return (one.phase, one.known.best)
    bonus = next((str(why.facts["bonus"]) for why in one.reasons if "bonus" in why.facts), None)
    return None if bonus is None else (bonus, one.known.best)


def dearest(verdicts: Iterable[Verdict], number: int = DEAREST) -> tuple[Verdict, ...]:
    """The decisions that cost most, the dearest first, less those that cost next to nothing, by
    themselves or beside the first one.
    """
    dear = sorted((one for one in verdicts if one.cost > 0), key=lambda one: (-one.cost, one.step))
    return tuple(one for one in dear[:number] if one.cost >= max(PETTY, SLIGHT * dear[0].cost))


def weighty(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """The decisions in which something was at stake."""
    return [one for one in verdicts if one.weight >= WEIGHT]


def well_played(verdicts: Sequence[Verdict]) -> bool:
    """Whether every decision of weight was the best one, or as good."""
    return all(one.grade in ("best", "as-good") for one in weighty(verdicts))
