"""Shared pages: sharing one again in a channel posts no second message, but updates the first."""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.discord.answering.reach import reach_of
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.store import StoreError

MAX_SHARED = 1000
"""Number of shared pages in memory: of these it is known what their messages show."""


class SharedPage(NamedTuple):
    """A page that a person has shared in a channel, as it is stored."""

    person: int
    channel: int
    server: int
    """0: it is in direct messages with the bot."""
    dedupe_key: str
    """As in ``Public``."""
    message: int


class StoredShares(Protocol):
    """Stored shared pages, which outlive the process. All methods raise StoreError."""

    async def find(self, person: int, channel: int, dedupe_key: str, /) -> int | None: ...
    async def keep(self, shared: SharedPage, /) -> None: ...


class SharedMessage(NamedTuple):
    """A public message, with two ways to fetch and to edit it."""

    number: int
    page: Page | None
    """The page it shows; None: an earlier process has posted it."""
    webhook: discord.Webhook | None
    """Reaches it by token: everywhere, for a quarter of an hour. None: the token is gone."""
    channel_message: discord.PartialMessage
    """Reaches it by the bot's own rights."""

    async def exists(self) -> bool:
        """True if the message is known to be there."""
        tokens = () if self.webhook is None else (self.webhook,)
        by_token = [partial(webhook.fetch_message, self.number) for webhook in tokens]
        return await _succeeds(*by_token, self.channel_message.fetch)

    async def update(self, page: Page, delivery: Delivery) -> bool:
        """Edit the message to show a page; return False if it cannot be edited."""

        def send(edit: Callable[..., Awaitable[Any]]) -> Awaitable[object]:
            async def request(parts: Sendable) -> Any:
                return await edit(**parts.edit())

            return delivery.send(page, self.channel_message.channel.id, request, over=self.number)

        edits: list[Callable[..., Awaitable[Any]]] = [self.channel_message.edit]
        if self.webhook is not None:
            edits.insert(0, partial(self.webhook.edit_message, self.number))
        return await _succeeds(*(partial(send, edit) for edit in edits))


async def _succeeds(*requests: Callable[[], Awaitable[object]]) -> bool:
    """True if one of these requests succeeds; each is made if those before it fail."""
    for request in requests:
        try:
            await request()
        except LOST:
            continue
        return True
    return False


def _message(
    interaction: discord.Interaction[Any],
    number: int,
    *,
    page: Page | None = None,
    webhook: discord.Webhook | None = None,
) -> SharedMessage:
    """A shared message in the channel of an interaction."""
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    return SharedMessage(number, page, webhook, channel.get_partial_message(number))


class Shares:
    """Shared pages in channels: the latest in memory, all in the store but a guest's."""

    def __init__(self, delivery: Delivery, stored: StoredShares) -> None:
        self._delivery = delivery
        self._stored = stored
        self._posted: Bounded[tuple[int, int, str], SharedMessage | None] = Bounded(MAX_SHARED)
        """By person, channel and dedupe_key. None: about to be posted or edited."""

    async def share(
        self,
        interaction: discord.Interaction[Any],
        page: Page,
        dedupe_key: str,
        publish: Callable[[], Awaitable[int | None]],
    ) -> bool:
        """Call ``publish``, which posts the page and returns the message.

        If a page with the key ``dedupe_key`` is there already, its message is edited, and False is
        returned. Raises Denied if it shows this very page, and StoreError.
        """
        key = interaction.user.id, interaction.channel_id or 0, dedupe_key
        posted = self._posted.get(key)
        if key in self._posted and posted is None:
            raise Denied("shared-already")
        self._posted[key] = None
        try:
            posted = posted or await self._stored_message(interaction, dedupe_key)
            if posted is not None and posted.page == page:
                if await posted.exists():
                    raise Denied("shared-already")
            elif posted is not None and await posted.update(page, self._delivery):
                posted = posted._replace(page=page)
                return False
            posted = await self._publish(interaction, page, dedupe_key, publish)
        finally:
            if posted is None:
                self._posted.pop(key, None)
            else:
                self._posted[key] = posted
        return True

    async def _stored_message(
        self, interaction: discord.Interaction[Any], dedupe_key: str
    ) -> SharedMessage | None:
        """A message that is no longer in memory. Raises StoreError."""
        person, channel = interaction.user.id, interaction.channel_id or 0
        number = await self._stored.find(person, channel, dedupe_key)
        return None if number is None else _message(interaction, number)

    async def _publish(
        self,
        interaction: discord.Interaction[Any],
        page: Page,
        dedupe_key: str,
        publish: Callable[[], Awaitable[int | None]],
    ) -> SharedMessage | None:
        """Post a page; return its message, if Discord has told which it is."""
        message = await publish()
        if message is None:
            return None
        if reach_of(interaction) != "guest":  # there only the token reaches it
            shared = SharedPage(
                person=interaction.user.id,
                channel=interaction.channel_id or 0,
                server=interaction.guild_id or 0,
                dedupe_key=dedupe_key,
                message=message,
            )
            with contextlib.suppress(StoreError):  # it is posted, and in memory
                await self._stored.keep(shared)
        return _message(interaction, message, page=page, webhook=interaction.followup)
