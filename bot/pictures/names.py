"""Short forms of names for places with little room, so that nobody is taken for another.

All names here are in letters that can be drawn.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.pictures.lettering import ELLIPSIS, Lettering, fitting, width

PARTS = re.compile(r"[\W_]+")
LEAST = 3
"""The fewest letters of a part that may stand for a name."""
TAIL = 3
"""How many last letters are kept of a name that begins like another."""


class Called(NamedTuple):
    """A name as it is written, and its lettering."""

    text: str
    hand: Lettering


@lru_cache(256)
def forms(names: tuple[str, ...], player: int) -> tuple[str, ...]:
    """What a player can be called: the full name, then shorter forms that are nobody else's.

    First names are preferred; other parts serve if somebody else has the same first name.
    """
    others = {form for n, name in enumerate(names) if n != player
              for form in (name, *_firsts(name), *_parts(name))}  # fmt: skip
    name = names[player]
    shorter = [form for form in _firsts(name) if form not in others]
    return name, *(shorter or [form for form in _parts(name)[1:] if form not in others])


def _parts(name: str) -> list[str]:
    return [part for part in PARTS.split(name) if LEAST <= len(part) < len(name)]


def _firsts(name: str) -> list[str]:
    """The first part of a name, preceded by the same with the next part's initial."""
    first, _, more = PARTS.sub(" ", name).strip().partition(" ")
    both = f"{first} {more[:1]}."
    return [form for form in (both, first) if more and LEAST <= len(form) < len(name)]


@lru_cache(1024)
def called(names: tuple[str, ...], player: int, hands: tuple[Lettering, ...], most: int) -> Called:
    """The longest form of a name that fits the width, in the largest lettering; if none fits, the
    name cut off."""
    for form in forms(names, player):
        for hand in hands:
            if width(form, hand) <= most:
                return Called(form, hand)
    return Called(_cut(names, player, hands[-1], most), hands[-1])


def fits(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> bool:
    """Whether a name fits without being cut off."""
    return any(width(form, hand) <= most for form in forms(names, player))


def brief(names: Sequence[str], player: int, most: int) -> str:
    """A name of at most ``most`` letters, for sentences."""
    known = tuple(names)
    form = next((form for form in forms(known, player) if len(form) <= most), "")
    return form or known[player][: most - 1].rstrip() + ELLIPSIS


def _cut(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> str:
    """A name cut off; in its middle if another begins like it."""
    name = names[player]
    end = fitting(name, hand, most)
    kept = end.removesuffix(ELLIPSIS)
    if not any(one.startswith(kept) for one in names if one != name):
        return end
    tail = name[-TAIL:]
    return fitting(name, hand, most - width(tail, hand)).removesuffix(ELLIPSIS) + ELLIPSIS + tail
