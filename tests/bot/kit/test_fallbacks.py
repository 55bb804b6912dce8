"""Pages that cannot be drawn fall back to plainer ones."""

from typing import NamedTuple

from bot.kit.fallbacks import draw_with_fallback
from bot.kit.page import Page, Picture, Text, note
from bot.pictures.scenes import Card, HandScene


class Numbered(NamedTuple):
    """A table, as far as log lines need it."""

    id: int = 1
    seq: int = 2


def fail_to_draw() -> Page:
    raise LookupError("T21")


def page_with_picture() -> Page:
    picture = Picture(HandScene("classic", ((Card("T21"),),)), "T21")
    return Page((Text("a hand"), picture), instead=fail_to_draw)


def test_failed_page_falls_back_to_the_next() -> None:
    page = draw_with_fallback(
        Numbered(), "a hand", fail_to_draw, lambda: note("in text"), fail_to_draw
    )
    assert page.text == "in text"


def test_failed_text_of_a_pictured_page_falls_back_to_the_plain_one() -> None:
    """Its text is drawn only when its pictures are missing."""
    page = draw_with_fallback(
        Numbered(), "a hand", page_with_picture, fail_to_draw, lambda: note("plain")
    )
    assert page.pictures
    assert page.instead is not None
    assert page.instead().text == "plain"
