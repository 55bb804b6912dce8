"""A family of games is one folder, and its missing parts are reported clearly.

Parts are taken from the tests' own family, ``tests/minigame``.
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
from tests.laws.completeness import Course, missing_parts
from tests.laws.sources import files_of, nodes, sources_group
from tests.minigame import house
from tests.minigame.rules import CITES, LITTLE
from tests.pages.drawn import WORDS


def reported_faults(family: Variant, words: Words = WORDS, pages: Course = course) -> list[str]:
    return list(dict.fromkeys(missing_parts(family, words, pages)))


@pytest.mark.parametrize("game", VARIANTS)
def test_every_family_is_complete(game: str) -> None:
    assert not reported_faults(VARIANTS[game])


def family_without(topics: Iterable[str]) -> Variant:
    """The family without the numbers of some of its rules."""
    cites = {topic: rule for topic, rule in CITES.items() if topic not in topics}
    return replace(LITTLE, construct=lambda *table: replace(LITTLE.construct(*table), cites=cites))


@pytest.mark.parametrize(
    "topic", ["over", "turn", "round", "auction", "talon", "discard", "follow"]
)
def test_missing_rule_number_is_reported(topic: str) -> None:
    sentences = reported_faults(family_without([topic]))
    assert sentences and all(topic in sentence and "little" in sentence for sentence in sentences)


def test_unknown_rule_number_is_reported() -> None:
    wrong = LITTLE.options[0]._replace(rule="LIT-OPT-9")
    family = replace(LITTLE, options=(wrong, *LITTLE.options[1:]))
    assert reported_faults(family) == ["little.md has no rule LIT-OPT-9"]


def test_missing_document_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(families, "FOLDERS", families.FOLDERS[:1])
    (sentence,) = reported_faults(LITTLE)
    assert sentence == "little has no document: little.md with its numbered rules is not there"


def test_missing_words_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(l10n, "DATA_DIRS", l10n.DATA_DIRS[:1])
    monkeypatch.setattr(l10n, "_bundle", l10n._bundle.__wrapped__)
    sentences = reported_faults(LITTLE, load_words.__wrapped__(strict=True)("en"))
    assert sentences and all(sentence.startswith("little has no words: ") for sentence in sentences)


def test_missing_course_is_reported() -> None:
    (sentence,) = reported_faults(LITTLE, pages=lambda game, language: ())
    assert sentence == "little has no course: data/rules/en/little.md is not there"


def family_with(**parts: Any) -> Variant:
    """The family with some parts of its rules wrong."""
    return replace(LITTLE, construct=lambda *table: replace(LITTLE.construct(*table), **parts))


def packets_share(*sizes: int) -> Share:
    """Deal packets of these sizes to four players, after six cards to the talon."""
    return talon_first(4, round_the_table(4), 6, in_rounds(4, *sizes))


AUCTION, TAKE, DISCARD, PLAY = LITTLE.build(4).phases

WRONG_FAMILIES = {
    "the phase 'talon' comes too early; put it behind 'auction'":
        family_with(phases=(TAKE, AUCTION, DISCARD, PLAY)),
    "the phase 'play' comes too early; put it behind 'discard'":
        family_with(phases=(AUCTION, TAKE, PLAY, DISCARD)),
    "put an auction before it, or name the contract of every deal as opening":
        family_with(phases=(TAKE, DISCARD, PLAY)),
    "let whoever takes cards lay as many away": family_with(phases=(AUCTION, TAKE, PLAY)),
    "38 cards are dealt of a pack of 42": family_with(share=packets_share(5, 3)),
    "the players hold 10, 10, 10, 6 cards": family_with(share=packets_share(5, 5)),
}  # fmt: skip


@pytest.mark.parametrize("sentence", WRONG_FAMILIES)
def test_newcomers_mistake_is_reported_with_a_remedy(sentence: str) -> None:
    """Only the table for four has these packets."""
    (report,) = reported_faults(replace(WRONG_FAMILIES[sentence], players=(4,)))
    assert report.startswith("little: ") and sentence in report


def test_unanswerable_offer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(house.CHOICES, Take)
    (sentence,) = reported_faults(LITTLE)
    assert sentence.startswith("house.py of little has no answer in the phase 'talon'")
    assert "it is offered Take: it answers Pass()" in sentence


def pass_or_first(view: View, habits: Habits) -> Action:
    """A house player that takes the first action offered."""
    del habits
    return view.offers[0].nth(0)


def test_missing_house_player_is_reported() -> None:
    """A house that always passes plays no deal at all."""
    (sentence,) = reported_faults(replace(LITTLE, house=pass_or_first))
    assert sentence == "the house at little never plays: every deal is passed out"


def test_keys_of_families_are_unique() -> None:
    with pytest.raises(ValueError, match="little"):
        families.add_family(replace(LITTLE), "tests/minigame")
    assert l10n.DATA_DIRS.count(Path(families.ROOT / "tests" / "minigame" / "data")) == 1


DIFFERENTIAL = "openspiel"
"""Laws that compare with another program name the game that it plays."""


def test_no_law_names_a_family() -> None:
    """A new family is under all laws without being named."""
    names = {f'"{game}"' for game in VARIANTS if game not in families.ADDED}
    for file in (families.ROOT / "tests" / "laws").glob("*.py"):
        text = file.read_text("utf-8")
        assert DIFFERENTIAL in file.name or not [name for name in names if name in text], file


@sources_group
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


TEXT_SEARCHES = {"startswith", "endswith", "removeprefix", "removesuffix"}


def searched_words(file: Path) -> Iterator[str]:
    """Constant texts that a file searches for within others."""
    for node in nodes(file):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            looked_for = [node.left]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in TEXT_SEARCHES:
            looked_for = node.args
        else:
            continue
        for name in looked_for:
            if isinstance(name, ast.Constant) and isinstance(name.value, str) and name.value:
                yield name.value


@sources_group
def test_rows_are_told_apart_by_columns_not_keys() -> None:
    """A family names its contracts and bonuses as it likes."""
    tables = [family.build(players) for family in VARIANTS.values() for players in family.players]
    keys = {key for rules in tables for key in (*rules.contracts, *rules.bonuses)}
    files = [file for part in ("engine", "bot", "search") for file in files_of(part)]
    reading = {
        (str(file.relative_to(families.ROOT)), word)
        for file in files
        if "engine/games/" not in str(file)
        for word in searched_words(file)
        if any(word in key for key in keys)
    }
    assert len(keys) > 20 and not reading
