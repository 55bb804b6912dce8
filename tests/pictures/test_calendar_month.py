"""The picture of a month of somebody's days."""

from dataclasses import replace
from io import BytesIO
from typing import get_args

from PIL import Image

from bot.contests.days.calendar import Month
from bot.contests.days.calendar_page import picture
from bot.kit.l10n import load_words
from bot.pictures.calendar_month import CELL, EDGE, GAP, HEAD, HIGH, WIDTH
from bot.pictures.draw import draw
from bot.pictures.palette import MOST_BYTES
from bot.pictures.scenes import CalendarCell, CalendarScene, DayMark
from tests.languages.complete import every_language
from tests.pages.days import MONTH, month_of, results
from tests.pages.drawn import WORDS

NAMES = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")


def scene(*cells: CalendarCell) -> CalendarScene:
    """A month whose first week begins with these days."""
    week = (*cells, *(None,) * (7 - len(cells)))
    return CalendarScene("November 2026", "better than 63%", NAMES, (week,))


def drawn(calendar: CalendarScene) -> Image.Image:
    data = draw(calendar)
    assert len(data) <= MOST_BYTES
    assert data == draw(calendar)
    image = Image.open(BytesIO(data)).convert("RGB")
    assert image.width == WIDTH
    return image


def brightness(image: Image.Image, column: int) -> int:
    """How bright the lower left corner of a plate is."""
    pixel = image.getpixel((EDGE + column * (CELL + GAP) + 14, HEAD + HIGH - 8))
    assert isinstance(pixel, tuple)
    return sum(pixel)


def test_better_days_are_brighter() -> None:
    shades = (0, 30, 60, 100)
    cells = [CalendarCell("1", "result", str(shade), shade) for shade in shades]
    image = drawn(scene(*cells))
    bright = [brightness(image, column) for column in range(len(shades))]
    assert bright == sorted({*bright})


def test_days_of_each_kind_look_different() -> None:
    kinds = get_args(DayMark)
    pictures = {drawn(scene(CalendarCell("5", mark))).tobytes() for mark in kinds}
    assert len(pictures) == len(kinds)


def test_calendar_grows_with_its_weeks() -> None:
    single = scene(CalendarCell("1", "blank"))
    double = replace(single, weeks=single.weeks * 2)
    assert drawn(double).height - drawn(single).height == HIGH + GAP


@every_language
def test_month_is_drawn_in_every_language(language: str) -> None:
    words = load_words(strict=True)(language)
    for month in (MONTH, Month(2026, 8), Month(2027, 2)):
        shown = picture(month_of(results(), month), words)
        assert isinstance(shown.scene, CalendarScene)
        drawn(shown.scene)
        assert str(month.year) in shown.alt


def test_alt_text_has_the_figures_of_each_day() -> None:
    shown = month_of(results())
    alt = picture(shown, WORDS).alt
    for day in shown.every_day:
        if day.percent is not None:
            assert f"{day.at.day}: {day.percent}%" in alt
    assert "Missed without ending your days in a row: 4, 7" in alt
