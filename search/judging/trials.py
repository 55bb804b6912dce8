"""Moves compared: each is tried in the same deals, which are played out, or late on searched."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, Play
from search.judging.exact_endings import exact_gains, is_late
from search.judging.likely_worlds import alike
from search.judging.outcomes import gains, of_cards, of_choice, play_outs_of, worth
from search.kernel.arrays import Floats, Numbers

PLAY_OUTS_PER_CHOICE = 4
"""The number of play-outs of each choice before the play in each deal."""


class Trials(NamedTuple):
    """The results of the moves: arrays by deal, move and play-out."""

    gains: Floats
    """The player's final score in game points (``kernel.exact_value.gain``).

    Where worlds are searched, each play-out has that value."""
    alike: Numbers
    """A number for each deal; copies of one deal have the same (``likely_worlds.alike``)."""


def try_moves(deals: Sequence[Deal], moves: Sequence[Action], player: int, seed: int) -> Trials:
    """The moves tried in deals that look alike to the player.

    Raises NotInKernel where the rules ask for more than the kernel can do.
    """
    if all(isinstance(move, Play) for move in moves):
        return _cards(deals, [move for move in moves if isinstance(move, Play)], player, seed)
    return _choices(deals, moves, player, seed)


def _cards(deals: Sequence[Deal], moves: Sequence[Play], player: int, seed: int) -> Trials:
    """Cards are put straight into the kernel."""
    times = play_outs_of(deals[0])
    if is_late(deals[0]):
        exact = exact_gains(deals, [move.card for move in moves], player)
        return Trials(exact[:, :, None].repeat(times, axis=2), alike(deals))
    out = of_cards(deals, moves, seed, times)
    return Trials(gains(out, player).reshape(len(deals), len(moves), times), alike(deals))


def _choices(deals: Sequence[Deal], moves: Sequence[Action], player: int, seed: int) -> Trials:
    """The engine makes other choices, and what follows them until cards are played."""
    gained = np.empty((len(deals), len(moves), PLAY_OUTS_PER_CHOICE))
    for place, move in enumerate(moves):
        out = of_choice(deals, move, player, seed, PLAY_OUTS_PER_CHOICE)
        gained[:, place] = worth(out, moves, player).reshape(len(deals), PLAY_OUTS_PER_CHOICE)
    return Trials(gained, alike(deals))
