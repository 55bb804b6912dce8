"""Parts to lay on a picture: only their soft edges are blended with what is below.

A picture has some eighty of them. Pillow's own ``paste`` checks both pictures first, which
takes as long as pasting; here both are known to be in memory and of the right kind.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are exclusive."""
Pixel: TypeAlias = tuple[int, int]
"""Distance from the left and from the top, in pixels."""


class Stamp:
    """A picture with transparency, cut into parts; ``solid``: the part that is opaque."""

    def __init__(self, image: Image.Image, solid: Box | None = None) -> None:
        self.size = image.size
        parts = _parts(image.size, solid) if solid is not None else [((0, 0, *image.size), True)]
        self._parts = tuple(
            (box, image.crop(box).im, soft)
            for box, soft in parts
            if box[0] < box[2] and box[1] < box[3]
        )

    def lay(self, on: Image.Image, at: Pixel, seen: int | None = None) -> None:
        """Lay it down with its upper left corner at a place.

        ``seen``: only that much of its width.
        """
        x, y = at
        below = on.im
        parts = self._parts if seen is None else self._seen(seen)
        for (left, top, right, bottom), part, soft in parts:
            box = (x + left, y + top, x + right, y + bottom)
            if soft:
                below.paste(part, box, part)
            else:
                below.paste(part, box)

    def _seen(self, wide: int) -> Iterator[tuple[Box, Any, bool]]:
        """The parts of its first ``wide`` pixels."""
        for (left, top, right, bottom), part, soft in self._parts:
            if right <= wide:
                yield (left, top, right, bottom), part, soft
            elif left < wide:
                cut = part.crop((0, 0, wide - left, bottom - top))
                yield (left, top, wide, bottom), cut, soft


def _parts(size: Pixel, solid: Box) -> Iterator[tuple[Box, bool]]:
    """The parts of a stamp, each with whether it must be blended."""
    (wide, high), (left, top, right, bottom) = size, solid
    yield (0, 0, wide, top), True
    yield (0, top, left, bottom), True
    yield solid, False
    yield (right, top, wide, bottom), True
    yield (0, bottom, wide, high), True


def tint(on: Image.Image, colour: Colour, mask: Image.Image, at: Pixel) -> None:
    """Lay a colour on a picture, as strongly as a mask says."""
    x, y = at
    on.im.paste(colour, (x, y, x + mask.width, y + mask.height), mask.im)


def in_steps(mask: Image.Image, steps: int, most: int = 255) -> Image.Image:
    """A mask that fades in so many steps: more make larger files. ``most``: where it is full."""
    return mask.point([most * round(alpha * steps / 255) // steps for alpha in range(256)])
