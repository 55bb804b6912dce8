"""Cards in a picture: the faces, scaled once for each size and kept.

What is kept of one is small: its shadow is that of all cards of this size, and its few colours are
a tuple.
"""

import contextlib
import ctypes
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from bot.pictures import shapes
from bot.pictures.faces import (
    BACK,
    DECKS,
    ROWS,
    TRUMPS,
    Deck,
    deck_key,
    drawn_code,
    face_path,
)
from bot.pictures.shapes import EDGE, shaded, shadow_of
from bot.pictures.stamps import (
    Box,
    Colour,
    Part,
    Stamp,
    around,
    blend,
    cover,
    cover_by_palette,
    darken,
)
from bot.pictures.theme import THEME


def give_back() -> None:
    """Give back free memory, where the C library knows how (glibc)."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


Light: TypeAlias = Literal["bright", "dim"]
LIGHTS: tuple[Light, ...] = ("bright", "dim")

FACES_KEPT = 768
"""How many scaled faces are kept, 20 to 60 KB each: four hands of a deal, bright and dim, and their
tricks are 200."""
SIZES_KEPT, COLOURS_KEPT = 64, 2048
NONE = Image.Dither.NONE
DIMMED = 0.58
"""How much of the felt shows through the art of a dimmed card."""
KEPT = ((0.006, 6), (0.0005, 32))
"""The colours of a face that stay as they are: how much of it each covers at least, and how far it
is from those that cover more, in the band in which they differ most, out of 255."""
MIXED, MISSED = 340, 48
"""How many more colours it has, times its width, for what is that far from those: with all the
mixtures at its edges, files are a sixth larger."""


# Few colours ----------------------------------------------------------------------------------


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
    (red, green, blue), (r, g, b) = colour, other
    return max(abs(red - r), abs(green - g), abs(blue - b))


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


# Faces ----------------------------------------------------------------------------------------


class Size(NamedTuple):
    """A card's width and height, in pixels."""

    width: int
    height: int

    @property
    def radius(self) -> int:
        """The radius of its corners."""
        return max(2, round(self.width * 0.06))


@lru_cache
def sized(width: int) -> Size:
    """The size of a card with this width, in the shape of all faces."""
    with Image.open(face_path(DECKS[0], BACK)) as face:
        return Size(width, round(width * face.height / face.width))


def face(
    deck: str, code: str, size: Size, light: Light = "bright", *, fanned: bool = False
) -> Image.Image:
    """A face with its transparent corners; ``fanned``: others cover part of it."""
    more = ROWS[deck].more if fanned else None
    small = _in_colours(_scaled(deck, code, size, more), _few_colours(deck, code, size))
    if light == "bright":
        return small
    return _dimmed(small, ROWS[deck], code)


@lru_cache(1)  # asked for twice in a row: to choose its colours, and to draw it
def _scaled(
    deck: str, code: str, size: Size, without: tuple[float, float, float, float] | None = None
) -> Image.Image:
    """A face in a size; ``without``: a part that is painted over."""
    with Image.open(face_path(deck, code)) as file:
        whole = file.convert("RGBA")
    if without is not None:
        _leave_out(whole, without)
    # Sharper filters leave colours around edges that no card has, and make files a third larger.
    return whole.resize(size, Image.Resampling.HAMMING)


@lru_cache(COLOURS_KEPT)
def _few_colours(deck: str, code: str, size: Size) -> tuple[Colour, ...]:
    """The main colours of a face, and a few mixtures of them.

    Colours, not a palette: Pillow keeps half a MiB for each palette it has converted with.
    """
    bright = _scaled(deck, code, size).convert("RGB")
    main = _main_colours(bright)
    mixed = between(
        bright, main, MIXED // bright.width, missed=MISSED, method=Image.Quantize.FASTOCTREE
    )
    return (*main, *mixed)


def _in_colours(small: Image.Image, colours: Iterable[Colour]) -> Image.Image:
    """A face in few colours."""
    few = small.convert("RGB").quantize(palette=limited(colours), dither=NONE).convert("RGB")
    few.putalpha(small.getchannel("A"))
    return few


def _main_colours(bright: Image.Image) -> list[Colour]:
    area = bright.width * bright.height
    colours: Any = bright.getcolors(area)
    often = sorted(colours, reverse=True)
    taken: list[Colour] = []
    for share, apart in KEPT:
        take((colour for count, colour in often if count >= share * area), apart, taken)
    return taken


def _leave_out(whole: Image.Image, part: tuple[float, float, float, float]) -> None:
    """Paint a part over with the paper beside it, at both ends."""
    wide, high = whole.size
    left, top, right, bottom = (
        round(share * side) for share, side in zip(part, (wide, high, wide, high), strict=True)
    )
    paper = whole.crop((left, top, left + 1, top + 1)).resize((right - left, bottom - top))
    for corner in ((left, top), (wide - right, high - bottom)):
        whole.paste(paper, corner)


def _dimmed(small: Image.Image, row: Deck, code: str) -> Image.Image:
    """A face in the shade; the signs in its corners are still read."""
    bright, rim = small.convert("RGB"), Image.new("RGB", small.size, THEME.rim)
    dark, signs = Image.blend(bright, rim, DIMMED), Image.blend(bright, rim, row.shade)
    (wide, high), (across, down) = small.size, row.signs(code)
    right, low = round(wide * across), round(high * down)
    for box in ((0, 0, right, low), (wide - right, high - low, wide, high)):
        dark.paste(signs.crop(box), box)
    dark.putalpha(small.getchannel("A"))
    return dark


@lru_cache(SIZES_KEPT)
def _shadow(size: Size) -> tuple[Part, ...]:
    """The shadow around a card of this size."""
    mask = shadow_of(size.width, size.height, size.radius)
    inner = (EDGE, EDGE, EDGE + size.width, EDGE + size.height)
    return tuple(Part(box, mask.crop(box).im, darken) for box in around(mask.size, inner))


def _opaque(image: Image.Image, box: Box) -> Part:
    """The opaque part of a card, by a palette if that loses nothing."""
    part = image.crop(box).convert("RGB")
    colours: Any = part.getcolors()
    if colours is not None:
        few = part.quantize(palette=limited(colour for _, colour in colours), dither=NONE)
        few.load()
        if few.convert("RGB").tobytes() == part.tobytes():
            return Part(box, few.im, cover_by_palette)
    return Part(box, part.im, cover)


@lru_cache(FACES_KEPT)
def _with_shadow(deck: str, code: str, size: Size, light: Light, fanned: bool) -> Stamp:
    """A face with its shadow, ready to be laid down in one go."""
    image = shaded(face(deck, code, size, light, fanned=fanned), size.radius)
    left, upper, right, lower = EDGE, EDGE, EDGE + size.width, EDGE + size.height
    ends = (left, upper, right, upper + size.radius), (left, lower - size.radius, right, lower)
    solid = (left, upper + size.radius, right, lower - size.radius)
    return Stamp([
        *_shadow(size),
        *(Part(end, image.crop(end).im, blend) for end in ends),
        _opaque(image, solid),
    ])  # fmt: skip


def let_go() -> None:
    """Free memory while nobody asks for pictures: the next person waits a moment longer.

    The colours of faces stay: they are half the work of scaling one, and 1 KB each.
    """
    _with_shadow.cache_clear()
    _shadow.cache_clear()
    shapes.let_go()
    give_back()


def lay(
    image: Image.Image,
    at: tuple[int, int],
    deck: str,
    code: str,
    size: Size,
    light: Light = "bright",
    seen: int | None = None,
    *,
    fanned: bool = False,
) -> None:
    """Draw a card with its shadow; ``at`` is its upper left corner.

    ``seen``: how much of its width another card will leave uncovered; the rest is not drawn.
    ``fanned``: it is one of a fan, in which a trump has one number alone.
    """
    key = deck_key(deck)
    fanned = fanned and code in TRUMPS and ROWS[key].more is not None
    card = _with_shadow(key, drawn_code(deck, code), size, light, fanned)
    card.lay(image, (at[0] - EDGE, at[1] - EDGE), None if seen is None else EDGE + seen)
