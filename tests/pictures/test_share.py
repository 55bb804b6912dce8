"""The picture of a result that is shared."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.draw import draw
from bot.pictures.palette import MOST_BYTES
from bot.pictures.scenes import ShareScene
from bot.pictures.share import GREEN, LEFT, RED, SIDE, SQUARES
from bot.pictures.stamps import Colour
from bot.pictures.theme import THEME

SCENE = ShareScene(
    "Ana", "Tarok 214", "Slovenian tarok, 4 players", (0, 0, 1, 2), "83%", "better than", "12"
)


def picture(scene: ShareScene) -> Image.Image:
    data = draw(scene)
    assert len(data) <= MOST_BYTES // 4
    assert data == draw(scene)
    return Image.open(BytesIO(data)).convert("RGB")


def colour_at(image: Image.Image, place: int, up: int = 6) -> tuple[int, ...]:
    """The colour of a square, ``up`` pixels above its lower edge."""
    colour = image.getpixel((LEFT + place * (SIDE + 12) + SIDE // 2, SQUARES + SIDE - up))
    assert isinstance(colour, tuple)
    return colour


def is_near(seen: tuple[int, ...], colour: Colour) -> bool:
    return all(abs(seen_part - part) < 16 for seen_part, part in zip(seen, colour, strict=True))


def test_squares_show_judgements_by_colour_and_height() -> None:
    image = picture(SCENE)
    for place, colour in enumerate((GREEN, GREEN, THEME.gold, RED)):
        assert is_near(colour_at(image, place), colour)
    assert is_near(colour_at(image, 0, SIDE - 6), GREEN)
    assert not is_near(colour_at(image, 2, SIDE - 6), THEME.gold)
    assert not is_near(colour_at(image, 3, SIDE // 2), RED)


@pytest.mark.parametrize("name", ["", "x" * 200, "\u202e\u0000", "Максимилијан", "太郎", "𓀀"])
def test_share_picture_with_an_odd_name_is_drawn(name: str) -> None:
    image = picture(replace(SCENE, name=name))
    assert image.size == picture(SCENE).size


def test_share_picture_without_judgement_has_no_squares() -> None:
    image = picture(replace(SCENE, squares=(), percent="", percent_caption="", days=""))
    assert not is_near(colour_at(image, 0), GREEN)
