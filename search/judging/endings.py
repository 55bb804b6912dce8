"""The ends of deals: with few cards left worlds are searched to the end instead of played out.

Then no rule of thumb stands between a card and what comes of it: a pagat that is thrown away, a
last trump, a king that could be caught in the last trick. Values are the engine's settlements,
announcements, kontras and all. Each world is played as if all saw all cards.
"""

from collections.abc import Sequence

import numpy as np

from engine import Cards, Deal, View
from search.judging.likely_worlds import hidden_in, rows_of
from search.judging.outcomes import SETTLER
from search.kernel.arrays import Floats
from search.kernel.contract_row import row_of
from search.kernel.exact_value import SHARE, Exact, Memory
from search.kernel.position import states_of

LATE = 20
"""With at most so many cards left in all hands worlds are searched."""
FEWER, ENOUGH = 2, 40
"""The number of worlds is divided by this there, as each tells more and takes longer; but not down
to fewer than ``ENOUGH``."""
POSITIONS = 1 << 14
"""How many positions such a search remembers."""


def late(view: View) -> bool:
    """Whether so few cards are left."""
    piles = sum(map(sum, view.straw.hidden)) if view.straw is not None else 0
    return view.phase == "play" and sum(view.hand_sizes) + piles <= LATE


def worlds_late(number: int) -> int:
    """In how many worlds cards are searched where ``number`` would be played out."""
    return max(-(-number // FEWER), min(number, ENOUGH))


def cards_left(deal: Deal) -> int:
    """The cards that are still to be played."""
    hidden = sum(map(len, sum(deal.straw.hidden, ()))) if deal.straw else 0
    return sum(hand.bit_count() for hand in deal.hands) + hidden


def exact_gains(deals: Sequence[Deal], cards: Sequence[Cards], player: int) -> Floats:
    """By world and card what the player has in the end, in game points, if all play at their best.

    Raises NotInKernel.
    """
    known: dict[object, list[float]] = {}
    memory, rows = Memory(POSITIONS), rows_of(deals)
    for deal, row, state in zip(deals, rows, states_of(deals, rows), strict=True):
        if (hidden := hidden_in(deal)) not in known:
            found = Exact(deal, row, player, SETTLER, memory, state=state).values()
            known[hidden] = [found[card] / SHARE for card in cards]
    return np.array([known[hidden_in(deal)] for deal in deals])


def exact_values(deal: Deal, player: int, memory: Memory) -> dict[Cards, float]:
    """What each card brings the player in the end, in game points, if all see all cards."""
    search = Exact(deal, row_of(deal), player, SETTLER, memory)
    return {card: value / SHARE for card, value in search.values().items()}
