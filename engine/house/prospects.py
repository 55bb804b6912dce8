"""What the house expects of a contract: a table of rows, found by playing random deals out.

Most rows come from some 900 deals each, house against house: the stronger of two hands plays the
contract, whatever it holds, and its side's card points are fitted by a line over the strength
of the hand as dealt. Between two measured rows of a game the third is read off; a krolami hand
without its partner is taken for a Slovenian solo. What is dared was then set so that bids are
made in two of three deals at least, and the highest far more often.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.contracts import Contract
from engine.house.strength import chance
from engine.rules import Rules


class Prospect(NamedTuple):
    """Card points of the declaring side: ``base`` and ``slope`` for each point of strength.

    ``dare`` is the chance to win without which the house does not bid. ``level`` is how many
    sets are exposed in the mean, where a loss costs that many times the value more.
    """

    base: float
    slope: float
    spread: float
    dare: float = 0.0
    level: float = 0.0


PARTNER, ALONE = True, False

PROSPECTS: dict[tuple[str, int, bool, int], Prospect] = {
    ("slovenian", 4, PARTNER, 3): Prospect(28.5, 0.69, 10.5),
    ("slovenian", 4, PARTNER, 2): Prospect(25.7, 0.76, 10.2, 0.6),
    ("slovenian", 4, PARTNER, 1): Prospect(21.8, 0.81, 10.7, 0.6),
    ("slovenian", 4, ALONE, 3): Prospect(10.8, 1.06, 7.6, 0.6),
    ("slovenian", 4, ALONE, 2): Prospect(5.5, 1.15, 7.4, 0.6),
    ("slovenian", 4, ALONE, 1): Prospect(-0.1, 1.21, 7.1, 0.6),
    ("slovenian", 4, ALONE, 0): Prospect(-6.5, 1.18, 6.5, 0.65),
    ("slovenian", 3, ALONE, 3): Prospect(13.5, 0.91, 6.2, 0.45),
    ("slovenian", 3, ALONE, 2): Prospect(8.9, 0.97, 6.0, 0.5),
    ("slovenian", 3, ALONE, 1): Prospect(4.1, 0.98, 6.1, 0.5),
    ("romanian", 4, PARTNER, 3): Prospect(30.5, 0.77, 9.9, 0.6, 0.3),
    ("romanian", 4, PARTNER, 2): Prospect(29.5, 0.79, 9.9, 0.6, 0.6),
    ("romanian", 4, PARTNER, 1): Prospect(26.7, 0.81, 9.9, 0.65, 1.6),
    ("romanian", 4, PARTNER, 0): Prospect(24.2, 0.83, 11.4, 0.8),
    ("romanian", 3, ALONE, 3): Prospect(17.4, 0.95, 7.2, 0.55, 0.2),
    ("romanian", 3, ALONE, 2): Prospect(11.5, 1.10, 6.8, 0.55, 0.2),
    ("romanian", 3, ALONE, 1): Prospect(6.3, 1.17, 6.5, 0.6, 0.4),
    ("romanian", 3, ALONE, 0): Prospect(-1.2, 1.26, 6.6, 0.7),
    ("krolami", 4, PARTNER, 3): Prospect(27.1, 0.77, 9.7, 0.55),
    ("krolami", 4, PARTNER, 2): Prospect(24.8, 0.80, 9.4, 0.55),
    ("krolami", 4, PARTNER, 1): Prospect(22.1, 0.82, 9.2, 0.67),
    ("krolami", 4, PARTNER, 0): Prospect(18.5, 0.84, 9.5, 0.65),
    ("krolami", 4, ALONE, 3): Prospect(10.8, 1.06, 7.6),
    ("krolami", 4, ALONE, 2): Prospect(5.5, 1.15, 7.4),
    ("krolami", 4, ALONE, 1): Prospect(-0.1, 1.21, 7.1),
}
"""By game, players at play, whether a king is called, and cards exchanged."""

NEEDED = {("romanian", 3): 34}
NEEDED_MOSTLY = 36
"""Card points that win a contract."""

UNTAKEN = 1.3
"""What a talon card counts in the mean."""
TALON = 6
LEFT_TO_OTHERS = {("talon_owner", "opponents"): UNTAKEN}
"""Agreements that take the rest of the talon from the declarer's side, and what each card costs."""


class Line(NamedTuple):
    """A prospect under the agreements of a table: what a contract needs, and what it leaves out."""

    row: Prospect
    needed: float
    lost: float
    """Card points that the rest of the talon takes from the declarer's side."""

    def margin(self, held: float) -> float:
        """The card points above what is needed, in the mean, with a hand of this strength."""
        return self.row.base + self.row.slope * held - self.needed - self.lost

    def winning(self, held: float) -> float:
        """The chance to make the contract with a hand of this strength."""
        return chance(self.margin(held), self.row.spread)


@lru_cache(maxsize=256)
def line_of(rules: Rules, contract: Contract) -> Line | None:
    """What the house expects of a contract; None: it knows too little of it to bid it.

    Remembered, for whoever searches asks it of many thousand hands.
    """
    active = min(rules.players, 4)
    row = PROSPECTS.get((rules.variant, active, contract.calls_king, contract.exchange))
    if row is None:
        return None
    left = LEFT_TO_OTHERS.items()
    lost = sum(cost for (key, value), cost in left if rules.options.get(key) == value)
    needed = NEEDED.get((rules.variant, rules.players), NEEDED_MOSTLY) - 0.5
    return Line(row, needed, lost * (TALON - contract.exchange))


def winning(rules: Rules, contract: Contract, held: float) -> float:
    """The chance to make a contract with a hand of this strength; 0 for one without a row."""
    line = line_of(rules, contract)
    return 0.0 if line is None else line.winning(held)
