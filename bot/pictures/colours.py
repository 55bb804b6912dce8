"""Few colours for a picture: those it needs most, and some for what lies between them."""

from collections.abc import Iterable, Sequence
from itertools import chain

from PIL import Image, ImageChops

from bot.pictures.stamps import Colour

NONE = Image.Dither.NONE


def triples(palette: Sequence[int]) -> list[Colour]:
    """The colours of a palette as Pillow has it."""
    return [*zip(palette[::3], palette[1::3], palette[2::3], strict=True)]


def limited(colours: Iterable[Colour]) -> Image.Image:
    """A picture whose palette has these colours, as Pillow wants it."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(colours)])
    return palette


def take(colours: Iterable[Colour], apart: int, taken: list[Colour]) -> None:
    """Add, in turn, each colour that is at least ``apart`` from those taken."""
    for colour in colours:
        if all(_apart(colour, other) >= apart for other in taken):
            taken.append(colour)


def _apart(colour: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(colour, other, strict=True))


def between(
    image: Image.Image, taken: Sequence[Colour], number: int, *, missed: int, method: Image.Quantize
) -> list[Colour]:
    """``number`` more colours for the parts of a picture that are far from all those taken.

    ``missed``: how far that is, in the band in which they differ most, out of 255; ``method``: how
    the colours are chosen.
    """
    nearest = image.quantize(palette=limited(taken), dither=NONE).convert("RGB")
    red, green, blue = ImageChops.difference(image, nearest).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    rest = image.copy()
    rest.paste(taken[0], mask=far.point([255] * missed + [0] * (256 - missed)))
    palette = rest.quantize(number, method, dither=NONE).getpalette() or []
    return triples(palette)[:number]
