"""Felt, plates, discs and shadows: smooth shapes, each made once and kept."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.pictures.stamps import Box, Colour, Part, Stamp, around, blend, cut, in_steps
from bot.pictures.theme import THEME

BLACK: Colour = (0, 0, 0)

SMOOTH = 4
"""How much larger shapes are drawn before being scaled down, for smooth edges."""
SHAPES_KEPT = 256
RIM = 4
"""The width of the rim of the felt, in pixels."""
SHADOW = 110
"""How dark a shadow is in its middle, out of 255."""
SHADES = 3
"""In how many steps it fades towards its edge: more make larger files."""
GLOW = 210
"""How bright a glow is, out of 255."""
SHINES = 8
"""In how many steps it fades towards its edge, for the same reason."""
BLUR = 5
FALL = 4
"""How far down a shadow is shifted, in pixels."""
EDGE = 2 * BLUR + FALL
"""How far it spreads at most."""
SPREAD = 20
"""How far a glow spreads around its object, in pixels."""


def felt(width: int, height: int) -> Image.Image:
    """Green felt in one colour, with a dark rim: shades of it would be steps in a small file."""
    image = Image.new("RGB", (width, height), THEME.rim)
    image.paste(THEME.felt, (RIM, RIM, width - RIM, height - RIM))
    return image


@lru_cache(SHAPES_KEPT)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a plate with round corners."""
    mask = Image.new("L", (width * SMOOTH, height * SMOOTH))
    edges = (0, 0, width * SMOOTH - 1, height * SMOOTH - 1)
    ImageDraw.Draw(mask).rounded_rectangle(edges, radius * SMOOTH, fill=255)
    return mask.resize((width, height), Image.Resampling.BOX)


@lru_cache(SHAPES_KEPT)
def _blurred(width: int, height: int, radius: int, edge: int, blur: int) -> Image.Image:
    """The mask of something blurred, ``edge`` pixels larger on each side."""
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge))
    mask.paste(rounded(width, height, radius), (edge, edge))
    return mask.filter(ImageFilter.GaussianBlur(blur))


@lru_cache(SHAPES_KEPT)
def shadow_of(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a shadow, ``EDGE`` pixels larger on each side, and shifted down a little."""
    soft = ImageChops.offset(_blurred(width, height, radius, EDGE, BLUR), 0, FALL)
    return in_steps(soft, SHADES, SHADOW)


def _coloured(colour: Colour, mask: Image.Image) -> Image.Image:
    """A colour with a mask as its transparency."""
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return image


@lru_cache(SHAPES_KEPT)
def _shine(width: int, height: int, radius: int, colour: Colour) -> Stamp:
    """A glow around something that covers the middle."""
    soft = _blurred(width, height, radius, SPREAD, SPREAD // 2)
    whole, side = _coloured(colour, in_steps(soft, SHINES, GLOW)), SPREAD + radius
    inner = (side, side, whole.width - side, whole.height - side)
    return Stamp(Part(box, whole.crop(box).im, blend) for box in around(whole.size, inner))


def _filled(
    width: int, height: int, radius: int, colour: Colour, strength: int = 255
) -> Image.Image:
    mask = rounded(width, height, radius)
    if strength < 255:
        mask = mask.point(lambda alpha: alpha * strength // 255)
    return _coloured(colour, mask)


def shaded(image: Image.Image, radius: int) -> Image.Image:
    """Something with a soft shadow around it, ``EDGE`` pixels on each side."""
    both = _coloured(BLACK, shadow_of(*image.size, radius))
    both.alpha_composite(image, (EDGE, EDGE))
    return both


@lru_cache(SHAPES_KEPT)
def _plate(width: int, height: int, radius: int, colour: Colour, strength: int, edge: int) -> Stamp:
    """``edge``: what its shadow adds on each side; 0: no shadow."""
    image = _filled(width, height, radius, colour, strength)
    solid = (edge, edge + radius, edge + width, edge + height - radius)
    return cut(shaded(image, radius) if edge else image, solid if strength == 255 else None)


def plate(
    image: Image.Image,
    box: Box,
    radius: int,
    colour: Colour = THEME.plate,
    strength: int = 255,
    *,
    casts: bool = False,
) -> None:
    """Draw a plate with round corners; ``casts``: it casts a soft shadow on the felt."""
    left, top, right, bottom = box
    edge = EDGE if casts else 0
    stamp = _plate(right - left, bottom - top, radius, colour, strength, edge)
    stamp.lay(image, (left - edge, top - edge))


def veil(image: Image.Image, top: int, bottom: int, strength: int) -> None:
    """Darken the picture between two heights; ``strength``: out of 255."""
    box = (0, top, image.width, bottom)
    image.paste(image.crop(box).point(_darker(strength)), box)


@lru_cache
def _darker(strength: int) -> list[int]:
    """The brightness under a veil for each brightness of red, green and blue."""
    kept = 255 - strength
    return [(value * kept + dark * strength) // 255 for dark in THEME.plate for value in range(256)]


@lru_cache(SHAPES_KEPT)
def _ring(
    width: int, height: int, radius: int, colours: tuple[Colour, Colour], thick: int, edge: int
) -> Stamp:
    outer, inner = colours
    image = _filled(width, height, radius, outer)
    inside = _filled(width - 2 * thick, height - 2 * thick, radius - thick, inner)
    image.alpha_composite(inside, (thick, thick))
    solid = (edge, edge + radius, edge + width, edge + height - radius)
    return cut(shaded(image, radius) if edge else image, solid)


def ring(
    image: Image.Image,
    box: Box,
    radius: int,
    edge: Colour,
    inside: Colour,
    thick: int,
    *,
    casts: bool = False,
) -> None:
    """Draw a plate with an edge of another colour."""
    left, top, right, bottom = box
    spread = EDGE if casts else 0
    stamp = _ring(right - left, bottom - top, radius, (edge, inside), thick, spread)
    stamp.lay(image, (left - spread, top - spread))


def glow(image: Image.Image, box: Box, radius: int, colour: Colour = THEME.gold) -> None:
    """Draw a glow around something that will cover its middle."""
    left, top, right, bottom = box
    stamp = _shine(right - left, bottom - top, radius, colour)
    stamp.lay(image, (left - SPREAD, top - SPREAD))


def let_go() -> None:
    """Forget all shapes: making them again takes only a moment."""
    for kept in (rounded, shadow_of, _blurred, _plate, _ring, _shine):
        kept.cache_clear()
