"""The middle of the table before and after play: the talon, the auction, the scores."""

from PIL import Image

from bot.pictures.cards import Size, lay, sized
from bot.pictures.layouts import CARD_SETS, WIDTH, Layout
from bot.pictures.lettering import width, wrapped, writable, write
from bot.pictures.scenes import CardSet, ListLine, TableScene
from bot.pictures.shapes import glow, plate
from bot.pictures.stamps import Box, Colour
from bot.pictures.theme import THEME

SET_CARD = 80
OVERLAP = 0.5
"""How much of a card the next one of its set covers."""
SET_GAP = 26
PAD = 9
LINE = 36
"""The height of a line, in pixels."""
COLOURS: dict[str, Colour] = {"low": THEME.low, "plain": THEME.words, "high": THEME.gold}
ROOM = 150
"""How dark the background of the lines is, out of 255."""


def draw_middle(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw the card sets if there are any, else the lines with their heading."""
    if scene.card_sets:
        _card_sets(image, scene, CARD_SETS, top)
    elif scene.lines or scene.heading:
        _lines(image, scene.heading, scene.lines, layout.lines, top)


def _set_width(card_set: CardSet, size: Size) -> int:
    return size.width + round((len(card_set.cards) - 1) * size.width * OVERLAP)


def _card_sets(image: Image.Image, scene: TableScene, box: Box, top: int) -> None:
    """Talon sets side by side, their numbers below; the one taken is lit."""
    left, upper, right, lower = box
    size = sized(SET_CARD)
    widths = [_set_width(card_set, size) for card_set in scene.card_sets]
    whole = sum(widths) + SET_GAP * (len(widths) - 1)
    x = (left + right - whole) // 2
    y = top + (upper + lower - size.height) // 2 - 6
    for card_set, wide in zip(scene.card_sets, widths, strict=True):
        if card_set.taken:
            glow(image, (x, y, x + wide, y + size.height), size.radius)
        for place, code in enumerate(card_set.cards):
            lay(image, (x + round(place * size.width * OVERLAP), y), scene.deck, code, size)
        below = y + size.height + 20
        write(image, (x + wide // 2, below), card_set.label, THEME.text, anchor="mm",
              most=wide + SET_GAP)  # fmt: skip
        x += wide + SET_GAP
    write(
        image,
        (WIDTH // 2, y - 20),
        scene.heading,
        THEME.text,
        THEME.pale,
        anchor="mm",
        most=WIDTH // 2,
    )


def _lines(
    image: Image.Image, heading: str, lines: tuple[ListLine, ...], box: Box, top: int
) -> None:
    """Names on the left, bids or scores on the right; the newest lines are kept."""
    left, upper, right, lower = box
    rows = [
        ListLine("", text, "low") for text in wrapped(heading, THEME.text, right - left - 2 * PAD)
    ]
    most = (lower - upper - 2 * PAD) // LINE - len(rows)
    rows += [row for line in lines for row in _rows(line, right - left - 2 * PAD)][-most:]
    height = LINE * len(rows) + 2 * PAD
    y = top + (upper + lower - height) // 2
    plate(image, (left, y, right, y + height), 14, THEME.plate, ROOM)
    for number, row in enumerate(rows):
        _row(image, row, (left + PAD, right - PAD), y + PAD + LINE * number + LINE // 2)


def _rows(line: ListLine, room: int) -> list[ListLine]:
    """A line as it is; one without a name is wrapped."""
    if line.name:
        return [line]
    return [line._replace(text=text) for text in wrapped(line.text, THEME.text, room)]


def _row(image: Image.Image, row: ListLine, ends: tuple[int, int], y: int) -> None:
    left, right = ends
    colour = COLOURS[row.weight]
    if not row.name:
        write(image, ((left + right) // 2, y), row.text, THEME.text, colour, anchor="mm")
        return
    name = min(width(writable(row.name), THEME.text), (right - left) * 2 // 5)
    most = right - left - name - PAD
    said = write(image, (right, y), row.text, THEME.text, colour, anchor="rm", most=most)
    write(image, (left, y), row.name, THEME.text, colour, most=right - left - said - PAD)
