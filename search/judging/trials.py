"""Moves compared: each is tried in the same deals, which are played out, or late on searched."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine import Action, Cards, Deal, Play, seated
from search.judging.endings import LATE, cards_left, exact_gains
from search.judging.likely_worlds import alike
from search.judging.outcomes import Outcomes, gains, of_cards, of_choice
from search.kernel.arrays import Floats, Numbers
from search.kernel.exact_value import side_in_row
from search.kernel.layout import NO_CARD, cards_of

TIMES = 4
"""How often each move is played out in each deal."""


class Trials(NamedTuple):
    """What came of the moves: arrays by deal, move and play-out."""

    gains: Floats
    """What the player has in the end, in game points (``kernel.exact_value.gain``).

    Where worlds are searched that stands there for each play-out."""
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
        exact = exact_gains(deals, [move.card for move in moves], player)
        found = exact[:, :, None].repeat(TIMES, axis=2)
    else:
        found = gains(out, player).reshape(len(deals), len(moves), TIMES)
    taken = _taken(deals, out, player) if tricks else None
    return Trials(found, taken, alike(deals))


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
