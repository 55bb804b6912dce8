"""A worker's job: from a view, never the deal itself, to the code of a move.

The search knows no clock: the seconds for a move are converted to a number of worlds here.
"""

import os
from contextlib import suppress
from importlib.util import find_spec
from time import perf_counter
from typing import TypeAlias

from bot.thinkers.compiling import Uncompiled
from bot.thinkers.earlier import EarlierDeals, styles_of
from bot.thinkers.pickling import unpack_view
from engine import View, encode

PositionKind: TypeAlias = tuple[str, str, int]
"""Variant, phase and cards in hand, which determine the cost of a decision."""

MIN_WORLDS = 8
"""Minimum number of worlds for a decision."""
MAX_WORLDS = 4000
"""Maximum number of worlds for a decision."""
FIRST_PASS_SHARE = 0.25
"""Share of the time for the first pass."""
NICE_PLAY = 5
"""Nice value of processes that move for the house: an overloaded machine answers people first."""
NICE_STUDY = 10
"""Nice value of processes that give hints and analyse."""
EWMA_WEIGHT = 0.3
"""Weight of the latest decision in the average cost of a world."""
COST_DECAY = 0.98
"""Factor of a cost that stopped a search, in case it is too high."""

_cost: dict[PositionKind, float] = {}
"""Average seconds for a world."""


def installed() -> bool:
    """True if the search is installed, with its compiler or as a library; loads neither."""
    if find_spec("numpy") is None:
        return False
    if has_compiler():
        return True
    from search.kernel import kept  # noqa: PLC0415 - only a bot without the compiler pays for it

    with suppress(kept.Unusable):
        return kept.library_manifest(kept.folder()) is not None
    return False


def has_compiler() -> bool:
    """True if the compiler of the search is installed; does not load it."""
    return find_spec("numba") is not None


def library_refusal() -> str:
    """Return why the library of this image must not be used; empty: it may, or there is none."""
    from search.kernel import kept  # noqa: PLC0415 - as above

    try:
        if not has_compiler():
            kept.library_manifest(kept.folder())
    except kept.Unusable as refusal:
        return str(refusal)
    return ""


def warm() -> bool:
    """Load the search; return whether it is installed.

    Raises Uncompiled if it is not compiled yet: another process compiles it, so that the compiler's
    memory is freed.
    """
    if not installed():
        return False
    from search.kernel import kept  # noqa: PLC0415 - only a worker pays for it

    kept.prefer()
    if has_compiler() and not kept.is_complete(kept.folder()):
        raise Uncompiled
    from search.kernel.jit import AVAILABLE  # noqa: PLC0415 - as above
    from search.kernel.warm import warm_up  # noqa: PLC0415 - as above

    if AVAILABLE:
        warm_up()
    return AVAILABLE


def warm_player() -> bool:
    """Load the search with the priority of house players."""
    set_nice(NICE_PLAY)
    return warm()


def warm_analyst() -> bool:
    """Load the search with the priority of hints and analyses."""
    set_nice(NICE_STUDY)
    return warm()


def set_nice(nice: int) -> None:
    """Raise this process's nice value; a higher one stays."""
    os.setpriority(os.PRIO_PROCESS, 0, max(nice, os.getpriority(os.PRIO_PROCESS, 0)))


def move(parcel: bytes, seed: int, seconds: float, earlier: EarlierDeals = ()) -> str | None:
    """Find the code of a move in about ``seconds``; None if that would take longer.

    A first pass measures the cost of a world, a second one takes the remaining time; the results
    of both count.
    """
    from search.judging.judge import decided, joined, trial  # noqa: PLC0415 - as above

    styles = styles_of(earlier)  # before the clock starts: cached, and no part of a world's cost
    begun = perf_counter()
    view = unpack_view(parcel)
    kind = kind_of(view)
    first = worlds_in(kind, seconds * FIRST_PASS_SHARE)
    if kind in _cost and first * _cost[kind] > seconds:
        _cost[kind] *= COST_DECAY
        return None
    result = trial(view, seed, first, styles)
    spent = perf_counter() - begun
    learn(kind, spent / first)
    second = min(MAX_WORLDS, int(first * (seconds - spent) / spent))
    if second >= MIN_WORLDS:
        result = joined(result, trial(view, seed ^ 1, second, styles))
    return encode(view.rules.pack, decided(view, result))


def answer(parcel: bytes, seed: int, number: int, draws: bool = False) -> str:
    """Find the code of the best move over ``number`` worlds. It depends only on the arguments.

    ``draws``: choices before the play are drawn in proportion to their worth.
    """
    from search.judging.judge import choose, drawn, trial  # noqa: PLC0415 - as above

    view = unpack_view(parcel)
    if draws and view.phase != "play":
        move = drawn(view, trial(view, seed, number), seed)
    else:
        move = choose(view, seed, number)
    return encode(view.rules.pack, move)


def worlds_in(kind: PositionKind, seconds: float) -> int:
    """Estimate the number of worlds that can be searched in ``seconds``."""
    if kind not in _cost:
        return MIN_WORLDS
    return max(MIN_WORLDS, min(MAX_WORLDS, int(seconds / _cost[kind])))


def learn(kind: PositionKind, cost: float) -> None:
    """Update the average cost of a world, in seconds."""
    _cost[kind] = (
        cost if kind not in _cost else _cost[kind] * (1 - EWMA_WEIGHT) + cost * EWMA_WEIGHT
    )


def kind_of(view: View) -> PositionKind:
    """The kind of the decision that a view asks for."""
    return view.rules.variant, view.phase, view.hand.bit_count()
