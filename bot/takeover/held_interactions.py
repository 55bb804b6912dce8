"""Holds interactions while another process may have taken over, which would answer them.

If that stays uncertain, the users are told that the database is in trouble.
"""

import asyncio
import contextlib
from functools import partial
from typing import Any, Protocol

import discord

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.discord.answering.reply_in_time import Reply
from bot.discord.gateway.overheard import KINDS

HOLD_SECONDS = 2.0
"""Seconds after which no other process will answer: Discord accepts replies for three."""


class LeaseStatus(Protocol):
    """A store that knows whether this process holds its lease."""

    @property
    def holds(self) -> bool:
        """Whether no other process can have taken over this one's shards."""
        ...

    async def wait_until_held(self) -> None:
        """Wait until the lease is certain again."""
        ...


class Dispatcher(Protocol):
    """Parses and dispatches interactions."""

    def answer(self, data: Any, /) -> None:
        """Dispatch an interaction to its handler."""
        ...

    def interaction(self, data: Any, /) -> discord.Interaction[Any]:
        """Parse an interaction without dispatching it."""
        ...


class InteractionHold:
    """Holds interactions until it is certain which process answers them."""

    def __init__(self, store: LeaseStatus, dispatcher: Dispatcher, languages: Languages) -> None:
        self._store, self._dispatcher, self._languages = store, dispatcher, languages
        self._background = Background()

    def hold(self, data: Any) -> bool:
        """Hold an interaction if the lease is uncertain; return whether it is held or dropped."""
        if self._store.holds:
            return False
        if data["type"] in KINDS:
            self._background.start(partial(self._wait, data), "waiting for the lease")
        return True

    async def _wait(self, data: Any) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HOLD_SECONDS):
                await self._store.wait_until_held()
        if self._store.holds:  # without a gap, or the lease would have another number
            self._dispatcher.answer(data)
        else:
            await self._report_trouble(self._dispatcher.interaction(data))

    async def _report_trouble(self, interaction: discord.Interaction[Any]) -> None:
        """Reply that the database is in trouble; Discord refuses if another process has replied."""
        words = await self._languages.load_for_reader(interaction)
        await Reply(interaction, words).run(
            lambda reply: reply.say(reply.words("reply-store-trouble"))
        )

    async def close(self) -> None:
        """Drop the interactions still held: another process answers them."""
        await self._background.close()
