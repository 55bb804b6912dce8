"""Private pages that say that something is still to come: an answer, or what decisions were worth.

Whoever makes it in this process shows it there. Another process that takes over does the same, by
the custom_id of a control that would bring it (``kept_tokens.py`` keeps that).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.kit.dirty_keys import DirtyKeys

MOST = 2000
"""How many are remembered, the newest: tokens live a quarter of an hour."""

Interaction = discord.Interaction[Any]


class AwaitedPage(NamedTuple):
    """A private page that says that something is still to come."""

    interaction: int
    """The one that can change it."""
    message: int | None
    original: bool
    """The message is the interaction's answer, or the one pressed on."""
    leads_to: str
    """The custom_id of a control that would bring what is to come."""


class Awaited(NamedTuple):
    """A page, and the interaction that can change it."""

    page: AwaitedPage
    interaction: Interaction


class AwaitedPages:
    """All of them."""

    def __init__(self) -> None:
        self._pages = Bounded[int, Awaited](MOST)
        self._at = Bounded[int, int](MOST)
        """By message, the interaction of the page that stood there last."""
        self.dirty = DirtyKeys[int]()
        """Interactions whose page has come or gone."""
        self._listener: Callable[[], object] = lambda: None

    def listen(self, listener: Callable[[], object]) -> None:
        """Call this when there is a new one."""
        self._listener = listener

    def add(
        self, interaction: Interaction, leads_to: str, message: int | None, *, original: bool
    ) -> None:
        """From now on something is awaited there."""
        self.restore(AwaitedPage(interaction.id, message, original, leads_to), interaction)
        self._listener()

    def restore(self, page: AwaitedPage, interaction: Interaction) -> None:
        """An earlier process has shown this page."""
        self.pressed(page.message)
        self._pages[page.interaction] = Awaited(page, interaction)
        if page.message is not None:
            self._at[page.message] = page.interaction
        self.dirty.mark(page.interaction)

    def drop(self, interaction: int) -> None:
        """It is there, or will never be."""
        self._pages.pop(interaction, None)
        self.dirty.mark(interaction)

    def pressed(self, message: int | None) -> None:
        """Something else is about to stand in this message."""
        number = None if message is None else self._at.pop(message, None)
        if number is not None and number in self._pages:
            self.drop(number)

    def forget(self, user: int) -> None:
        """A person asked to be forgotten."""
        for number in [n for n, one in self._pages.items() if one.interaction.user.id == user]:
            self.drop(number)

    def get(self, interaction: int) -> Awaited | None:
        """The page that an interaction can still change."""
        found = self._pages.get(interaction)
        return None if found is None or found.interaction.is_expired() else found

    def all(self) -> tuple[Awaited, ...]:
        """Those that can still be changed."""
        return tuple(one for one in self._pages.values() if not one.interaction.is_expired())
