"""Scores that follow from other settled deals are those that the engine would give."""

import numpy as np
import pytest

from search.finish import finished
from search.kernel import BY_CHANCE, BY_THUMB, play_outs
from search.settle import Settler
from tests.search.kernel_deals import amounts, positions, tables


@tables
@amounts
@pytest.mark.parametrize("way", [BY_CHANCE, BY_THUMB], ids=["by-chance", "by-thumb"])
def test_scores_are_the_engines(table: tuple[str, int], deals: int, way: int) -> None:
    """Whatever the order in which the play-outs of a table's positions come."""
    settler, times = Settler(), 10
    for start in positions(table, deals):
        ends = play_outs(start.row, start.state, seed=deals, way=way, slips=40, times=times)
        found = settler.scores([start.deal], start.row, ends)
        for end, line, score in zip(ends.states, ends.lines, found, strict=True):
            settled = start.deal.rules.settle(finished(start.deal, end, line))
            assert settled.scores == tuple(score), (start.deal, settled)


@tables
def test_a_book_is_kept_over_calls(table: tuple[str, int]) -> None:
    """The engine is asked no second time for what is known."""
    start, settler = positions(table, 1)[0], Settler()
    ends = play_outs(start.row, start.state, seed=1, way=BY_CHANCE, times=50)
    first = settler.scores([start.deal], start.row, ends)
    asked = settler.settled
    assert np.array_equal(settler.scores([start.deal], start.row, ends), first)
    assert 0 < settler.settled == asked <= 50
