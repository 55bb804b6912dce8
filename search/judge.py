"""What each move is worth: the mean of what comes of it in worlds that fit the view.

A value is in game points for the viewer, the whole settlement of the deal. No clock and no chance:
the seed and the number of worlds are arguments, and say all.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine import Action, Deal, Play, View, act, actions_of
from engine import choose as by_thumb
from search.ahead import candidates, until_the_play
from search.exchanged import deals_of
from search.jit import AVAILABLE
from search.kernel import play_outs
from search.kernel_rules import play
from search.layout import numbers
from search.likelihood import likely_worlds
from search.position import state_of
from search.row import NotInKernel, row_of
from search.settle import Settler

Numbers = npt.NDArray[np.int64]
Means = npt.NDArray[np.float64]

SLIPS = 26
"""Of 256 cards of a play-out so many fall by chance: else one line would stand for all."""
TIMES, OFTEN = 4, 16
"""Play-outs of each card in each world, and of each choice before the play."""


SETTLER = Settler()
"""What the engine has settled: the same for all worlds of a deal, and for all of its cards."""


class Judged(NamedTuple):
    """A move, and what it is worth in the mean, in game points for the viewer."""

    action: Action
    value: float
    error: float
    """The standard error of the value, over the worlds."""


def choose(view: View, seed: int, number: int) -> Action:
    """The move that is worth most in so many worlds; by rules of thumb where nothing is tried."""
    if sum(offer.size for offer in view.offers) == 1:
        return view.offers[0].nth(0)
    judged = values(view, seed, number)
    return max(judged, key=lambda one: one.value).action if judged else by_thumb(view)


def values(view: View, seed: int, number: int) -> list[Judged]:
    """The moves that are tried, with their worth. Empty: none is, or the kernel cannot play it."""
    moves = tried(view)
    if not AVAILABLE or len(moves) < 2:
        return []
    deals = list(fitting(view, seed, number))
    score = scores_of_cards if view.phase == "play" else scores_of_choices
    try:
        scores = score(deals, moves, view.viewer or 0, seed) if deals else None
    except NotInKernel:
        scores = None
    if scores is None:
        return []
    means, spread = scores.mean(axis=0), scores.std(axis=0) / np.sqrt(len(deals))
    return [
        Judged(action, float(mean), float(error))
        for action, mean, error in zip(moves, means, spread, strict=True)
    ]


def tried(view: View) -> list[Action]:
    """The moves whose worth is asked for: every card that may be played, some choices before."""
    if view.phase != "play":
        return candidates(view)
    return [action for action in actions_of(view.offers) if isinstance(action, Play)]


def fitting(view: View, seed: int, number: int) -> Iterator[Deal]:
    """Worlds as deals; a few that were drawn may turn out not to lead to the view."""
    return deals_of(view, iter(likely_worlds(view, seed, number)))


def scores_of_choices(
    deals: list[Deal], choices: Sequence[Action], viewer: int, seed: int
) -> Means | None:
    """By world and choice what the viewer scores in the mean; None: something ends the deal."""
    after = [until_the_play(act(deal, viewer, move)) for deal in deals for move in choices]
    if any(deal.over for deal in after):
        return None
    rows = np.array([row_of(deal) for deal in after])
    states = np.array([state_of(deal, row) for deal, row in zip(after, rows, strict=True)])
    ends = play_outs(rows, states, seed=seed, slips=SLIPS, times=OFTEN)
    scores = SETTLER.scores(after, rows, ends)[:, viewer]
    return by_move(scores, len(choices), OFTEN)


def scores_of_cards(deals: list[Deal], actions: Sequence[Action], viewer: int, seed: int) -> Means:
    """By world and card what the viewer scores in the mean of the play-outs."""
    number = numbers(deals[0].rules.pack)
    moves = [number[action.card] for action in actions if isinstance(action, Play)]
    rows = _rows(deals)
    before = np.array([state_of(deal, row) for deal, row in zip(deals, rows, strict=True)])
    rows, states = rows.repeat(len(moves), axis=0), before.repeat(len(moves), axis=0)
    for place, state in enumerate(states):
        play(rows[place], state, moves[place % len(moves)])
    ends = play_outs(rows, states, seed=seed, slips=SLIPS, times=TIMES)
    first = np.tile(np.array(moves).repeat(TIMES), len(deals))
    lines = np.concatenate((first[:, None], ends.lines), axis=1)
    bases = [deal for deal in deals for _ in moves]
    scores = SETTLER.scores(bases, rows, ends._replace(lines=lines))[:, viewer]
    return by_move(scores, len(moves), TIMES)


def by_move(scores: Numbers, moves: int, times: int) -> Means:
    """By world and move the mean of so many play-outs."""
    found: Means = scores.reshape(-1, moves, times).mean(axis=2)
    return found


def _rows(deals: list[Deal]) -> Numbers:
    """The row of each deal; worlds of one view differ in who holds the called king alone."""
    known: dict[int | None, Numbers] = {}
    for deal in deals:
        if (held := deal.calling and deal.calling.holder) not in known:
            known[held] = row_of(deal)
    return np.array([known[deal.calling and deal.calling.holder] for deal in deals])
