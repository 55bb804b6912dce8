"""How far somebody is ahead of the others at a table: their own points, less those of the others
in the mean.

Where what some win the others pay it orders results as points do. Where one side alone scores it
tells who has beaten a declarer from who has let them win: both have made nothing themselves.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, Protocol

from bot.tables.kept_rules import rules_of
from engine import Deal

PARTS = 12
"""Of a point, in which it is counted: the mean of one to four others is a whole number of them."""


def ahead(end: Deal, player: int) -> int:
    """How far a player of a deal that is over is ahead of those who have played it with them, in
    parts of a point."""
    scores = end.rules.settle(end).scores
    others = [scores[one] for one in end.order if one != player]
    return PARTS * scores[player] - PARTS // len(others) * sum(others)


def in_points(parts: int) -> int:
    """The same in whole points, as people are told it.

    >>> in_points(160), in_points(-160), in_points(0)
    (13, -13, 0)
    """
    return round(parts / PARTS)


class Made(Protocol):
    """What somebody has made of a deal."""

    @property
    def points(self) -> int:
        """As on a score sheet."""
        ...

    @property
    def ahead(self) -> int | None:
        """How far they were ahead, in parts of a point; None: points alone are compared there."""
        ...


class Came(NamedTuple):
    """The same of a deal that is over."""

    points: int
    ahead: int | None


def came_to(end: Deal, player: int, *, by_ahead: bool) -> Came:
    """What a player of a deal that is over has made. ``by_ahead``: it is compared by how far they
    were ahead."""
    return Came(end.rules.settle(end).scores[player], ahead(end, player) if by_ahead else None)


def by_ahead(game: str, players: int) -> bool:
    """Whether results of a game are to be compared so: where the others pay for what some win,
    points order them alike."""
    return not rules_of(game, players, ()).zero_sum


def measure(one: Made) -> int:
    """By what somebody is compared, in parts of a point."""
    return PARTS * one.points if one.ahead is None else one.ahead


def points_tell(every: Iterable[Made]) -> bool:
    """Whether points alone tell already who is before whom."""
    there = sorted(every, key=lambda one: (one.points, measure(one)))
    return all(
        (one.points < after.points) == (measure(one) < measure(after))
        for one, after in pairwise(there)
    )
