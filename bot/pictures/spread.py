"""The picture of many cards: fans below each other, with the upper half of each card showing."""

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from bot.pictures.cards import Size, lay, sized
from bot.pictures.hand import rows_of
from bot.pictures.lettering import write
from bot.pictures.scenes import Fan, SpreadScene
from bot.pictures.shapes import felt, glow
from bot.pictures.theme import THEME

WIDTH = 760
"""Twice what a phone shows, in pixels."""
EDGE = 18
LARGE, CARD, SMALLER, MANY = 106, 78, 62, 56
"""Card widths: larger if all lie together, and smaller if there are more than ``MANY``: a file has
to be small."""
SEEN = 0.6
"""How much of a card shows; the rest is cut off."""
CAPTION = 40
"""The height of a caption, in pixels."""
LOW, RISE = 8, 6
"""How far below its row's edge a card is, and how much higher one is that stands out."""
MOST_IN_ROW, LARGE_IN_ROW = 16, 11
GAP = 22
"""Between two parts of a fan."""
STEP = 0.8
"""How much of a card shows beside the next one, if there is room."""

CardRow = list[tuple[str, bool]]
"""The cards of a row, each with whether it begins a new part."""


def draw_spread(scene: SpreadScene) -> Image.Image:
    """The fans on felt."""
    most = LARGE_IN_ROW if scene.large else MOST_IN_ROW
    rows = [(fan, list(_rows(fan, most))) for fan in scene.fans]
    cards = sum(len(part) for fan in scene.fans for part in fan.parts)
    size = sized(LARGE if scene.large else CARD if cards <= MANY else SMALLER)
    seen = round(size.height * SEEN)
    step = seen + EDGE // 2
    height = sum(
        (CAPTION if fan.caption or fan.labels else 0) + step * len(fan_cards)
        for fan, fan_cards in rows
    )
    image = felt(WIDTH, height + EDGE)
    y = EDGE // 2
    for fan, fan_cards in rows:
        if fan.caption:
            write(
                image,
                (EDGE, y + CAPTION // 2),
                fan.caption,
                THEME.text,
                THEME.pale,
                most=WIDTH - 2 * EDGE,
            )
        y += CAPTION if fan.caption or fan.labels else 0
        top = y
        for row in fan_cards:
            starts = _draw(image, scene.deck, size, row, fan.marked, (y, y + seen))
            y += step
        for x, label in zip(starts, fan.labels, strict=False):
            write(image, (x, top - CAPTION // 2), label, THEME.text, THEME.pale)
    return image


def _rows(fan: Fan, most: int) -> Iterator[CardRow]:
    """The cards of a fan in rows of about equal length; parts that fit into a row aren't split."""
    cards = [(code, place > 0 and not number) for place, part in enumerate(fan.parts)
             for number, code in enumerate(part)]  # fmt: skip
    number = -(-len(cards) // most)
    ends = [len(cards) * row // number for row in range(1, number + 1)] if number else []
    suits = tuple(map(len, fan.parts))
    if cards and max(suits) <= most:
        ends = list(rows_of(suits, most))
    for start, end in pairwise((0, *ends)):
        yield cards[start:end]


def _draw(
    image: Image.Image, deck: str, size: Size, row: CardRow, marked: str, between: tuple[int, int]
) -> list[int]:
    """Draw a row of cards, their lower part cut off; return where each part begins."""
    top, bottom = between
    breaks = sum(new for _, new in row[1:])
    room = WIDTH - 2 * EDGE - size.width - GAP * breaks
    step = min(size.width * STEP, room / max(len(row) - 1, 1))
    strip = image.crop((0, top, WIDTH, bottom))
    x = float(EDGE)
    starts = []
    for number, (code, new) in enumerate(row):
        x += (GAP if new and number else 0) + (step if number else 0)
        if new or not number:
            starts.append(round(x))
        at = round(x), LOW - (RISE if code == marked else 0)
        if code == marked:
            glow(strip, (at[0], at[1], at[0] + size.width, at[1] + size.height), size.radius)
        lay(strip, at, deck, code, size, fanned=True)
    image.paste(strip, (0, top))
    return starts
