"""The ends of deals: with few cards left worlds are searched to the end instead of played out.

Then no rule of thumb stands between a card and what comes of it: a pagat that is thrown away, a
last trump, a king that could be caught in the last trick. Values are the engine's settlements,
announcements, kontras and all. Each world is played as if all saw all cards.
"""

from collections.abc import Sequence
from math import inf

import numpy as np

from engine import Cards, Deal, View
from engine.cards import NONE
from search.judging.likely_worlds import hidden_in, rows_of
from search.judging.outcomes import SETTLER
from search.kernel.arrays import Floats
from search.kernel.contract_row import row_of
from search.kernel.exact_value import SHARE, Exact, Memory
from search.kernel.position import states_of

LATE_CARDS, LATE_CARDS_PER_PLAYER = 12, 2
"""Worlds are searched with at most ``LATE_CARDS`` cards left, and ``LATE_CARDS_PER_PLAYER`` more
for each player: the last five tricks, where four play."""
TABLE_SIZE = 1 << 14
"""The number of positions that such a search remembers."""
MIN_SEARCHED_WORLDS, MAX_CARDS_PLAYED = 20, 500_000
"""The least number of worlds searched for a move, and the number of cards played after which no
more are searched: a world with many lines of play takes long."""


def late(view: View) -> bool:
    """Whether so few cards are left, which every player can count."""
    straw = view.straw
    piles = 0 if straw is None else sum(map(sum, straw.hidden)) + _lying(straw.tops)
    return view.phase == "play" and _few(sum(view.hand_sizes) + piles, view.order)


def is_late(deal: Deal) -> bool:
    """Whether so few cards are left in a deal."""
    return _few(cards_left(deal), deal.order)


def _few(cards: int, players: tuple[int, ...]) -> bool:
    return cards <= LATE_CARDS + LATE_CARDS_PER_PLAYER * len(players)


def cards_left(deal: Deal) -> int:
    """The cards that are still to be played."""
    straw = deal.straw
    piles = 0 if straw is None else sum(map(len, sum(straw.hidden, ()))) + _lying(straw.tops)
    return sum(hand.bit_count() for hand in deal.hands) + piles


def _lying(tops: tuple[tuple[Cards, ...], ...]) -> int:
    """The straw men's cards that lie face up."""
    return sum(top != NONE for player_tops in tops for top in player_tops)


def exact_gains(
    deals: Sequence[Deal], cards: Sequence[Cards], player: int, effort: float = inf
) -> Floats:
    """By world and card what the player has in the end, in game points, if all play at their best.

    Once ``effort`` is spent, worlds after the first ``MIN_SEARCHED_WORLDS`` are left out, and have
    no row. Raises NotInKernel.
    """
    cached, gains_by_world = dict[object, list[float]](), list[list[float]]()
    memory, rows = Memory(TABLE_SIZE), rows_of(deals)
    for deal, row, state in zip(deals, rows, states_of(deals, rows), strict=True):
        if (hidden := hidden_in(deal)) not in cached:
            if effort <= 0 and len(gains_by_world) >= MIN_SEARCHED_WORLDS:
                break
            search = Exact(deal, row, player, SETTLER, memory, state=state)
            values = search.values()
            cached[hidden] = [values[card] / SHARE for card in cards]
            effort -= search.nodes
        gains_by_world.append(cached[hidden])
    return np.array(gains_by_world)


def exact_values(deal: Deal, player: int, memory: Memory) -> dict[Cards, float]:
    """By card: the player's final score in game points, if all see all cards."""
    search = Exact(deal, row_of(deal), player, SETTLER, memory)
    return {card: value / SHARE for card, value in search.values().items()}
