"""The house's expectations of contracts: rows of a table, found by playing random deals out.

The rows of each game are in its family's folder. Most come from some 900 deals each, house
against house: the stronger of two hands plays the contract, whatever it holds, and its side's card
points are fitted by a line over the strength of the hand as dealt. Between two measured rows of a
game the third is read off. ``dare`` was then set so that bids come good in at least two of three
deals, and the highest far more often.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.contracts import Contract
from engine.house.hand_strength import chance


class Prospect(NamedTuple):
    """The card points of the declaring side, by the strength of the declarer's hand."""

    base: float
    """Card points with a hand of strength 0."""
    slope: float
    """Card points for each point of strength."""
    spread: float
    """The standard deviation of the card points."""
    dare: float = 0.0
    """The chance to win below which the house does not bid."""
    level: float = 0.0
    """The number of talon sets exposed on average, where each makes a loss dearer by the value of
    the contract."""


PARTNER = True
"""A king is called: the first part of a key of ``Prospects.rows``."""
ALONE = False
"""No king is called."""


@dataclass(frozen=True, eq=False)
class Prospects:
    """The house's expectations of the contracts of a game, for a number of players."""

    rows: Mapping[tuple[bool, int], Prospect] = field(default_factory=dict)
    """By whether a king is called, and cards exchanged."""
    needed: int = 36
    """Card points that win a contract."""


NOTHING_MEASURED = Prospects()

UNTAKEN = 1.3
"""The card points of a talon card on average."""
TALON = 6
"""Cards of a talon."""


class Outlook(NamedTuple):
    """A prospect at a certain table: what is needed there, and what the talon takes away."""

    row: Prospect
    needed: float
    lost: float
    """Card points that the rest of the talon takes from the declarer's side."""

    def margin(self, held: float) -> float:
        """The card points above what is needed, on average, with a hand of this strength."""
        return self.row.base + self.row.slope * held - self.needed - self.lost

    def winning(self, held: float) -> float:
        """The chance to make the contract with a hand of this strength."""
        return chance(self.margin(held), self.row.spread)


@lru_cache(maxsize=256)
def outlook_of(prospects: Prospects, contract: Contract) -> Outlook | None:
    """The house's expectation of a contract; None: never measured, so it is not bid.

    Remembered, as a search asks for it many thousand times.
    """
    row = prospects.rows.get((contract.calls_king, contract.exchange))
    if row is None:
        return None
    lost = UNTAKEN * (TALON - contract.exchange) if contract.talon_to_others else 0.0
    return Outlook(row, prospects.needed - 0.5, lost)


def winning(prospects: Prospects, contract: Contract, held: float) -> float:
    """The chance to make a contract with a hand of this strength; 0 for one without a row."""
    outlook = outlook_of(prospects, contract)
    return 0.0 if outlook is None else outlook.winning(held)
