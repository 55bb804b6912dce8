"""A person's best and costliest decisions, out of what judging has stored."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from bot.contests.core.judging import PRAISED
from bot.contests.days.rows import JudgedTry
from engine import variant
from search.explain.verdicts import VERSION, Verdict, dearest, without_repeats

MAX_SHOWN = 3
"""How many of either kind are shown."""


class TryDecision(NamedTuple):
    """A decision of a judged try."""

    judged: JudgedTry
    verdict: Verdict
    other: Verdict | None = None
    """The verdict on the move that a club player would have made; None: nobody has judged it."""

    @property
    def cost(self) -> float:
        """The points of its game that are at stake: lost, or else what the other move costs."""
        return (self.other or self.verdict).cost

    @property
    def relative_cost(self) -> float:
        """That cost in spreads of the game, so that games compare."""
        return self.cost / variant(self.judged.variant).spread(self.judged.players)


class Decisions(NamedTuple):
    """A person's decisions worth looking at again."""

    best: tuple[TryDecision, ...]
    """The advised moves that a club player would have missed at the greatest cost."""
    dearest: tuple[TryDecision, ...]
    """The moves that cost most."""


def decisions_of(tries: Iterable[JudgedTry]) -> Decisions:
    """Return the best and the costliest decisions of some tries."""
    best, dear = list[TryDecision](), list[TryDecision]()
    for judged in tries:
        verdicts, praised = _read(judged.found)
        dear += [TryDecision(judged, verdict) for verdict in dearest(without_repeats(verdicts))]
        best += [
            TryDecision(judged, verdict, other)
            for other in praised
            for verdict in verdicts
            if verdict.step == other.step and other.cost
        ]
    return Decisions(_first(best), _first(dear))


def _first(decisions: Iterable[TryDecision]) -> tuple[TryDecision, ...]:
    ranked = sorted(decisions, key=lambda decision: -decision.relative_cost)
    return tuple(ranked[:MAX_SHOWN])


def _read(stored: str) -> tuple[list[Verdict], list[Verdict]]:
    """Return the verdicts of a try, and those on a club player's moves.

    None of an earlier release, as an analysis of the deal would not show them.
    """
    try:
        record = json.loads(stored)
        if record.get("version") != VERSION:
            return [], []
        verdicts = [Verdict.read(plain) for plain in record["verdicts"]]
        return verdicts, [Verdict.read(plain) for plain in record.get(PRAISED, ())]
    except (ValueError, TypeError, KeyError, AttributeError):
        return [], []
