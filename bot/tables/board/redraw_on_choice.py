"""Whoever chooses another look or language sees it at once, also in what is already drawn."""

from collections.abc import Callable
from typing import Protocol

from bot.choices.rows import Whose
from bot.tables.model.table import Event, Table


class Drawing(Protocol):
    """What draws tables and hands soon."""

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """Draw a table, and tell what has happened."""
        ...

    def send_hand(self, table: Table, user: int) -> None:
        """Draw a person's hand if it can be drawn."""
        ...


class RedrawOnChoice:
    """Redraws what a choice changes at tables that are awake; others show it when they wake."""

    def __init__(self, tables: Callable[[], tuple[Table, ...]], drawing: Drawing) -> None:
        self._tables = tables
        self._drawing = drawing

    def chosen(self, whose: Whose, number: int) -> None:
        """A person or a server has chosen how cards are shown."""
        for table in self._tables():
            if whose == "server" and table.guild == number:
                self._drawing.changed(table, ())
            elif whose == "person" and any(chair.person == number for chair in table.chairs):
                self._drawing.send_hand(table, number)
                if table.reach == "direct":
                    self._drawing.changed(table, ())

    def spoken(self, whose: Whose, number: int) -> None:
        """A person or a server has chosen a language: people who chose none read their server's."""
        self.chosen(whose, number)
        for table in self._tables():
            if whose == "server" and table.guild == number:
                for chair in table.chairs:
                    if chair.person is not None:
                        self._drawing.send_hand(table, chair.person)
