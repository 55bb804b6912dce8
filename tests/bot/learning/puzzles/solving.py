"""People who solve puzzles, for tests, and the puzzles of tests."""

import asyncio
from pathlib import Path

from bot.choices.looks import Looks
from bot.games.forms import FORMS
from bot.kit.controls import read_click
from bot.kit.page import Button, Page, Select
from bot.kit.wishes import Person
from bot.learning.puzzles import library
from bot.learning.puzzles.desk import PuzzleDesk
from bot.learning.puzzles.library import Collection, Library, read_collection
from bot.learning.puzzles.made_rows import MadePuzzleRows
from bot.learning.puzzles.making import PuzzleMaking
from bot.learning.puzzles.rows import PuzzleRows, StoredSolver
from bot.learning.puzzles.service import Puzzles
from bot.learning.puzzles.tables import PUZZLE
from bot.thinkers.side_jobs import AtOnce
from search.puzzles.puzzle import SAME, Puzzle
from tests.bot.discord.answering import press_on
from tests.bot.learning.learners import house_names
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.world import ANA, GUILD, World

DATA = Path(__file__).parent / "data"
"""Puzzles of Slovenian tarok for four, laid out as in ``data``."""
FORM = FORMS["slovenian"]


def add_puzzles() -> None:
    """Have the bot of this process find the puzzles of tests alone."""
    library.PLACES = [DATA]


def read_puzzles_of_tests() -> Collection:
    """The puzzles of tests."""
    add_puzzles()
    return read_collection(FORM, ())


class Solver:
    """A person with the page of a puzzle before them."""

    page: Page

    def __init__(self, world: World, user: int = ANA) -> None:
        add_puzzles()
        self.world = world
        self.person: Person = PEOPLE[user]
        self.rows = PuzzleRows(world.store)
        self.made = MadePuzzleRows(world.store)
        self.library = Library(self.made)
        self.making = PuzzleMaking(
            self.made, self.rows, world.rows, self.library, world.habits, AtOnce(), asyncio.sleep
        )
        self.puzzles = Puzzles(self.rows, self.made, self.library, self.making, lambda: world.now)
        self.desk = PuzzleDesk(self.puzzles, Looks(), house_names)

    async def open(self, theme: str | None = None, game: str | None = None) -> Page:
        """Type the command."""
        self.page = page_of(await self.desk.open(self.person, GUILD, theme, game))
        return self.page

    async def press(self, custom_id: str) -> Page:
        """Press a button, perhaps of an earlier page."""
        self.page = page_of(await press_on([self.desk], self.person, HERE, custom_id))
        return self.page

    async def press_code(self, code: str) -> Page:
        """Press the button of this page with this code."""
        return await self.press(codes(self.page)[code].id)

    async def stored(self) -> StoredSolver:
        solver = await self.rows.load(self.person.user)
        assert solver is not None
        return solver

    async def puzzle(self) -> Puzzle:
        """The puzzle before them."""
        return read_puzzles_of_tests().puzzles[(await self.stored()).puzzle]

    async def answer(self, *, right: bool) -> Page:
        """Give the first answer that is right, or a wrong one."""
        answers = (await self.puzzle()).answers
        code = next(
            answer.code for answer in answers if answer.is_right == right and answer.code != SAME
        )
        return await self.press_code(code)


def codes(page: Page) -> dict[str, Button | Select]:
    """The enabled buttons of a puzzle's page by their codes."""
    clicks = ((control, read_click(control.id, PUZZLE)) for control in page.controls())
    return {
        click.code: control
        for control, click in clicks
        if click is not None and not (isinstance(control, Button) and control.disabled)
    }
