"""A family of games is one folder; missing parts are reported clearly.

The family that things are taken from is the tests' own, ``tests/minigame``.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.help.manual import course
from bot.kit import l10n
from bot.kit.l10n import Words, load_words
from engine import OWN_NAMES, VARIANTS, Action, Take, Variant, View
from engine.dealing import in_rounds, round_the_table, talon_first
from engine.house.habits import Habits
from engine.rules import Share
from tests.laws import families
from tests.laws.lacking import Course, lacking
from tests.laws.sources import files_of, nodes, together
from tests.minigame import house
from tests.minigame.rules import CITES, LITTLE
from tests.pages.drawn import WORDS


def told(family: Variant, words: Words = WORDS, pages: Course = course) -> list[str]:
    return list(dict.fromkeys(lacking(family, words, pages)))


@pytest.mark.parametrize("game", VARIANTS)
def test_every_family_is_complete(game: str) -> None:
    assert not told(VARIANTS[game])


def without(topics: Iterable[str]) -> Variant:
    """The family without the numbers of some of its rules."""
    cites = {topic: rule for topic, rule in CITES.items() if topic not in topics}
    return replace(LITTLE, construct=lambda *table: replace(LITTLE.construct(*table), cites=cites))


@pytest.mark.parametrize(
    "topic", ["over", "turn", "round", "auction", "talon", "discard", "follow"]
)
def test_missing_rule_number_is_reported(topic: str) -> None:
    sentences = told(without([topic]))
    assert sentences and all(topic in sentence and "little" in sentence for sentence in sentences)


def test_unknown_rule_number_is_reported() -> None:
    wrong = LITTLE.options[0]._replace(rule="LIT-OPT-9")
    family = replace(LITTLE, options=(wrong, *LITTLE.options[1:]))
    assert told(family) == ["little.md has no rule LIT-OPT-9"]


def test_missing_document_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(families, "FOLDERS", families.FOLDERS[:1])
    (sentence,) = told(LITTLE)
    assert sentence == "little has no document: little.md with its numbered rules is not there"


def test_missing_words_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(l10n, "DATA_DIRS", l10n.DATA_DIRS[:1])
    monkeypatch.setattr(l10n, "_bundle", l10n._bundle.__wrapped__)
    sentences = told(LITTLE, load_words.__wrapped__(strict=True)("en"))
    assert sentences and all(sentence.startswith("little has no words: ") for sentence in sentences)


def test_missing_course_is_reported() -> None:
    (sentence,) = told(LITTLE, pages=lambda game, language: ())
    assert sentence == "little has no course: data/rules/en/little.md is not there"


def built(**parts: Any) -> Variant:
    """The family with some parts of its rules wrong."""
    return replace(LITTLE, construct=lambda *table: replace(LITTLE.construct(*table), **parts))


def dealing(*sizes: int) -> Share:
    """Packets of these sizes, to four players after six cards to the talon."""
    return talon_first(4, round_the_table(4), 6, in_rounds(4, *sizes))


AUCTION, TAKE, DISCARD, PLAY = LITTLE.build(4).phases

WRONG = {
    "the phase 'talon' comes too early; put it behind 'auction'":
        built(phases=(TAKE, AUCTION, DISCARD, PLAY)),
    "the phase 'play' comes too early; put it behind 'discard'":
        built(phases=(AUCTION, TAKE, PLAY, DISCARD)),
    "put an auction before it, or name the contract of every deal as opening":
        built(phases=(TAKE, DISCARD, PLAY)),
    "let whoever takes cards lay as many away": built(phases=(AUCTION, TAKE, PLAY)),
    "38 cards are dealt of a pack of 42": built(share=dealing(5, 3)),
    "the players hold 10, 10, 10, 6 cards": built(share=dealing(5, 5)),
}  # fmt: skip


@pytest.mark.parametrize("sentence", WRONG)
def test_newcomers_mistake_is_reported_with_a_remedy(sentence: str) -> None:
    """Of a table for four: that for three has other packets."""
    (told_of,) = told(replace(WRONG[sentence], players=(4,)))
    assert told_of.startswith("little: ") and sentence in told_of


def test_unanswerable_offer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(house.CHOICES, Take)
    (sentence,) = told(LITTLE)
    assert sentence.startswith("house.py of little has no answer in the phase 'talon'")
    assert "it is offered Take: it answers Pass()" in sentence


def passes(view: View, habits: Habits) -> Action:
    """A house player that says and plays the first thing there is."""
    del habits
    return view.offers[0].nth(0)


def test_missing_house_player_is_reported() -> None:
    """A house that always passes plays no deal at all."""
    (sentence,) = told(replace(LITTLE, house=passes))
    assert sentence == "the house at little never plays: every deal is passed out"


def test_keys_of_families_are_unique() -> None:
    with pytest.raises(ValueError, match="little"):
        families.add_family(replace(LITTLE), "tests/minigame")
    assert l10n.DATA_DIRS.count(Path(families.ROOT / "tests" / "minigame" / "data")) == 1


DIFFERENTIAL = "openspiel"
"""Laws that compare with another program name the game that it plays."""


def test_no_law_names_a_family() -> None:
    """So that one more is under all of them."""
    names = {f'"{game}"' for game in VARIANTS if game not in families.ADDED}
    for file in (families.ROOT / "tests" / "laws").glob("*.py"):
        text = file.read_text("utf-8")
        assert DIFFERENTIAL in file.name or not [name for name in names if name in text], file


@together
def test_other_packages_name_no_family() -> None:
    """Differences between games are columns of the variant, given in its family's folder."""
    names = {*VARIANTS, *OWN_NAMES}
    files = [file for part in ("engine", "bot", "search") for file in files_of(part)]
    naming = {
        (str(file.relative_to(families.ROOT)), node.value)
        for file in files
        if "engine/games/" not in str(file)
        for node in nodes(file)
        if isinstance(node, ast.Constant) and node.value in names
    }
    assert len(files) > 200
    assert not naming, "make it a column of the variant, or give a new family another name"


LETTERS = {"startswith", "endswith", "removeprefix", "removesuffix"}


def read_by_letters(file: Path) -> Iterator[str]:
    """The words that a file looks for in a text, in its beginning or in its end."""
    for node in nodes(file):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            looked_for = [node.left]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in LETTERS:
            looked_for = node.args
        else:
            continue
        for name in looked_for:
            if isinstance(name, ast.Constant) and isinstance(name.value, str) and name.value:
                yield name.value


@together
def test_rows_are_told_apart_by_columns_not_keys() -> None:
    """A family names its contracts and bonuses as it likes."""
    tables = [family.build(players) for family in VARIANTS.values() for players in family.players]
    keys = {key for rules in tables for key in (*rules.contracts, *rules.bonuses)}
    files = [file for part in ("engine", "bot", "search") for file in files_of(part)]
    reading = {
        (str(file.relative_to(families.ROOT)), word)
        for file in files
        if "engine/games/" not in str(file)
        for word in read_by_letters(file)
        if any(word in key for key in keys)
    }
    assert len(keys) > 20 and not reading
