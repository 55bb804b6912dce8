"""How each person and each server wants to see cards: chosen once, kept in the store."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.base.settings import STYLES
from bot.choices.languages import Audience
from bot.choices.rows import ChoiceRows, StoredLook, Whose
from bot.kit.errors import Denied
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji
from bot.pictures.faces import DECKS

CHOICES: dict[str, tuple[str, ...]] = {"style": STYLES, "deck": DECKS}
"""What a look lets people choose."""


class Looks:
    """The choices, and ``usual`` for all who have made none; ``emojis`` tells which there are."""

    def __init__(
        self,
        rows: ChoiceRows | None = None,
        emojis: Callable[[], Mapping[str, Emoji]] = dict,
        usual: Look = TEXT,
    ) -> None:
        self._rows = rows
        self._emojis = emojis
        self._usual = usual
        self._chosen: dict[tuple[Whose, int], Look] = {}
        self._listeners: list[Callable[[Whose, int], None]] = []

    def listen(self, listener: Callable[[Whose, int], None]) -> None:
        """Call this after every new choice, with whose it is."""
        self._listeners.append(listener)

    async def load(self, after: int | None = None) -> None:
        """Read what has been chosen; ``after``: only what was chosen after so many changes. Raises
        StoreError."""
        if self._rows is None:
            return
        stored = await self._rows.looks(after)
        if after is None:
            self._chosen = {}
        for whose, number, style, deck in stored:
            if style in STYLES and deck in DECKS:
                self._chosen[whose, number] = Look(style, deck)
            else:  # it is from another release
                self._chosen.pop((whose, number), None)

    @property
    def pictured(self) -> bool:
        """True if anybody is shown pictures."""
        return any(look.pictured for look in (self._usual, *self._chosen.values()))

    def of(self, person: int) -> Look:
        """How a person wants to see cards."""
        return self._look("person", person)

    def board(self, server: int) -> Look:
        """How the boards of a server are drawn."""
        return self._look("server", server)

    def of_table(self, table: Audience) -> Look:
        """How the board of a table is drawn: as its one reader has chosen, else the server."""
        reader = table.reader
        chosen = ("person", reader) in self._chosen or table.reach == "direct"
        return self.of(reader) if reader is not None and chosen else self.board(table.guild)

    def _look(self, whose: Whose, number: int) -> Look:
        look = self._chosen.get((whose, number), self._usual)
        return replace(look, emojis=self._emojis())

    def forget(self, user: int) -> None:
        """A person has asked to be forgotten."""
        self._chosen.pop(("person", user), None)

    async def change(self, whose: Whose, number: int, wished: Mapping[str, str | None]) -> Look:
        """Choose a style or a deck; the look that follows. Raises Denied, StoreError."""
        changes: dict[str, Any] = {what: value for what, value in wished.items() if value}
        if any(value not in CHOICES.get(what, ()) for what, value in changes.items()):
            raise Denied("no-such-value")
        look = replace(self._look(whose, number), **changes)
        await self.choose(whose, number, look)
        return look

    async def choose(self, whose: Whose, number: int, look: Look) -> None:
        """Note a choice if it is a new one. Raises StoreError."""
        if look == self._look(whose, number):
            return
        if self._rows is not None:
            await self._rows.set_look(StoredLook(whose, number, look.style, look.deck))
        self._chosen[whose, number] = Look(look.style, look.deck)
        for listener in self._listeners:
            listener(whose, number)
