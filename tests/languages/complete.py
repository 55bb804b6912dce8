"""Checks that a language is complete, each of which names the faults."""

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
"""Languages that are translated from English."""
OFTEN = ("en", "ja", "sl")
"""English, a language of many forms, and a language of another script."""
every_language = pytest.mark.parametrize(
    "language",
    [name if name in OFTEN else pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES],
)
"""Some languages in ``make test``, the others in ``make long``."""
in_time = pytest.mark.parametrize(
    "language", ["en", *(pytest.param(name, marks=pytest.mark.languages) for name in OTHERS)]
)
"""For what holds of English at every change, and of the others before a release: whoever changes an
English sentence need not know all the languages."""

LOCALES = ROOT / "data" / "locales"
SAME = ROOT / "tests" / "languages" / "same"
"""For each language: the keys of sentences that are the same as in English, a line each."""
ALWAYS_SAME = re.compile(r"(name-|native-|preset-|language-name|card-|.*-card-|.*-native-).*")
"""Keys of names that may be equal in all languages."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = range(1001)


class Sentence(NamedTuple):
    """A message of a word file."""

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
        names = (variant.key for variant in node.variants)
        keys = {name.name for name in names if isinstance(name, ast.Identifier)}
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
    messages = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse_words(file).body:
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = _sentence(entry)
    return messages


def english() -> Sentences:
    """The sentences that every language has."""
    return sentences(LOCALES / "en")


def document_keys() -> frozenset[str]:
    """Keys of sentences about the numbered documents, which are English.

    Other languages may have them; a rule says that it is in English where they do not.
    """
    files = (LOCALES / "en").glob("rules_*.ftl")
    entries = (entry for file in files for entry in parse_words(file).body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


def keys_same_in_english(language: str) -> frozenset[str]:
    """Keys of sentences that are meant to be as in English."""
    file = SAME / f"{language}.txt"
    return frozenset(file.read_text("utf-8").split()) if file.is_file() else frozenset()


def sentences_with_fallback(language: str) -> dict[str, Sentence]:
    """Every sentence of a language, and in English those that it lacks."""
    return {**english(), **sentences(LOCALES / language)}


def base(key: str) -> str:
    """The key without the game whose own sentence it is."""
    game, _, rest = key.partition("-")
    return rest if game in VARIANTS else key


def missing_sentences(translated: Sentences, model: Sentences | None = None) -> set[str]:
    """Keys that English has and the language lacks, except those of documents."""
    return (model or english()).keys() - translated.keys() - document_keys()


def unused_sentences(translated: Sentences) -> set[str]:
    """Keys that English does not have, not even as a game's own sentence."""
    return {key for key in translated if key not in english() and base(key) not in english()}


def untranslated_sentences(translated: Sentences, same: frozenset[str]) -> set[str]:
    """Keys of sentences that are as in English, without being meant so."""
    return {
        key
        for key, sentence in translated.items()
        if key in english()
        and key not in same
        and sentence.text == english()[key].text
        and re.search(r"[A-Za-z]{2,}", sentence.text)
        and not ALWAYS_SAME.fullmatch(key)
    }


def needless_keys(translated: Sentences, same: frozenset[str]) -> set[str]:
    """Keys listed as the same as in English that are not (any more)."""
    return {
        key for key in same if key not in translated or translated[key].text != english()[key].text
    }


def fact_mismatches(
    translated: Sentences, model: Sentences | None = None
) -> Iterator[tuple[str, set[str]]]:
    """Keys of sentences that leave out facts of the English ones, or use others."""
    model = model or english()
    for key, sentence in translated.items():
        model_sentence = model.get(key) or model.get(base(key))
        if model_sentence is None:
            continue
        left_out = model_sentence.facts - model_sentence.chosen_by - sentence.facts
        if wrong := left_out | (sentence.facts - model_sentence.facts):
            yield key, set(wrong)


def categories(language: str) -> set[str]:
    """The plural forms that whole numbers have in a language (CLDR)."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in NUMBERS}


def plural_mismatches(translated: Sentences, language: str) -> set[str]:
    """Keys of sentences with other plural forms than the language has."""
    wanted = categories(language) | {"other"}
    return {
        key
        for key, sentence in translated.items()
        if any(plural & CATEGORIES != wanted for plural in sentence.plurals)
    }


def missing_forms(translated: Sentences) -> set[str]:
    """Forms that sentences ask for and no word has; names tell their number."""
    wanted = {form for sentence in translated.values() for form in sentence.forms} - {"number"}
    return wanted - {form for sentence in translated.values() for form in sentence.has}


HALVES = {
    "de": "Ob",
    "en": "Whether",
    "it": "Se",
    "pl": "Czy",
    "ro": "Dacă",
    "sl": "Ali",
}
"""The word with which a reported question begins: alone it is half a sentence."""


def malformed_notes(translated: Sentences, language: str) -> set[str]:
    """Keys of option notes that are neither whole sentences nor questions."""
    notes = {
        key: sentence.text for key, sentence in translated.items() if base(key).startswith("note-")
    }
    half = f"{HALVES.get(language)} "
    return {
        key
        for key, text in notes.items()
        if not text.endswith((".", "?", "!", "。", "？"))
        or (text.startswith(half) and "?" not in text)
    }
