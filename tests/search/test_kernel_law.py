"""The kernel plays by the engine's rules: the same cards may be played, the same score is made."""

import numpy as np
import pytest

from search import layout as at
from search.finish import finished
from search.kernel import BY_CHANCE, BY_THUMB, play_outs
from tests.search.kernel_deals import amounts, positions, replayed, tables

TIMES = 2


@tables
@amounts
@pytest.mark.parametrize("way", [BY_CHANCE, BY_THUMB], ids=["by-chance", "by-thumb"])
def test_a_line_of_the_kernel_is_one_of_the_engine(
    table: tuple[str, int], deals: int, way: int
) -> None:
    """Tricks, piles and score lines; every card that one allows the other allows, too."""
    found = positions(table, deals)
    rows, states = (np.array([getattr(p, name) for p in found]) for name in ("row", "state"))
    ends = play_outs(rows, states, seed=deals, way=way, slips=40, times=TIMES)
    for number, (end, line) in enumerate(zip(ends.states, ends.lines, strict=True)):
        start = found[number // TIMES]
        engine, ours = replayed(start, line), finished(start.deal, end, line)
        assert engine.playing is not None and ours.playing is not None
        assert engine.playing.tricks == ours.playing.tricks
        assert engine.playing.taken == ours.playing.taken
        assert engine.fool == ours.fool and engine.rules.settle(engine) == ours.rules.settle(ours)
        assert end[at.DONE] == len(engine.playing.tricks)
