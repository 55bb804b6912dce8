"""The quality of a move beside the advised one: four grades, and rules for stating figures.

Plain numbers; ``weighing`` finds them.
"""

from typing import Literal, NamedTuple, TypeAlias

from engine import View, variant

Grade: TypeAlias = Literal["best", "as-good", "not-sure", "costs"]
"""The advised move, or an equal one; one that cannot be called worse; one of which the deals say
too little; one that is worse beyond doubt."""

SAME_ERRORS = 1.5
"""Standard errors below which a difference is none."""
CERTAIN_ERRORS = 3.0
"""Standard errors at which a move is worse beyond doubt: in a whole deal, now and then some move
seems worse by two."""
MIN_COST = 0.5
"""Points below which a move is no mistake. This and ``MAX_ERROR_OF_SAME`` are for a game in which
chance sets scores ``USUAL_SPREAD`` points apart: games count in small points or in large ones."""
MIN_COST_IN_SMALL_GAMES = 0.25
"""Game points below which a move is no mistake in any game: where a deal brings two or three, some
moves cost a tenth, and that is about the same."""
MAX_ERROR_OF_SAME = 4.0
"""Points of error above which two moves cannot be called about the same."""
USUAL_SPREAD = 30.0
"""The spread of scores by chance for which these numbers hold as they stand
(``engine.Variant.spread``)."""
MIN_SHOWN_COST = 0.1
"""The least cost that is displayed."""
MIN_DEALS = 30
"""Deals below which no figure is displayed."""
ROUGH, LARGE = 2.0, 10.0
"""Game points of error above which figures have no decimals, and of the figure itself."""


def unit(view: View) -> float:
    """The worth of a point of this game in the game for which these numbers hold."""
    return variant(view.rules.variant).spread(view.rules.players) / USUAL_SPREAD


def least_cost(unit: float) -> float:
    """The game points below which a move is no mistake, by the worth of a point (``unit``)."""
    return max(MIN_COST * unit, MIN_COST_IN_SMALL_GAMES)


class Gap(NamedTuple):
    """The shortfall of a move against the advised one, in the same deals."""

    less: float
    """Game points, on average; below 0: it promises more, which may be chance."""
    error: float
    """The standard error of the difference; 0: it is exact."""
    deals: int
    """The deals in which both were tried."""
    unit: float = 1.0
    """The worth of a point of this game in a game whose scores are ``USUAL_SPREAD``."""

    @property
    def grade(self) -> Grade:
        """The grade of this gap."""
        least = least_cost(self.unit)
        if self.less >= max(least, CERTAIN_ERRORS * self.error):
            return "costs" if self.deals >= MIN_DEALS else "not-sure"
        alike = (
            self.less <= max(least, SAME_ERRORS * self.error)
            and self.error <= MAX_ERROR_OF_SAME * self.unit
        )
        return "as-good" if alike and self.deals >= MIN_DEALS else "not-sure"


def rounded(points: float, error: float) -> float:
    """Points rounded for display: whole ones where the error or the figure is large."""
    return float(round(points)) if error > ROUGH or abs(points) >= LARGE else round(points, 1)


def rounded_cost(points: float, error: float) -> float:
    """The cost of a move, rounded for display: sums of these add up."""
    return max(rounded(points, error), MIN_SHOWN_COST)


def whole_percent(share: float) -> int:
    """A share in whole hundredths; 0 and 100 are never and always alone.

    >>> [whole_percent(share) for share in (0.0, 0.004, 0.5, 0.997, 1.0)]
    [0, 1, 50, 99, 100]
    """
    percent = round(100 * share)
    return percent if round(share, 9) in (0, 1) else min(max(percent, 1), 99)
