"""How far somebody is ahead of the others at a table: their own points, less those of the others
in the mean.

Where what some win the others pay it orders results as points do. Where one side alone scores it
tells who has beaten a declarer from who has let them win: both have made nothing themselves.
"""

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
