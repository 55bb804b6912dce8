"""All puzzles that everybody may be given: of ``data/puzzles``, and those made here."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from bot.careers.ratings import START
from bot.games.forms import FORMS, Form
from bot.kit.l10n import DATA_DIRS
from bot.learning.puzzles.made_rows import MadePuzzleRows
from bot.learning.puzzles.rating import first_rating
from search.puzzles.puzzle import VERSION, BadPuzzle, Puzzle, read_puzzles

logger = logging.getLogger(__name__)

EXACT = "endgame"
"""The theme of puzzles in which all lines of play were searched to the end."""
THEMES_OF_DAYS = ("endgame", "draw", "pagat", "hold", "count", "mond", "feed")
"""Themes of the puzzles of the days of a week, from Thursday on: the first of 1970 was one."""

PLACES = DATA_DIRS
"""Folders that may have a folder ``puzzles``."""

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
    of_days: tuple[str, ...]
    """The keys of those that may be a day's: of the files alone, so that all bots have the same."""

    def about(self, theme: str) -> Mapping[str, Puzzle]:
        """Return the puzzles about a theme; all if it is empty."""
        if not theme:
            return self.puzzles
        return {key: puzzle for key, puzzle in self.puzzles.items() if theme in puzzle.themes}


def of_day(collection: Collection, day: int) -> Puzzle | None:
    """Return the puzzle of a day, counted from 1970; None: the game has none that can be one.

    Each day of the week has its theme, as far as there are puzzles about it.
    """
    weeks, weekday = divmod(day, len(THEMES_OF_DAYS))
    theme = THEMES_OF_DAYS[weekday]
    about = [key for key in collection.of_days if theme in collection.puzzles[key].themes]
    keys = about or collection.of_days
    return collection.puzzles[keys[weeks % len(keys)]] if keys else None


class Library:
    """Collections, each read when its game is first asked for."""

    def __init__(self, rows: MadePuzzleRows) -> None:
        self._rows = rows
        self._collections: dict[str, Collection] = {}
        self._lock = asyncio.Lock()
        """Held while a collection is read: what is made meanwhile is added to it afterwards."""

    async def collection(self, form: Form) -> Collection:
        """Return the puzzles of a game; a game may have none. Raises StoreError."""
        if (kept := self._collections.get(form.name)) is not None:
            return kept
        async with self._lock:
            if form.name not in self._collections:
                made = await self._rows.shared(form.name)
                self._collections[form.name] = await asyncio.to_thread(read_collection, form, made)
            return self._collections[form.name]

    async def find(self, key: str) -> Puzzle | None:
        """Return the puzzle of any game with a key; None: there is none. Raises StoreError."""
        for form in FORMS.values():
            puzzle = (await self.collection(form)).puzzles.get(key)
            if puzzle is not None:
                return puzzle
        return None

    async def add(self, form: Form, puzzle: Puzzle) -> None:
        """Add a puzzle that was made and stored."""
        async with self._lock:
            collection = self._collections.get(form.name)
            if collection is not None:
                puzzles = {**collection.puzzles, puzzle.key: puzzle}
                self._collections[form.name] = replace(collection, puzzles=puzzles)


def read_collection(form: Form, made: Iterable[str]) -> Collection:
    """Read the puzzles of a game: ``made`` here, and of each of its files."""
    shipped = tuple(_shipped(form))
    exact = [puzzle for puzzle in shipped if EXACT in puzzle.themes]
    exact.sort(key=lambda puzzle: (abs(first_rating(puzzle.solvers).mu - START), puzzle.key))
    middle = exact[: max(1, len(exact) // 2)]
    puzzles = (*shipped, *(puzzle for text in made for puzzle in read_made(text)))
    return Collection(
        form,
        {puzzle.key: puzzle for puzzle in puzzles},
        of_days=tuple(sorted(puzzle.key for puzzle in middle)),
    )


def read_made(text: str) -> Iterator[Puzzle]:
    """Yield the puzzle that was made here; none if this release judges puzzles differently."""
    try:
        yield from (puzzle for puzzle in read_puzzles(text) if puzzle.version == VERSION)
    except BadPuzzle as error:
        logger.error("a puzzle made here is left out: %s", error)


def _shipped(form: Form) -> Iterator[Puzzle]:
    """Yield the puzzles of a game. A file that cannot be read is logged, and left out."""
    names = [f"puzzles/{form.variant}{players}.puzzles" for players in form.numbers]
    for file in (place / name for place in PLACES for name in names):
        if not file.is_file():
            continue
        try:
            read = [*read_puzzles(file.read_text("utf-8"))]
        except (BadPuzzle, UnicodeDecodeError, OSError) as error:
            logger.error("the puzzles of %s are left out: %s", file.name, error)
            continue
        yield from (puzzle for puzzle in read if puzzle.version == VERSION)
