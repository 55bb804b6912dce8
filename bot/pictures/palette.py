"""Palettes of few colours, chosen once per deck, so that pictures are small and quickly made.

Most colours of a picture are steps between two: felt and shadow, plate and letters. The rest come
from the faces: a face's main colours stay as they are, bright and dimmed, so that
each suit keeps its hues, and the colours between them share what is left. With a palette
at hand, a picture is converted in two milliseconds; choosing one for each would
take fifty times as long.
"""

import struct
from functools import cache
from itertools import chain, product
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures.cards import (
    DIMMED,
    LIGHTS,
    NONE,
    between,
    face,
    limited,
    sized,
    take,
    triples,
)
from bot.pictures.faces import BACK, ROWS, deck_key, face_path
from bot.pictures.shapes import BLACK
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME

SIGNATURE = b"\x89PNG\r\n\x1a\n"

INDEXED = 3
"""The colour type whose pixels are indices into a palette, 8 bits each."""

QUICK = 5
"""The first compression effort, out of 9: each step more takes half as long again."""


def png(image: Image.Image, effort: int) -> bytes:
    """A picture with a palette as a file; ``effort``: of compression."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # each row begins with a 0: no filter
    rows.paste(image, (1, 0))
    return SIGNATURE + b"".join(
        chain(
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), effort)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    checked = zlib_ng.crc32(data, zlib_ng.crc32(kind))
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", checked)


MOST_BYTES = 60 * 1024
"""Of a file."""


class Grade(NamedTuple):
    """How fine a palette is: more colours make larger files, and nobody sees the difference."""

    colours: int
    steps: float
    """Which fraction of the steps between two colours it has."""
    covers: float
    """How much of a face a colour must cover to stay as it is."""
    apart: int
    """How far apart such colours are, in the band in which they differ most, out of 255."""
    dimmed: int
    """How far apart the colours of dimmed cards are, in the same way."""


FINE = Grade(208, 0.8, 0.02, 6, 8)
FEWER = Grade(144, 0.5, 0.03, 8, 10)
FEWEST = Grade(80, 0.25, 0.05, 16, 20)
WAYS = ((FINE, QUICK), (FINE, 9), (FEWER, 9), (FEWEST, 9))
"""Grades and compression efforts, tried in turn until the file is small enough."""
STEPS: tuple[tuple[Colour, Colour, int], ...] = (
    (THEME.felt, BLACK, 24),
    (THEME.rim, BLACK, 4),
    (THEME.plate, THEME.words, 18),
    (THEME.plate, THEME.low, 8),
    (THEME.felt, THEME.pale, 8),
    (THEME.bar, THEME.words, 4),
    (THEME.plate, THEME.gold, 12),
    (THEME.plate, THEME.blue, 8),
    (THEME.felt, THEME.gold, 10),
)
"""From one colour to another, in how many steps."""
CODES = (
    *(f"{suit}{rank}" for suit in "SCDH" for rank in ("K", "Q", "C", "J", *range(1, 11))),
    *(f"T{number}" for number in range(1, 22)), "F", BACK,
)  # fmt: skip
WIDTH = 40
"""The width in which faces are examined, in pixels."""
MISSED = 14
"""A colour this far from all chosen ones, out of 255, gets another look."""


def _ramp(start: Colour, end: Colour, steps: int) -> list[Colour]:
    def at(step: int, band: int) -> int:
        return round(start[band] + (end[band] - start[band]) * step / (steps - 1))

    return [(at(step, 0), at(step, 1), at(step, 2)) for step in range(steps)]


def _dimmed(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, THEME.rim, strict=True))
    return red, green, blue


def _painted(deck: str, covers: float, *, signs: bool = False) -> list[Colour]:
    """The colours of faces, by how much they cover of some face, or of the ``signs`` on it."""
    most: dict[Colour, float] = {}
    for code in CODES:
        with Image.open(face_path(deck, code)) as file:
            right, low = ROWS[deck].signs(code) if signs else (1.0, 1.0)
            part = file.crop((0, 0, round(file.width * right), round(file.height * low)))
            counts, colours = part.histogram(), part.getpalette() or []
        for place, (red, green, blue) in enumerate(triples(colours)):
            share = counts[place] / sum(counts)
            most[red, green, blue] = max(most.get((red, green, blue), 0), share)
    return sorted(
        (colour for colour, share in most.items() if share >= covers), key=lambda c: -most[c]
    )


def _between(deck: str, taken: list[Colour], number: int) -> list[Colour]:
    """``number`` more colours for what is far from all those taken, in small faces."""
    size = sized(WIDTH)
    sheet = Image.new("RGB", (size.width * len(CODES), size.height * len(LIGHTS)), THEME.rim)
    for (row, light), (place, code) in product(enumerate(LIGHTS), enumerate(CODES)):
        small = face(deck, code, size, light)
        sheet.paste(small, (place * size.width, row * size.height), small)
    return between(sheet, taken, number, missed=MISSED, method=Image.Quantize.MAXCOVERAGE)


@cache
def palette(deck: str, grade: Grade) -> Image.Image:
    """The palette for pictures with a deck's faces, bright and dimmed."""
    taken: list[Colour] = []
    for start, end, steps in STEPS:
        take(_ramp(start, end, max(2, round(steps * grade.steps))), 1, taken)
    painted = _painted(deck, grade.covers)
    take(painted, grade.apart, taken)
    if any(ROWS[deck].signs(code) != (1, 1) for code in CODES):
        take((_dimmed(colour, DIMMED) for colour in painted), grade.dimmed, taken)
    signs = _painted(deck, grade.covers, signs=True)
    take((_dimmed(colour, ROWS[deck].shade) for colour in signs), 1, taken)
    return limited(taken + _between(deck, taken, grade.colours - len(taken)))


def of_its_own(image: Image.Image) -> bytes:
    """A small picture without faces, encoded with a palette of its own colours."""
    few = image.quantize(FEWER.colours, Image.Quantize.MEDIANCUT, dither=NONE)
    return png(few, QUICK)


def encoded(image: Image.Image, deck: str) -> bytes:
    """A picture as a PNG's bytes, at most 60 KiB if possible; few need more than the first try."""
    for grade, effort in WAYS:
        few = image.quantize(palette=palette(deck_key(deck), grade), dither=NONE)
        data = png(few, effort)
        if len(data) <= MOST_BYTES:
            break
    return data
