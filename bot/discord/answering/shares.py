"""What somebody shares in a channel stands there once: if they share it again, they are told so,
unless it is gone."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.kit.errors import Denied

MOST_SHARED = 1000
"""How many shared things are remembered as standing in their channels."""


class SharedMessage(NamedTuple):
    """A message for everybody, and how to ask Discord whether it is there."""

    by_token: Callable[[], Awaitable[Any]]
    """Works for a quarter of an hour, wherever it is."""
    by_itself: Callable[[], Awaitable[Any]]
    """Works where the bot may read."""

    async def stands(self) -> bool:
        """True if it is certain to be there."""
        for fetch in self:
            try:
                await fetch()
            except LOST:
                continue
            return True
        return False


def _posted(asked: discord.Interaction[Any], message: int) -> SharedMessage:
    """A message that an interaction brought to its channel."""
    channel = asked.client.get_partial_messageable(asked.channel_id or 0)
    by_token = partial(asked.followup.fetch_message, message)
    return SharedMessage(by_token, channel.get_partial_message(message).fetch)


class Shares:
    """What stands in channels, as far as it is remembered."""

    def __init__(self) -> None:
        self._posted: Bounded[tuple[int, int, str], SharedMessage | None] = Bounded(MOST_SHARED)
        """By channel and person. None: they are about to share it."""

    async def share(
        self,
        asked: discord.Interaction[Any],
        once: str,
        publish: Callable[[], Awaitable[int | None]],
    ) -> None:
        """``publish`` what is named by ``once``, and returns the message. Raises Denied if it
        stands there; what fails to be published does not."""
        key = asked.channel_id or 0, asked.user.id, once
        posted = self._posted.get(key)
        if key in self._posted and posted is None:
            raise Denied("shared-already")
        self._posted[key] = None
        try:
            if posted is not None and await posted.stands():
                raise Denied("shared-already")
            message = await publish()
            posted = None if message is None else _posted(asked, message)
        finally:
            if posted is None:
                self._posted.pop(key, None)
            else:
                self._posted[key] = posted
