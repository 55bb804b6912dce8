"""Discord may deliver an interaction twice, after a hitch of its line, or to two processes of which
one follows the other: we act on it once."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded

MOST = 1000
"""How many interactions are remembered: repeats come at about the same time."""


class Once:
    """The interactions that have come."""

    def __init__(self) -> None:
        self._come = Bounded[int, bool](MOST)

    def first(self, interaction: discord.Interaction[Any]) -> bool:
        """True if this is the first time it comes; from now on it has come."""
        known = interaction.id in self._come
        self._come[interaction.id] = True
        return not known


class Before(NamedTuple):
    """What the process before this one may have done with an interaction."""

    may_have_answered: Callable[[int], bool]
    """True if it was there to answer, too."""
    carried_out: Callable[[int], Awaitable[bool]]
    """True if it changed something because of it. Raises StoreError."""

    async def done(self, interaction: int) -> bool:
        """True if it was carried out, and only the answer is missing. Raises StoreError."""
        return self.may_have_answered(interaction) and await self.carried_out(interaction)


async def _nothing(_: int) -> bool:
    return False


NOBODY_BEFORE = Before(lambda _: False, _nothing)
