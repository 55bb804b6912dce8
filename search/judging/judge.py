"""The worth of each move: its mean score in worlds that fit the view.

A value is in game points for the viewer, the whole settlement of the deal. There is no clock
and no chance: the same seed and number of worlds give the same answer.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Deal, Kontra, Play, View, actions_of, variant
from engine import choose as by_thumb
from engine.house.leaning import gumbel
from search.judging.bids import is_bid
from search.judging.candidates import STATEMENTS, candidates
from search.judging.equals import lowest_sufficient
from search.judging.exact_endings import MAX_CARDS_PLAYED, exact_gains, is_late
from search.judging.likely_worlds import alike, fitting, standard_error
from search.judging.outcomes import gains, of_cards, play_outs_of
from search.judging.racing import raced
from search.judging.rash import is_rash
from search.kernel.arrays import Floats, Numbers
from search.kernel.contract_row import NotInKernel
from search.kernel.jit import AVAILABLE
from search.worlds.shown import StyleWeights

WORSE_ERRORS = 3.0
"""Standard errors at which the lower of two cards that do as much for a trick is worse."""
DEAR, DEARER, DEAREST = 2, 3, 5
"""Divisors of the number of worlds before the play: the second in general; the first for a king
call, on which more depends; the last for a bid. Each world takes longer there, as the house has
to go on from each choice until cards are played."""
CALLING = "call"
MIN_WORLDS = 16
"""The fewest worlds for bids and statements: fewer are too few for moves that decide a deal."""
DOUBT_ERRORS = 0.25
"""The number of standard errors by which another move must beat the usual one (docs/search.md)."""
MIN_BID_GAIN = 0.05
"""The least gain for which another bid is made, as a share of how far chance sets scores apart: a
bid that others will outbid hardly matters, and looks foolish on a bad hand."""
CAUTION, TO_DOUBLE = 0.5, 1.0
"""By how many standard deviations (over worlds) a statement must be better than silence, and a
doubling word: speaking gives away something of one's hand, and play-outs, in which all see all
cards, underrate a declarer.

With so much, 18 kontras in 174 deals brought 12 ± 3 game points in fresh worlds, and 4 ± 7 in the
deals themselves; 15 announcements of the pagat ultimo 13 ± 8 and 13 ± 24.
"""

LEANS = 0.1
"""The worth by which a move is drawn less often by a factor of e (``drawn``), as a share of how far
chance sets scores apart."""

RASH_CAUTION = 0.3
"""The caution for replacing a rash lead."""


class Judged(NamedTuple):
    """A move and its average worth, in game points for the viewer."""

    action: Action
    value: float
    error: float
    """The standard error of the value, over the worlds."""


def choose(view: View, seed: int, number: int) -> Action:
    """The move that is worth most over ``number`` worlds; by rules of thumb where none is tried.

    Rules of thumb decide unless another move is better beyond doubt.
    """
    if sum(offer.size for offer in view.offers) == 1:
        return view.offers[0].nth(0)
    return decided(view, trial(view, seed, number))


def decided(view: View, tried: "Trial | None") -> Action:
    """The move that a trial speaks for."""
    usual = by_thumb(view)
    if tried is None or usual not in tried.moves:
        return usual
    best = tried.moves[advised(view, tried.moves, tried.scores, usual, tried.alike)]
    return lowest_sufficient(view, tried.moves, best, lambda move: _surely_worse(tried, move, best))


def drawn(view: View, tried: "Trial | None", seed: int) -> Action:
    """The move of one of many who differ: each is made with a chance that grows with its worth."""
    usual = by_thumb(view)
    if tried is None or usual not in tried.moves:
        return usual
    gains = tried.scores - tried.scores[:, [tried.moves.index(usual)]]
    caution = np.array([caution_of(view, move) for move in tried.moves])
    worth = np.nanmean(gains, axis=0) - caution * np.nanstd(gains, axis=0)
    doubts = LEANS * variant(view.rules.variant).spread(view.rules.players)
    worth += [doubts * gumbel(f"drawn {seed}", str(index)) for index in range(len(worth))]
    return tried.moves[int(worth.argmax())]


def _surely_worse(tried: "Trial", move: Action, best: Action) -> bool:
    """Whether a move brings less beyond doubt than another one."""
    places = [tried.moves.index(action) for action in (best, move)]
    less = tried.scores[:, places[0]] - tried.scores[:, places[1]]
    return float(less.mean()) > WORSE_ERRORS * standard_error(less, tried.alike)


def advised(
    view: View, moves: Sequence[Action], scores: Floats, usual: Action, alike: Numbers
) -> int:
    """The number of the move that is advised: masters make it, and hints and analyses name it."""
    usual = not_rash(view, moves, scores, usual)
    caution = np.array([caution_of(view, move) for move in moves])
    return surely_best(scores, moves.index(usual), alike, caution=caution, least=min_gain_of(view))


def not_rash(view: View, moves: Sequence[Action], scores: Floats, usual: Action) -> Action:
    """The usual move; if that is a rash one, the best of those that are not."""
    if not is_rash(view, usual):
        return usual
    means = np.nanmean(scores, axis=0)
    others = [index for index, move in enumerate(moves) if not is_rash(view, move)]
    return moves[max(others, key=means.__getitem__)] if others else usual


def min_gain_of(view: View) -> float:
    """The game points that another move must bring beyond doubt to replace the usual one."""
    spread = variant(view.rules.variant).spread(view.rules.players)
    return MIN_BID_GAIN * spread if is_bid(view) else 0.0


def caution_of(view: View, move: Action) -> float:
    """By how many standard deviations a move must be better than the usual one."""
    if is_rash(view, move):
        return RASH_CAUTION
    if view.phase not in STATEMENTS:
        return 0.0
    return TO_DOUBLE if isinstance(move, Kontra) else CAUTION


def surely_best(
    scores: Floats,
    usual: int,
    alike: Numbers,
    doubt: float = DOUBT_ERRORS,
    caution: Floats | float = 0.0,
    least: float = 0.0,
) -> int:
    """The number of the move that is better than the usual one by most, less what may be chance.

    That must be more than ``least``. Copies of one world count as one.
    """
    gains = scores - scores[:, [usual]]  # NaN where a move was not tried any more
    errors = [error_of(gain, alike) for gain in gains.T]
    surely = np.nanmean(gains, axis=0) - doubt * np.array(errors)
    surely -= caution * np.nanstd(gains, axis=0)
    best = int(surely.argmax())
    return best if surely[best] > least else usual


def error_of(scores: Floats, alike: Numbers) -> float:
    """The standard error of the mean of what was tried."""
    tried = ~np.isnan(scores)
    return standard_error(scores[tried], alike[tried])


def values(view: View, seed: int, number: int) -> list[Judged]:
    """The moves that are tried, with their worth. Empty: none is, or the kernel cannot play it."""
    tried = trial(view, seed, number)
    return [] if tried is None else judged(tried)


def judged(tried: "Trial") -> list[Judged]:
    """The average worth of each move of a trial."""
    means = np.nanmean(tried.scores, axis=0)
    errors = [error_of(scores, tried.alike) for scores in tried.scores.T]
    return [
        Judged(action, float(mean), error)
        for action, mean, error in zip(tried.moves, means, errors, strict=True)
    ]


class Trial(NamedTuple):
    """Moves, and by world what comes of each on average, in game points for the viewer."""

    moves: list[Action]
    scores: Floats
    """NaN where a move was not tried any more, as it was surely worse than another (``racing``)."""
    alike: Numbers
    """By world a number that it shares with its copies (``likely_worlds.alike``)."""
    deals: Sequence[Deal] = ()
    """The worlds themselves."""


def trial(view: View, seed: int, number: int, shown: StyleWeights = ()) -> Trial | None:
    """The scores of each move that is tried; None: none is, or the kernel cannot play it.

    ``shown``: what people have shown in earlier deals of the match.
    """
    moves = moves_to_try(view)
    if not AVAILABLE or len(moves) < 2:
        return None
    try:
        deals = fitting(view, seed, worlds_for(view, number), shown=shown)
        if not deals:
            return None
        if view.phase == "play":
            scores = scores_of_cards(deals, moves, view.viewer or 0, seed)
        else:
            scores = raced(deals, moves, by_thumb(view), view.viewer or 0, seed)
        deals = deals[: len(scores)]
        return Trial(moves, scores, alike(deals), deals)
    except NotInKernel:
        return None


def worlds_for(view: View, number: int) -> int:
    """The number of worlds in which a move is tried, given the number for a card."""
    if view.phase == "play":
        return number
    if view.phase == CALLING:
        return -(-number // DEAR)
    divided = -(-number // (DEAREST if is_bid(view) else DEARER))
    return max(MIN_WORLDS, divided) if is_said(view) else divided


def is_said(view: View) -> bool:
    """Whether the question is what to bid or announce, and so what the deal is about."""
    return is_bid(view) or view.phase in STATEMENTS


def joined(first: Trial | None, other: Trial | None) -> Trial | None:
    """Two trials of the same moves, each in its own worlds, as one."""
    if first is None or other is None:
        return first or other
    others = other.alike + first.alike.max() + 1
    scores = np.concatenate((first.scores, other.scores))
    return Trial(
        first.moves, scores, np.concatenate((first.alike, others)), (*first.deals, *other.deals)
    )


def moves_to_try(view: View) -> list[Action]:
    """The moves whose worth is asked for: every card that may be played, some choices before.

    What may be called out with a card is: that costs nothing (STR-BON-6).
    """
    if view.phase != "play":
        return candidates(view)
    plays = (action for action in actions_of(view.offers) if isinstance(action, Play))
    return list({action.card: action for action in plays}.values())


def scores_of_cards(deals: list[Deal], plays: Sequence[Action], viewer: int, seed: int) -> Floats:
    """By world and card what the viewer scores, averaged over play-outs; late on, exactly.

    Late on, the last worlds may have no row (``exact_endings``).
    """
    cards = [move for move in plays if isinstance(move, Play)]
    if is_late(deals[0]):
        return exact_gains(deals, [move.card for move in cards], viewer, MAX_CARDS_PLAYED)
    times = play_outs_of(deals[0])
    return by_move(gains(of_cards(deals, cards, seed, times), viewer), len(cards), times)


def by_move(scores: Floats, across: int, times: int) -> Floats:
    """The means over ``times`` play-outs of each move, in rows of ``across`` moves."""
    means: Floats = scores.reshape(-1, across, times).mean(axis=2)
    return means
