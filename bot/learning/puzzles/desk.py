"""Puzzles by command and by buttons."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.base.typed_text import match_choice
from bot.choices.looks import Looks
from bot.games.forms import find_form
from bot.games.info import TableInfo
from bot.kit.controls import read_click
from bot.kit.errors import Denied, Stale
from bot.kit.l10n import Words
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Note, Panel, Person, Shown
from bot.learning.puzzles.library import THEMES
from bot.learning.puzzles.pages import (
    BACK,
    HANDS,
    NEXT,
    PUZZLE_OF_DAY,
    TRICKS,
    VOTES,
    WHY,
    puzzle_page,
    theme_names,
)
from bot.learning.puzzles.rows import Vote
from bot.learning.puzzles.service import Puzzles, Solving
from bot.learning.puzzles.tables import PUZZLE, number_of, table_of


class PuzzleDesk:
    """Puzzles. Each method may raise Denied or StoreError."""

    def __init__(
        self,
        puzzles: Puzzles,
        looks: Looks,
        house_names: Callable[[int, str], Sequence[str]],
    ) -> None:
        self._puzzles = puzzles
        self._looks = looks
        self._house_names = house_names

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of the buttons, to the puzzle of the day, and from a practice."""
        return (
            Route(at=f"{PUZZLE}:#:#", answer=self._handle_press, repeatable=True),
            Route(at=PUZZLE_OF_DAY, answer=self._open_of_day, repeatable=True),
            Route(at=BACK, answer=self._go_back, repeatable=True),
        )

    async def open(self, person: Person, server: int, theme: str | None, game: str | None) -> Shown:
        """Show a puzzle, of a theme and a game if they are named."""
        form = None if game is None else find_form(game)
        key = _theme_of(theme, person.words)
        try:
            solving = await self._puzzles.open(person.user, form, key)
        except Stale:  # another press came first
            solving = await self._puzzles.find(person.user)
        return Panel(self._page(person, server, solving).page)

    async def themes(self, person: Person, game: str | None) -> tuple[tuple[str, str], ...]:
        """Return the themes of a game's puzzles, by their names and values.

        Without a game that of the person's last puzzle. Raises Denied if there is none so called.
        """
        form = None if game is None else find_form(game)
        present = await self._puzzles.themes(person.user, form)
        return tuple((name, theme) for name, theme in theme_names(person.words) if theme in present)

    async def _open_of_day(self, press: Press) -> Shown:
        """Show the puzzle of the day beside the page that has its button."""
        try:
            solving = await self._puzzles.open_of_day(press.person.user)
        except Stale:  # another press came first
            solving = await self._puzzles.find(press.person.user)
        return Aside(self._page(press.person, press.place.guild, solving).page)

    async def _go_back(self, press: Press) -> Shown:
        """Show the puzzle before the person in place of a practice."""
        solving = await self._find(press.person)
        return self._page(press.person, press.place.guild, solving)

    async def _handle_press(self, press: Press) -> Shown:
        click = checked_control(read_click(press.custom_id, PUZZLE))
        person, opened = press.person, ""
        solving = await self._find(person)
        if (click.table, click.seq) == (number_of(solving.puzzle), solving.solver.seq):
            try:
                solving = await self._press(solving, click.code)
                opened = click.code
            except Stale:
                solving = await self._find(person)
        return self._page(person, press.place.guild, solving, opened)

    async def _find(self, person: Person) -> Solving:
        try:
            return await self._puzzles.find(person.user)
        except Stale:  # another press showed the first puzzle in that moment
            return await self._puzzles.find(person.user)

    async def _press(self, solving: Solving, code: str) -> Solving:
        """Carry out a press on the puzzle before the person. Raises Stale."""
        if code in (TRICKS, HANDS, WHY):
            return solving
        if code == NEXT:
            return await self._puzzles.next(solving)
        vote: Vote
        for vote in VOTES:
            if code == vote:
                return await self._puzzles.vote(solving, vote)
        return await self._puzzles.answer(solving, code)

    def _page(self, person: Person, server: int, solving: Solving, opened: str = "") -> Note:
        info = self._info(person, server, solving)
        look = self._looks.of(person.user)
        return Note(puzzle_page(solving, info, person.words, look, opened=opened))

    def _info(self, person: Person, server: int, solving: Solving) -> TableInfo:
        names = self._house_names(server, person.server_locale)
        info = table_of(solving.puzzle, person, names)
        return replace(info, seq=solving.solver.seq)


def _theme_of(typed: str | None, words: Words) -> str:
    """The theme that was typed; empty: none was. Raises Denied."""
    if typed is None:
        return ""
    theme = match_choice(theme_names(words), str(typed))
    if theme not in THEMES:
        raise Denied("no-such-value-of", option="theme")
    return theme
