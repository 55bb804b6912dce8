"""Names and descriptions of commands fit Discord's limits in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from fluent.runtime import FluentBundle

from bot.discord.commands.command_tree import Sentences
from bot.kit import l10n
from bot.kit.l10n import parse_words
from tests.languages.complete import (
    LOCALES,
    english,
    every_language,
    in_time,
    sentences,
    sentences_with_fallback,
)
from tests.languages.pseudo import Accents
from tests.pages.commands import TREE

NAME = re.compile(r"[-_'\w]{1,32}")
"""The letters of a name, as Discord takes them."""
DESCRIPTION = re.compile(r"(command|parameter)-.+")
CHOICE = re.compile(r"look-(style|deck|for)-.+|language-auto|choice-.+")
MENTION = re.compile(r"`/tarok ([^`]+)`")


def commands(group: app_commands.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """All commands and groups with their whole names."""
    for command in group.commands:
        yield " ".join((*path, command.name)), command
        if isinstance(command, app_commands.Group):
            yield from commands(command, (*path, command.name))


ALL = dict(commands(TREE.group))


def test_english_names_are_those_of_the_commands() -> None:
    command_keys = {
        key for key in english() if key.startswith("name-") and not key.startswith("name-of-")
    }
    assert command_keys == {f"name-{command.name}" for command in ALL.values()}
    options = {p.display_name for c in ALL.values() for p in getattr(c, "parameters", ())}
    assert {key for key in english() if key.startswith("name-of-")} == {
        f"name-of-{name}" for name in options
    }
    for key in english():
        if key.startswith("name-"):
            assert english()[key].text == key.removeprefix("name-of-").removeprefix("name-")


@every_language
def test_commands_have_names_that_discord_takes(language: str) -> None:
    for key, sentence in sentences(LOCALES / language).items():
        if key.startswith("name-"):
            assert NAME.fullmatch(sentence.text), key
            assert sentence.text == sentence.text.lower(), key


@every_language
def test_commands_of_a_group_and_options_of_a_command_differ_in_name(language: str) -> None:
    translated = sentences_with_fallback(language)
    groups = [
        TREE.group,
        *(entry for entry in ALL.values() if isinstance(entry, app_commands.Group)),
    ]
    for group in groups:
        names = Counter(translated[f"name-{entry.name}"].text for entry in group.commands)
        assert max(names.values()) == 1
    for command in ALL.values():
        options = [p.display_name for p in getattr(command, "parameters", ())]
        names = Counter(translated[f"name-of-{name}"].text for name in options)
        assert max(names.values(), default=1) == 1


@every_language
def test_descriptions_of_commands_and_choices_fit(language: str) -> None:
    for key, sentence in sentences(LOCALES / language).items():
        if DESCRIPTION.fullmatch(key) or CHOICE.fullmatch(key):
            assert 1 <= len(sentence.text) <= 100, key


@every_language
def test_choices_of_commands_are_translated(language: str) -> None:
    """Choices are read from the files of commands, and from no others."""
    choice_names = [
        choice._locale_name
        for command in ALL.values()
        for option in getattr(command, "parameters", ())
        for choice in option.choices
    ]
    keys = {name.extras["key"] for name in choice_names if name is not None and name.extras}
    assert keys
    assert all(l10n.command_words(language, key) for key in keys)


@in_time
def test_commands_named_in_sentences_exist(language: str) -> None:
    """Sentences use the command names of their language."""
    names = sentences_with_fallback(language)
    commands_here = {" ".join(names[f"name-{word}"].text for word in path.split()) for path in ALL}
    for key, sentence in sentences(LOCALES / language).items():
        mentioned = {name.strip() for name in MENTION.findall(sentence.text)} - {""}
        assert mentioned <= commands_here, key


def test_name_pattern_refuses_names_that_discord_refuses() -> None:
    assert not any(map(NAME.fullmatch, ("zwei wörter", "", "x" * 33, "a/b")))
    assert all(map(NAME.fullmatch, ("größe", "新規", "nowa-gra", "masă")))


async def test_payload_has_localizations_of_all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that differ, descriptions and choices; none of a language without words."""
    monkeypatch.setattr(l10n, "languages", lambda: {"en": "English"})
    assert not localizations(await commands_payload())
    monkeypatch.setattr(l10n, "languages", lambda: {"de": "Deutsch", "en": "English"})
    model = l10n.word_files("en")
    monkeypatch.setattr(l10n, "word_files", lambda language: model)
    monkeypatch.setattr(l10n, "_file_bundle", accented_bundle)
    payload_texts = localizations(await commands_payload())
    assert {locale for localized in payload_texts.values() for locale in localized} == {"de"}
    assert {"name_localizations", "description_localizations"} <= {
        path[-1] for path in payload_texts
    }


async def commands_payload() -> Any:
    return await TREE.group.get_translated_payload(TREE, Sentences())


def accented_bundle(file: Any) -> Any:
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(Accents().visit(parse_words(file).clone()))
    return bundle


def localizations(part: Any, path: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], Any]:
    """All localizations in a payload by their paths, without empty ones."""
    texts: dict[tuple[Any, ...], Any] = {}
    items = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in items:
        if str(key).endswith("_localizations") and value:
            texts[(*path, key)] = value
        elif isinstance(value, dict | list):
            texts |= localizations(value, (*path, key))
    return texts


async def test_translation_key_of_a_name_depends_on_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys: list[str] = []

    def said(language: str, key: str) -> str:
        keys.append(key)
        return "neu"

    monkeypatch.setattr("bot.discord.commands.command_tree.command_words", said)
    monkeypatch.setattr("bot.discord.commands.command_tree.language_of", lambda locale: "de")
    for location, name in ((Location.command_name, "new"), (Location.parameter_name, "deals")):
        context: Any = SimpleNamespace(location=location)
        translated = await Sentences().translate(
            app_commands.locale_str(name), discord.Locale.german, context
        )
        assert translated == "neu"
    assert keys == ["name-new", "name-of-deals"]


def test_commands_with_a_game_option_are_exactly_these() -> None:
    """A command missing here has named its game option differently."""
    commands_with_game = {
        name
        for name, command in ALL.items()
        if any(p.display_name == "game" for p in getattr(command, "parameters", ()))
    }
    assert {name.split()[-1] for name in commands_with_game} == {
        *("new", "learn", "rules", "leaderboard", "profile", "defaults", "challenge", "teams"),
        *("evaluate", "puzzles"),
    }
