"""Cards in a picture: the faces, scaled once for each size and kept.

Recent ones are ready to use, the others packed: unpacking one takes a tenth of the time of scaling,
and a packed one is a tenth of the size.
"""

import contextlib
import ctypes
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures import shapes
from bot.pictures.faces import BACK, DECKS, deck_key, drawn_code, face_path
from bot.pictures.shapes import EDGE, shaded
from bot.pictures.stamps import Stamp
from bot.pictures.theme import THEME


def give_back() -> None:
    """Give back free memory, where the C library knows how (glibc)."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


Light: TypeAlias = Literal["bright", "dim"]
LIGHTS: tuple[Light, ...] = ("bright", "dim")

FACES_KEPT, PACKED_KEPT = 192, 768
"""How many scaled faces are kept ready, about 100 KB each, and how many packed, about 10. With
fewer of them ready, pictures take longer."""
EFFORT = 1
"""How hard they are packed, up to 9: more gains little."""
DIMMED = 0.58
"""How much of the felt shows through a dimmed card."""


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


def face(deck: str, code: str, size: Size, light: Light = "bright") -> Image.Image:
    """A face with its transparent corners."""
    with Image.open(face_path(deck, code)) as file:
        whole = file.convert("RGBA")
    # Sharper filters leave colours around edges that no card has, and make files a third larger.
    small = whole.resize(size, Image.Resampling.HAMMING)
    if light == "bright":
        return small
    dark = Image.blend(small.convert("RGB"), Image.new("RGB", size, THEME.rim), DIMMED)
    dark.putalpha(small.getchannel("A"))
    return dark


def _made(deck: str, code: str, size: Size, light: Light) -> Image.Image:
    """A face with its shadow."""
    return shaded(face(deck, code, size, light), size.radius)


class _Packed(NamedTuple):
    """A picture with its transparency, compressed."""

    size: tuple[int, int]
    data: bytes


@lru_cache(PACKED_KEPT)
def _packed(deck: str, code: str, size: Size, light: Light) -> _Packed:
    made = _made(deck, code, size, light)
    return _Packed(made.size, zlib_ng.compress(made.tobytes(), EFFORT))


@lru_cache(FACES_KEPT)
def _with_shadow(deck: str, code: str, size: Size, light: Light) -> Stamp:
    """A face with its shadow, ready to be laid down in one go."""
    packed = _packed(deck, code, size, light)
    image = Image.frombytes("RGBA", packed.size, zlib_ng.decompress(packed.data))
    solid = (EDGE, EDGE + size.radius, EDGE + size.width, EDGE + size.height - size.radius)
    return Stamp(image, solid)


def let_go() -> None:
    """Free memory while nobody asks for pictures: the next person waits a moment longer."""
    _with_shadow.cache_clear()
    _packed.cache_clear()
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
) -> None:
    """Draw a card with its shadow; ``at`` is its upper left corner.

    ``seen``: how much of its width another card will leave uncovered; the rest is not drawn.
    """
    card = _with_shadow(deck_key(deck), drawn_code(deck, code), size, light)
    card.lay(image, (at[0] - EDGE, at[1] - EDGE), None if seen is None else EDGE + seen)
