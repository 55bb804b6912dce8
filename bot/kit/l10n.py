"""Words in the reader's language: Fluent messages from ``locales/<language>/*.ftl``."""

import logging
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

logger = logging.getLogger(__name__)

FALLBACK = "en"
OF_EACH = "language"
"""The file with what is wanted in all languages at once, such as a language's own name: it is there
once all the others are."""
OF_COMMANDS = ("commands", "look")
"""The files with the sentences that Discord shows while people type commands."""
PLACES = [Path(__file__).parents[1] / "data"]
"""Where to look for words (``locales/<language>``) and courses (``rules/<language>``).

A game from elsewhere adds its own place, before the words are read.
"""


class MissingWords(KeyError):
    """A message that no language has, or that cannot be filled with the facts given."""


class Named(str):
    """A word with other ``forms`` by their names: its cases, its gender, how many it names.

    In the words of a language they are the attributes of its message (``.accusative = …``), and
    sentences ask for them: ``{ FORM($contract, of: "accusative") }``. What has no such form
    stands as it is.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str | int]

    @classmethod
    def of(cls, text: str, **forms: str | int) -> "Named":
        """A word with these forms."""
        made = cls(text)
        made.forms = forms
        return made


def _form(word: Any, of: Any = "") -> Any:
    """A form of a word given to a sentence."""
    found = word.forms.get(str(of), word) if isinstance(word, Named) else word
    return fluent_number(found) if isinstance(found, int) else found


FUNCTIONS: dict[str, Any] = {"FORM": _form}
"""What sentences can do with facts, besides what Fluent has."""

SENTENCES_KEPT = 4096
"""How many filled sentences are remembered: the same facts always make the same sentence."""


class Words:
    """The sentences of one language; what it lacks comes from English, and so does a sentence
    that mentions a fact no longer given.

    ``strict`` raises MissingWords where something is missing, for tests; otherwise the key is
    shown and the log told, because a person is waiting.
    """

    def __init__(
        self,
        language: str,
        bundles: tuple[Any, ...],
        *,
        strict: bool = False,
        game: str = "",
        marks: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.marks: Mapping[str, str] = marks or {}
        """What goes before the signs of cards, by the names of faces; most words have none."""
        self._bundles = bundles
        self._strict = strict
        self._game = game
        self._filled = lru_cache(SENTENCES_KEPT, typed=True)(self._fill)
        self._games: dict[str, Words] = {}
        self._marked: Words | None = None

    def of(self, game: str) -> "Words":
        """The words of one game: its own sentence ``<game>-<key>``, if it has one."""
        found = self._games.get(game)
        if found is None:
            found = Words(
                self.language, self._bundles, strict=self._strict, game=game, marks=self.marks
            )
            self._games[game] = found
        return found

    def with_marks(self, marks: Mapping[str, str]) -> "Words":
        """The same words with marks before the signs of cards; made again when those change."""
        if not marks:
            return self
        if self._marked is None or self._marked.marks != marks:
            self._marked = Words(
                self.language, self._bundles, strict=self._strict, game=self._game, marks=marks
            )
        return self._marked

    def _own(self, key: str) -> str:
        own = f"{self._game}-{key}"
        return own if self._game and self._there(own) else key

    def _there(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def has(self, key: str) -> bool:
        """True if there is a sentence for the key."""
        return self._there(self._own(key))

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The sentence with a key, filled with facts. Raises MissingWords if strict."""
        return self._filled(key, tuple(facts), *facts.values())

    def _fill(self, key: str, names: tuple[str, ...], *facts: str | int) -> str:
        key = self._own(key)
        why, shown = "no such message", key
        for bundle in self._bundles:
            if bundle.has_message(key):
                text, errors = _said(bundle, key, dict(zip(names, facts, strict=True)))
                if not errors:
                    return text
                why, shown = str(errors[0]), text
        return self._missing(key, why, shown)

    def _missing(self, key: str, why: str, shown: str) -> str:
        if self._strict:
            raise MissingWords(f"{key} ({self.language}): {why}")
        logger.error("the message %s (%s) cannot be shown: %s", key, self.language, why)
        return shown


def _said(bundle: Any, key: str, facts: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """A sentence filled with facts, with its other forms if any, and what went wrong."""
    message = bundle.get_message(key)
    text, errors = bundle.format_pattern(message.value, facts)
    if not message.attributes:
        return str(text), errors
    forms = {
        name: str(bundle.format_pattern(pattern, facts)[0])
        for name, pattern in message.attributes.items()
    }
    return Named.of(text, **forms), errors


@cache
def load_words(*, strict: bool = False) -> Callable[[str], Words]:
    """The words for a Discord locale such as ``en-GB``. A language is read when first asked for,
    which takes up to half a second: if possible, not where people wait."""

    @cache
    def of(language: str) -> Words:
        chain = tuple(dict.fromkeys((language, FALLBACK)))
        return Words(language, tuple(map(_bundle, chain)), strict=strict)

    return lambda locale: of(language_of(locale))


def language_of(locale: str) -> str:
    """The language for somebody with a Discord locale such as ``en-GB``."""
    wanted = (locale, locale.partition("-")[0])
    return next((name for name in wanted if name in languages()), FALLBACK)


@cache
def languages() -> Mapping[str, str]:
    """The languages we speak, each by its own name.

    One whose words are not complete yet has no ``language.ftl``, and is not spoken.
    """
    return in_all_languages("language-name")


@cache
def in_all_languages(key: str) -> Mapping[str, str]:
    """A sentence of the small file ``OF_EACH``, by language: nothing else is read for it."""
    files = (file for place in PLACES for file in place.glob(f"locales/*/{OF_EACH}.ftl"))
    return dict(sorted((file.parent.name, _text(_file_bundle(file), key)) for file in files))


def command_words(language: str, key: str) -> str | None:
    """A sentence about commands in a language we speak; None: it has none.

    Discord wants those of all languages at a start, and nothing else of them is read for it. The
    first sentence of a language is waited for, until its files are read.
    """
    found = (_text(bundle, key) for bundle in _of_commands(language))
    return next(filter(None, found), None)


@cache
def _of_commands(language: str) -> tuple[Any, ...]:
    files = [file for file in word_files(language) if file.stem in OF_COMMANDS]
    return tuple(map(_file_bundle, files)) if language in languages() else ()


def _text(bundle: Any, key: str) -> str:
    """A sentence without facts, from one file only; empty if it is not there."""
    if not bundle.has_message(key):
        return ""
    return str(bundle.format_pattern(bundle.get_message(key).value)[0])


@cache
def _file_bundle(file: Path) -> Any:
    # Without facts the language does not matter; what Fluent knows of each takes a megabyte.
    bundle = FluentBundle([FALLBACK], use_isolating=False)
    bundle.add_resource(parsed(file))
    return bundle


def word_files(language: str) -> list[Path]:
    """The files with the words of a language."""
    return [file for place in PLACES for file in sorted(place.glob(f"locales/{language}/*.ftl"))]


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(parsed(file))
    return bundle


@cache
def parsed(file: Path) -> Any:
    """A file with words as Fluent reads it, which is slow: once, for everybody."""
    return FluentResource(file.read_text("utf-8"))
