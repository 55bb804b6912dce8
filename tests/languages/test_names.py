"""One thing has one name in a language, in all games: docs/glossary.md has the table."""

import re
from collections.abc import Iterator

import pytest

from bot.kit.l10n import load_words
from engine import VARIANTS
from tests.languages.complete import LOCALES, base, every_language, sentences
from tests.pages.drawn import ROOT

FOOL = r"[Šš]kis\w*|[Ss]ki[zżs]\w*|[Ss]küs\w*|Fool|シュキス|スキズ|スキシュ|スキュース|愚者"
MOND = r"\b[Mm]ond(?!o)\w*|\b[Mm]und\b|\b[Ll]un[aeăy]\b|XXI\b|ルーナ"
TRULA = r"\b[Tt]rul[aeioă]?\b|[Tt]rull\b|トルラ|トルル"
VALAT = r"[VvWw]alat\w*"
PILES = r"[Ss]trohm\w+|[Ss]tra[wv] [Mm][ae]n"

NAMES = {
    "en": {FOOL: "Škis", MOND: "Mond", TRULA: "[Tt]rula", VALAT: "[Vv]alat",
           PILES: "[Ss]traw"},
    "sl": {FOOL: "[Šš]kis", MOND: "[Mm]ond", TRULA: "[Tt]rul[aeo]", VALAT: "[Vv]alat", PILES: "-"},
    "de": {FOOL: "Sküs", MOND: "Mond", TRULA: "Trull", VALAT: "[Vv]alat", PILES: "Strohm"},
    "it": {FOOL: "Škis", MOND: "Mond", TRULA: "[Tt]rula", VALAT: "[Vv]alat", PILES: "-"},
    "pl": {FOOL: "[Ss]kiż", MOND: "[Mm]ond", TRULA: "[Tt]rula?", VALAT: "[Ww]alat", PILES: "-"},
    "ro": {FOOL: "[Ss]kiz", MOND: "[Mm]ond|[Ll]un[aeă]", TRULA: "[Tt]rul[aeă]", VALAT: "[Vv]alat",
           PILES: "-"},
    "ja": {FOOL: "スキュース", MOND: "-", TRULA: "トルラ", VALAT: "-", PILES: "-"},
}  # fmt: skip
"""For each language: names that are in use for each thing, and the beginning of the right one."""

ELSEWHERE = re.compile(
    r"<!-- cards[^>]*-->|`[^`\n]*`|\([^)\n]*\)|（[^）\n]*）|(?<!\*)\*[^*\n]+\*(?!\*)"
)
"""Shown cards, typed text, and native names in brackets or italics."""


def texts_with_places(language: str) -> Iterator[tuple[str, str]]:
    """Sentences and courses of a language, without the native names of contracts."""
    for key, sentence in sentences(LOCALES / language).items():
        if not base(key).startswith(("native-", "name-", "house-")):
            yield key, sentence.text
    for file in sorted((ROOT / "data" / "rules" / language).glob("*.md")):
        yield file.name, file.read_text("utf-8")


def wrong_names(language: str, texts: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    """Places where a thing has another name, with that name."""
    return [
        (place, match[0])
        for place, text in texts
        for names, name in NAMES[language].items()
        for match in re.finditer(names, ELSEWHERE.sub(" ", text))
        if not re.match(name, match[0])
    ]


@every_language
def test_a_thing_has_one_name(language: str) -> None:
    assert not wrong_names(language, texts_with_places(language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "your Skiz takes the Mond"), ("en", "Luna caught"), ("en", "the trul"),
        ("en", "Strohmann"), ("de", "der Škis"), ("pl", "XXI"), ("ja", "シュキス"),
    ],
)  # fmt: skip
def test_another_name_is_found(language: str, text: str) -> None:
    assert wrong_names(language, iter([("", text)]))
    assert not wrong_names(language, iter([("", f"({text})")]))


@every_language
@pytest.mark.parametrize("game", VARIANTS)
def test_trula_of_a_hint_has_the_names_of_its_cards(game: str, language: str) -> None:
    """In Romania T21 is the Luna: a hint must not look for a Mond there."""
    words = load_words(strict=True)(language).of(game)
    signs = (words(f"card-{card}").split("\u00a0")[0].split(" ")[0] for card in ("T1", "T21", "F"))
    trula = words("trula-name").casefold()
    missing = [sign for sign in signs if re.sub("[0-9]+$", "", sign).casefold() not in trula]
    assert not missing, trula


TOGETHER = {
    "sl": r"vaš\w*|naš\w*", "de": r"euch|euer\w*|uns", "it": r"vostr\w|nostr\w",
    "pl": r"wasz\w*|nasz\w*", "ro": r"voastră|noastră", "ja": "味方のもの",
}  # fmt: skip
"""Words for what belongs to several people."""


@pytest.mark.parametrize("language", TOGETHER)
@pytest.mark.parametrize("key", ["reason-saves-won", "reason-feeds"])
def test_trick_in_a_hint_is_not_said_to_belong_to_several(key: str, language: str) -> None:
    """Two who play Straw Man Tarock have no partner, nor has a declarer alone."""
    sentence = load_words(strict=True)(language)(key, card="♠K", other_card="♠K")
    assert not re.search(rf"\b(?:{TOGETHER[language]})\b", sentence), sentence
