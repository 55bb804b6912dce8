"""The kernel as the rest of the house calls it: deals in play in, finished ones out."""

from typing import NamedTuple

import numpy as np

from search.kernel import layout as at
from search.kernel.arrays import Numbers
from search.kernel.chance import WORD
from search.kernel.play_out_loop import BY_CHANCE, BY_THUMB, play_all
from search.kernel.policy import WEIGHTS, WORDS, WORK
from search.kernel.table_knowledge import LACKS

__all__ = ["BY_CHANCE", "BY_THUMB", "Ends", "play_outs"]


NO_POLICY = np.zeros((0, WEIGHTS, WORDS), np.int64)


class Ends(NamedTuple):
    """The ends of play-outs, one row each, in the order of the deals."""

    states: Numbers
    """The finished deals (``layout``)."""
    lines: Numbers
    """The cards from there on, -1 after the last; a gift for the Fool is one of them."""
    moves: int
    """The number of cards played in all."""


def play_outs(
    rows: Numbers,
    deals: Numbers,
    *,
    seed: int,
    way: int = BY_THUMB,
    slips: int = 0,
    times: int = 1,
    with_lines: bool = True,
    policy: Numbers | None = None,
    lacks: Numbers | None = None,
) -> Ends:
    """Play every deal to its end ``times`` times; the same seed gives the same play.

    ``way`` has a bit for each place that plays by rules of thumb; of their cards ``slips`` of 256
    fall by chance all the same. Lines are recorded only ``with_lines``. Where there is a
    ``policy``, those who play by rules of thumb follow it; ``lacks`` has a row for each deal
    (``table_knowledge``), else players have shown nothing yet.
    """
    rows, deals = np.atleast_2d(rows), np.atleast_2d(deals)
    number = len(deals) * times
    ends = np.empty((number, at.STATE), np.int64)
    lines = np.full((number, at.MOVES if with_lines else 0), at.NO_CARD, np.int64)
    chance = np.array([(seed * 0x9E3779B97F4A7C15 + 0x3243F6A8885A308D) & WORD or 1], np.int64)
    ways = np.array([way, slips, times], np.int64)
    shown = np.zeros((len(deals) + 1, LACKS), np.int64)
    if lacks is not None:
        shown[:-1] = lacks
    moves = play_all(
        rows,
        deals,
        chance,
        ways,
        ends,
        lines,
        shown,
        NO_POLICY if policy is None else policy,
        np.zeros(WORK, np.int64),
    )
    return Ends(ends, lines, int(moves))
