"""Cards on a picture: the faces, scaled once for each size and kept.

Those of lately lie ready, the others packed: to unpack one takes a tenth of the time to make it,
and it is a tenth of its size.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image
from zlib_ng import zlib_ng

from bot.free_memory import give_back
from bot.pictures import shapes
from bot.pictures.faces import BACK, face_path
from bot.pictures.shapes import EDGE, SHADED, shaded
from bot.pictures.stamps import Stamp

Light: TypeAlias = Literal["bright", "dim"]
LIGHTS: tuple[Light, ...] = ("bright", "dim")

FACES_KEPT, PACKED_KEPT = 192, 768
"""Scaled faces that lie ready, about 100 KB each, and those that lie packed, about 10. With fewer
of them ready pictures are drawn later."""
EFFORT = 1
"""How hard they are packed, of 9: harder ways win little."""
DIMMED = 0.58
"""How much of a dimmed card is felt."""


class Size(NamedTuple):
    """A card's width and height, in pixels."""

    width: int
    height: int

    @property
    def radius(self) -> int:
        """Of its corners."""
        return max(2, round(self.width * 0.06))


@lru_cache
def sized(width: int) -> Size:
    """The size of a card of that width, in the shape that all faces have."""
    with Image.open(face_path("classic", BACK)) as face:
        return Size(width, round(width * face.height / face.width))


def face(deck: str, code: str, size: Size, light: Light = "bright") -> Image.Image:
    """A face with its transparent corners."""
    with Image.open(face_path(deck, code)) as file:
        whole = file.convert("RGBA")
    # Sharper ways leave colours around every edge that no card has, and files a third larger.
    small = whole.resize(size, Image.Resampling.HAMMING)
    if light == "bright":
        return small
    dark = Image.blend(small.convert("RGB"), Image.new("RGB", size, SHADED), DIMMED)
    dark.putalpha(small.getchannel("A"))
    return dark


def _made(deck: str, code: str, size: Size, light: Light) -> Image.Image:
    """A face and the shadow around it."""
    return shaded(face(deck, code, size, light), size.radius)


class _Packed(NamedTuple):
    """A picture with its transparency, pressed together."""

    size: tuple[int, int]
    data: bytes


@lru_cache(PACKED_KEPT)
def _packed(deck: str, code: str, size: Size, light: Light) -> _Packed:
    made = _made(deck, code, size, light)
    return _Packed(made.size, zlib_ng.compress(made.tobytes(), EFFORT))


@lru_cache(FACES_KEPT)
def _with_shadow(deck: str, code: str, size: Size, light: Light) -> Stamp:
    """A face and the shadow around it, ready to be laid down at once."""
    packed = _packed(deck, code, size, light)
    image = Image.frombytes("RGBA", packed.size, zlib_ng.decompress(packed.data))
    solid = (EDGE, EDGE + size.radius, EDGE + size.width, EDGE + size.height - size.radius)
    return Stamp(image, solid)


def let_go() -> None:
    """Nobody has asked for a picture for a while: whoever comes next waits a moment longer."""
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
    """Put a card with its upper left corner at a place, a shadow below it.

    ``seen``: how much of its width another card will leave uncovered; the rest is not drawn.
    """
    card = _with_shadow(deck, code, size, light)
    card.lay(image, (at[0] - EDGE, at[1] - EDGE), None if seen is None else EDGE + seen)
