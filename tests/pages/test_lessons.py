"""Courses show equal cards in every language, all from the pack of the game."""

from dataclasses import replace

import pytest

from bot.games.forms import FORMS
from bot.games.options import DEFAULT_DEALS
from bot.help.course import MARK, rows_taught
from bot.help.manual import LENGTH, course, manual
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.text import code_sign
from bot.pictures.faces import BACK, DECKS
from bot.pictures.lettering import fitting, writable
from bot.pictures.scenes import CalendarScene, ShareScene, SpreadScene
from bot.pictures.spread import EDGE, WIDTH
from bot.pictures.theme import THEME
from tests.languages.complete import every_language
from tests.laws.families import ADDED
from tests.laws.playing import RULES
from tests.pages.drawn import LOOKS, WORDS, payload

games = pytest.mark.parametrize("game", [name for name in FORMS if name not in ADDED])
PICTURES = next(look for look in LOOKS if look.pictured)


def course_pages(game: str, language: str) -> list[list[tuple[str, str]]]:
    """The rows of cards on each page of a game's course."""
    return [list(rows_taught(page)) for page in course(game, language)]


def codes_of(row: str) -> list[str]:
    return [code.removeprefix(MARK) for code in row.split() if code != "/"]


@games
def test_rows_of_a_course_have_distinct_cards_of_its_pack(game: str) -> None:
    form = FORMS[game]
    pack = set(RULES[form.variant, form.players].pack.codes)
    rows = [codes_of(row) for page in course_pages(game, "en") for _, row in page]
    assert rows, "a course without a card"
    for row in rows:
        faces = [code for code in row if code != BACK]
        assert set(faces) <= pack
        assert len(set(faces)) == len(faces)


@every_language
@games
def test_course_shows_equal_cards_in_every_language(game: str, language: str) -> None:
    assert course_pages(game, language) == course_pages(game, "en")


@every_language
def test_caption_above_cards_fits_its_picture(language: str) -> None:
    words = load_words(strict=True)(language)
    for game in (name for name in FORMS if name not in ADDED):
        for number in range(len(course(game, language))):
            for picture in manual(game, number, words, PICTURES).pictures:
                assert isinstance(picture.scene, SpreadScene)
                for fan in picture.scene.fans:
                    assert fitting(fan.caption, THEME.text, WIDTH - 2 * EDGE) == writable(
                        fan.caption
                    )


@games
def test_pictures_of_a_lesson_have_alt_texts_with_their_cards(game: str) -> None:
    words = WORDS.of(FORMS[game].variant)
    for number, rows in enumerate(course_pages(game, "en")):
        page = manual(game, number, WORDS, PICTURES)
        alt_text = " ".join(picture.alt for picture in page.pictures)
        assert bool(page.pictures) == bool(rows)
        for _, row in rows:
            assert all(code_sign(code, words) in alt_text for code in codes_of(row) if code != BACK)
        assert "<!--" not in page.text
        assert payload(page)


@games
def test_lesson_in_text_look_has_no_pictures(game: str) -> None:
    for number in range(len(course(game, "en"))):
        pictured = manual(game, number, WORDS, PICTURES)
        for look in (Look(), *(look for look in LOOKS if not look.pictured)):
            page = manual(game, number, WORDS, look)
            assert not page.pictures
            assert "<!--" not in page.text
            assert (pictured.instead() if pictured.instead else pictured) == page


def test_pictures_of_a_lesson_use_the_deck_of_the_reader() -> None:
    for deck in DECKS:
        (picture,) = manual("slovenian", 0, WORDS, replace(PICTURES, deck=deck)).pictures
        assert not isinstance(picture.scene, ShareScene | CalendarScene)
        assert picture.scene.deck == deck


def test_lesson_picture_names_the_three_best_trumps() -> None:
    look = Look("pictures")
    (picture,) = manual("strohmann", 0, WORDS, look).pictures
    assert "Škis, Mond and Pagat" in picture.alt


@every_language
def test_course_names_the_default_length_of_a_match(language: str) -> None:
    text = "\n".join(course("strohmann", language))
    assert LENGTH not in text
    assert str(DEFAULT_DEALS) in text
