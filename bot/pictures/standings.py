"""The picture of places: a plate for each, with a bar that shows how far apart they are."""

from PIL import Image

from bot.pictures.board import draw_rail
from bot.pictures.layouts import WIDTH
from bot.pictures.lettering import headline, write
from bot.pictures.names import called
from bot.pictures.scenes import StandingsRow, StandingsScene
from bot.pictures.shapes import felt, plate, ring
from bot.pictures.theme import THEME

EDGE, HEAD = 18, 100
ROW, ROW_GAP, RADIUS = 64, 8, 14
PLACES, NAMES, NOTES, SCORES = 74, 92, WIDTH - 190, WIDTH - 38
"""Where places and scores end, names begin and notes end."""
PLACE_ROOM, NAME_ROOM, NOTE_ROOM, SCORE_ROOM = 52, 360, 90, 140
BAR_THICK, BAR_ROOM, BAR_LOW = 6, WIDTH - 92 - 38, 11
"""A bar's thickness, greatest length, and distance from the lower edge of its plate."""
TRACK = 60
"""How strongly a bar's track covers the plate, out of 255."""


def draw_standings(scene: StandingsScene) -> Image.Image:
    """All places; the height depends on how many there are."""
    height = HEAD + EDGE + len(scene.rows) * (ROW + ROW_GAP) + EDGE - ROW_GAP
    image = felt(WIDTH, height)
    draw_rail(image, HEAD)
    write(image, (EDGE, 28), scene.title, THEME.text, THEME.low, most=WIDTH - 2 * EDGE)
    head = headline(scene.heading)
    write(image, (EDGE, 70), scene.heading, head, THEME.gold, most=WIDTH - 2 * EDGE)
    names = tuple(row.name for row in scene.rows)
    for number, row in enumerate(scene.rows):
        _row(image, row, names, number, HEAD + EDGE + number * (ROW + ROW_GAP))
    return image


def _row(
    image: Image.Image, row: StandingsRow, names: tuple[str, ...], number: int, top: int
) -> None:
    box = (EDGE, top, WIDTH - EDGE, top + ROW)
    if row.best:
        ring(image, box, RADIUS, THEME.gold, THEME.plate, 3, casts=True)
    else:
        plate(image, box, RADIUS, casts=True)
    colour = THEME.gold if row.best else THEME.words
    middle = top + ROW // 2 - 5
    write(image, (PLACES, middle), row.place, THEME.text, colour, anchor="rm", most=PLACE_ROOM)
    name, hand = called(names, number, (THEME.text,), NAME_ROOM)
    write(image, (NAMES, middle), name, hand, colour)
    write(image, (NOTES, middle), row.note, THEME.text, THEME.low, anchor="rm", most=NOTE_ROOM)
    write(image, (SCORES, middle), row.score, THEME.text, colour, anchor="rm", most=SCORE_ROOM)
    bottom = top + ROW - BAR_LOW
    way = (NAMES, bottom - BAR_THICK, NAMES + BAR_ROOM, bottom)
    plate(image, way, BAR_THICK // 2, THEME.low, TRACK)
    long = round(BAR_ROOM * row.part / 100)
    if long >= BAR_THICK:
        bar = (NAMES, bottom - BAR_THICK, NAMES + long, bottom)
        plate(image, bar, BAR_THICK // 2, THEME.gold if row.best else THEME.blue)
