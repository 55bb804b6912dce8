"""The numbered rules of the games, as they stand in their documents."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from bot.base.typed_text import bare
from bot.deals.words import bonus_name, contract_name
from bot.kit.l10n import DATA_DIRS, FALLBACK, Words
from bot.kit.page import MAX_COMPONENTS, MAX_TEXT, Button, Page, Row, Text, page
from bot.kit.text import code_sign
from engine import VARIANTS

FENCED = re.compile(r"```.*?```\s*", re.DOTALL)

CODED = re.compile(r"`([^`\n]+)`")

ENDS = re.compile(r"(?<=[.!?])[ ]+(?=[A-Z`*(])")

MARKS = re.compile(r" *\[[A-Z]{1,2}\]")
"""The letters of sources: they say where a rule was found."""

OURS = re.compile(r"\b(engine|normative|pseudo-?code|tie-breaks|display)\b", re.IGNORECASE)
"""Words of the game's builders: a sentence with one of them says nothing to players."""

SUIT_CARD = re.compile(r"[SCDH](?:[KQCJ]|10|[1-9])")

TRUMP = re.compile(r"T(?:[1-9]|1\d|2[01])|F")


def for_players(number: str, text: str, words: Words) -> str:
    """The rule in a sentence; empty: there is none. For an option it is what it asks."""
    key = f"rule-text-{number}"
    return words(key) if words.has(key) else _asked(number, text, words)


def _asked(number: str, text: str, words: Words) -> str:
    """The name of the option that this row of the document's table is about, and what it asks."""
    coded = CODED.match(text) if "-OPT-" in number else None
    if coded is None:
        return ""
    key = coded[1].replace("_", "-")
    if not words.has(f"note-{key}"):
        return ""
    return words("alt-line", name=words(f"option-{key}"), text=words(f"note-{key}"))


def precise(text: str, words: Words) -> str:
    """A document's text without what is meant for the game's builders, in names and signs.

    A text that has nothing else stays whole.
    """
    return CODED.sub(lambda found: _with_numbers_named(found[1], words), spared(text)).strip()


def spared(text: str) -> str:
    """A text without the builders' sentences and formulas."""
    shown = "\n".join(map(_spared, MARKS.sub("", FENCED.sub("", text)).splitlines()))
    return shown if shown.strip() else text


def _spared(line: str) -> str:
    return " ".join(one for one in ENDS.split(line) if not OURS.search(one))


def _with_numbers_named(code: str, words: Words) -> str:
    """A code as people read it: contracts, announcements, cards and options by name; others
    stay."""
    named = [_name(one, words) for one in code.split()]
    return words("names-comma").join(filter(None, named)) if all(named) else f"`{code}`"


def _name(code: str, words: Words) -> str:
    if SUIT_CARD.fullmatch(code) or TRUMP.fullmatch(code):
        return code_sign(code, words)
    if words.has(f"contract-{code.replace('_', '-')}"):
        return contract_name(code, words)
    if words.has(f"bonus-{code.replace('_', '-')}"):
        return bonus_name(code, words)
    option = f"option-{code.replace('_', '-')}"
    return f"*{words(option)}*" if words.has(option) else ""


NUMBER = r"[A-Z]{3}-[A-Z0-9]+-\d+"
BEGINS = re.compile(rf"(?:- )?\*\*(?P<number>{NUMBER})\b[ .]*(?P<title>[^*]*)\*\*(?P<text>.*)")
"""``**SLO-PLAY-3 (base set).** The cards …`` or ``- **POL-PRE-4 Consequence.** The player …``"""
WORKING = re.compile(r"\W*(kind|index i|#|number|source)\W*", re.IGNORECASE)
"""Table columns that mean something only to developers."""
CODES = re.compile(r"(?<=\|) *id *(?=\|)")
"""The head of a column of codes; players see what they stand for."""
MADE_OF = re.compile(r"(?<=\[S\]) \([^()|]*\)$", re.MULTILINE)
"""How a list was made from what the source says."""
MACHINE = re.compile(r"^- `?(h|high|state|stage|status)`? · ", re.IGNORECASE | re.MULTILINE)
"""Begins a table that is of that kind throughout."""
IN_TABLE = re.compile(rf"\| *\**(?P<number>{NUMBER})\** *\|(?P<text>.*)\|")
"""``| SLO-OPT-34 | `free_announcement_order` | off, on | … |``"""
HEADING = re.compile(r"#+ *(?P<title>.*)|-{3,}")
LINED = re.compile(r"\|[ :|-]+\|")
"""The line below the head of a table."""
BROKEN = re.compile(r"(?<=\S)\n *(?=[^\s|>*-])(?!\d+\.)")
"""A line break that is there only because the document's lines have an end."""
LISTS = re.compile(r"[-*] |\d+\.")
MOST_TITLE = 84
OF_ITSELF = ("GEN",)
"""The parts in which documents speak of themselves: words and signs."""
FOR_BUILDERS = ("GAP", "TV")
"""What means nothing to players: what sources leave open, and examples for tests."""


class Rule(NamedTuple):
    """A numbered rule: its section, its title, and its text in markdown."""

    number: str
    section: str
    title: str
    text: str


def rules_named(first: str, words: Words) -> Iterator[tuple[str, str]]:
    """All rules for players, by number and wording, with their numbers; the ``first`` game first.

    In each game, what the document says of itself comes last.
    """
    for game in (first, *(game for game in VARIANTS if game != first)):
        yield from _named(game, words)


@lru_cache(64)
def _named(game: str, words: Words) -> tuple[tuple[str, str], ...]:
    rules = filter(is_for_players, rulebook(game).values())
    return tuple(
        (f"{rule.number} · {title_of(rule, words.of(game))}", rule.number)
        for rule in sorted(rules, key=_of_itself)
    )


def is_for_players(rule: Rule) -> bool:
    """True if players are shown it."""
    return rule.number.split("-")[1] not in FOR_BUILDERS


def _of_itself(rule: Rule) -> bool:
    return rule.number.split("-")[1] in OF_ITSELF


def rule_of(number: str) -> Rule | None:
    """The rule for players with a number, however its parts are joined."""
    wanted = bare(number)
    found = next((book[wanted] for book in map(_by_bare_number, VARIANTS) if wanted in book), None)
    return found if found is None or is_for_players(found) else None


@lru_cache(64)
def _by_bare_number(game: str) -> Mapping[str, Rule]:
    """The rules of a game by their numbers as people type them."""
    return {bare(number): rule for number, rule in rulebook(game).items()}


@lru_cache(64)
def rulebook(game: str) -> Mapping[str, Rule]:
    """The rules of a game by their numbers, in the order of its document."""
    files = [place / "documents" / f"{game}.md" for place in DATA_DIRS]
    found: dict[str, Rule] = {}
    for file in files:
        if file.is_file():
            for rule in _rules(file.read_text("utf-8").splitlines()):
                found.setdefault(rule.number, rule)
    return found


def _rules(lines: list[str]) -> Iterator[Rule]:
    section, rule = "", None
    kept: tuple[bool, ...] = ()
    for line in lines:
        if not line.startswith("|"):
            kept = ()
        heading, begins, row = HEADING.fullmatch(line), BEGINS.match(line), IN_TABLE.match(line)
        if rule is not None and (heading or begins or row):
            yield _finished(rule)
            rule = None
        if heading:
            section = heading["title"] or section
        elif begins:
            rule = Rule(begins["number"], section, begins["title"].strip(" ()."), begins["text"])
        elif row:
            yield Rule(row["number"], section, "", _cells(row["text"]))
        elif rule is not None and not LINED.fullmatch(line):
            kept = kept or (_columns(line) if line.startswith("|") else ())
            text = _row(CODES.sub(" in English ", line), kept) if kept else line
            rule = rule._replace(text=f"{rule.text}\n{text}")
    if rule is not None:
        yield _finished(rule)


def _columns(head: str) -> tuple[bool, ...]:
    """Which columns of a table mean something to players, by its head."""
    return tuple(not WORKING.fullmatch(name) for name in head.strip("|").split("|"))


def _row(line: str, kept: tuple[bool, ...]) -> str:
    """A line of a table as a line of a list."""
    pairs = zip(line.strip("|").split("|"), kept, strict=False)
    return "- " + _cells("|".join(cell for cell, keep in pairs if keep))


def _finished(rule: Rule) -> Rule:
    return rule._replace(text=BROKEN.sub(" ", MADE_OF.sub("", rule.text.strip())))


def _cells(row: str) -> str:
    """A line of a table as text, without empty cells."""
    return " · ".join(cell for part in row.split("|") if (cell := part.strip()))


def title_of(rule: Rule, words: Words) -> str:
    """What a rule says to players; else its title, or how it begins."""
    told = for_players(rule.number, rule.text, words)
    start = re.sub(r"[*`]", "", told or rule.title or " ".join(spared(rule.text).split()))
    return start if len(start) <= MOST_TITLE else start[: MOST_TITLE - 1] + "…"


def rule_page(rule: Rule, words: Words) -> Page:
    """A rule for players, and below it as the document has it, in English; readers of another
    language are told. A sentence about a developers' table stands alone."""
    section = "-# " + words("rule-section", section=rule.section)
    if words.language != FALLBACK:
        section += "\n-# " + words("rule-in-english")
    words = words.of(game_of(rule.number))
    told = for_players(rule.number, rule.text, words)
    text = precise(rule.text, words)
    if not told:
        title = f"### {rule.number}" + (f" · {rule.title}" if rule.title else "")
        return page(Text(title), Text(_within(text, title, section)), Text(section))
    if MACHINE.search(rule.text):
        return page(Text(f"### {rule.number}"), Text(told), Text(section))
    title, heading = f"### {rule.number}", f"-# {words('rule-precisely')}"
    if rule.title:
        text = f"**{rule.title}.**" + ("\n" if LISTS.match(text) else " ") + text
    return page(
        Text(title),
        Text(told),
        Text(heading),
        Text(_within(text, title, told, heading, section)),
        Text(section),
    )


def _within(text: str, *others: str) -> str:
    """As much of a text as fits a page beside the others."""
    room = MAX_TEXT - sum(map(len, others))
    return text if len(text) <= room else text[: room - 1] + "…"


def game_of(number: str) -> str:
    """The game whose document has the rule."""
    return next((game for game in VARIANTS if number in rulebook(game)), "")


def with_rule(shown: Page, number: str, words: Words) -> Page:
    """A page that begins with a refusal, with a button that opens the rule it cites."""
    if shown.components + 2 > MAX_COMPONENTS:
        return shown
    button = Button(f"rule:{number}", words("rule-open", number=number))
    notice, *rest = shown.blocks
    blocks = (notice, Row((button,)), *rest)
    instead = None if shown.instead is None else with_rule(shown.instead, number, words)
    return replace(shown, blocks=blocks, instead=instead)
