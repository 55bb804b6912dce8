"""Every option and each of its values has a name and a line of words."""

import re
from collections.abc import Iterator

import pytest

from engine import VARIANTS, Option
from tests.languages.complete import base
from tests.pages.drawn import WORDS
from tests.pages.source import MESSAGES

ABOUT = re.compile(r"(option|note|value-of)-(.+)")

games = pytest.mark.parametrize("game", VARIANTS)


def message_key(key: str) -> str:
    """A key as it is spelt in keys of messages."""
    return key.replace("_", "-")


def word_values(option: Option) -> set[str]:
    """The values of an option that are words: numbers and lists of them speak for themselves."""
    parts = {part for value in option.values for part in value.split("+")}
    return {part for part in parts if not re.fullmatch(r"[\d,.:/-]*", part)}


def needed_sentences(game: str) -> Iterator[tuple[str, ...]]:
    """The sentences that the options of a game need, each with those that may stand for it."""
    for option in VARIANTS[game].options:
        key = message_key(option.key)
        yield (f"option-{key}",)
        yield (f"note-{key}",)
        for value in word_values(option):
            yield f"value-of-{key}-{message_key(value)}", f"value-of-{message_key(value)}"


@games
def test_every_option_has_its_sentences(game: str) -> None:
    words = WORDS.of(game)
    for choices in needed_sentences(game):
        assert any(map(words.has, choices)), f"data/locales/en/{game}.ftl has no {choices[0]}"


def test_sentences_of_options_belong_to_existing_options() -> None:
    needed = {name for game in VARIANTS for choices in needed_sentences(game) for name in choices}
    for message in MESSAGES:
        if ABOUT.fullmatch(base(message)):
            assert base(message) in needed, f"{message} is of no option"
