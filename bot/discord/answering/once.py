"""Deduplication of interactions.

Discord may deliver one twice, after a reconnection or to two processes of which one takes over from
the other.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded

MAX_INTERACTIONS = 1000
"""Number of interactions that are remembered: a repeat comes soon after."""


class Once:
    """Remembers the interactions that were received."""

    def __init__(self) -> None:
        self._received = Bounded[int, bool](MAX_INTERACTIONS)

    def first(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction is new, and remember it."""
        known = interaction.id in self._received
        self._received[interaction.id] = True
        return not known


class PreviousProcess(NamedTuple):
    """Answers whether the process before this one has handled an interaction."""

    may_have_answered: Callable[[int], bool]
    """True if that process received the interaction, too."""
    carried_out: Callable[[int], Awaitable[bool]]
    """True if that process wrote a change for the interaction. Raises StoreError."""

    async def done(self, interaction: int) -> bool:
        """True if the interaction was carried out, and may lack an answer. Raises StoreError."""
        return self.may_have_answered(interaction) and await self.carried_out(interaction)


async def _nothing(_: int) -> bool:
    return False


NO_PREVIOUS_PROCESS = PreviousProcess(lambda _: False, _nothing)
