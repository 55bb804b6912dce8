"""A hint: a nudge, the best move, and its reasons in numbers, from the View alone.

The values are those of ``judging.judge``; what it does not try, rules of thumb decide, and the hint
says so. No clock and no chance: the seed and the number of worlds say all.
"""

from collections.abc import Iterator, Sequence

from engine import Action, Bid, Deal, Kontra, Pass, Play, Say, View, encode
from engine.cards import NONE
from search.judging.judge import Judged, Trial, decided, trial
from search.judging.judge import judged as of_trial
from search.judging.likely_worlds import fitting
from search.kernel.contract_row import NotInKernel
from search.kernel.jit import AVAILABLE
from search.telling.nudges import Hint, Told, Tried, hint_by_thumb, nudge, thumb
from search.telling.reasons import (
    End,
    by_saying,
    counted_against,
    ends,
    in_trick,
    of_deal,
    of_one_move,
)

ALIKE = 0.3
"""Standard errors within which two moves are as good as each other."""
CLOSE = 0.25
"""Game points below which two moves are as good as each other."""
MOST_REASONS = 4
COUNTED, FEW = 2, 40
"""Reasons are counted in 1 of ``COUNTED`` worlds, but in at least ``FEW``, or all there are."""


def hint(view: View, seed: int, number: int) -> Hint:
    """The hint for the player on turn, from ``number`` worlds."""
    if not AVAILABLE or not view.dealt or sum(offer.size for offer in view.offers) == 1:
        return hint_by_thumb(view)
    found = trial(view, seed, number)
    judged = [] if found is None else sorted(of_trial(found), key=lambda one: -one.value)
    move = decided(view, found)
    worlds: list[Deal] = []
    try:
        worlds = _looked_at(view, found, seed, number)
        reasons = tuple(_reasons(view, worlds, judged, move, seed))[:MOST_REASONS]
    except NotInKernel:
        reasons = ()
    if not judged:
        reasons = (thumb(view), *reasons)
    code = encode(view.rules.pack, move)
    rests_on = len(found.scores) if found else len(worlds) if len(reasons) > 1 else 0
    return Hint(nudge(view, move), code, _tried(view, judged, move), reasons, rests_on)


def _looked_at(view: View, found: Trial | None, seed: int, number: int) -> list[Deal]:
    """The worlds of which reasons are counted: such as the values come from, if there are any.

    Before the play few are valued, so more are drawn in the same way. Raises NotInKernel.
    """
    if found is None:
        return fitting(view, seed, number)
    enough, valued = max(number // COUNTED, min(number, FEW)), found.deals
    if len(valued) < enough:
        return fitting(view, seed, enough)
    return [valued[place * len(valued) // enough] for place in range(enough)]


def _tried(view: View, judged: Sequence[Judged], move: Action) -> tuple[Tried, ...]:
    """The moves that were tried, the best one first."""
    ordered = sorted(judged, key=lambda one: one.action != move)
    return tuple(
        Tried(encode(view.rules.pack, one.action), one.value, one.error) for one in ordered
    )


def _reasons(
    view: View, worlds: list[Deal], judged: Sequence[Judged], move: Action, seed: int
) -> Iterator[Told]:
    """Why this move and not another one, counted over worlds."""
    if not worlds:
        return
    if not judged:
        yield from _of_one(view, worlds, move, seed)
        return
    bolder, same = _bolder(judged, move), _as_good(judged, move)
    if bolder:
        yield Told("held-back", {"moves": _codes(view, bolder)})
    if same:
        yield Told("close", {"moves": _codes(view, same)})
    others = [one for one in judged if one.action not in (move, *same)]
    yield from _compared(view, worlds, judged, move, others[:1], seed)


def _compared(
    view: View,
    worlds: list[Deal],
    judged: Sequence[Judged],
    move: Action,
    others: list[Judged],
    seed: int,
) -> Iterator[Told]:
    """What comes of this move, and of another one, if there is one."""
    first, less = ends(view, worlds, move, seed), 0.0
    second, rival = list[End](), None
    if others:
        rival, less = others[0].action, _less(judged, move, others[0])
        second = ends(view, worlds, rival, seed)
    if isinstance(move, Play):
        card = rival.card if isinstance(rival, Play) else NONE
        yield from in_trick(view, first, move.card, second, card)
    if isinstance(move, Say | Kontra):
        yield from of_one_move(view, first, move)
    if isinstance(move, Say):
        yield from by_saying(view, first, second, move, less)
    if isinstance(rival, Say | Kontra):
        yield from of_one_move(view, second, rival)
    if isinstance(rival, Say):
        yield from by_saying(view, second, first, rival, -less)
    if rival is not None:
        yield from of_deal(view, first, second, move, rival)


def _codes(view: View, moves: Sequence[Action]) -> str:
    return " ".join(encode(view.rules.pack, one) for one in moves)


def _bolder(judged: Sequence[Judged], move: Action) -> list[Action]:
    """What might be said and would bring more, if that were sure (``CAUTION``, ``TO_DOUBLE``)."""
    return [one.action for one in judged if isinstance(one.action, Say | Kontra)
            and _less(judged, move, one) < -_alike(one)]  # fmt: skip


def _as_good(judged: Sequence[Judged], move: Action) -> list[Action]:
    """The other moves of which nobody could say that they are worse, or that they promise more."""
    bolder = _bolder(judged, move)
    return [one.action for one in judged if one.action not in (move, *bolder)
            and _less(judged, move, one) <= _alike(one)]  # fmt: skip


def _less(judged: Sequence[Judged], move: Action, other: Judged) -> float:
    """By how much another move brings less."""
    return next(one for one in judged if one.action == move).value - other.value


def _alike(one: Judged) -> float:
    """Game points within which another move is as good as this one."""
    return max(ALIKE * one.error, CLOSE)


def _of_one(view: View, worlds: list[Deal], move: Action, seed: int) -> Iterator[Told]:
    """What comes of a move that rules of thumb have chosen; of the lowest bid if they pass."""
    lowest = next((offer.nth(0) for offer in view.offers if offer.kind is Bid), None)
    if isinstance(move, Bid | Say) or (isinstance(move, Pass | Kontra) and view.contract):
        for told in of_one_move(view, ends(view, worlds, move, seed), move):
            yield told
            yield from counted_against(told)
    elif isinstance(move, Pass) and lowest is not None:
        for told in of_one_move(view, ends(view, worlds, lowest, seed), lowest):
            would = told._replace(key="bid-would")
            yield would
            yield from counted_against(would)
