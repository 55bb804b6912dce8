"""The lead of a player at a table: their points minus the others' average.

In zero-sum games it orders results as points do. If only one side scores, it distinguishes
defenders who beat the declarer from those who did not: both score nothing themselves.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from bot.games.rules import rules_of
from engine import Deal

PARTS = 12
"""Leads are counted in twelfths of a point, so that the average of one to four others is whole."""


class TryScore(NamedTuple):
    """The result of a try that counts."""

    entry: int
    points: int
    ahead: int | None


def lead(end: Deal, player: int) -> int:
    """Return the lead of a player of a finished deal, in twelfths of a point."""
    return lead_among(end.order, player, end.rules.settle(end).scores)


def lead_among(players: Iterable[int], player: int, scores: Sequence[int]) -> int:
    """Return the lead of one of the players who took part in a deal, in twelfths of a point.

    >>> lead_among((0, 2, 1), 0, (30, 0, 30))
    180
    """
    others = [scores[other] for other in players if other != player]
    return PARTS * scores[player] - PARTS // len(others) * sum(others)


def round_to_points(parts: int) -> int:
    """Round twelfths of a point to whole points.

    >>> round_to_points(160), round_to_points(-160), round_to_points(0)
    (13, -13, 0)
    """
    return round(parts / PARTS)


class DealPoints(Protocol):
    """A player's result of a deal."""

    @property
    def points(self) -> int:
        """The score on the score sheet."""
        ...

    @property
    def ahead(self) -> int | None:
        """The lead in twelfths of a point; None: points alone are compared."""
        ...


class DealResult(NamedTuple):
    """A result of a finished deal."""

    points: int
    ahead: int | None


def deal_result(end: Deal, player: int, *, by_ahead: bool) -> DealResult:
    """Return a player's result of a finished deal. ``by_ahead``: with the lead."""
    scores = end.rules.settle(end).scores
    return DealResult(scores[player], lead_among(end.order, player, scores) if by_ahead else None)


def ranks_by_lead(game: str, players: int) -> bool:
    """Return whether a game's results are compared by lead: in zero-sum games points suffice."""
    return not rules_of(game, players, ()).zero_sum


def measure(result: DealPoints) -> int:
    """Return the value by which a result is compared, in twelfths of a point."""
    return PARTS * result.points if result.ahead is None else result.ahead


def whole_points(result: DealPoints) -> int:
    """Return what counts of a result, in whole points, as it is shown."""
    return round_to_points(measure(result))


def points_suffice(every: Iterable[DealPoints]) -> bool:
    """Return whether points alone order the results as ``measure`` does."""
    ordered = sorted(every, key=lambda result: (result.points, measure(result)))
    return all(
        (lower.points < higher.points) == (measure(lower) < measure(higher))
        for lower, higher in pairwise(ordered)
    )
