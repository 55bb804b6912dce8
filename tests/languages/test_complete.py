"""Every language says all there is to say, with all its facts, in all its plural forms."""

from pathlib import Path

import pytest

from bot.channel.languages import Languages
from bot.pages.manual import PAGE_BREAK
from tests.languages.complete import (
    LANGUAGES,
    LOCALES,
    OTHERS,
    Sentences,
    categories,
    english,
    formless,
    misnumbered,
    missing,
    needless,
    same_of,
    sentences,
    unsaid,
    untranslated,
    unused,
)
from tests.pages.drawn import ROOT

others = pytest.mark.parametrize("language", OTHERS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
NAME = 24
"""Letters of a house player's name, at most: there is more to say beside it."""


@others
def test_nothing_is_missing_and_nothing_unused(language: str) -> None:
    here = sentences(LOCALES / language)
    assert (missing(here), unused(here)) == (set(), set())


@others
def test_nothing_is_left_in_english(language: str) -> None:
    here, same = sentences(LOCALES / language), same_of(language)
    assert (untranslated(here, same), needless(here, same)) == (set(), set())


@others
def test_all_facts_are_told(language: str) -> None:
    assert not dict(unsaid(sentences(LOCALES / language)))


@every_language
def test_numbers_have_all_plural_forms(language: str) -> None:
    assert not misnumbered(sentences(LOCALES / language), language)


@every_language
def test_forms_that_are_asked_for_are_there(language: str) -> None:
    assert not formless(sentences(LOCALES / language))


@every_language
def test_every_game_is_taught(language: str) -> None:
    folder, model = ROOT / "data" / "rules" / language, ROOT / "data" / "rules" / "en"
    taught = {file.name: file.read_text("utf-8") for file in folder.glob("*.md")}
    assert set(taught) == {file.name for file in model.glob("*.md")}
    for name, text in taught.items():
        assert all(page.strip() for page in text.split(PAGE_BREAK)), name


@every_language
def test_house_players_have_names_enough(language: str) -> None:
    names = Languages().house_names(0, language)
    assert len(set(names)) == len(names) >= 8
    assert all(name == name.strip() and 0 < len(name) <= NAME for name in names)


# The checks do find what is wrong -----------------------------------------------------------------

BAD = """
lobby-join = Join
lobby-leave = Pojdi
board-dealer = Deli nekdo
lobby-length = Partija: { $length } { $other }
no-such-sentence = Nekaj
refused-not-your-turn = { FORM($turn, of: "genitive") }
board-tricks = { $tricks ->
    [one] 1 vzetek
   *[other] { $tricks } vzetkov
}
"""
GOOD = """
lobby-join = Prisedi
    .accusative = Prisedi
board-dealer = Deli { FORM($name, of: "accusative") }
board-tricks = { $tricks ->
    [one] { $tricks } vzetek
    [two] { $tricks } vzetka
    [few] { $tricks } vzetki
   *[other] { $tricks } vzetkov
}
"""


def written(folder: Path, text: str) -> Sentences:
    (folder / "some.ftl").write_text(text, "utf-8")
    return sentences(folder)


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    here = written(tmp_path, BAD)
    assert "lobby-cancel" in missing(here)
    assert unused(here) == {"no-such-sentence"}
    assert untranslated(here, frozenset()) == {"lobby-join"}
    assert untranslated(here, frozenset({"lobby-join"})) == set()
    assert needless(here, frozenset({"lobby-join", "lobby-leave"})) == {"lobby-leave"}
    assert dict(unsaid(here)) == {"board-dealer": {"name"}, "lobby-length": {"other"}}
    assert misnumbered(here, "sl") == {"board-tricks"}
    assert misnumbered(here, "de") == set()
    assert formless(here) == {"genitive"}


def test_what_is_right_is_left_alone(tmp_path: Path) -> None:
    here = written(tmp_path, GOOD)
    assert not unused(here) and not dict(unsaid(here)) and not untranslated(here, frozenset())
    assert not misnumbered(here, "sl") and not formless(here)
    assert misnumbered(here, "de") == {"board-tricks"}


def test_plural_forms_are_those_of_the_language() -> None:
    assert categories("sl") == {"one", "two", "few", "other"}
    assert categories("pl") == {"one", "few", "many"}
    assert categories("ro") == {"one", "few", "other"}
    assert categories("ja") == {"other"}


def test_english_is_a_language_as_well() -> None:
    assert not missing(english()) and not unused(english()) and not dict(unsaid(english()))
