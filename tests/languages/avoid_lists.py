"""Words that readers have found wrong, each with what to say instead: lists in ``avoid/``.

A line of a list is ``what not to say => what to say``, in a third part the places where it is
right nevertheless. The first part is a regular expression that is searched for whatever the case;
its blanks also stand for ends of lines. ``#`` begins a comment, at the beginning of a line.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from bot.kit.l10n import parse_words
from tests.languages.complete import LOCALES
from tests.pages.drawn import ROOT

LISTS = ROOT / "tests" / "languages" / "avoid"
DOCUMENTS = "documents"
"""The list that is no language's: for the English of the documents."""
GOLDEN = ROOT / "tests" / "pages" / "golden"
"""Pages as people read them, in English."""

ARROW = " => "
FACT = re.compile(r"\$[A-Za-z][\w-]*")
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)
"""Quotes in a document: code, and targets of links."""


class Avoided(NamedTuple):
    """A line of a list."""

    pattern: str
    instead: str
    exceptions: frozenset[str] = frozenset()
    """Where it is right: keys of messages, or names of files."""

    def matches_in(self, text: str) -> Iterator[re.Match[str]]:
        """All places of a text that use the word."""
        return re.finditer(self.pattern.replace(" ", r"\s+"), text, re.IGNORECASE)


class Place(NamedTuple):
    """A text with its file and key."""

    file: Path
    key: str
    """The key of a message; for other texts, the name of the file."""
    text: str


class Misuse(NamedTuple):
    """A word that should not be there."""

    place: Place
    said: str
    instead: str
    line: int = 0
    """The line of a file; 0: of a message, which its key finds."""

    def __str__(self) -> str:
        """A line for the author of the text."""
        file = self.place.file
        name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name
        where = f"line {self.line}" if self.line else self.place.key
        return f"{name}, {where}: not “{self.said}”, but: {self.instead}"


def read_list(text: str) -> list[Avoided]:
    """Read the lines of a list. Raises ValueError for a malformed line."""
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        pattern, *rest = line.split(ARROW)
        if len(rest) not in (1, 2) or not all(part.strip() for part in (pattern, *rest)):
            raise ValueError(f"line {number} is not “what not to say{ARROW}what to say”: {line}")
        exceptions = frozenset(rest[1].replace(",", " ").split()) if len(rest) == 2 else frozenset()
        rows.append(Avoided(pattern.strip(), rest[0].strip(), exceptions))
    return rows


def avoid_list(name: str) -> list[Avoided]:
    """The list of a language, or of the documents."""
    return read_list((LISTS / f"{name}.txt").read_text("utf-8"))


def messages(file: Path) -> Iterator[Place]:
    """The messages of a file, each fact as ``$``: its name is no word that people read."""
    for entry in parse_words(file).body:
        if isinstance(entry, ast.Message):
            text = FluentSerializer().serialize_entry(entry).partition("=")[2]
            yield Place(file, entry.id.name, FACT.sub("$", text).strip())


def texts_of_language(language: str) -> Iterator[Place]:
    """Every text of a language: messages, courses, and pages as they are drawn."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        yield from messages(file)
    files = sorted((ROOT / "data" / "rules" / language).glob("*.md"))
    files += sorted(GOLDEN.glob("*.txt")) if language == "en" else []
    for file in files:
        yield Place(file, file.name, file.read_text("utf-8"))


def documents() -> Iterator[Place]:
    """The documents without quotes, except the documents of rules."""
    for file in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]):
        text = CODE.sub(lambda code: re.sub(r"[^\n]", "`", code[0]), file.read_text("utf-8"))
        yield Place(file, file.name, text)


def misuses(places: Iterable[Place], avoid: Iterable[Avoided]) -> list[Misuse]:
    """Places where a word is used that is to be avoided."""
    avoid = list(avoid)
    wrong = []
    for place in places:
        for row in avoid:
            if place.key in row.exceptions:
                continue
            for match in row.matches_in(place.text):
                line = (
                    0
                    if place.file.suffix == ".ftl"
                    else place.text.count("\n", 0, match.start()) + 1
                )
                word = " ".join(match[0].split())
                wrong.append(Misuse(place, word, row.instead, line))
    return wrong


def needless_exceptions(places: Iterable[Place], avoid: Iterable[Avoided]) -> list[str]:
    """Exceptions of a list that no text needs any more."""
    texts = {place.key: place.text for place in places}
    return [
        f"{row.pattern}: {key}"
        for row in avoid
        for key in sorted(row.exceptions)
        if not any(row.matches_in(texts.get(key, "")))
    ]
