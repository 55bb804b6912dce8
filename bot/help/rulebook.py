"""The numbered rules of the games, as they stand in their documents."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.base.typed_text import bare
from bot.deals.wording.words import bonus_name, contract_name
from bot.kit.l10n import DATA_DIRS, FALLBACK, Words
from bot.kit.page import MAX_COMPONENTS, MAX_TEXT, Button, Page, Row, Text, page
from bot.kit.text import code_sign
from engine import VARIANTS

FENCED = re.compile(r"```.*?```\s*", re.DOTALL)

CODED = re.compile(r"`([^`\n]+)`")

ENDS = re.compile(r"(?<=[.!?])[ ]+(?=[A-Z`*(])")

MARKS = re.compile(r" *\[[A-Z]{1,2}\]")
"""Letters that mark the source of a rule."""

JARGON = re.compile(r"\b(engine|normative|pseudo-?code|tie-breaks|display)\b", re.IGNORECASE)
"""Developers' words: a sentence with one of them is left out for players."""

SUIT_CARD = re.compile(r"[SCDH](?:[KQCJ]|10|[1-9])")

TRUMP = re.compile(r"T(?:[1-9]|1\d|2[01])|F")


def for_players(number: str, text: str, words: Words) -> str:
    """A rule in a sentence for players, or an empty text; of an option, its question."""
    key = f"rule-text-{number}"
    return words(key) if words.has(key) else _option_question(number, text, words)


def _option_question(number: str, text: str, words: Words) -> str:
    """Name and question of the option in a row of the document's table, or an empty text."""
    coded = CODED.match(text) if "-OPT-" in number else None
    if coded is None:
        return ""
    key = coded[1].replace("_", "-")
    if not words.has(f"note-{key}"):
        return ""
    return words("alt-line", name=words(f"option-{key}"), text=words(f"note-{key}"))


def precise(text: str, words: Words) -> str:
    """A document's text for players: without sentences for developers, codes by name.

    A text that has no other sentences stays whole.
    """
    return CODED.sub(lambda match: _code_for_players(match[1], words), players_text(text)).strip()


def players_text(text: str) -> str:
    """A text without sentences and formulas for developers."""
    kept = "\n".join(map(_players_sentences, MARKS.sub("", FENCED.sub("", text)).splitlines()))
    return kept if kept.strip() else text


def _players_sentences(line: str) -> str:
    return " ".join(part for part in ENDS.split(line) if not JARGON.search(part))


def _code_for_players(code: str, words: Words) -> str:
    """Return a code for players: contracts, announcements, cards and options by name."""
    named = [_name(part, words) for part in code.split()]
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
"""Names of table columns for developers."""
CODES = re.compile(r"(?<=\|) *id *(?=\|)")
"""Head of a column of codes, which players see by name."""
MADE_OF = re.compile(r"(?<=\[S\]) \([^()|]*\)$", re.MULTILINE)
"""Remark on how a list was derived from the source."""
MACHINE = re.compile(r"^- `?(h|high|state|stage|status)`? · ", re.IGNORECASE | re.MULTILINE)
"""First row of a table for developers."""
IN_TABLE = re.compile(rf"\| *\**(?P<number>{NUMBER})\** *\|(?P<text>.*)\|")
"""``| SLO-OPT-34 | `free_announcement_order` | off, on | … |``"""
HEADING = re.compile(r"#+ *(?P<title>.*)|-{3,}")
LINED = re.compile(r"\|[ :|-]+\|")
"""Line below the head of a table."""
BROKEN = re.compile(r"(?<=\S)\n *(?=[^\s|>*-])(?!\d+\.)")
"""Line break within a paragraph."""
LISTS = re.compile(r"[-*] |\d+\.")
MAX_TITLE = 84
OF_ITSELF = ("GEN",)
"""Sections about the document itself: terms and signs."""
FOR_BUILDERS = ("GAP", "TV")
"""Sections for developers: gaps in the sources, and test vectors."""


class Rule(NamedTuple):
    """A numbered rule: its section, its title, and its text in markdown."""

    number: str
    section: str
    title: str
    text: str


def rules_named(first: str, words: Words) -> Iterator[tuple[str, str]]:
    """Yield titles and numbers of all rules for players, those of the ``first`` game first.

    In each game, sections about the document itself come last.
    """
    for game in (first, *(game for game in VARIANTS if game != first)):
        yield from _rule_titles(game, words)


@lru_cache(64)
def _rule_titles(game: str, words: Words) -> tuple[tuple[str, str], ...]:
    rules = filter(is_for_players, rulebook(game).values())
    return tuple(
        (f"{rule.number} · {title_of(rule, words.of(game))}", rule.number)
        for rule in sorted(rules, key=_is_about_document)
    )


def is_for_players(rule: Rule) -> bool:
    """True if a rule is shown to players."""
    return rule.number.split("-")[1] not in FOR_BUILDERS


def _is_about_document(rule: Rule) -> bool:
    return rule.number.split("-")[1] in OF_ITSELF


def rule_of(number: str) -> Rule | None:
    """Find a rule for players by its number, with any separators."""
    key = bare(number)
    rule = next((book[key] for book in map(_rules_by_bare_number, VARIANTS) if key in book), None)
    return rule if rule is None or is_for_players(rule) else None


@lru_cache(64)
def _rules_by_bare_number(game: str) -> Mapping[str, Rule]:
    """Rules of a game by their numbers without separators."""
    return {bare(number): rule for number, rule in rulebook(game).items()}


@lru_cache(64)
def rulebook(game: str) -> Mapping[str, Rule]:
    """The rules of a game by their numbers, in the order of its document."""
    files = [folder / "documents" / f"{game}.md" for folder in DATA_DIRS]
    rules: dict[str, Rule] = {}
    for file in files:
        if file.is_file():
            for rule in _rules(file.read_text("utf-8").splitlines()):
                rules.setdefault(rule.number, rule)
    return rules


def _rules(lines: list[str]) -> Iterator[Rule]:
    section = ""
    rule = None
    kept: tuple[bool, ...] = ()
    for line in lines:
        if not line.startswith("|"):
            kept = ()
        heading = HEADING.fullmatch(line)
        begins = BEGINS.match(line)
        row = IN_TABLE.match(line)
        if rule is not None and (heading or begins or row):
            yield _tidy_rule(rule)
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
        yield _tidy_rule(rule)


def _columns(head: str) -> tuple[bool, ...]:
    """Whether each column of a table is for players, by its head."""
    return tuple(not WORKING.fullmatch(name) for name in head.strip("|").split("|"))


def _row(line: str, kept: tuple[bool, ...]) -> str:
    """A line of a table as a line of a list."""
    pairs = zip(line.strip("|").split("|"), kept, strict=False)
    return "- " + _cells("|".join(cell for cell, keep in pairs if keep))


def _tidy_rule(rule: Rule) -> Rule:
    return rule._replace(text=BROKEN.sub(" ", MADE_OF.sub("", rule.text.strip())))


def _cells(row: str) -> str:
    """A line of a table as text, without empty cells."""
    return " · ".join(cell for part in row.split("|") if (cell := part.strip()))


def title_of(rule: Rule, words: Words) -> str:
    """A rule's sentence for players, or its title, or its beginning."""
    sentence = for_players(rule.number, rule.text, words)
    start = re.sub(r"[*`]", "", sentence or rule.title or " ".join(players_text(rule.text).split()))
    return start if len(start) <= MAX_TITLE else start[: MAX_TITLE - 1] + "…"


def rule_page(rule: Rule, words: Words) -> Page:
    """Return the page of a rule: a sentence for players, and the document's text in English.

    A sentence about a developers' table stands alone.
    """
    section = "-# " + words("rule-section", section=rule.section)
    if words.language != FALLBACK:
        section += "\n-# " + words("rule-in-english")
    words = words.of(game_of(rule.number))
    sentence = for_players(rule.number, rule.text, words)
    text = precise(rule.text, words)
    if not sentence:
        title = f"### {rule.number}" + (f" · {rule.title}" if rule.title else "")
        return page(Text(title), Text(_within(text, title, section)), Text(section))
    if MACHINE.search(rule.text):
        return page(Text(f"### {rule.number}"), Text(sentence), Text(section))
    title = f"### {rule.number}"
    heading = f"-# {words('rule-precisely')}"
    if rule.title:
        text = f"**{rule.title}.**" + ("\n" if LISTS.match(text) else " ") + text
    return page(
        Text(title),
        Text(sentence),
        Text(heading),
        Text(_within(text, title, sentence, heading, section)),
        Text(section),
    )


def _within(text: str, *others: str) -> str:
    """As much of a text as fits on a page with the other texts."""
    room = MAX_TEXT - sum(map(len, others))
    return text if len(text) <= room else text[: room - 1] + "…"


def game_of(number: str) -> str:
    """The game whose document has the rule."""
    return next((game for game in VARIANTS if number in rulebook(game)), "")


def with_rule(refusal: Page, number: str, words: Words) -> Page:
    """A page that begins with a refusal, with a button that opens the rule it cites."""
    if refusal.components + 2 > MAX_COMPONENTS:
        return refusal
    button = Button(f"rule:{number}", words("rule-open", number=number))
    notice, *rest = refusal.blocks
    blocks = (notice, Row((button,)), *rest)
    return refusal.with_blocks(blocks, lambda in_text: with_rule(in_text, number, words))
