"""Palettes of few colours, chosen once for each deck, so that pictures are small and quickly made.

Most colours of a picture are steps between two: felt and shadow, plate and letters. The rest are
those of the faces. With a palette that is there already, a picture is turned over in two
milliseconds; choosing one for each would take fifty times as long.
"""

from functools import cache
from io import BytesIO
from itertools import chain

from PIL import Image

from bot.pictures.cards import LIGHTS, face, sized
from bot.pictures.faces import BACK
from bot.pictures.shapes import BLACK, BLUE, DARK, GOLD, GREY, LIT, SHADED, WHITE, Colour

MOST_BYTES = 60 * 1024
"""Of a file."""
FINE, FEWER, FEWEST = 208, 144, 64
"""The colours of a palette: more of them make larger files, and nobody sees it."""
QUICK, SMALL, SMALLEST = 2, 7, 9
"""How hard a file is pressed together, of 9: a seventh of it may be won in twice the time."""
STEPS: tuple[tuple[Colour, Colour, int], ...] = (
    (LIT, SHADED, 32),
    (SHADED, BLACK, 24),
    (DARK, WHITE, 18),
    (DARK, GREY, 8),
    (DARK, GOLD, 12),
    (DARK, BLUE, 8),
    (SHADED, GOLD, 8),
)
"""From one colour to another, in how many steps."""
CODES = (
    *(f"{suit}{rank}" for suit in "SCDH" for rank in ("K", "Q", "C", "J", *range(1, 11))),
    *(f"T{number}" for number in range(1, 22)), "F", BACK,
)  # fmt: skip
NONE = Image.Dither.NONE
WIDTH = 20
"""Faces are looked at in this width, in pixels."""


def _ramp(start: Colour, end: Colour, steps: int) -> list[Colour]:
    def at(step: int, band: int) -> int:
        return round(start[band] + (end[band] - start[band]) * step / (steps - 1))

    return [(at(step, 0), at(step, 1), at(step, 2)) for step in range(steps)]


@cache
def palette(deck: str, colours: int) -> Image.Image:
    """The palette for pictures with faces of a deck, bright ones and dimmed ones."""
    ramps = dict.fromkeys(chain.from_iterable(_ramp(*steps) for steps in STEPS))
    size = sized(WIDTH)
    looks = [(code, light) for light in LIGHTS for code in CODES]
    sheet = Image.new("RGB", (size.width * len(CODES), size.height * len(LIGHTS)), SHADED)
    for number, (code, light) in enumerate(looks):
        row, column = divmod(number, len(CODES))
        small = face(deck, code, size, light)
        sheet.paste(small, (column * size.width, row * size.height), small)
    of_faces = sheet.quantize(colours - len(ramps), Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(ramps), *of_faces][: 3 * colours])
    return palette


def encoded(image: Image.Image, deck: str) -> bytes:
    """A picture as the bytes of a PNG, of 60 KiB at most; few need more than the first way."""
    fine = image.quantize(palette=palette(deck, FINE), dither=NONE)
    data = _encoded(fine, QUICK)
    if len(data) > MOST_BYTES:
        data = _encoded(fine, SMALL)
    if len(data) > MOST_BYTES:
        data = _encoded(image.quantize(palette=palette(deck, FEWER), dither=NONE), SMALL)
    if len(data) > MOST_BYTES:
        own = image.quantize(FEWEST, Image.Quantize.FASTOCTREE, dither=NONE)
        data = _encoded(own, SMALLEST)
    return data


def _encoded(image: Image.Image, effort: int) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=effort)
    return file.getvalue()
