"""Small cards beside the trick: in the corners of the table, or in strips below it."""

from typing import NamedTuple

from PIL import Image

from bot.pictures.cards import Size, lay, sized
from bot.pictures.layouts import HEIGHT, WIDTH, Corner, Layout
from bot.pictures.lettering import width, write
from bot.pictures.scenes import SmallCards
from bot.pictures.shapes import glow
from bot.pictures.theme import THEME

WIDTHS = {"tiny": 36, "small": 60, "large": 76}
"""Card widths, in pixels."""
CAPTION = 36
"""The height of a caption, in pixels."""
EDGE = 18
GAP = 26
"""Between two groups."""
STEP = 0.6
"""How much of a card shows beside the next one, if there is room."""
LEAST_STEP = 0.3


class Strip(NamedTuple):
    """Groups side by side, above or below the table."""

    groups: tuple[SmallCards, ...]
    height: int
    left: int = EDGE
    """The left edge of the first one, in pixels."""


class Placed(NamedTuple):
    """Where the groups go."""

    above: list[Strip]
    corners: list[tuple[Corner, SmallCards]]
    below: list[Strip]


def placed(groups: tuple[SmallCards, ...], layout: Layout, *, free: bool) -> Placed:
    """Draw hands in front of their holders.

    Others are in the corners, if these are ``free``, or in strips below.
    """
    above: list[Strip] = []
    before: list[Strip] = []
    corners: list[tuple[Corner, SmallCards]] = []
    rest: list[SmallCards] = []
    for group in groups:
        if group.holder is not None:
            x, y = layout.places[group.holder].plate
            (above if y < HEIGHT // 2 else before).append(_at(group, x))
            continue
        number = len(corners)
        fits = free and number < len(layout.corners) and group.aside
        if fits and _least(group) <= layout.corners[number].width:
            corners.append((layout.corners[number], group))
        else:
            rest.append(group)
    return Placed(above, corners, [*before, *_strips(rest)])


def _at(group: SmallCards, middle: int) -> Strip:
    """A strip for one group, centred on a plate's middle as far as there is room."""
    left = max(EDGE, min(middle - _wide(group) // 2, WIDTH - EDGE - _wide(group)))
    return Strip((group,), CAPTION + _size(group).height + EDGE, left)


def _size(group: SmallCards) -> Size:
    return sized(WIDTHS[group.size])


def _least(group: SmallCards) -> int:
    """The least width of a group, in pixels."""
    size = _size(group)
    return round(size.width * (1 + LEAST_STEP * (len(group.cards) - 1)))


def _wide(group: SmallCards) -> int:
    """The width of a group if there is room."""
    size = _size(group)
    cards = round(size.width * (1 + STEP * (len(group.cards) - 1)))
    return min(max(cards, width(group.caption, THEME.text)), WIDTH - 2 * EDGE)


def _strips(groups: list[SmallCards]) -> list[Strip]:
    strips: list[list[SmallCards]] = []
    left = 0
    for group in groups:
        if _wide(group) > left:
            strips.append([])
            left = WIDTH - 2 * EDGE
        strips[-1].append(group)
        left -= _wide(group) + GAP
    return [
        Strip(tuple(strip), CAPTION + max(_size(group).height for group in strip) + EDGE)
        for strip in strips
    ]


def strips_height(strips: list[Strip]) -> int:
    """The height of all strips, in pixels."""
    return sum(strip.height for strip in strips)


def draw_corners(
    image: Image.Image, deck: str, corners: list[tuple[Corner, SmallCards]], top: int
) -> None:
    """Draw the groups in the corners of a table whose upper edge is ``top``."""
    for corner, group in corners:
        _draw(image, deck, group, (corner.left, top + corner.top), corner.width)


def draw_strips(image: Image.Image, deck: str, strips: list[Strip], top: int) -> None:
    """Draw strips below each other."""
    for strip in strips:
        x = strip.left
        for group in strip.groups:
            wide = _wide(group)
            _draw(image, deck, group, (x, top), wide)
            x += wide + GAP
        top += strip.height


def _draw(image: Image.Image, deck: str, group: SmallCards, at: tuple[int, int], room: int) -> None:
    """Draw a caption, and the cards below it."""
    size, (x, y) = _size(group), at
    write(image, (x, y + CAPTION // 2 - 3), group.caption, THEME.text, THEME.pale, most=room)
    y += CAPTION
    gaps = max(len(group.cards) - 1, 1)
    step = min(size.width * STEP, (room - size.width) / gaps)
    for place, code in enumerate(group.cards):
        left = x + round(place * step)
        if place == group.marked:
            glow(image, (left, y, left + size.width, y + size.height), size.radius)
        lay(image, (left, y), deck, code, size)
