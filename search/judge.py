"""What each move is worth: the mean of what comes of it in worlds that fit the view.

A value is in game points for the viewer, the whole settlement of the deal. No clock and no chance:
the seed and the number of worlds are arguments, and say all.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine import Action, Deal, Play, View, act, actions_of, choose as by_thumb
from search.jit import AVAILABLE
from search.kernel import play_outs
from search.knowledge import knowledge
from search.position import state_of
from search.retelling import Misfit, deal_of
from search.row import NotInKernel, row_of
from search.settle import Settler
from search.worlds import drawn

Numbers = npt.NDArray[np.int64]

SLIPS = 26
"""Of 256 cards of a play-out so many fall by chance: else one line would stand for all."""
TIMES = 4
"""Play-outs of each move in each world."""
MISFITS = 3
"""How many worlds are drawn at most for each that is wanted."""


class Judged(NamedTuple):
    """A move, and what it is worth in the mean, in game points for the viewer."""

    action: Action
    value: float
    error: float
    """The standard error of the value, over the worlds."""


def choose(view: View, seed: int, number: int) -> Action:
    """The move that is worth most in so many worlds; where there is no choice, that one."""
    if sum(offer.size for offer in view.offers) == 1:
        return view.offers[0].nth(0)
    if not AVAILABLE or view.phase != "play" or not all(
        isinstance(action, Play) for action in actions_of(view.offers)
    ):
        return by_thumb(view)
    judged = values(view, seed, number)
    return max(judged, key=lambda one: one.value).action if judged else by_thumb(view)


def values(view: View, seed: int, number: int) -> list[Judged]:
    """Every move that is offered in the play, with its worth. Empty: no world was found."""
    moves = [action for action in actions_of(view.offers)]
    deals = list(islice(fitting(view, seed, number), number))
    if not deals:
        return []
    assert view.viewer is not None
    try:
        scores = scores_of(deals, moves, view.viewer, seed)
    except NotInKernel:
        return []
    means, spread = scores.mean(axis=0), scores.std(axis=0) / np.sqrt(len(deals))
    return [
        Judged(action, float(mean), float(error))
        for action, mean, error in zip(moves, means, spread, strict=True)
    ]


def fitting(view: View, seed: int, number: int) -> Iterator[Deal]:
    """Worlds as deals; a few that were drawn may turn out not to lead to the view."""
    for world in islice(drawn(view, knowledge(view), seed), MISFITS * number):
        try:
            yield deal_of(view, world)
        except Misfit:
            continue


def scores_of(deals: list[Deal], moves: list[Action], viewer: int, seed: int) -> Numbers:
    """By world and move what the viewer scores in the mean of the play-outs."""
    after = [act(deal, viewer, move) for deal in deals for move in moves]
    rows = np.array([row_of(deal) for deal in deals]).repeat(len(moves), axis=0)
    states = np.array([state_of(deal, row) for deal, row in zip(after, rows, strict=True)])
    ends = play_outs(rows, states, seed=seed, slips=SLIPS, times=TIMES)
    scores = Settler().scores(after, rows, ends)[:, viewer]
    return scores.reshape(len(deals), len(moves), TIMES).mean(axis=2)


def warm_up() -> bool:
    """Compile what a first move would wait for; whether there is a compiler at all."""
    return AVAILABLE
