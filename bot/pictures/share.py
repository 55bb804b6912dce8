"""The picture of a shared result: how well a deal was played, and nothing about its cards."""

from PIL import Image, ImageDraw

from bot.pictures.faces import SERIF
from bot.pictures.lettering import headline, write
from bot.pictures.scenes import ShareScene
from bot.pictures.shapes import SMOOTH, felt, plate
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME, Lettering

WIDTH, HEIGHT = 760, 196
EDGE, ROUND, DIM = 18, 14, 150
LEFT, RIGHT = 44, WIDTH - 44
TITLE, WHO, SQUARES = 50, 88, 114
"""The middles of two lines, and the top of the squares."""
SIDE, GAP, CORNER = 46, 12, 9
PERCENT, CAPTION, NUMBER = Lettering(SERIF, 60), 38, 82
"""The number of the comparison, and the middles of its caption and of itself."""
ROOM, ASIDE = 430, 220
"""The greatest widths of lines on the left and on the right."""
GREEN: Colour = (96, 196, 112)
RED: Colour = (226, 92, 80)
ORANGE: Colour = (244, 148, 62)
QUARTERS: tuple[tuple[Colour, float], ...] = ((GREEN, 1.0), (THEME.gold, 0.62), (RED, 0.28))
"""Colour by how well a quarter of the deal was played, and, for the colour-blind, how much of its
square is filled."""
FLAME = ((0.5, 0.0), (0.78, 0.34), (0.92, 0.62), (0.76, 0.94), (0.5, 1.0), (0.24, 0.94),
         (0.08, 0.64), (0.2, 0.4), (0.34, 0.5))  # fmt: skip
"""The corners of the flame, from its upper left."""
TALL = 34


def draw_share(scene: ShareScene) -> Image.Image:
    """A shared result: the person, the deal, the quarters, the comparison and the days."""
    image = felt(WIDTH, HEIGHT)
    plate(image, (EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE), ROUND, THEME.plate, DIM)
    write(image, (LEFT, TITLE), scene.title, headline(scene.title), THEME.gold, most=ROOM)
    name = write(image, (LEFT, WHO), scene.name, THEME.text, THEME.words, most=ROOM // 2)
    write(image, (LEFT + name + GAP, WHO), scene.game, THEME.text, THEME.low, most=ROOM - name)
    for place, well in enumerate(scene.squares):
        _square(image, LEFT + place * (SIDE + GAP), well)
    caption = scene.percent_caption
    write(image, (RIGHT, CAPTION), caption, THEME.text, THEME.low, anchor="rm", most=ASIDE)
    write(image, (RIGHT, NUMBER), scene.percent, PERCENT, THEME.gold, anchor="rm")
    if scene.days:
        middle = SQUARES + SIDE // 2
        days = write(image, (RIGHT, middle), scene.days, THEME.text, THEME.pale, anchor="rm")
        _flame(image, RIGHT - days - TALL - GAP // 2, middle - TALL // 2)
    return image


def _square(image: Image.Image, left: int, well: int) -> None:
    """A quarter of the deal, filled from below."""
    colour, part = QUARTERS[well]
    right, bottom = left + SIDE, SQUARES + SIDE
    plate(image, (left, SQUARES, right, bottom), CORNER, colour, 70)
    plate(image, (left, bottom - round(SIDE * part), right, bottom), min(CORNER, 6), colour)


def _flame(image: Image.Image, left: int, top: int) -> None:
    mask = Image.new("L", (TALL * SMOOTH, TALL * SMOOTH))
    points = [(x * TALL * SMOOTH, y * TALL * SMOOTH) for x, y in FLAME]
    ImageDraw.Draw(mask).polygon(points, 255)
    image.paste(ORANGE, (left, top), mask.resize((TALL, TALL), Image.Resampling.BOX))
