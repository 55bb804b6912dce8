"""Worlds at their ends after a move: whole deals that the engine has settled."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, Play, Settlement, View, act
from search.judging.candidates import until_the_play
from search.judging.outcomes import SLIPS
from search.kernel.contract_row import row_of
from search.kernel.finished_deal import finished
from search.kernel.layout import numbers
from search.kernel.moves import play
from search.kernel.play_outs import play_outs
from search.kernel.position import states_of
from search.telling.decisions import together_with


class End(NamedTuple):
    """How a world went on after a move."""

    deal: Deal
    """The finished deal."""
    settled: Settlement
    side: tuple[int, ...]
    """The viewer's side in truth of this world."""


def ends(view: View, deals: Sequence[Deal], move: Action, seed: int) -> list[End]:
    """How each world ends after a move, most cards being played by rules of thumb."""
    assert view.viewer is not None
    if isinstance(move, Play):
        over = _played_out(list(deals), seed, (numbers(view.rules.pack)[move.card],))
    else:
        over = _played_out([until_the_play(act(deal, view.viewer, move)) for deal in deals], seed)
    return [End(deal, deal.rules.settle(deal), together_with(deal, view.viewer)) for deal in over]


def _played_out(deals: list[Deal], seed: int, first: tuple[int, ...] = ()) -> Iterator[Deal]:
    """The deals at their ends, in their order, once the ``first`` card was played, if there is one.

    A deal that has ended before its play stays as it is.
    """
    going = [deal for deal in deals if not deal.over]
    played: Iterator[Deal] = iter(())
    if going:
        rows = np.array([row_of(deal) for deal in going])
        states = states_of(going, rows)
        for row, state in zip(rows, states, strict=True):
            for card in first:
                play(row, state, card)
        out = play_outs(rows, states, seed=seed, slips=SLIPS)
        begun = np.tile(np.array(first, np.int64), (len(going), 1))
        lines = np.concatenate((begun, out.lines), axis=1)
        played = map(finished, going, out.states, lines)
    for deal in deals:
        yield deal if deal.over else next(played)
