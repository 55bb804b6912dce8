"""Words in the reader's language: Fluent messages from ``locales/<language>/*.ftl``."""

import logging
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from bot.pictures.faces import COURT

logger = logging.getLogger(__name__)

FALLBACK = "en"
LANGUAGE_FILE = "language"
"""The file with sentences that are read in all languages at once, such as a language's own name. A
language has it once all its other files are complete."""
COMMAND_FILES = ("commands", "look")
"""The files with the sentences that Discord shows while people type commands."""
DATA_DIRS = [Path(__file__).parents[1] / "data"]
"""Folders with words (``locales/<language>``) and courses (``rules/<language>``).

A game outside of this repository adds its own folder before the words are read.
"""


class MissingWords(KeyError):
    """A message that no language has, or that cannot be filled with the facts given."""


class InflectedWord(str):
    """A word with other ``forms`` by their names: its cases, its gender, how many it names.

    In the words of a language they are the attributes of its message (``.accusative = …``), and
    sentences ask for them: ``{ FORM($contract, of: "accusative") }``. What has no such form
    stands as it is.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str | int]

    @classmethod
    def of(cls, text: str, **forms: str | int) -> "InflectedWord":
        """A word with these forms."""
        word = cls(text)
        word.forms = forms
        return word


def _form(word: Any, of: Any = "") -> Any:
    """Fluent function FORM: a form of a word given to a sentence."""
    form = word.forms.get(str(of), word) if isinstance(word, InflectedWord) else word
    return fluent_number(form) if isinstance(form, int) else form


FUNCTIONS: dict[str, Any] = {"FORM": _form}
"""Functions for sentences, besides Fluent's own."""

SENTENCE_CACHE_SIZE = 4096
"""Number of filled sentences that a language caches."""


class Words:
    """The sentences of one language.

    A sentence that it lacks comes from English, and so does one that mentions a fact no longer
    given.

    ``strict`` raises MissingWords where something is missing, for tests; otherwise the key is
    shown and the log told, because a person is waiting.
    """

    def __init__(
        self,
        language: str,
        bundles: tuple[Any, ...],
        *,
        strict: bool,
        game: str = "",
        marks: Mapping[str, str] | None = None,
        letters: str = COURT,
    ) -> None:
        self.language = language
        self.marks: Mapping[str, str] = marks or {}
        """Marks before the signs of cards, by the names of faces; empty but in style emojis."""
        self.letters = letters
        """The letters of court cards."""
        self._bundles = bundles
        self._strict = strict
        self._game = game
        self._filled = lru_cache(SENTENCE_CACHE_SIZE, typed=True)(self._fill)
        self._games: dict[str, Words] = {}
        self._marked: Words | None = None
        self._lettered: dict[str, Words] = {}

    def of(self, game: str) -> "Words":
        """The words of one game: its own sentence ``<game>-<key>``, if it has one."""
        words = self._games.get(game)
        if words is None:
            words = self._with(game=game)
            self._games[game] = words
        return words

    def with_marks(self, marks: Mapping[str, str]) -> "Words":
        """Words with marks before the signs of cards, cached until the marks change."""
        if not marks:
            return self
        if self._marked is None or self._marked.marks != marks:
            self._marked = self._with(marks=marks)
        return self._marked

    def with_letters(self, letters: str) -> "Words":
        """Words with these letters of court cards, one of ``LETTERS``."""
        if letters == self.letters:
            return self
        if letters not in self._lettered:
            self._lettered[letters] = self._with(letters=letters)
        return self._lettered[letters]

    def _with(
        self,
        *,
        game: str | None = None,
        marks: Mapping[str, str] | None = None,
        letters: str | None = None,
    ) -> "Words":
        return Words(
            self.language,
            self._bundles,
            strict=self._strict,
            game=self._game if game is None else game,
            marks=self.marks if marks is None else marks,
            letters=letters or self.letters,
        )

    def _resolve(self, key: str) -> str:
        game_key = f"{self._game}-{key}"
        return game_key if self._game and self._has_message(game_key) else key

    def _has_message(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def has(self, key: str) -> bool:
        """True if there is a sentence for the key."""
        return self._has_message(self._resolve(key))

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Fill the sentence with a key. Raises MissingWords if strict."""
        return self._filled(key, tuple(facts), *facts.values())

    def _fill(self, key: str, names: tuple[str, ...], *facts: str | int) -> str:
        key = self._resolve(key)
        why, shown = "no such message", key
        for bundle in self._bundles:
            if bundle.has_message(key):
                text, errors = _format(bundle, key, dict(zip(names, facts, strict=True)))
                if not errors:
                    return text
                why, shown = str(errors[0]), text
        return self._report_missing(key, why, shown)

    def _report_missing(self, key: str, why: str, shown: str) -> str:
        if self._strict:
            raise MissingWords(f"{key} ({self.language}): {why}")
        logger.error("the message %s (%s) cannot be shown: %s", key, self.language, why)
        return shown


def _format(bundle: Any, key: str, facts: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """Fill a sentence; return it with its other forms, and Fluent's errors."""
    message = bundle.get_message(key)
    text, errors = bundle.format_pattern(message.value, facts)
    if not message.attributes:
        return str(text), errors
    forms = {
        name: str(bundle.format_pattern(pattern, facts)[0])
        for name, pattern in message.attributes.items()
    }
    return InflectedWord.of(text, **forms), errors


@cache
def load_words(*, strict: bool = False) -> Callable[[str], Words]:
    """The words for a Discord locale such as ``en-GB``.

    A language is read when first asked for, which takes up to half a second. ``strict`` is for
    tests.
    """

    @cache
    def of(language: str) -> Words:
        chain = tuple(dict.fromkeys((language, FALLBACK)))
        return Words(language, tuple(map(_bundle, chain)), strict=strict)

    return lambda locale: of(language_of(locale))


def language_of(locale: str) -> str:
    """The language for a Discord locale such as ``en-GB``."""
    names = (locale, locale.partition("-")[0])
    return next((name for name in names if name in languages()), FALLBACK)


@cache
def languages() -> Mapping[str, str]:
    """The supported languages, each with its own name for itself.

    One whose words are not complete yet has no ``language.ftl``, and is not supported.
    """
    return sentence_by_language("language-name")


@cache
def sentence_by_language(key: str) -> Mapping[str, str]:
    """A sentence in all languages, from the small file ``LANGUAGE_FILE`` of each."""
    files = (file for place in DATA_DIRS for file in place.glob(f"locales/*/{LANGUAGE_FILE}.ftl"))
    return dict(sorted((file.parent.name, _text(_file_bundle(file), key)) for file in files))


def command_words(language: str, key: str) -> str | None:
    """A sentence about commands in a supported language; None if it has none.

    Discord takes those of all languages at a start: only their ``COMMAND_FILES`` are read for it,
    at the first call for a language.
    """
    texts = (_text(bundle, key) for bundle in _command_bundles(language))
    return next(filter(None, texts), None)


@cache
def _command_bundles(language: str) -> tuple[Any, ...]:
    files = [file for file in word_files(language) if file.stem in COMMAND_FILES]
    return tuple(map(_file_bundle, files)) if language in languages() else ()


def _text(bundle: Any, key: str) -> str:
    """A sentence without facts, from one file only; empty if it is missing."""
    if not bundle.has_message(key):
        return ""
    return str(bundle.format_pattern(bundle.get_message(key).value)[0])


@cache
def _file_bundle(file: Path) -> Any:
    # Without facts the language does not matter, and Fluent's data of each takes a megabyte.
    bundle = FluentBundle([FALLBACK], use_isolating=False)
    bundle.add_resource(parse_words(file))
    return bundle


def word_files(language: str) -> list[Path]:
    """The files with the words of a language."""
    return [file for place in DATA_DIRS for file in sorted(place.glob(f"locales/{language}/*.ftl"))]


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(parse_words(file))
    return bundle


@cache
def parse_words(file: Path) -> Any:
    """A file with words as Fluent parses it, which is slow."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))
