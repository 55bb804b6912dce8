"""Parts to lay on a picture: only their soft edges are blended with what is below.

A picture has some eighty of them. Pillow's own ``paste`` checks both pictures first, which
takes as long as pasting; here both are known to be in memory and of the right kind.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are exclusive."""
Pixel: TypeAlias = tuple[int, int]
"""Distance from the left and from the top, in pixels."""


Lay: TypeAlias = Callable[[Any, Any, Box], None]
"""How a part is laid: on which picture, the part, and where."""


def blend(below: Any, part: Any, box: Box) -> None:
    """Lay a part down as strongly as its own transparency says."""
    below.paste(part, box, part)


def cover(below: Any, part: Any, box: Box) -> None:
    """Lay an opaque part down."""
    below.paste(part, box)


def cover_by_palette(below: Any, part: Any, box: Box) -> None:
    """Lay an opaque part down whose pixels are indices into its palette: it takes a quarter."""
    below.paste(part.convert("RGB", 0), box)


def darken(below: Any, mask: Any, box: Box) -> None:
    """Lay black down, as strongly as a mask says."""
    below.paste((0, 0, 0), box, mask)


class Part(NamedTuple):
    """A part of a stamp: its place there, its pixels, and how they are laid down."""

    box: Box
    pixels: Any
    lay: Lay


class Stamp:
    """A picture with transparency, in parts."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = tuple(
            part for part in parts if part.box[0] < part.box[2] and part.box[1] < part.box[3]
        )

    def lay(self, on: Image.Image, at: Pixel, seen: int | None = None) -> None:
        """Lay it down with its upper left corner at a place.

        ``seen``: only that much of its width.
        """
        x, y = at
        below = on.im
        parts = self._parts if seen is None else self._seen(seen)
        for (left, top, right, bottom), pixels, lay in parts:
            lay(below, pixels, (x + left, y + top, x + right, y + bottom))

    def _seen(self, wide: int) -> Iterator[Part]:
        """The parts of its first ``wide`` pixels."""
        for part in self._parts:
            left, top, right, bottom = part.box
            if right <= wide:
                yield part
            elif left < wide:
                cut = part.pixels.crop((0, 0, wide - left, bottom - top))
                yield Part((left, top, wide, bottom), cut, part.lay)


def cut(image: Image.Image, solid: Box | None) -> Stamp:
    """A stamp of a picture; ``solid``: the part that is opaque, if any."""
    if solid is None:
        return Stamp([Part((0, 0, *image.size), image.copy().im, blend)])
    frame = around(image.size, solid)
    return Stamp(
        [
            *(Part(box, image.crop(box).im, blend) for box in frame),
            Part(solid, image.crop(solid).im, cover),
        ]
    )


def around(size: Pixel, inner: Box) -> Iterator[Box]:
    """The four boxes around an inner one."""
    (wide, high), (left, top, right, bottom) = size, inner
    yield 0, 0, wide, top
    yield 0, top, left, bottom
    yield right, top, wide, bottom
    yield 0, bottom, wide, high


def tint(on: Image.Image, colour: Colour, mask: Image.Image, at: Pixel) -> None:
    """Lay a colour on a picture, as strongly as a mask says."""
    x, y = at
    on.im.paste(colour, (x, y, x + mask.width, y + mask.height), mask.im)


def in_steps(mask: Image.Image, steps: int, most: int = 255) -> Image.Image:
    """A mask that fades in so many steps: more make larger files. ``most``: where it is full."""
    return mask.point([most * round(alpha * steps / 255) // steps for alpha in range(256)])
