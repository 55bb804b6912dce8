"""Shared pages: a person who shares one again in a channel is refused as long as it is there."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.kit.errors import Denied

MAX_SHARED = 1000
"""Number of shared pages that are remembered."""


class SharedMessage(NamedTuple):
    """Two ways to fetch a public message."""

    by_token: Callable[[], Awaitable[Any]]
    """Fetches it by token: everywhere, for a quarter of an hour."""
    by_itself: Callable[[], Awaitable[Any]]
    """Fetches it by the bot's own right to read."""

    async def exists(self) -> bool:
        """True if the message is known to be there."""
        for fetch in self:
            try:
                await fetch()
            except LOST:
                continue
            return True
        return False


def _posted(interaction: discord.Interaction[Any], message: int) -> SharedMessage:
    """A message that an interaction posted."""
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    by_token = partial(interaction.followup.fetch_message, message)
    return SharedMessage(by_token, channel.get_partial_message(message).fetch)


class Shares:
    """Shared pages in channels, as far as they are remembered."""

    def __init__(self) -> None:
        self._posted: Bounded[tuple[int, int, str], SharedMessage | None] = Bounded(MAX_SHARED)
        """By channel, person and key. None: about to be posted."""

    async def share(
        self,
        interaction: discord.Interaction[Any],
        once: str,
        publish: Callable[[], Awaitable[int | None]],
    ) -> None:
        """Call ``publish``, which returns the message, unless the page is there already.

        ``once``: the key of the page. Raises Denied if it is there.
        """
        key = interaction.channel_id or 0, interaction.user.id, once
        posted = self._posted.get(key)
        if key in self._posted and posted is None:
            raise Denied("shared-already")
        self._posted[key] = None
        try:
            if posted is not None and await posted.exists():
                raise Denied("shared-already")
            message = await publish()
            posted = None if message is None else _posted(interaction, message)
        finally:
            if posted is None:
                self._posted.pop(key, None)
            else:
                self._posted[key] = posted
