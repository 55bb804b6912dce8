"""The picture of the course of a player's scores."""

from functools import reduce
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.draw import draw
from bot.pictures.faces import DECKS
from bot.pictures.palette import MOST_BYTES
from bot.pictures.scenes import CourseScene, Curve
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME

NONE = Curve("", (), "")


def picture(*curves: Curve, deck: str = DECKS[0]) -> Image.Image:
    data = draw(CourseScene(deck, curves))
    assert len(data) <= MOST_BYTES
    return Image.open(BytesIO(data)).convert("RGB")


def painted_columns(image: Image.Image, colour: Colour) -> set[int]:
    """The columns with pixels of a colour, below the names."""
    below = image.crop((0, 50, image.width, image.height))
    away = ImageChops.difference(below, Image.new("RGB", below.size, colour)).split()
    near = [band.point([255 * (value < 12) for value in range(256)]) for band in away]
    columns, _ = reduce(ImageChops.darker, near).getprojection()
    return {x for x, has_colour in enumerate(columns) if has_colour}


@pytest.mark.parametrize("deck", DECKS)
def test_each_curve_keeps_its_colour(deck: str) -> None:
    up, down = Curve("people", (0, 40, 90), "+90"), Curve("house", (0, -40, -90), "-90")
    two_curves = picture(up, down, deck=deck)
    assert painted_columns(two_curves, THEME.gold)
    assert painted_columns(two_curves, THEME.blue)
    house = picture(NONE, down, deck=deck)
    assert painted_columns(house, THEME.blue)
    assert not painted_columns(house, THEME.gold)


@pytest.mark.parametrize(
    "sums", [(0, 0), (0, 1), (-5, -5, -5), (10**9, 0, -(10**9)), tuple(range(-7000, 7000, 70))]
)
def test_a_curve_runs_from_side_to_side(sums: tuple[int, ...]) -> None:
    image = picture(Curve("people", sums, str(sums[-1])), NONE)
    columns = painted_columns(image, THEME.gold)
    assert max(columns) > image.width - 60
    assert all(x in columns for x in range(max(columns) - 300, max(columns) + 1))
