"""What people do while another process may have taken over: this one keeps silent, as the other
answers. Who gets no answer is told at last that the database is in trouble."""

import asyncio
import contextlib
from functools import partial
from typing import Any, Protocol

import discord

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.discord.answering.reply_in_time import Reply
from bot.discord.gateway.overheard import KINDS

PATIENT = 2.0
"""Seconds after which nobody else will answer: Discord accepts answers for three."""


class LeaseStatus(Protocol):
    """A store, as far as it knows whether this process holds it."""

    @property
    def holds(self) -> bool:
        """Whether no other process can have taken over what this one holds."""
        ...

    async def held_again(self) -> None:
        """Wait until that is certain once more."""
        ...


class Answering(Protocol):
    """Who answers people."""

    def answer(self, data: Any, /) -> None:
        """Let what somebody did be answered as usual."""
        ...

    def interaction(self, data: Any, /) -> discord.Interaction[Any]:
        """The same, for who answers it some other way."""
        ...


class InteractionHold:
    """Keeps what people do until it is certain who answers."""

    def __init__(self, store: LeaseStatus, answering: Answering, languages: Languages) -> None:
        self._store, self._answering, self._languages = store, answering, languages
        self._background = Background()

    def keeps(self, told: Any) -> bool:
        """Whether something that somebody did, as Discord tells it, has to wait."""
        if self._store.holds:
            return False
        if told["type"] in KINDS:
            self._background.start(partial(self._wait, told), "waiting for the lease")
        return True

    async def _wait(self, told: Any) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENT):
                await self._store.held_again()
        if self._store.holds:  # and has held all the while, or the lease would have another number
            self._answering.answer(told)
        else:
            await self._tell(self._answering.interaction(told))

    async def _tell(self, interaction: discord.Interaction[Any]) -> None:
        """Nobody can do it now, as far as we know; if another process has answered, Discord refuses
        this."""
        words = await self._languages.ready_for(interaction)
        await Reply(interaction, words).run(
            lambda reply: reply.say(reply.words("reply-store-trouble"))
        )

    async def close(self) -> None:
        """Leave to another process whatever still waits."""
        await self._background.close()
