"""How far somebody is ahead of the others at a table: their own points, minus the others' average.

If the others pay what some win, this orders results as points do. If only one side scores, it tells
those who beat a declarer from those who let them win: both scored nothing themselves.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from bot.games.rules import rules_of
from engine import Deal

PARTS = 12
"""Parts of a point to count in: the average of one to four others is a whole number of them."""


def ahead(end: Deal, player: int) -> int:
    """How far a player of a finished deal is ahead of the others who played it, in parts of a
    point."""
    return _ahead(end, player, end.rules.settle(end).scores)


def _ahead(end: Deal, player: int, scores: Sequence[int]) -> int:
    others = [scores[one] for one in end.order if one != player]
    return PARTS * scores[player] - PARTS // len(others) * sum(others)


def in_points(parts: int) -> int:
    """The same in whole points, as people are told it.

    >>> in_points(160), in_points(-160), in_points(0)
    (13, -13, 0)
    """
    return round(parts / PARTS)


class Made(Protocol):
    """Somebody's result of a deal."""

    @property
    def points(self) -> int:
        """As on a score sheet."""
        ...

    @property
    def ahead(self) -> int | None:
        """How far they were ahead, in parts of a point; None: there points alone are compared."""
        ...


class Came(NamedTuple):
    """The same, for a finished deal."""

    points: int
    ahead: int | None


def came_to(end: Deal, player: int, *, by_ahead: bool) -> Came:
    """A player's result of a finished deal. ``by_ahead``: compare it by how far they were ahead."""
    scores = end.rules.settle(end).scores
    return Came(scores[player], _ahead(end, player, scores) if by_ahead else None)


def by_ahead(game: str, players: int) -> bool:
    """Whether to compare a game's results so: if the others pay for what some win, points order
    them alike."""
    return not rules_of(game, players, ()).zero_sum


def measure(one: Made) -> int:
    """What to compare somebody by, in parts of a point."""
    return PARTS * one.points if one.ahead is None else one.ahead


def points_tell(every: Iterable[Made]) -> bool:
    """Whether points alone decide who ranks before whom."""
    there = sorted(every, key=lambda one: (one.points, measure(one)))
    return all(
        (one.points < after.points) == (measure(one) < measure(after))
        for one, after in pairwise(there)
    )
