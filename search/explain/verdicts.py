"""The verdict of an analysis on one decision: plain values that can be kept and sent.

Points are game points of the player at the end of the deal, on average: as hints count them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from search.explain.grades import (
    CERTAIN_ERRORS,
    MIN_COST_IN_SMALL_GAMES,
    Grade,
    least_cost,
    rounded_cost,
)
from search.explain.nudges import Reason

VerdictJson: TypeAlias = list[Any]
"""A verdict as JSON has it."""

VERSION = 16
"""Raise it when decisions are judged differently: verdicts kept from before are then made anew."""

MAX_EXPLAINED = 3
"""The number of decisions explained at length."""
SLIGHT_SHARE = 0.05
"""The share of the dearest one's cost that is not worth a page."""
MIN_STAKE = 4.0
"""The units a decision must be about to count for the quality of play."""


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
        """The estimated advantage of the best move."""
        return self.best_value - self.made_value

    def cost(self, unit: float) -> float:
        """The cost of the move; a difference within the noise costs nothing.

        ``unit``: the worth of a point of the game (``grades.unit``).
        """
        least = max(least_cost(unit), CERTAIN_ERRORS * self.error)
        return rounded_cost(self.difference, self.error) if self.difference >= least else 0.0


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
    """The grade by the player's knowledge; ``again``: the cost counts at another decision."""
    known: Weighed
    """The move that a hint would have advised then, beside the move made."""
    worlds: int
    """The deals that fit what the player knew, in which both were tried."""
    open: Weighed
    """The best move with all cards open, beside the move made."""
    weight: float
    """The stake, the best of all moves over the worst one: in units of ``grades``."""
    reasons: tuple[Reason, ...] = ()
    """The reasons for the better move."""
    settled: bool = True
    """Whether no second look is due."""

    @property
    def cost(self) -> float:
        """The cost of the move by the player's knowledge, rounded for display: costs add up."""
        return (
            rounded_cost(self.known.difference, self.known.error) if self.grade == "costs" else 0.0
        )

    def as_json(self) -> VerdictJson:
        """The verdict as JSON values."""
        return [*self]

    @classmethod
    def read(cls, json: VerdictJson) -> "Verdict":
        """Out of JSON. Raises TypeError or ValueError for what is none."""
        step, phase, trick, made, grade, known, worlds, opened, weight, reasons, settled = json
        why = tuple(Reason(key, dict(facts)) for key, facts in reasons)
        known, opened = Weighed(*known), Weighed(*opened)
        return cls(step, phase, trick, made, grade, known, worlds, opened, weight, why, settled)


def without_repeats(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """The verdicts without repeats.

    Advice before the play that was passed over several times costs only once, where it was worth
    most; so does a card that a bonus depended on.

    After any other move the house plays on without taking the advice later: each time it would
    cost the whole of it.
    """
    dear: dict[tuple[str, str], Verdict] = {}
    for verdict in verdicts:
        advice = advice_of(verdict)
        if advice is not None and verdict.cost >= dear.get(advice, verdict).cost:
            dear[advice] = verdict
    return tuple(
        verdict._replace(grade="again")
        if verdict.cost and _known(dear, verdict) != verdict
        else verdict
        for verdict in verdicts
    )


def _known(dear: Mapping[tuple[str, str], Verdict], verdict: Verdict) -> Verdict:
    """The decision at which the advice was worth most."""
    advice = advice_of(verdict)
    return verdict if advice is None else dear.get(advice, verdict)


def advice_of(verdict: Verdict) -> tuple[str, str] | None:
    """The advice that a decision passed over: a move, with its phase or its bonus.

    None: it was for that trick alone.
    """
    if not verdict.trick:
        return (verdict.phase, verdict.known.best)
    bonus = next((str(why.facts["bonus"]) for why in verdict.reasons if "bonus" in why.facts), None)
    return None if bonus is None else (bonus, verdict.known.best)


def dearest(verdicts: Iterable[Verdict], number: int = MAX_EXPLAINED) -> tuple[Verdict, ...]:
    """The decisions that cost most, the dearest first.

    Those that cost next to nothing, by themselves or beside the first one, are left out.
    """
    dear = sorted(
        (verdict for verdict in verdicts if verdict.cost > 0),
        key=lambda verdict: (-verdict.cost, verdict.step),
    )
    return tuple(
        verdict
        for verdict in dear[:number]
        if verdict.cost >= max(MIN_COST_IN_SMALL_GAMES, SLIGHT_SHARE * dear[0].cost)
    )


def significant(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """The decisions in which something was at stake."""
    return [verdict for verdict in verdicts if verdict.weight >= MIN_STAKE]


def well_played(verdicts: Sequence[Verdict]) -> bool:
    """Whether every decision of weight was the best one, or as good."""
    return all(verdict.grade in ("best", "as-good") for verdict in significant(verdicts))
