"""Words in pictures stand out from what they are written on, as WCAG asks of small ones."""

from itertools import islice
from typing import Any

import pytest
from coloraide import Color
from PIL import Image

from bot.contests.days.calendar_page import picture as calendar_picture
from bot.contests.tournaments import board_page as tournament_board
from bot.pictures import lettering
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS
from bot.pictures.stamps import Colour, Pixel, tint
from bot.pictures.theme import Lettering
from tests.laws.playing import each_table, sizes
from tests.pages.days import month_of, results
from tests.pages.drawn import WORDS
from tests.pages.tournaments import board as standings
from tests.pictures.views import Table, deal_pictures, moments

LEAST = 4.5

tables = each_table()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The least contrast of each text that was written."""
    contrasts: dict[str, float] = {}
    masks: dict[int, str] = {}
    mask_of = lettering._mask

    def mask(text: str, hand: Lettering) -> tuple[Image.Image, int, int]:
        drawn_mask = mask_of(text, hand)
        masks[id(drawn_mask[0])] = text
        return drawn_mask

    def tinted(picture: Image.Image, colour: Colour, mask: Image.Image, pixel: Pixel) -> None:
        text, (left, top) = masks[id(mask)], pixel
        ground = picture.crop((left, top, left + mask.width, top + mask.height))
        mean = ground.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        contrasts[text] = min(contrasts.get(text, 21), srgb(colour).contrast(srgb(mean)))
        tint(picture, colour, mask, pixel)

    monkeypatch.setattr(lettering, "_mask", mask)
    monkeypatch.setattr(lettering, "tint", tinted)
    return contrasts


def srgb(colour: Any) -> Color:
    return Color("srgb", [part / 255 for part in colour])


@tables
@sizes(1, 3)
def test_words_in_pictures_have_enough_contrast(
    table: Table, deals: int, written: dict[str, float]
) -> None:
    """Words stand on felt, plates, chips and panels: at tables, in hands and on posters."""
    for deal in moments(table, deals, every=14):
        for picture in islice(deal_pictures(table, deal), 2):
            draw(picture.scene)
    assert len(written) >= 15
    assert {text: least for text, least in written.items() if least < LEAST} == {}


def test_words_in_standings_have_enough_contrast(written: dict[str, float]) -> None:
    draw(tournament_board.picture(standings("over"), WORDS, DECKS[0]).scene)
    assert len(written) > 15
    assert min(written.values()) >= LEAST


def test_words_in_a_calendar_have_enough_contrast(written: dict[str, float]) -> None:
    draw(calendar_picture(month_of(results()), WORDS).scene)
    assert len(written) > 30
    assert min(written.values()) >= LEAST
