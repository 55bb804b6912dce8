"""The picture of curves: how somebody's scores have added up."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.lettering import width, write
from bot.pictures.scenes import CourseScene, Curve
from bot.pictures.shapes import SMOOTH, felt, plate
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME

WIDTH, HEIGHT = 760, 330
"""Twice what a phone shows, in pixels."""
EDGE, LEGEND = 18, 44
FIELD = (EDGE, LEGEND, WIDTH - EDGE, HEIGHT - EDGE)
"""The plate behind the curves."""
ROUND, DIM = 14, 120
"""The radius of its corners, and how strongly it covers the felt, out of 255."""
INSIDE = 14
THICK = 4
"""The thickness of a curve."""
COLOURS: tuple[Colour, Colour] = (THEME.gold, THEME.blue)
STEPS = (1, 2, 5)
"""Lines are at round numbers: every 1, 2 or 5 units, tens, hundreds ..."""
MOST_LINES = 5


def draw_course(scene: CourseScene) -> Image.Image:
    """Draw the curves from left to right, with their results above them."""
    image = felt(WIDTH, HEIGHT)
    plate(image, FIELD, ROUND, THEME.plate, DIM)
    sums = [points for curve in scene.curves for points in curve.sums]
    least, most = min(0, *sums), max(0, *sums, 1)
    margin = _lines(image, least, most, signed=scene.signed)
    for curve, colour in zip(scene.curves, COLOURS, strict=False):
        if curve.sums:
            _draw(image, [_height(points, least, most) for points in curve.sums], margin, colour)
    _legend(image, scene.curves)
    return image


def _height(number: int, least: int, most: int) -> float:
    """The height of a number, in pixels from the top."""
    top, bottom = FIELD[1] + INSIDE, FIELD[3] - INSIDE
    return bottom - (bottom - top) * (number - least) / (most - least)


def _lines(image: Image.Image, least: int, most: int, *, signed: bool) -> int:
    """Draw lines at round numbers, zero the brightest; returns where the curves begin."""
    step = _step(most - least)
    numbers = range(-(-least // step) * step, most + 1, step)
    labels = {number: f"{number:+d}" if number and signed else str(number) for number in numbers}
    margin = FIELD[0] + INSIDE + max(width(label, THEME.text) for label in labels.values()) + INSIDE
    for number, label in labels.items():
        y = round(_height(number, least, most))
        box = (margin, y - 1, FIELD[2] - INSIDE, y + 1)
        plate(image, box, 0, THEME.low, 200 if number == 0 else 60)
        write(image, (margin - INSIDE, y), label, THEME.text, THEME.low, anchor="rm")
    return margin


def _step(span: int) -> int:
    """The step between two lines, so that there aren't many."""
    unit = 1
    while True:
        for step in STEPS:
            if span // (step * unit) < MOST_LINES:
                return step * unit
        unit *= 10


def _draw(image: Image.Image, heights: Sequence[float], left: int, colour: Colour) -> None:
    right = FIELD[2] - INSIDE
    step = (right - left) / max(len(heights) - 1, 1)
    points = [(SMOOTH * (left + step * n), SMOOTH * y) for n, y in enumerate(heights)]
    mask = Image.new("L", (WIDTH * SMOOTH, HEIGHT * SMOOTH))
    ImageDraw.Draw(mask).line(points, 255, THICK * SMOOTH, "curve")
    image.paste(colour, (0, 0), mask.resize(image.size, Image.Resampling.BOX))


def _legend(image: Image.Image, curves: Sequence[Curve]) -> None:
    """Draw each curve's name in its colour, side by side."""
    room = (WIDTH - 3 * EDGE) // 2
    drawn = [pair for pair in zip(curves, COLOURS, strict=False) if pair[0].sums]
    for number, (curve, colour) in enumerate(drawn):
        at = EDGE + number * (room + EDGE), LEGEND // 2
        write(image, at, f"{curve.name}  {curve.end}", THEME.text, colour, most=room)
