"""The picture of the best places of a tournament."""

from io import BytesIO

import pytest
from PIL import Image

from bot.contests.tournaments.board_page import picture
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS
from bot.pictures.palette import MOST_BYTES
from bot.pictures.scenes import StandingsRow, StandingsScene
from tests.pages.drawn import WORDS
from tests.pages.tournaments import board, stored_tournament

LONG = "Konstantin Maximilian von und zu Hohenstein-Waldburg"


def draw_standings(scene: StandingsScene) -> Image.Image:
    data = draw(scene)
    assert len(data) <= MOST_BYTES
    return Image.open(BytesIO(data)).convert("RGB")


def scene(number: int, name: str = "Ana", part: int = 50) -> StandingsScene:
    rows = tuple(StandingsRow(f"{n}.", name, "50.0%", "8/8", part) for n in range(1, number + 1))
    return StandingsScene(DECKS[0], "Slovenian tarok", "Standings", rows)


@pytest.mark.parametrize("deck", DECKS)
def test_standings_picture_grows_with_its_rows(deck: str) -> None:
    heights = {number: draw_standings(scene(number)).height for number in (1, 2, 10)}
    assert heights[2] - heights[1] == (heights[10] - heights[2]) / 8 > 0


def test_standings_picture_with_an_odd_name_keeps_its_size() -> None:
    for name in (LONG, "サクラさん", "#1", "|||", "ž" * 40):
        assert draw_standings(scene(2, name)).size == draw_standings(scene(2)).size


def test_bar_of_a_better_score_is_longer() -> None:
    blues = []
    for part in (0, 30, 100):
        image = draw_standings(scene(1, "", part))
        data = image.crop((80, 0, image.width, image.height)).tobytes()
        pixels = zip(data[::3], data[2::3], strict=True)
        blues.append(sum(blue > red + 60 for red, blue in pixels))
    assert blues == sorted(blues)
    assert blues[0] < blues[1] < blues[2]


def test_alt_text_of_standings_has_places_names_and_scores() -> None:
    for stored in (stored_tournament(), stored_tournament(ranking="differences")):
        standings_picture = picture(board("over", stored), WORDS, DECKS[0])
        assert isinstance(standings_picture.scene, StandingsScene)
        for row in standings_picture.scene.rows:
            assert f"{row.place} {row.name}, {row.score}" in standings_picture.alt
