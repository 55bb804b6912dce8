"""The picture of a month: a plate for each day, the brighter the better it went."""

from PIL import Image

from bot.pictures.faces import SANS
from bot.pictures.lettering import headline, write
from bot.pictures.scenes import CalendarCell, CalendarScene
from bot.pictures.shapes import felt, plate, ring
from bot.pictures.share import QUARTERS
from bot.pictures.stamps import Box
from bot.pictures.theme import THEME, Lettering

WIDTH, EDGE = 760, 18
HEAD, TITLE, WEEKDAYS = 104, 40, 82
"""Where the weeks begin, and the middles of the title and of the names of the days."""
TITLE_ROOM, HEADING_ROOM = 380, 320
CELL, HIGH, GAP, ROUND = 98, 96, 6, 12
"""The width, height, distance and corners of a day's plate."""
INSIDE, TOP, MIDDLE, LOW = 9, 18, 51, 78
"""A plate's margin, and where its number, its result and its squares are, from its top."""
SMALL, FIGURE = Lettering(SANS, 22), Lettering(SANS, 34)
SIDE, APART = 16, 4
"""The size and distance of squares."""
FULL, DIM = 115, 90
"""How strongly gold covers the plate of the best day, and a plate its felt where nothing was
played, out of 255."""
THICK = 3
"""The thickness of rings."""
DASH = 22
"""The length of the dash in the plate of a day that was missed."""
DOT = 8
"""The size of the dots in the plate of a day whose deals are open."""


def draw_calendar(scene: CalendarScene) -> Image.Image:
    """Draw all weeks, one below the other."""
    height = HEAD + len(scene.weeks) * (HIGH + GAP) - GAP + EDGE
    image = felt(WIDTH, height)
    head = headline(scene.title)
    write(image, (EDGE, TITLE), scene.title, head, THEME.gold, most=TITLE_ROOM)
    right = WIDTH - EDGE, TITLE
    write(image, right, scene.heading, THEME.text, THEME.pale, anchor="rm", most=HEADING_ROOM)
    for column, name in enumerate(scene.weekdays):
        middle = _left(column) + CELL // 2, WEEKDAYS
        write(image, middle, name, SMALL, THEME.pale, anchor="mm", most=CELL)
    for row, week in enumerate(scene.weeks):
        top = HEAD + row * (HIGH + GAP)
        for column, cell in enumerate(week):
            if cell is not None:
                left = _left(column)
                _draw(image, (left, top, left + CELL, top + HIGH), cell)
    return image


def _left(column: int) -> int:
    return EDGE + column * (CELL + GAP)


def _draw(image: Image.Image, box: Box, cell: CalendarCell) -> None:
    left, top, right, _ = box
    middle = (left + right) // 2
    is_played = cell.mark in ("result", "waiting")
    if cell.mark in ("open", "spare", "puzzle"):
        ring(
            image, box, ROUND, THEME.gold if cell.mark == "open" else THEME.blue, THEME.plate, THICK
        )
    else:
        plate(image, box, ROUND, THEME.plate, 255 if is_played else DIM)
    plate(image, box, ROUND, THEME.gold, FULL * cell.shade // 100)
    colour = THEME.pale if cell.mark in ("blank", "missed") else THEME.words
    number = write(image, (left + INSIDE, top + TOP), cell.day, SMALL, colour)
    room = CELL - 3 * INSIDE - number
    corner = right - INSIDE, top + TOP
    write(image, corner, cell.note, SMALL, THEME.words, anchor="rm", most=room)
    write(image, (middle, top + MIDDLE), cell.figure, FIGURE, THEME.words, anchor="mm")
    if cell.mark in ("spare", "missed"):
        colour = THEME.blue if cell.mark == "spare" else THEME.low
        y = top + MIDDLE
        plate(image, (middle - DASH // 2, y - 2, middle + DASH // 2, y + 2), 2, colour)
    if cell.mark == "waiting" and not cell.figure:
        _dots(image, middle, top + MIDDLE)
    write(image, (middle, top + LOW), cell.deals, SMALL, THEME.words, anchor="mm")
    _squares(image, middle, top + LOW, cell.squares)


def _dots(image: Image.Image, middle: int, y: int) -> None:
    for place in (-1, 0, 1):
        left = middle + place * 2 * DOT - DOT // 2
        plate(image, (left, y - DOT // 2, left + DOT, y + DOT // 2), DOT // 2, THEME.pale)


def _squares(image: Image.Image, middle: int, top: int, squares: tuple[int, ...]) -> None:
    """Draw a small square for each quarter of the deal, filled from below."""
    left = middle - (len(squares) * (SIDE + APART) - APART) // 2
    for place, well in enumerate(squares):
        colour, part = QUARTERS[well]
        x, bottom = left + place * (SIDE + APART), top + SIDE // 2
        plate(image, (x, bottom - SIDE, x + SIDE, bottom), 3, colour, 70)
        plate(image, (x, bottom - max(4, round(SIDE * part)), x + SIDE, bottom), 2, colour)
