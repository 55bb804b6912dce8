"""All puzzles of ``data/puzzles``: a file for each game and number of players."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.games.forms import Form
from bot.kit.l10n import DATA_DIRS
from search.puzzles.puzzle import VERSION, BadPuzzle, Puzzle, read_puzzles

logger = logging.getLogger(__name__)

THEMES = (
    "draw", "pagat", "mond", "hold", "feed", "count", "discard", "bid", "king", "kontra", "endgame",
)  # fmt: skip
"""The themes that people can choose, in the order in which they are offered. Those of
``search.puzzles.themes``, which needs the kernel."""


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game."""

    form: Form
    puzzles: Mapping[str, Puzzle]
    """By their keys."""

    def about(self, theme: str) -> Mapping[str, Puzzle]:
        """Return the puzzles about a theme; all if it is empty."""
        if not theme:
            return self.puzzles
        return {key: puzzle for key, puzzle in self.puzzles.items() if theme in puzzle.themes}


class Library:
    """Collections, each read when its game is first asked for."""

    def __init__(self) -> None:
        self._collections: dict[str, Collection] = {}

    async def collection(self, form: Form) -> Collection:
        """Return the puzzles of a game; a game may have none."""
        if form.name not in self._collections:
            self._collections[form.name] = await asyncio.to_thread(read_collection, form)
        return self._collections[form.name]


def read_collection(form: Form) -> Collection:
    """Read the puzzles of a game, for each of its numbers of players that has a file."""
    return Collection(form, {puzzle.key: puzzle for puzzle in _puzzles(form)})


def _puzzles(form: Form) -> Iterator[Puzzle]:
    """Yield the puzzles of a game. A file that cannot be read is logged, and left out."""
    names = [f"puzzles/{form.variant}{players}.puzzles" for players in form.numbers]
    for file in (place / name for place in DATA_DIRS for name in names):
        if not file.is_file():
            continue
        try:
            read = [*read_puzzles(file.read_text("utf-8"))]
        except (BadPuzzle, UnicodeDecodeError, OSError) as error:
            logger.error("the puzzles of %s are left out: %s", file.name, error)
            continue
        yield from (puzzle for puzzle in read if puzzle.version == VERSION)
