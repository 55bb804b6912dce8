"""What people are called where there is little room, so that nobody is taken for another.

All names here are such as can be written.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.pictures.lettering import ELLIPSIS, Lettering, fitting, width

PARTS = re.compile(r"[\W_]+")
LEAST = 3
"""The letters of a part that may stand for a name."""
TAIL = 3
"""The letters that are kept of the end of a name that begins like another."""


class Called(NamedTuple):
    """A name as it is written, and in which letters."""

    text: str
    hand: Lettering


@lru_cache(256)
def forms(names: tuple[str, ...], player: int) -> tuple[str, ...]:
    """What a player can be called: the whole name, then shorter ones that are nobody else's.

    First names come before others, which serve where somebody else begins like that.
    """
    others = {form for n, name in enumerate(names) if n != player
              for form in (name, *_firsts(name), *_parts(name))}  # fmt: skip
    name = names[player]
    shorter = [form for form in _firsts(name) if form not in others]
    return name, *(shorter or [form for form in _parts(name)[1:] if form not in others])


def _parts(name: str) -> list[str]:
    return [part for part in PARTS.split(name) if LEAST <= len(part) < len(name)]


def _firsts(name: str) -> list[str]:
    """The first part of a name, before it the same with the first letter of what follows."""
    first, _, more = PARTS.sub(" ", name).strip().partition(" ")
    both = f"{first} {more[:1]}."
    return [form for form in (both, first) if more and LEAST <= len(form) < len(name)]


@lru_cache(1024)
def called(names: tuple[str, ...], player: int, hands: tuple[Lettering, ...], most: int) -> Called:
    """The longest form of a name that is at most so wide, in the largest of the hands; where there
    is none, the name cut off."""
    for form in forms(names, player):
        for hand in hands:
            if width(form, hand) <= most:
                return Called(form, hand)
    return Called(_cut(names, player, hands[-1], most), hands[-1])


def fits(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> bool:
    """Whether a name can be written there without being cut off."""
    return any(width(form, hand) <= most for form in forms(names, player))


def brief(names: Sequence[str], player: int, most: int) -> str:
    """A name of at most so many letters, for sentences."""
    known = tuple(names)
    form = next((form for form in forms(known, player) if len(form) <= most), "")
    return form or known[player][: most - 1].rstrip() + ELLIPSIS


def _cut(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> str:
    """A name cut off; where another begins like it, in its middle."""
    name = names[player]
    end = fitting(name, hand, most)
    kept = end.removesuffix(ELLIPSIS)
    if not any(one.startswith(kept) for one in names if one != name):
        return end
    tail = name[-TAIL:]
    return fitting(name, hand, most - width(tail, hand)).removesuffix(ELLIPSIS) + ELLIPSIS + tail
