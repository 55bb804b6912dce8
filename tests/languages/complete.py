"""What a complete language has to have: checks, each of which names what is wrong."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.kit.l10n import languages, parse_words
from engine import VARIANTS
from tests.pages.drawn import ROOT

LANGUAGES = tuple(languages())
OTHERS = tuple(language for language in LANGUAGES if language != "en")
"""Those that are spoken, so that they have a ``language.ftl``."""
OFTEN = ("en", "ja", "sl")
"""English, a language of many forms, and one of other letters."""
every_language = pytest.mark.parametrize(
    "language",
    [name if name in OFTEN else pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES],
)
"""For what holds of all languages: some in ``make test``, the others in ``make long``."""
in_time = pytest.mark.parametrize(
    "language", ["en", *(pytest.param(name, marks=pytest.mark.languages) for name in OTHERS)]
)
"""For what holds of English at every change, and of the others before a release: whoever changes an
English sentence need not know all the languages."""

LOCALES = ROOT / "data" / "locales"
SAME = ROOT / "tests" / "languages" / "same"
"""For each language: the keys of sentences that are the same as in English, a line each."""
ALWAYS_SAME = re.compile(r"(name-|native-|preset-|language-name|card-|.*-card-|.*-native-).*")
"""Names that are what they are in all languages, if the translators think so."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = range(1001)


class Sentence(NamedTuple):
    """A message as a file has it."""

    text: str
    """All its texts, without what is filled in."""
    facts: frozenset[str]
    chosen_by: frozenset[str]
    """Those of the facts that it only chooses words by."""
    plurals: tuple[frozenset[str], ...]
    """The categories of numbers it tells apart, for each place where it does so."""
    forms: frozenset[str]
    """The forms of words that it asks for."""
    has: frozenset[str]
    """The forms that it has itself."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.forms: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as fluent calls it
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as fluent calls it
        self.said.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - as fluent calls it
        if node.name.name == "of" and isinstance(node.value, ast.StringLiteral):
            self.forms.add(node.value.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as fluent calls it
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & (CATEGORIES - {"other"}):
            self.plurals.append(frozenset(keys))
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def _sentence(entry: ast.Message) -> Sentence:
    reader = _Reader()
    if entry.value is not None:
        reader.visit(entry.value)
    return Sentence(
        "".join(reader.texts).strip(),
        frozenset(reader.said | reader.chosen_by),
        frozenset(reader.chosen_by - reader.said),
        tuple(reader.plurals),
        frozenset(reader.forms),
        frozenset(attribute.id.name for attribute in entry.attributes),
    )


Sentences = Mapping[str, Sentence]


@cache
def sentences(folder: Path) -> Sentences:
    """All messages of a language by their keys."""
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse_words(file).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = _sentence(entry)
    return found


def english() -> Sentences:
    """The sentences that every language has."""
    return sentences(LOCALES / "en")


def document_keys() -> frozenset[str]:
    """Sentences that stand beside the numbered documents, which are English.

    Others may have them, and whoever opens a rule is told that it is in English.
    """
    files = (LOCALES / "en").glob("rules_*.ftl")
    entries = (entry for file in files for entry in parse_words(file).body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


def keys_same_in_english(language: str) -> frozenset[str]:
    """The keys of what is the same as in English, and is meant to be."""
    file = SAME / f"{language}.txt"
    return frozenset(file.read_text("utf-8").split()) if file.is_file() else frozenset()


def sentences_with_fallback(language: str) -> dict[str, Sentence]:
    """All that is said in a language; what it lacks is English."""
    return {**english(), **sentences(LOCALES / language)}


def base(key: str) -> str:
    """The key without the game whose own sentence it is."""
    game, _, rest = key.partition("-")
    return rest if game in VARIANTS else key


def missing_sentences(here: Sentences, model: Sentences | None = None) -> set[str]:
    """The sentences that English has and the language lacks, but for those of documents."""
    return (model or english()).keys() - here.keys() - document_keys()


def unused_sentences(here: Sentences) -> set[str]:
    """The sentences that nobody asks for; those of a game's own are asked for as English ones."""
    return {key for key in here if key not in english() and base(key) not in english()}


def untranslated_sentences(here: Sentences, same: frozenset[str]) -> set[str]:
    """The sentences that are as in English, without being meant so."""
    return {
        key
        for key, sentence in here.items()
        if key in english()
        and key not in same
        and sentence.text == english()[key].text
        and re.search(r"[A-Za-z]{2,}", sentence.text)
        and not ALWAYS_SAME.fullmatch(key)
    }


def needless_keys(here: Sentences, same: frozenset[str]) -> set[str]:
    """The keys of the list that are not the same as in English (any more)."""
    return {key for key in same if key not in here or here[key].text != english()[key].text}


def fact_mismatches(
    here: Sentences, model: Sentences | None = None
) -> Iterator[tuple[str, set[str]]]:
    """The sentences that leave out facts of the English ones, or speak of others."""
    model = model or english()
    for key, sentence in here.items():
        said = model.get(key) or model.get(base(key))
        if said is None:
            continue
        left_out = said.facts - said.chosen_by - sentence.facts
        if wrong := left_out | (sentence.facts - said.facts):
            yield key, set(wrong)


def categories(language: str) -> set[str]:
    """The plural forms that whole numbers have in a language (CLDR)."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in NUMBERS}


def plural_mismatches(here: Sentences, language: str) -> set[str]:
    """The sentences that lack a plural form of the language, or have one that it lacks."""
    wanted = categories(language) | {"other"}
    return {
        key
        for key, sentence in here.items()
        if any(plural & CATEGORIES != wanted for plural in sentence.plurals)
    }


def missing_forms(here: Sentences) -> set[str]:
    """The forms of words that are asked for, and that no word has; names tell their number."""
    asked = {form for sentence in here.values() for form in sentence.forms} - {"number"}
    return asked - {form for sentence in here.values() for form in sentence.has}


HALVES = {
    "de": "Ob",
    "en": "Whether",
    "it": "Se",
    "pl": "Czy",
    "ro": "Dacă",
    "sl": "Ali",
}
"""The word with which a reported question begins: alone it is half a sentence."""


def malformed_notes(here: Sentences, language: str) -> set[str]:
    """The notes of options that are neither whole sentences nor questions."""
    notes = {key: one.text for key, one in here.items() if base(key).startswith("note-")}
    half = f"{HALVES.get(language)} "
    return {
        key
        for key, text in notes.items()
        if not text.endswith((".", "?", "!", "。", "？"))
        or (text.startswith(half) and "?" not in text)
    }
