"""Facts of a deal are said in words: each of them, and no key."""

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
from tests.laws.playing import amounts
from tests.pages.drawn import WORDS, plain_info
from tests.pages.test_words import base, entries
from tests.pages.told import told_by

games = pytest.mark.parametrize("game", VARIANTS)
enough = amounts(24, 150)
"""Random deals, with options by chance: they tell what no golden game does."""

KEY = re.compile("[a-z_]+")
"""How a key is written; a number with a third in it is none."""
ALWAYS = {"name", "outcome", "partner", "raised", "sign", "times"}
"""The facts that the page gives to every line."""


class Sentence(Visitor):
    """The facts that a message says, and those by which it chooses words."""

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
        """All that it speaks of."""
        return self.said | set(self.chosen_by)


def _sentences() -> dict[str, Sentence]:
    found = {}
    for entry in entries("en"):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Sentence()
            found[entry.id.name].visit(entry)
    return found


SENTENCES = _sentences()


def sentence(game: str, key: str) -> str:
    """The name of the message that a game says for a key: its own, or that of all games."""
    key = key.replace("_", "-")
    own = f"{game}-{key}"
    return own if own in SENTENCES else key


def spoken(game: str, deals: int) -> Iterator[tuple[str, Line | Note]]:
    """Every line and note of a game, with the message that tells of it."""
    told = told_by(game, deals)
    for line in told.lines:
        yield sentence(game, f"line-{line.sentence}"), line
    for place, note in told.notes:
        yield sentence(game, f"{place}-note-{note.key}"), note


def given(game: str, told: Line | Note) -> Mapping[str, int | str]:
    """The facts that the page gives to the sentence."""
    words = WORDS.of(game)
    info = plain_info(5, game)
    return line_facts(told, info, words) if isinstance(told, Line) else note_facts(told, info)


@games
@enough
def test_all_that_is_told_has_words(game: str, deals: int) -> None:
    """A sentence is there, and it speaks of nothing that it is not given."""
    for name, told in spoken(game, deals):
        assert name in SENTENCES, f"data/locales/en/{game}.ftl has no {name}"
        assert SENTENCES[name].facts <= set(given(game, told)), (name, told)


@games
@enough
def test_every_fact_is_told(game: str, deals: int) -> None:
    """A fact that no sentence speaks of is misspelt, or needless."""
    for name, told in spoken(game, deals):
        facts = {"times" if fact == "level" else fact for fact in told.facts}
        assert name in SENTENCES and facts <= SENTENCES[name].facts, (name, told)


@games
@enough
def test_no_key_is_shown(game: str, deals: int) -> None:
    """A fact that is a text is a key: it has a name, or it only chooses between words."""
    for name, told in spoken(game, deals):
        for fact, value in told.facts.items():
            if fact not in NAMES and KEY.fullmatch(str(value)):
                assert fact not in SENTENCES[name].said, (name, told)


@games
@enough
def test_words_are_chosen_by_keys_that_there_are(game: str, deals: int) -> None:
    """Each word belongs to a key that the game gives; at most one key has the word of the rest."""
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for name, told in spoken(game, deals):
        for fact in SENTENCES[name].chosen_by:
            value = told.facts.get(fact)
            if isinstance(value, str):
                values[name, fact].add(value)
    for (name, fact), there in values.items():
        keys = SENTENCES[name].chosen_by[fact]
        assert keys <= there | {"other", "defence", "declaring"}, (name, fact)
        assert len(there - keys) <= 1, (name, fact)


@enough
def test_nothing_has_words_that_is_never_told(deals: int) -> None:
    starts = ("line-", "score-note-", "match-note-", "board-note-")
    there = {name for name in SENTENCES if base(name).startswith(starts)} - {"line-times"}
    assert there == {name for game in VARIANTS for name, _ in spoken(game, deals)}


def test_named_lines_are_complete() -> None:
    assert {*NAMES, "level"} == set(NAMED)
    assert set(line_facts(Line("game", 5, (0,)), plain_info(2), WORDS)) == ALWAYS
