"""How good a move is beside the one that is advised: four grades, and when a figure is told.

Plain numbers; ``weighing`` finds them.
"""

from typing import Literal, NamedTuple, TypeAlias

Grade: TypeAlias = Literal["best", "as-good", "not-sure", "costs"]
"""The move that is advised, or one that is the same; one of which nobody can say that it is worse;
one of which too few deals tell; one that is worse beyond doubt."""

ALIKE = 1.5
"""Standard errors below which a difference is none."""
CERTAIN = 3.0
"""Standard errors from which on a move is worse beyond doubt: among all the moves of a deal, now
and then one seems worse by two."""
LEAST = 0.5
"""Points below which nobody is reproached; this and ``VAGUE`` as where a deal sets scores ``APART``
points apart: games count in small points or in large ones."""
PETTY = 0.25
"""Game points below which nobody is, whatever the game: where a deal brings two or three, some
moves cost a tenth, and that is about the same."""
VAGUE = 4.0
"""Points of error from which on it can't be told that two moves are about the same."""
APART = 30.0
"""How far chance sets scores apart where these are meant as they stand
(``engine.Variant.spread``)."""
TENTH = 0.1
"""The least that is told."""
USUAL_COST = 4.0
"""Units that a move costs which is not the advised one, in the mean of squares: about so much is
believed of one of which nothing is known."""
ENOUGH = 30
"""Deals below which no figure is told."""
ROUGH, LARGE = 2.0, 10.0
"""Game points of error above which figures have no decimals, and of the figure itself."""


class Gap(NamedTuple):
    """By how much a move brings less than the one that is advised, in the same deals."""

    less: float
    """Game points, in the mean; below 0: it promises more, which may be chance."""
    error: float
    """The standard error of the difference; 0: it is exact."""
    deals: int
    """The deals in which both were tried."""
    unit: float = 1.0
    """What a point of this game is to one of a game in which scores are ``APART``."""

    @property
    def grade(self) -> Grade:
        """What there is to say of it."""
        least = max(LEAST * self.unit, PETTY)
        if self.less >= max(least, CERTAIN * self.error):
            return "costs" if self.deals >= ENOUGH else "not-sure"
        alike = self.less <= max(least, ALIKE * self.error) and self.error <= VAGUE * self.unit
        return "as-good" if alike and self.deals >= ENOUGH else "not-sure"


def figure(points: float, error: float) -> float:
    """Points as they are told: whole ones where the error or the figure is large."""
    return float(round(points)) if error > ROUGH or abs(points) >= LARGE else round(points, 1)


def told_cost(points: float, error: float) -> float:
    """What a move cost, as it is told: sums of these add up."""
    return max(figure(points, error), TENTH)


def likely_cost(less: float, error: float, unit: float = 1.0) -> float:
    """What a move that is not the advised one has cost, in the mean of all that may be: the less
    sure it is, the nearer to nothing; below 0 it has brought something. Nobody is reproached with
    it: sums of many tell how well somebody plays, as small costs that are beyond doubt nowhere are
    in them, too.

    >>> likely_cost(6.0, 0.0), likely_cost(6.0, 4.0), likely_cost(-1.0, 4.0)
    (6.0, 3.0, -0.5)
    """
    usual = (USUAL_COST * unit) ** 2
    return less * usual / (usual + error**2)
