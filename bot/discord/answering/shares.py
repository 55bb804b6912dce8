"""Shared pages: sharing one again in a channel posts no second message, but updates the first."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery
from bot.kit.errors import Denied
from bot.kit.page import Page

MAX_SHARED = 1000
"""Number of shared pages that are remembered."""


class SharedMessage(NamedTuple):
    """A public message, with two ways to fetch and to edit it."""

    number: int
    page: Page
    """The page it shows."""
    webhook: discord.Webhook
    """Reaches it by token: everywhere, for a quarter of an hour."""
    channel_message: discord.PartialMessage
    """Reaches it by the bot's own rights."""

    async def exists(self) -> bool:
        """True if the message is known to be there."""
        by_token = partial(self.webhook.fetch_message, self.number)
        return await _succeeds(by_token, self.channel_message.fetch)

    async def update(self, page: Page, delivery: Delivery) -> bool:
        """Edit the message to show a page; return False if it cannot be edited."""

        def send(edit: Callable[..., Awaitable[Any]]) -> Awaitable[object]:
            async def request(parts: Sendable) -> Any:
                return await edit(**parts.edit())

            return delivery.send(page, self.channel_message.channel.id, request, over=self.number)

        by_token = partial(self.webhook.edit_message, self.number)
        return await _succeeds(partial(send, by_token), partial(send, self.channel_message.edit))


async def _succeeds(*requests: Callable[[], Awaitable[object]]) -> bool:
    """True if one of these requests succeeds; each is made if those before it fail."""
    for request in requests:
        try:
            await request()
        except LOST:
            continue
        return True
    return False


def _posted(interaction: discord.Interaction[Any], message: int, page: Page) -> SharedMessage:
    """A message that an interaction posted."""
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    partial_message = channel.get_partial_message(message)
    return SharedMessage(message, page, interaction.followup, partial_message)


class Shares:
    """Shared pages in channels, as far as they are remembered."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self._posted: Bounded[tuple[int, int, str], SharedMessage | None] = Bounded(MAX_SHARED)
        """By channel, person and key. None: about to be posted or edited."""

    async def share(
        self,
        interaction: discord.Interaction[Any],
        page: Page,
        once: str,
        publish: Callable[[], Awaitable[int | None]],
    ) -> bool:
        """Call ``publish``, which posts the page and returns the message.

        If a page with the key ``once`` is there already, its message is edited, and False is
        returned. Raises Denied if it shows this very page.
        """
        key = interaction.channel_id or 0, interaction.user.id, once
        posted = self._posted.get(key)
        if key in self._posted and posted is None:
            raise Denied("shared-already")
        self._posted[key] = None
        try:
            if posted is not None and posted.page == page:
                if await posted.exists():
                    raise Denied("shared-already")
            elif posted is not None and await posted.update(page, self._delivery):
                posted = posted._replace(page=page)
                return False
            message = await publish()
            posted = None if message is None else _posted(interaction, message, page)
        finally:
            if posted is None:
                self._posted.pop(key, None)
            else:
                self._posted[key] = posted
        return True
