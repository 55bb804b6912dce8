"""What a channel does not show of its table: people have it on their private pages instead."""

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.kit.l10n import Words
from bot.kit.page import Page
from bot.tables.model.table import Table


class Lack(NamedTuple):
    """What one channel lacks."""

    reason: str
    """The missing permission; empty: Discord is in trouble."""
    told: "tuple[Tell, ...]" = ()
    """What has happened at the table and is not told there, as pages in anybody's words."""

    def why(self, words: Words) -> str:
        """What to do about it; empty: it will pass."""
        known = self.reason.lower().replace(" ", "-")  # every language has words for these
        told = words("reply-board-trouble", known=known, reason=self.reason)
        return told if self.reason else ""


Tell = Callable[[Words], Page]
"""A page in anybody's words."""


class Unshown:
    """The tables whose latest drawing failed, and what a person alone with the house reads on their
    page."""

    def __init__(self) -> None:
        self._lacks: WeakKeyDictionary[Table, Lack] = WeakKeyDictionary()
        self._endings: WeakKeyDictionary[Table, dict[int, Tell]] = WeakKeyDictionary()
        """At tables of one person, by ``Table.told``: how the newest deal and the match ended."""

    def note(self, table: Table, lack: Lack | None) -> None:
        """Note what is lacking from now on; None: the channel shows all."""
        if lack is None:
            self._lacks.pop(table, None)
        else:
            self._lacks[table] = lack

    def of(self, table: Table) -> Lack | None:
        """What a table lacks in its channel."""
        return self._lacks.get(table)

    def tell(self, table: Table, told: int, page: Tell) -> None:
        """Tell on the page of a person alone with the house how a deal or the match ended."""
        known = self._endings.get(table, {})
        self._endings[table] = {n: one for n, one in known.items() if n >= table.deals} | {
            told: page
        }

    def endings(self, table: Table) -> tuple[Tell, ...]:
        """How the newest deal and the match ended, as far as that page tells it."""
        known = self._endings.get(table, {})
        return tuple(page for told, page in sorted(known.items()) if told >= table.deals)
