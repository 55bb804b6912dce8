"""Every language says all there is to say, with all its facts, in all its plural forms."""

from pathlib import Path

import pytest

from bot.choices.languages import Languages
from bot.help.manual import PAGE_BREAK
from bot.help.pages import help_page
from bot.kit import l10n
from bot.kit.l10n import load_words
from engine import VARIANTS
from tests.languages.complete import (
    LOCALES,
    Sentences,
    categories,
    english,
    every_language,
    fact_mismatches,
    in_time,
    malformed_notes,
    missing_forms,
    missing_sentences,
    needless_keys,
    plural_mismatches,
    sentences,
    untranslated_sentences,
    unused_sentences,
)
from tests.languages.lacking import language_gaps, listing
from tests.pages.commands import GAMES, SECTIONS
from tests.pages.drawn import ROOT

MAX_NAME_LENGTH = 24
"""Letters of a house player's name, at most: there is more to say beside it."""


@in_time
def test_language_has_no_gaps(language: str) -> None:
    """A gap is a missing sentence, fact or course, an unused sentence, or one left in English."""
    assert language_gaps(language) == {}


@every_language
def test_numbers_have_all_plural_forms(language: str) -> None:
    assert not plural_mismatches(sentences(LOCALES / language), language)


@every_language
def test_forms_of_words_in_sentences_exist(language: str) -> None:
    assert not missing_forms(sentences(LOCALES / language))


@every_language
def test_notes_of_options_are_sentences(language: str) -> None:
    assert not malformed_notes(sentences(LOCALES / language), language)


def test_notes_of_the_family_to_copy_are_sentences() -> None:
    assert not malformed_notes(sentences(ROOT / "tests/minigame/data/locales/en"), "en")


@every_language
def test_courses_have_pages(language: str) -> None:
    for file in (ROOT / "data" / "rules" / language).glob("*.md"):
        assert all(page.strip() for page in file.read_text("utf-8").split(PAGE_BREAK)), file.name


@every_language
def test_house_players_have_enough_names(language: str) -> None:
    names = Languages().house_names(0, language)
    assert len(set(names)) == len(names) >= 8
    assert all(name == name.strip() and 0 < len(name) <= MAX_NAME_LENGTH for name in names)


@every_language
def test_help_fits_into_a_message(language: str) -> None:
    """German help with two more commands did not, and only a match over the wire noticed."""
    assert help_page(load_words()(language), GAMES, SECTIONS).text


# Untranslated sentences ---------------------------------------------------------------------------


def test_untranslated_sentence_is_english_and_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A translation that uses a fact the English sentence no longer has is listed as well."""
    write_language(tmp_path / "locales/en", "new = As { $facts }\nother = With { $bonus }\n")
    translated = write_language(tmp_path / "locales/sl", "other = Z { $bonus } in { $gone }\n")
    monkeypatch.setattr(l10n, "DATA_DIRS", [tmp_path])
    words = l10n.Words(
        "sl", (l10n._bundle.__wrapped__("sl"), l10n._bundle.__wrapped__("en")), strict=False
    )
    assert words("new", facts="told") == "As told"
    assert words("other", bonus="valat") == "With valat"
    model = sentences(tmp_path / "locales/en")
    assert missing_sentences(translated, model) == {"new"}
    assert dict(fact_mismatches(translated, model)) == {"other": {"gone"}}


def test_listing_names_gaps_by_language() -> None:
    lines = listing({"sl": {"not said": {"b", "a"}}, "de": {}})
    assert lines == ["sl", "  not said: a, b", "de: nothing"]


# Tests of the checks themselves -------------------------------------------------------------------

BAD = """
note-knock = Whether somebody knocks.
little-note-cut = Who cuts
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
note-knock = Somebody knocks. Whether they like it?
note-cut = Who cuts?
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


def write_language(folder: Path, text: str) -> Sentences:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "some.ftl").write_text(text, "utf-8")
    return sentences(folder)


def test_checks_find_each_fault_of_a_language(tmp_path: Path) -> None:
    translated = write_language(tmp_path, BAD)
    assert "lobby-cancel" in missing_sentences(translated)
    assert unused_sentences(translated) == {"no-such-sentence"}
    assert untranslated_sentences(translated, frozenset()) == {"lobby-join"}
    assert untranslated_sentences(translated, frozenset({"lobby-join"})) == set()
    assert needless_keys(translated, frozenset({"lobby-join", "lobby-leave"})) == {"lobby-leave"}
    assert dict(fact_mismatches(translated)) == {
        "board-dealer": {"name"},
        "lobby-length": {"other"},
    }
    assert plural_mismatches(translated, "sl") == {"board-tricks"}
    assert plural_mismatches(translated, "de") == set()
    assert missing_forms(translated) == {"genitive"}
    assert malformed_notes(translated, "en") == {"note-knock", "little-note-cut"}


def test_checks_accept_a_correct_language(tmp_path: Path) -> None:
    translated = write_language(tmp_path, GOOD)
    assert not unused_sentences(translated)
    assert not dict(fact_mismatches(translated))
    assert not untranslated_sentences(translated, frozenset())
    assert not plural_mismatches(translated, "sl")
    assert not missing_forms(translated)
    assert plural_mismatches(translated, "de") == {"board-tricks"}
    assert not malformed_notes(translated, "en")


def test_plural_forms_are_those_of_the_language() -> None:
    assert categories("sl") == {"one", "two", "few", "other"}
    assert categories("pl") == {"one", "few", "many"}
    assert categories("ro") == {"one", "few", "other"}
    assert categories("ja") == {"other"}


def test_checks_accept_english_itself() -> None:
    assert not missing_sentences(english())
    assert not unused_sentences(english())
    assert not dict(fact_mismatches(english()))


@every_language
def test_the_21_has_one_name(language: str) -> None:
    """docs/languages.md names the two exceptions: another pack, and Romania's own word."""
    words = load_words(strict=True)(language)
    exceptions = {"lombardia"} | ({"romanian"} if language == "ro" else set())
    names = {str(words.of(game)("card-T21")) for game in VARIANTS if game not in exceptions}
    assert len(names) == 1
