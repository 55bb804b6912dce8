"""Felt, plates, discs and shadows: smooth shapes, each made once and kept."""

from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

Colour: TypeAlias = tuple[int, int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom lie outside."""

LIT: Colour = (36, 116, 88)
"""The felt in the middle of the table."""
SHADED: Colour = (15, 66, 51)
"""The felt at its edges."""
DARK: Colour = (10, 28, 24)
"""Plates, bars, and what shadows make of the felt."""
WHITE: Colour = (246, 246, 240)
GREY: Colour = (172, 196, 186)
GOLD: Colour = (250, 206, 98)
BLUE: Colour = (126, 186, 244)
BLACK: Colour = (0, 0, 0)

SMOOTH = 4
"""How much larger shapes are drawn before they are made small, so that their edges are smooth."""
SHAPES_KEPT = 256
SHADOW = 90
"""How dark a shadow is in its middle, of 255."""
GLOW = 210
"""How bright a glow is, of 255."""
BLUR = 5
EDGE = 2 * BLUR
"""How far a shadow spreads, in pixels."""
FALL = 3
"""How much lower it falls."""


@lru_cache(SHAPES_KEPT)
def _shades(height: int) -> Image.Image:
    """One column of felt."""
    # Rows of one colour: light that falls in circles makes files a quarter larger.
    column = Image.new("L", (1, height))
    column.putdata([round(255 * abs(2 * y / height - 1) ** 1.6) for y in range(height)])
    return ImageOps.colorize(column, LIT, SHADED)


def felt(width: int, height: int) -> Image.Image:
    """Green felt, brighter in the middle."""
    return _shades(height).resize((width, height), Image.Resampling.NEAREST)


@lru_cache(SHAPES_KEPT)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a plate with round corners."""
    mask = Image.new("L", (width * SMOOTH, height * SMOOTH))
    edges = (0, 0, width * SMOOTH - 1, height * SMOOTH - 1)
    ImageDraw.Draw(mask).rounded_rectangle(edges, radius * SMOOTH, fill=255)
    return mask.resize((width, height), Image.Resampling.BOX)


@lru_cache(SHAPES_KEPT)
def _weaker(width: int, height: int, radius: int, strength: int) -> Image.Image:
    """The mask of a plate through which one sees the felt."""
    return rounded(width, height, radius).point(lambda alpha: alpha * strength // 255)


@lru_cache(SHAPES_KEPT)
def _blurred(width: int, height: int, radius: int, strength: int, blur: int) -> Image.Image:
    """The mask of something soft, ``2 * blur`` pixels larger on each side."""
    edge = 2 * blur
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge))
    mask.paste(rounded(width, height, radius), (edge, edge))
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda alpha: alpha * strength // 255)


def shadow_of(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a shadow, ``EDGE`` pixels larger on each side; it falls a little lower."""
    return ImageChops.offset(_blurred(width, height, radius, SHADOW, BLUR), 0, FALL)


def plate(
    image: Image.Image, box: Box, radius: int, colour: Colour = DARK, strength: int = 255
) -> None:
    """A plate with round corners."""
    left, top, right, bottom = box
    mask = _weaker(right - left, bottom - top, radius, strength)
    image.paste(colour, (left, top), mask)


def ring(
    image: Image.Image, box: Box, radius: int, edge: Colour, inside: Colour, thick: int
) -> None:
    """A plate with an edge of another colour."""
    left, top, right, bottom = box
    plate(image, box, radius, edge)
    inner = (left + thick, top + thick, right - thick, bottom - thick)
    plate(image, inner, radius - thick, inside)


def shadow(image: Image.Image, box: Box, radius: int) -> None:
    """The soft shadow below something that lies on the felt."""
    left, top, right, bottom = box
    mask = shadow_of(right - left, bottom - top, radius)
    image.paste(BLACK, (left - EDGE, top - EDGE), mask)


def glow(image: Image.Image, box: Box, radius: int, colour: Colour = GOLD) -> None:
    """Light around something."""
    left, top, right, bottom = box
    mask = _blurred(right - left, bottom - top, radius, GLOW, EDGE)
    image.paste(colour, (left - 2 * EDGE, top - 2 * EDGE), mask)
