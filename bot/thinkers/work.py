"""A worker's job: it gets a view, never the deal itself, and answers with the code of a move.

The clock is here and not in the search: it turns the seconds for a move into worlds.
"""

import os
from importlib.util import find_spec
from time import perf_counter
from typing import TypeAlias

from bot.thinkers.compiling import Uncompiled
from bot.thinkers.earlier import Earlier, shown
from bot.thinkers.pickling import unpack
from engine import View, encode

PositionKind: TypeAlias = tuple[str, str, int]
"""Variant, phase and cards in hand: decisions that take about equally long."""

LEAST, MOST = 8, 4000
"""The fewest worlds for a decision, and the most."""
GLANCE = 0.25
"""The part of the time the first look may take."""
BESIDE, BEHIND = 5, 10
"""Nice values of processes that move for the house, and of those that study: an overloaded machine
answers people first."""
NEW = 0.3
"""How much the last decision weighs in the cost of a world."""
DOUBT = 0.98
"""A cost shrinks by this factor each time it keeps us from looking: it may have been too high."""

_cost: dict[PositionKind, float] = {}
"""Seconds a world, as measured so far."""


LOADED = "numpy", "llvmlite"
"""Packages without which no part of the search can be loaded, not even the compiled ones."""


def installed() -> bool:
    """True if what the search needs is installed; asked without loading it."""
    return find_spec("numba") is not None


def warm() -> bool:
    """Load all that a first move would wait for; returns whether there is anything. Raises
    Uncompiled if it is not compiled yet: a process of its own does that, and the compiler goes
    with it."""
    if not all(map(find_spec, LOADED)):
        return False
    from search.kernel import kept  # noqa: PLC0415 - only a worker pays for it

    kept.prefer()
    if installed() and not kept.is_complete(kept.folder()):
        raise Uncompiled
    from search.kernel.jit import AVAILABLE  # noqa: PLC0415 - as above
    from search.kernel.warm import warm_up  # noqa: PLC0415 - as above

    if AVAILABLE:
        warm_up()
    return AVAILABLE


def warm_beside() -> bool:
    """The same, and from then on give way to the bot itself."""
    give_way(BESIDE)
    return warm()


def warm_behind() -> bool:
    """The same, and from then on give way to everybody else on the machine."""
    give_way(BEHIND)
    return warm()


def give_way(nice: int) -> None:
    """Take a nice value, once and for all; a higher one stays."""
    os.setpriority(os.PRIO_PROCESS, 0, max(nice, os.getpriority(os.PRIO_PROCESS, 0)))


def move(parcel: bytes, seed: int, seconds: float, earlier: Earlier = ()) -> str | None:
    """The code of the move in about so much time; None: it would take longer to find one.

    A first look shows what a world costs here, a second one takes the time that is left; both
    are counted.
    """
    from search.judging.judge import decided, joined, trial  # noqa: PLC0415 - as above

    known = shown(earlier)  # first: worked out once a deal, and no part of a world's cost
    begun = perf_counter()
    view = unpack(parcel)
    kind = kind_of(view)
    first = worlds_in(kind, seconds * GLANCE)
    if kind in _cost and first * _cost[kind] > seconds:
        _cost[kind] *= DOUBT
        return None
    found = trial(view, seed, first, known)
    spent = perf_counter() - begun
    learn(kind, spent / first)
    rest = min(MOST, int(first * (seconds - spent) / spent))
    if rest >= LEAST:
        found = joined(found, trial(view, seed ^ 1, rest, known))
    return encode(view.rules.pack, decided(view, found))


def answer(parcel: bytes, seed: int, number: int) -> str:
    """The code of the move over so many worlds, whatever the time: always the same for a view, a
    seed and a number."""
    from search.judging.judge import choose  # noqa: PLC0415 - as above

    view = unpack(parcel)
    return encode(view.rules.pack, choose(view, seed, number))


def worlds_in(kind: PositionKind, seconds: float, first: int = LEAST) -> int:
    """How many worlds can be looked at in this time, as far as we know."""
    if kind not in _cost:
        return first
    return max(LEAST, min(MOST, int(seconds / _cost[kind])))


def learn(kind: PositionKind, cost: float) -> None:
    """Remember what a world of a decision has cost, in seconds."""
    _cost[kind] = cost if kind not in _cost else _cost[kind] * (1 - NEW) + cost * NEW


def kind_of(view: View) -> PositionKind:
    """The kind of the decision that a view asks for."""
    return view.rules.variant, view.phase, view.hand.bit_count()
