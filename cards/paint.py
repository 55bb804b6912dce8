"""Drawings as pictures: rasterised with our own fonts alone, stored with a small palette."""

import io
from functools import cache

import resvg_py
from PIL import Image, ImageColor

from bot.pictures.faces import SANS, SERIF

ROUND = 0.06
"""The radius of a card's corners, as a share of its width."""

COLORS = 240
"""Colours of the drawing; the rest of a palette of 256 is for the corners."""


def raster(drawing: str, width: int) -> Image.Image:
    """The picture of an SVG, ``width`` pixels wide, with an alpha channel."""
    png = resvg_py.svg_to_bytes(
        svg_string=drawing,
        width=width,
        skip_system_fonts=True,
        font_files=[str(SERIF), str(SANS)],
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


@cache
def corners(size: tuple[int, int]) -> Image.Image:
    """By pixel, the part that lies on a card with rounded corners: 0 to 255, in 16 steps."""
    width, height = size
    shape = f'<rect width="{width}" height="{height}" rx="{width * ROUND}"/>'
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
    alpha = raster(f"<svg {head}>{shape}</svg>", width).getchannel("A")
    return alpha.point([round(value / 17) * 17 for value in range(256)])


def _painted(opaque: Image.Image, flat: Image.Image) -> list[int]:
    """A palette for a picture of few colours: each entry is the commonest of those it stands for.

    So what is painted in one colour keeps it, and is the same on all faces.
    """
    place = dict(zip(opaque.get_flattened_data(), flat.tobytes(), strict=True))
    colors = (flat.getpalette() or [])[: 3 * COLORS]
    for _, color in sorted(opaque.getcolors(opaque.width * opaque.height) or ()):
        if isinstance(color, tuple):
            start = 3 * place[color]
            colors[start : start + 3] = map(int, color)
    return colors + [0] * (3 * COLORS - len(colors))


def framed(drawing: str, width: int, edge: str) -> Image.Image:
    """A card as it is stored: a palette, and round corners that fade from its edge's colour."""
    opaque = raster(drawing, width).convert("RGB")
    flat = opaque.quantize(COLORS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    alpha = corners(flat.size)
    fading = alpha.point([COLORS + round(value / 17) for value in range(256)])
    inside = alpha.point([255 if value == 255 else 0 for value in range(256)])
    index = Image.frombytes("L", flat.size, flat.tobytes())
    card = Image.frombytes("P", flat.size, Image.composite(index, fading, inside).tobytes())
    card.putpalette(_painted(opaque, flat) + [*ImageColor.getrgb(edge)] * 15)
    card.info["transparency"] = bytes([255] * COLORS + [17 * step for step in range(15)])
    return card


def stored(picture: Image.Image) -> bytes:
    """The PNG of a picture, as small as may be."""
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
