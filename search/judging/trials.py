"""Moves compared: each is tried in the same deals, which are played out, or late on searched."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine import Action, Cards, Deal, Play, seated
from search.judging.likely_worlds import alike, hidden_in
from search.judging.outcomes import SETTLER, Outcomes, gains, of_cards, of_choice
from search.kernel.arrays import Floats, Numbers
from search.kernel.contract_row import row_of
from search.kernel.exact_value import SHARE, Exact, Memory, side_in_row
from search.kernel.layout import NO_CARD, cards_of

TIMES = 4
"""How often each move is played out in each deal."""
LATE = 16
"""With at most this many cards left, worlds are searched to the end instead of played out."""
POSITIONS = 1 << 14
"""How many positions such a search remembers."""


class Trials(NamedTuple):
    """What came of the moves: arrays by deal, move and play-out."""

    gains: Floats
    """What the player has in the end, in game points (``kernel.exact_value.gain``)."""
    tricks: npt.NDArray[np.bool_] | None
    """Whether the player's side takes the trick to which the card was played; None: no card was."""
    alike: Numbers
    """A number for each deal; copies of one deal have the same (``beliefs.alike``)."""


def try_moves(
    deals: Sequence[Deal], moves: Sequence[Action], player: int, seed: int, *, tricks: bool = False
) -> Trials:
    """The moves tried in deals that look alike to the player.

    Raises NotInKernel where the rules ask for more than the kernel can do.
    """
    if all(isinstance(move, Play) for move in moves):
        return _cards(deals, [move for move in moves if isinstance(move, Play)],
                      player, seed, tricks=tricks)  # fmt: skip
    return _choices(deals, moves, player, seed)


def _cards(
    deals: Sequence[Deal], moves: Sequence[Play], player: int, seed: int, *, tricks: bool
) -> Trials:
    """Cards are put straight into the kernel."""
    out = of_cards(deals, moves, seed, TIMES)
    if cards_left(deals[0]) <= LATE:
        found = _searched(deals, [move.card for move in moves], player)
    else:
        found = gains(out, player).reshape(len(deals), len(moves), TIMES)
    taken = _taken(deals, out, player) if tricks else None
    return Trials(found, taken, alike(deals))


def _searched(deals: Sequence[Deal], cards: Sequence[Cards], player: int) -> Floats:
    """What the player has in the end, if all play at their best and see all cards.

    Shaped like ``Trials.gains``: what the search finds stands there for each play-out.
    """
    known: dict[object, list[float]] = {}
    memory = Memory(POSITIONS)
    for deal in deals:
        if (key := hidden_in(deal)) not in known:
            values = exact_values(deal, player, memory)
            known[key] = [values[card] for card in cards]
    found = np.array([known[hidden_in(deal)] for deal in deals])
    return found[:, :, None].repeat(TIMES, axis=2)


def exact_values(deal: Deal, player: int, memory: Memory) -> dict[Cards, float]:
    """What each card brings the player in the end, in game points, if all see all cards."""
    search = Exact(deal, row_of(deal), player, SETTLER, memory)
    return {card: value / SHARE for card, value in search.values().items()}


def cards_left(deal: Deal) -> int:
    """The cards that are still to be played."""
    hidden = sum(map(len, sum(deal.straw.hidden, ()))) if deal.straw else 0
    return sum(hand.bit_count() for hand in deal.hands) + hidden


def _taken(deals: Sequence[Deal], out: Outcomes, player: int) -> npt.NDArray[np.bool_]:
    """Whether the side takes the trick at hand."""
    assert out.ends is not None
    cards, moves = cards_of(deals[0].rules.pack), len(out.deals) // len(deals)
    lines = out.ends.lines.reshape(len(deals), moves * TIMES, -1)
    pairs = zip(deals, out.rows[::moves], strict=True)
    sides = [side_in_row(deal, row, player)[0] for deal, row in pairs]
    found = [
        [_winner(deal, [cards[int(one)] for one in line if one != NO_CARD]) in side
         for line in lines[at, :, : len(deal.order)]]
        for at, (deal, side) in enumerate(zip(deals, sides, strict=True))
    ]  # fmt: skip
    return np.array(found).reshape(len(deals), moves, TIMES)


def _winner(deal: Deal, line: list[Cards]) -> int:
    """Who takes the trick on the table after these cards."""
    playing, contract = deal.playing, deal.contract
    assert playing is not None and contract is not None
    trick = (*playing.trick, *line)[: len(deal.order)]
    return seated(deal.order, playing.leader, trick.index(contract.winner(trick)))


def _choices(deals: Sequence[Deal], moves: Sequence[Action], player: int, seed: int) -> Trials:
    """Other choices are made by the engine, and what follows them until cards are played."""
    found = np.empty((len(deals), len(moves), TIMES))
    for place, move in enumerate(moves):
        out = of_choice(deals, move, player, seed, TIMES)
        found[:, place] = gains(out, player).reshape(len(deals), TIMES)
    return Trials(found, None, alike(deals))
