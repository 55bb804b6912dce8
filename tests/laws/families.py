"""The documents of the families' numbered rules, and families that tests add."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

from bot.kit.l10n import DATA_DIRS
from engine import Variant
from engine.registry import register

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b([A-Z]{3})-([A-Z0-9]+)-\d+\b")

ADDED: list[str] = []
"""Keys of the families that tests add; a bot in a process of its own does not know them."""
FOLDERS = [ROOT / "docs" / "rules"]
"""Folders with the numbered rules of the families."""


def add_family(family: Variant, folder: str) -> None:
    """Register a family, whose files lie in one folder, with engine, pages and laws."""
    register(family)
    ADDED.append(family.key)
    add_words(folder)
    FOLDERS.append(ROOT / folder)


def add_words(folder: str) -> None:
    """Add the words in a folder to those of the pages."""
    DATA_DIRS.append(ROOT / folder / "data")


def document(game: str) -> str:
    """The numbered rules of a family; empty: there are none."""
    return _document_text(game, tuple(FOLDERS))


@cache
def _document_text(game: str, folders: tuple[Path, ...]) -> str:
    files = [folder / f"{game}.md" for folder in folders]
    return "".join(file.read_text("utf-8") for file in files if file.is_file())


@cache  # called at every refusal of the laws
def numbers_of(text: str) -> frozenset[str]:
    """The numbers of a document's own rules: those with the most frequent first letter."""
    numbers = [(number[0], number[1], number[2]) for number in NUMBER.finditer(text)]
    letters = Counter(letter for _, letter, _ in numbers).most_common(1)
    return frozenset(number for number, letter, _ in numbers if letter == letters[0][0])
