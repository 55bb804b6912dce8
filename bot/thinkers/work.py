"""What a worker does: it gets a view, never a deal, and answers with the code of a move.

A clock is here and not in the search: it turns the seconds that a move may take into worlds.
"""

import os
from time import perf_counter
from typing import TypeAlias

from engine import View, encode
from search.parcel import unpack

Kind: TypeAlias = tuple[str, str, int]
"""Variant, phase and cards in hand: decisions that take about as long as one another."""

FIRST, LEAST, MOST = 40, 8, 4000
"""Worlds for a decision of a kind that was not met before, and the fewest and most of any."""
BEHIND = 10
"""By how much a process that studies steps back, in steps of nice."""
NEW = 0.3
"""How much the last decision counts in what a world costs."""

_cost: dict[Kind, float] = {}
"""Seconds a world, as they have come out so far."""


def warm() -> bool:
    """Compile and load all that a first move would have to wait for; whether there is anything."""
    # Only a worker pays for the compiler: the bot itself never imports it.
    from search.jit import AVAILABLE  # noqa: PLC0415
    from search.warm import warm_up  # noqa: PLC0415

    if AVAILABLE:
        warm_up()
    return AVAILABLE


def warm_behind() -> bool:
    """The same, and from then on give way to everybody else on the machine."""
    os.nice(BEHIND)
    return warm()


def move(parcel: bytes, seed: int, seconds: float) -> str:
    """The code of the move in about so much time."""
    from search.judge import choose  # noqa: PLC0415 - as above

    view = unpack(parcel)
    kind = kind_of(view)
    number = worlds_in(kind, seconds)
    begun = perf_counter()
    action = choose(view, seed, number)
    learn(kind, (perf_counter() - begun) / number)
    return encode(view.rules.pack, action)


def worlds_in(kind: Kind, seconds: float, first: int = FIRST) -> int:
    """How many worlds can be looked at in this time, as far as one knows."""
    if kind not in _cost:
        return first
    return max(LEAST, min(MOST, int(seconds / _cost[kind])))


def learn(kind: Kind, cost: float) -> None:
    """Remember what a world of a decision has cost, in seconds."""
    _cost[kind] = cost if kind not in _cost else _cost[kind] * (1 - NEW) + cost * NEW


def kind_of(view: View) -> Kind:
    """The kind of the decision that a view asks for."""
    return view.rules.variant, view.phase, view.hand.bit_count()
