"""Worlds at their ends after a move: whole deals that the engine has settled."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, Play, Settlement, View, act
from search.explain.decisions import together_with
from search.judging.candidates import until_the_play
from search.judging.outcomes import Way, by_way, lacks_after, way_of
from search.kernel.contract_row import row_of
from search.kernel.finished_deal import finished
from search.kernel.layout import numbers
from search.kernel.moves import play
from search.kernel.play_outs import play_outs
from search.kernel.position import states_of


class End(NamedTuple):
    """A world played to its end after a move."""

    deal: Deal
    """The finished deal."""
    settled: Settlement
    side: tuple[int, ...]
    """The viewer's side in this world."""


class Compared(NamedTuple):
    """A move and another one, each at the ends of the same worlds."""

    view: View
    move: Action
    first: Sequence[End]
    rival: Action
    second: Sequence[End]


def ends(view: View, deals: Sequence[Deal], move: Action, seed: int) -> list[End]:
    """The end of each world after a move, most cards being played as in any play-out."""
    assert view.viewer is not None
    if isinstance(move, Play):
        over = _played_out(deals, seed, way_of(deals[0]), (numbers(view.rules.pack)[move.card],))
    else:
        over = _after_choice([until_the_play(act(deal, view.viewer, move)) for deal in deals], seed)
    return [End(deal, deal.rules.settle(deal), together_with(deal, view.viewer)) for deal in over]


def _after_choice(deals: list[Deal], seed: int) -> list[Deal]:
    """The deals at their ends, played out as for values (``outcomes``); some may be over."""
    over = list(deals)
    for way, places in by_way(deals):
        played = _played_out([deals[place] for place in places], seed, way)
        for place, deal in zip(places, played, strict=True):
            over[place] = deal
    return over


def _played_out(
    deals: Sequence[Deal], seed: int, way: Way, first: tuple[int, ...] = ()
) -> list[Deal]:
    """The deals at their ends, in their order, once the ``first`` card was played, if any."""
    rows = np.array([row_of(deal) for deal in deals])
    states = states_of(deals, rows)
    cards, lacks = np.array(first, np.int64), None
    if first and way.policy is not None:
        lacks = lacks_after(deals, rows[0], states[0], cards)
    for row, state in zip(rows, states, strict=True):
        for card in first:
            play(row, state, card)
    out = play_outs(rows, states, seed=seed, slips=way.slips, policy=way.policy, lacks=lacks)
    begun = np.tile(cards, (len(deals), 1))
    return list(map(finished, deals, out.states, np.concatenate((begun, out.lines), axis=1)))
