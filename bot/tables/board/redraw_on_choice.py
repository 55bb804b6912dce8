"""Redraws boards and hands when their look or language is changed."""

from collections.abc import Callable
from typing import Protocol

from bot.choices.rows import Whose
from bot.tables.model.table import Table, TableEvent


class Redrawing(Protocol):
    """Schedules redraws of tables and hands (``Boards``)."""

    def changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Draw a table soon, with news of these events."""
        ...

    def send_hand(self, table: Table, user: int) -> None:
        """Draw a person's hand soon, if it can be drawn."""
        ...


class RedrawOnChoice:
    """Redraws tables that are awake after a choice; the others show it when they wake."""

    def __init__(self, tables: Callable[[], tuple[Table, ...]], boards: Redrawing) -> None:
        self._tables = tables
        self._boards = boards

    def look_chosen(self, whose: Whose, chooser: int) -> None:
        """Redraw cards after a person or a server has chosen their look."""
        for table in self._tables():
            if whose == "server" and table.guild == chooser:
                self._boards.changed(table, ())
            elif whose == "person" and any(chair.person == chooser for chair in table.chairs):
                self._boards.send_hand(table, chooser)
                if table.reach == "direct":
                    self._boards.changed(table, ())

    def language_chosen(self, whose: Whose, chooser: int) -> None:
        """Redraw texts after a person or a server has chosen a language.

        People who chose none read their server's.
        """
        self.look_chosen(whose, chooser)
        for table in self._tables():
            if whose == "server" and table.guild == chooser:
                for chair in table.chairs:
                    if chair.person is not None:
                        self._boards.send_hand(table, chair.person)
