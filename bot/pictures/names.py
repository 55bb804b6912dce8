"""Names that tell people apart.

A number where a name cannot, short forms where there is little room.

Whoever's name is not theirs alone, looks like another's, or cannot be drawn has the number of their
seat behind it, in pictures and texts alike: ``Ana #2``.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.base.typed_text import bare, visible
from bot.pictures.lettering import ELLIPSIS, fitting, width, writable
from bot.pictures.theme import Lettering

PARTS = re.compile(r"[\W_]+")
LEAST = 3
"""The fewest letters of a part that may stand for a name."""
TAIL = 3
"""How many last letters are kept of a name that begins like another."""
SIGN = re.compile(r"#([0-9]+)$")
"""The number of a seat behind a name."""
BEGINNING = 8
"""Long names are alike if they share so many first letters and the last ones: cut, they are one."""
LOOKALIKES = str.maketrans(
    dict(zip("авекмнорстухіјѕԁԛһӏ", "abekmhopctyxijsdqhi", strict=True))
    | dict(zip("αβγεζηικμνορτυχω", "abyezhikmvoptyxw", strict=True))
    | {"l": "i", "1": "i", "0": "o"}
)
"""Small letters of other scripts, and digits, that are drawn like Latin ones."""


@lru_cache(1024)
def told_apart(
    names: tuple[str, ...], numbers: tuple[int, ...] = (), *, drawn: bool = True
) -> tuple[str, ...]:
    """The names with the numbers that tell their owners apart; unchanged where none is needed.

    ``numbers``: other numbers than those of seats at a table. ``drawn``: a picture names them, too,
    in the letters that it has.
    """
    numbers = numbers or tuple(range(1, len(names) + 1))
    doubtful = _alike(names)
    if drawn:
        written = tuple(map(writable, names))
        doubtful |= _alike(written) | {n for n, letters in enumerate(written) if not letters}
    return tuple(
        _signed(name, number, doubtful=place in doubtful)
        for place, (name, number) in enumerate(zip(names, numbers, strict=True))
    )


def _signed(name: str, number: int, *, doubtful: bool) -> str:
    sign = SIGN.search(name)
    if sign is not None and sign[1] == str(number):
        return name
    return f"{visible(name).strip()} #{number}".strip() if doubtful or sign else name


def _alike(names: tuple[str, ...]) -> set[int]:
    """The places of names that might be taken for others, or for nobody."""
    keys = [_key(name) for name in names]
    return {place for place, key in enumerate(keys) if not key or keys.count(key) > 1}


def _key(name: str) -> str:
    """The letters that names which look alike have in common; empty: there is nothing to see."""
    key = bare(name).translate(LOOKALIKES) or "".join(visible(name).split())
    return key if len(key) <= BEGINNING + TAIL else key[:BEGINNING] + key[-TAIL:]


class Called(NamedTuple):
    """A name as it is written, and its lettering."""

    text: str
    hand: Lettering


@lru_cache(256)
def forms(names: tuple[str, ...], player: int) -> tuple[str, ...]:
    """Names for a player: the full name, then shorter forms that are nobody else's.

    First names are preferred; other parts serve if somebody else has the same first name.
    """
    name = names[player]
    if signed := _parted(name):
        body, sign = signed
        return name, *(f"{form} {sign}" for form in _firsts(body)), sign
    others = {form for n, name in enumerate(names) if n != player
              for form in (name, *_firsts(name), *_parts(name))}  # fmt: skip
    shorter = [form for form in _firsts(name) if form not in others]
    return name, *(shorter or [form for form in _parts(name)[1:] if form not in others])


def _parted(name: str) -> tuple[str, str] | None:
    """A name and the number behind it; None: it has none."""
    sign = SIGN.search(name)
    return (name[: sign.start()].strip(), sign[0]) if sign else None


def _parts(name: str) -> list[str]:
    return [part for part in PARTS.split(name) if LEAST <= len(part) < len(name)]


def _firsts(name: str) -> list[str]:
    """The first part of a name, preceded by the same with the next part's initial."""
    first, _, more = PARTS.sub(" ", name).strip().partition(" ")
    both = f"{first} {more[:1]}."
    short = not more or len(first) < LEAST
    return [] if short else [form for form in (both, first) if len(form) < len(name)]


@lru_cache(1024)
def called(names: tuple[str, ...], player: int, hands: tuple[Lettering, ...], most: int) -> Called:
    """The longest form of a name that fits the width, in the largest lettering.

    If none fits, the name is cut off.
    """
    for form in forms(names, player):
        for hand in hands:
            if width(form, hand) <= most:
                return Called(form, hand)
    return Called(_cut(names, player, hands[-1], most), hands[-1])


def fits(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> bool:
    """True if a name fits without being cut off."""
    return any(width(form, hand) <= most for form in forms(names, player))


def brief(names: Sequence[str], player: int, most: int) -> str:
    """A name of at most ``most`` letters, for sentences."""
    known = tuple(names)
    form = next((form for form in forms(known, player) if len(form) <= most), "")
    if form:
        return form
    name, kept = known[player], most - 1
    tail = name[-TAIL:] if _shared(name[:kept], known) else ""
    return name[: kept - len(tail)].rstrip() + ELLIPSIS + tail


def _cut(names: tuple[str, ...], player: int, hand: Lettering, most: int) -> str:
    """A name cut off; in its middle if another begins like it."""
    name = names[player]
    end = fitting(name, hand, most)
    if not _shared(end.removesuffix(ELLIPSIS), names):
        return end
    tail = name[-TAIL:]
    return fitting(name, hand, most - width(tail, hand)).removesuffix(ELLIPSIS) + ELLIPSIS + tail


def _shared(beginning: str, names: tuple[str, ...]) -> bool:
    """True if several names begin so."""
    return sum(name.startswith(beginning) for name in names) > 1
