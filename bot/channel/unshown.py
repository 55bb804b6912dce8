"""What a channel cannot show of its table: people have it on their private pages instead."""

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.pages.l10n import Words
from bot.pages.page import Page
from bot.tables.table import Table


class Lack(NamedTuple):
    """What one channel lacks."""

    reason: str
    """The permission that is missing; empty: Discord is in trouble."""
    told: tuple[Callable[[Words], Page], ...] = ()
    """What has happened at the table and is not told there, as pages in anybody's words."""

    def why(self, words: Words) -> str:
        """What to do about it; empty: it passes by itself."""
        known = self.reason.lower().replace(" ", "-")  # those that every language has words for
        told = words("reply-board-trouble", known=known, reason=self.reason)
        return told if self.reason else ""


class Unshown:
    """The tables that could not be drawn when that was tried last."""

    def __init__(self) -> None:
        self._lacks: WeakKeyDictionary[Table, Lack] = WeakKeyDictionary()

    def note(self, table: Table, lack: Lack | None) -> None:
        """What is lacking from now on; None: the channel shows all."""
        if lack is None:
            self._lacks.pop(table, None)
        else:
            self._lacks[table] = lack

    def of(self, table: Table) -> Lack | None:
        """What a table lacks in its channel."""
        return self._lacks.get(table)
