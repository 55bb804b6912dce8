"""Looks of cards that people and servers have chosen, kept in the store."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.base.settings import STYLES
from bot.choices.habits import USUAL, Habit
from bot.choices.languages import Audience
from bot.choices.rows import ChoiceRows, StoredLook, Whose
from bot.kit.errors import Denied
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji
from bot.pictures.faces import DECKS

CHOICES: dict[str, tuple[str, ...]] = {"style": STYLES, "deck": DECKS}
"""Choices of each part of a look."""


class Looks:
    """Chosen looks, and the ``usual`` one.

    ``emojis`` returns the current emojis, ``habit_of`` a person's habit.
    """

    def __init__(
        self,
        rows: ChoiceRows | None = None,
        emojis: Callable[[], Mapping[str, Emoji]] = dict,
        usual: Look = TEXT,
        habit_of: Callable[[int], Habit] = lambda _person: USUAL,
    ) -> None:
        self._rows = rows
        self._emojis = emojis
        self._usual = usual
        self._habit_of = habit_of
        self._chosen: dict[tuple[Whose, int], Look] = {}
        self._changing = asyncio.Lock()
        """Held from reading a look to keeping it, so that no other change is lost."""
        self._listeners: list[Callable[[Whose, int], None]] = []

    def listen(self, listener: Callable[[Whose, int], None]) -> None:
        """Call ``listener`` after each new choice, with its owner."""
        self._listeners.append(listener)

    async def load(self, after: int | None = None) -> None:
        """Load all choices, or only those ``after`` a number of changes. Raises StoreError."""
        if self._rows is None:
            return
        stored = await self._rows.looks(after)
        if after is None:
            self._chosen = {}
        for whose, number, style, deck in stored:
            if style in STYLES and deck in DECKS:
                self._chosen[whose, number] = Look(style, deck)
            else:  # a choice of another release
                self._chosen.pop((whose, number), None)

    @property
    def pictured(self) -> bool:
        """True if any person or server sees pictures."""
        return any(look.pictured for look in (self._usual, *self._chosen.values()))

    def of(self, person: int) -> Look:
        """A person's look."""
        habit = self._habit_of(person)
        look = self._look("person", person)
        return replace(look, order=habit.order, letters=habit.letters)

    def board(self, server: int) -> Look:
        """Look of a server's boards."""
        return self._look("server", server)

    def of_table(self, table: Audience) -> Look:
        """Look of a table's board: of its only reader if they chose one, else of the server."""
        reader = table.sole_reader
        chosen = ("person", reader) in self._chosen or table.reach == "direct"
        if reader is None or not chosen:
            return self.board(table.guild)
        return self._look("person", reader)

    def _look(self, whose: Whose, number: int) -> Look:
        look = self._chosen.get((whose, number), self._usual)
        return replace(look, emojis=self._emojis())

    def forget(self, user: int) -> None:
        """Forget a person's choice."""
        self._chosen.pop(("person", user), None)

    async def change(self, whose: Whose, number: int, wished: Mapping[str, str | None]) -> Look:
        """Change a style or a deck; return the new look. Raises Denied, StoreError."""
        changes: dict[str, Any] = {what: value for what, value in wished.items() if value}
        if any(value not in CHOICES.get(what, ()) for what, value in changes.items()):
            raise Denied("no-such-value")
        async with self._changing:
            look = replace(self._look(whose, number), **changes)
            await self.choose(whose, number, look)
        return look

    async def choose(self, whose: Whose, number: int, look: Look) -> None:
        """Store a new choice. Raises StoreError."""
        if look == self._look(whose, number):
            return
        if self._rows is not None:
            await self._rows.set_look(StoredLook(whose, number, look.style, look.deck))
        self._chosen[whose, number] = Look(look.style, look.deck)
        for listener in self._listeners:
            listener(whose, number)
