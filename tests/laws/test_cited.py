"""Every numbered rule of the documents is cited by a test, or stands here with a reason."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from engine import VARIANTS, BadOption, Rules
from tests.laws.cited_rules import rules_of
from tests.laws.families import FOLDERS, document, numbers_of

ROOT = Path(__file__).parents[2]


EXCUSED = {
    "SLO-GEN-4": "what words mean",
    "ROM-PLAY-6": "advice to players",
}

CITED = re.compile(
    r"\b(?P<topic>[A-Z]{3}-(?!TV)[A-Z0-9]+)-(?P<first>\d+)"
    r"(?P<more>(?:(?:, | and | to |, and )-?(?:[A-Z]{3}-[A-Z0-9]+-)?\d+\b)*)"
)
"""``ROM-TAL-9``, ``ROM-TAL-9 to 11``, ``ROM-OPT-13, -14 and -16``, ``POL-KU-1 to POL-KU-4``."""


def cited_rules(text: str) -> Iterator[str]:
    """The rule numbers in a text, with ranges filled up.

    >>> sorted(cited_rules("STR-BON-1 to STR-BON-3, -5; LOM-PACK-1 to 2"))
    ['LOM-PACK-1', 'LOM-PACK-2', 'STR-BON-1', 'STR-BON-2', 'STR-BON-3', 'STR-BON-5']
    """
    for citation in CITED.finditer(text):
        topic, last = citation["topic"], int(citation["first"])
        yield f"{topic}-{last}"
        for link, other, number in re.findall(
            r"(, and |, | and | to )-?([A-Z]{3}-[A-Z0-9]+)?-?(\d+)", citation["more"]
        ):
            topic = other or topic
            first = last + 1 if link == " to " else int(number)
            last = int(number)
            yield from (f"{topic}-{each}" for each in range(first, last + 1))


def rules_cited_by_tests() -> set[str]:
    """The rule numbers in all tests except this file."""
    families = FOLDERS[1:]  # what a family brings cites its rules, and tests none of them
    files = [
        file
        for file in (ROOT / "tests").rglob("*.py")
        if file != Path(__file__) and (file.parent not in families or file.name.startswith("test_"))
    ]
    return {number for file in files for number in cited_rules(file.read_text("utf-8"))}


def test_citations_are_parsed() -> None:
    text = "ROM-TAL-9 to 11; ROM-OPT-13, -14 and -16; POL-KU-1 to POL-KU-3, POL-KON-2"
    assert set(cited_rules(text)) == {
        "ROM-TAL-9", "ROM-TAL-10", "ROM-TAL-11", "ROM-OPT-13", "ROM-OPT-14", "ROM-OPT-16",
        "POL-KU-1", "POL-KU-2", "POL-KU-3", "POL-KON-2",
    }  # fmt: skip


@pytest.mark.parametrize("game", VARIANTS)
def test_every_rule_is_cited_or_excused(game: str) -> None:
    assert rules_of(game)
    missing = rules_of(game) - rules_cited_by_tests() - set(EXCUSED)
    remedy = "name it in the docstring of a test, or excuse it in EXCUSED"
    assert not sorted(missing), remedy


def test_no_excuse_is_left_over() -> None:
    rules = {number for game in VARIANTS for number in rules_of(game)}
    assert set(EXCUSED) <= rules
    assert not set(EXCUSED) & rules_cited_by_tests()


def tables_of(game: str) -> Iterator[Rules]:
    """The rules by default and with each value of each option, for all numbers of players."""
    for players in VARIANTS[game].players:
        yield VARIANTS[game].build(players)
        for option in VARIANTS[game].options:
            for value in option.values[1:]:
                with suppress(BadOption):  # an option that this number of players does not have
                    yield VARIANTS[game].build(players, {option.key: value})


@pytest.mark.parametrize("game", VARIANTS)
def test_every_citation_names_a_rule_and_is_used(game: str) -> None:
    """Each citation of a game is used by a refusal at one of its tables."""
    tables = list(tables_of(game))
    assert {topic for rules in tables for topic in rules.cites} == {
        topic for rules in tables for _, topic in rules.citations()
    }
    numbers = {number for rules in tables for number in rules.cites.values()}
    assert numbers <= numbers_of(document(game))


@pytest.mark.parametrize("game", VARIANTS)
def test_rules_without_a_citation_cannot_be_built(game: str) -> None:
    """A missing rule is reported when rules are built, not at the first refused move."""
    rules = VARIANTS[game].build(VARIANTS[game].players[0])
    first = {topic: citer for citer, topic in reversed(list(rules.citations()))}
    assert {"over", "turn", *rules.phases[-1].cites} <= set(first)
    for topic, citer in first.items():
        fewer = {key: number for key, number in rules.cites.items() if key != topic}
        with pytest.raises(
            ValueError, match=re.escape(f"{game}: {citer} cites a rule on {topic!r}")
        ):
            replace(rules, cites=fewer)


@pytest.mark.parametrize(
    "file", sorted((ROOT / "engine/phases").glob("*.py")), ids=lambda f: f.stem
)
def test_phase_names_all_that_it_cites(file: Path) -> None:
    """A phase's refusals use the topics of ``cites``; ``hold_back`` is named by bonuses."""
    text = file.read_text("utf-8")
    used = set(re.findall(r"cites\[\"(\w+)\"\]", text)) - {"hold_back"}
    named = re.findall(r"cites: ClassVar = \((.*?)\)|def cites\(.*?\"\"\"(.*?)\n\n", text, re.S)
    assert used == {topic for parts in named for topic in re.findall(r'"(\w+)"', "".join(parts))}


@pytest.mark.parametrize("game", VARIANTS)
def test_every_option_is_granted_by_a_rule(game: str) -> None:
    family = VARIANTS[game]
    granted = {option.rule for option in (*family.options, *family.idle)}
    assert granted <= numbers_of(document(game))
