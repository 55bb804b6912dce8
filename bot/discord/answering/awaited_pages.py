"""Private pages that announce a later result: an answer, or the worth of decisions.

The process that took the request replaces the page with the result. A process that takes over does
so by the custom_id of a control that would bring it (``kept_tokens.py`` stores that).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.kit.dirty_keys import DirtyKeys

MAX_PAGES = 2000
"""Number of the newest pages that are remembered: tokens live a quarter of an hour."""

Interaction = discord.Interaction[Any]


class AwaitedPage(NamedTuple):
    """A private page that announces a later result."""

    interaction: int
    """Id of the interaction that can change the page."""
    message: int | None
    original: bool
    """True if the message is the interaction's answer, or the one pressed on."""
    leads_to: str
    """The custom_id of a control that would bring the result."""


class Awaited(NamedTuple):
    """A page, and the interaction that can change it."""

    page: AwaitedPage
    interaction: Interaction


class AwaitedPages:
    """All pages that announce a later result."""

    def __init__(self) -> None:
        self._pages = Bounded[int, Awaited](MAX_PAGES)
        self._interaction_at = Bounded[int, int](MAX_PAGES)
        """By message, the interaction of the page it showed last."""
        self.dirty = DirtyKeys[int]()
        """Interactions whose page was added or dropped."""
        self._listener: Callable[[], object] = lambda: None

    def listen(self, listener: Callable[[], object]) -> None:
        """Call ``listener`` for each new page."""
        self._listener = listener

    def add(
        self, interaction: Interaction, leads_to: str, message: int | None, *, original: bool
    ) -> None:
        """Add a page that this process has shown."""
        self.restore(AwaitedPage(interaction.id, message, original, leads_to), interaction)
        self._listener()

    def restore(self, page: AwaitedPage, interaction: Interaction) -> None:
        """Add a page that an earlier process has shown."""
        self.drop_pressed(page.message)
        self._pages[page.interaction] = Awaited(page, interaction)
        if page.message is not None:
            self._interaction_at[page.message] = page.interaction
        self.dirty.mark(page.interaction)

    def drop(self, interaction: int) -> None:
        """Drop the page of an interaction: the result is shown, or will never be."""
        self._pages.pop(interaction, None)
        self.dirty.mark(interaction)

    def drop_pressed(self, message: int | None) -> None:
        """Drop the page in a message that is about to show another."""
        number = None if message is None else self._interaction_at.pop(message, None)
        if number is not None and number in self._pages:
            self.drop(number)

    def forget(self, user: int) -> None:
        """Drop all pages of a user."""
        for number in [n for n, a in self._pages.items() if a.interaction.user.id == user]:
            self.drop(number)

    def get(self, interaction: int) -> Awaited | None:
        """The page of an interaction whose token has not expired."""
        awaited = self._pages.get(interaction)
        return None if awaited is None or awaited.interaction.is_expired() else awaited

    def all(self) -> tuple[Awaited, ...]:
        """All pages whose tokens have not expired."""
        return tuple(a for a in self._pages.values() if not a.interaction.is_expired())
