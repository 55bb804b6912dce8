"""Every fact of a deal is said in words, and no key is shown."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.deals.score_sheet import NAMES, line_facts
from bot.deals.wording.words import note_facts
from engine import VARIANTS
from engine.scores import NAMED, Line, Note
from tests.languages.complete import base
from tests.laws.playing import sizes
from tests.pages.drawn import WORDS, plain_info
from tests.pages.game_facts import game_facts
from tests.pages.source import word_entries

games = pytest.mark.parametrize("game", VARIANTS)
enough = sizes(24, 150)
"""Random deals with random options, for lines and notes that no golden game has."""

KEY = re.compile("[a-z_]+")
"""The letters of a key; a number with a third is no key."""
ALWAYS = {"name", "outcome", "partner", "raised", "sign", "times"}
"""The facts that the page gives to every line."""


class Sentence(Visitor):
    """Collects the facts that a message says, and those by which it chooses words."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.chosen_by: dict[str, set[str]] = {}

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - as fluent calls it
        match node.expression:
            case ast.VariableReference(id=name):
                self.said.add(name.name)
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                keys = self.chosen_by.setdefault(name.name, set())
                keys |= {
                    variant.key.name
                    for variant in variants
                    if isinstance(variant.key, ast.Identifier)
                }
        self.generic_visit(node)

    @property
    def facts(self) -> set[str]:
        """All facts that the message uses."""
        return self.said | set(self.chosen_by)


def _sentences() -> dict[str, Sentence]:
    messages = {}
    for entry in word_entries("en"):
        if isinstance(entry, ast.Message):
            messages[entry.id.name] = Sentence()
            messages[entry.id.name].visit(entry)
    return messages


SENTENCES = _sentences()


def sentence(game: str, key: str) -> str:
    """The name of a game's message for a key: its own message, or that of all games."""
    key = key.replace("_", "-")
    own_key = f"{game}-{key}"
    return own_key if own_key in SENTENCES else key


def lines_and_notes(game: str, deals: int) -> Iterator[tuple[str, Line | Note]]:
    """Every line and note of a game, with the name of its message."""
    facts = game_facts(game, deals)
    for line in facts.lines:
        yield sentence(game, f"line-{line.sentence}"), line
    for place, note in facts.notes:
        yield sentence(game, f"{place}-note-{note.key}"), note


def given_facts(game: str, line: Line | Note) -> Mapping[str, int | str]:
    """The facts that the page gives to the sentence."""
    words = WORDS.of(game)
    info = plain_info(5, game)
    return line_facts(line, info, words) if isinstance(line, Line) else note_facts(line, info)


@games
@enough
def test_every_line_and_note_has_a_message_with_given_facts(game: str, deals: int) -> None:
    for name, line in lines_and_notes(game, deals):
        assert name in SENTENCES, f"data/locales/en/{game}.ftl has no {name}"
        assert SENTENCES[name].facts <= set(given_facts(game, line)), (name, line)


@games
@enough
def test_every_fact_is_used_by_its_message(game: str, deals: int) -> None:
    """An unused fact is misspelt, or needless."""
    for name, line in lines_and_notes(game, deals):
        facts = {"times" if fact == "level" else fact for fact in line.facts}
        assert name in SENTENCES, (name, line)
        assert facts <= SENTENCES[name].facts, (name, line)


@games
@enough
def test_keys_are_never_shown_as_text(game: str, deals: int) -> None:
    """A fact that is a text is a key: it has a name, or it only chooses between words."""
    for name, line in lines_and_notes(game, deals):
        for fact, value in line.facts.items():
            if fact not in NAMES and KEY.fullmatch(str(value)):
                assert fact not in SENTENCES[name].said, (name, line)


@games
@enough
def test_messages_choose_words_by_existing_keys(game: str, deals: int) -> None:
    """Each word belongs to a key that the game gives; at most one key has the word of the rest."""
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for name, line in lines_and_notes(game, deals):
        for fact in SENTENCES[name].chosen_by:
            value = line.facts.get(fact)
            if isinstance(value, str):
                values[name, fact].add(value)
    for (name, fact), seen_values in values.items():
        keys = SENTENCES[name].chosen_by[fact]
        assert keys <= seen_values | {"other", "defence", "declaring"}, (name, fact)
        assert len(seen_values - keys) <= 1, (name, fact)


@enough
def test_messages_of_lines_and_notes_are_all_used(deals: int) -> None:
    starts = ("line-", "score-note-", "match-note-", "board-note-")
    sentences = {name for name in SENTENCES if base(name).startswith(starts)} - {"line-times"}
    assert sentences == {name for game in VARIANTS for name, _ in lines_and_notes(game, deals)}


def test_facts_of_a_named_line_are_complete() -> None:
    assert {*NAMES, "level"} == set(NAMED)
    assert set(line_facts(Line("game", 5, (0,)), plain_info(2), WORDS)) == ALWAYS
