"""Tables where the bot is a guest: it cannot post there, only answer interactions.

An answer may be followed by five messages. A message that an interaction has sent, or was pressed
on, can be changed by the token of that interaction alone, for 15 minutes (platform). So a table is
drawn by the newest live token: over its message if that has one, else in a new message. A page that
cannot be drawn waits for the next click or command. Live tokens survive a restart
(``kept_tokens.py``).
"""

from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import GONE
from bot.discord.answering.reach import is_private, reach_of
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Postbox, SendOutcome, SendResult, attempt
from bot.games.info import TABLE
from bot.kit.dirty_keys import DirtyKeys
from bot.kit.page import Page
from bot.kit.wishes import Reach
from bot.tables.model.table import Table


def is_on_guest_board(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a table's control was used where only this interaction can edit it."""
    message = interaction.message
    data: Any = interaction.data or {}
    public = message is not None and not message.flags.ephemeral
    return (
        public
        and str(data.get("custom_id", "")).startswith(f"{TABLE}:")
        and reach_of(interaction) == "guest"
    )


MIN_TOKEN_LIFE = timedelta(minutes=2)
"""A message whose token lives no longer than this is posted anew by a fresher one."""

MAX_CHANNELS = 2000
"""Number of channels whose tokens are kept, the newest: tokens live a quarter of an hour."""

MAX_MESSAGES = 8000
"""Number of messages whose owners are kept, the newest."""

MAX_TOKENS = 8
"""Number of interactions kept for each channel."""

ENDING_SECONDS = 24 * 3600
"""Seconds for which a table's end is still worth drawing."""

Interaction = discord.Interaction[Any]


class GuestMessage(NamedTuple):
    """A public message where the bot is a guest, and the interaction that can change it."""

    message: int
    shown_by: int
    original: bool


class TokenSpent(Exception):
    """Raised when an interaction's token cannot send or change anything more."""


class Owner(NamedTuple):
    """The interaction that can change a message; ``original``: the message is its own answer."""

    interaction: Interaction
    original: bool


class Guests:
    """Live tokens by channel, and the messages that each can change.

    It chooses whether a table is drawn by them or by the bot itself (``bot_messages``).
    """

    def __init__(self, delivery: Delivery, now: Callable[[], int], bot_messages: Postbox) -> None:
        self.delivery = delivery
        self._now = now
        self._bot_messages = bot_messages
        self._tokens = Bounded[int, list[Interaction]](MAX_CHANNELS)
        """Newest first."""
        self._owners = Bounded[int, Owner](MAX_MESSAGES)
        self.dirty = DirtyKeys[int]()
        """Messages whose owner has changed."""
        self.new_tokens = DirtyKeys[tuple[int, int]]()
        """New pairs of a channel and an interaction that can post there."""
        self._channels = Bounded[int, Reach](MAX_CHANNELS)
        """Channels of tables outside of the bot's servers; it may have joined one since."""
        self._forgotten = Bounded[int, int](MAX_CHANNELS)
        """By user who asked to be forgotten: the number from which interactions count again."""

    def note_reply(self, interaction: Interaction) -> bool:
        """Note an answered interaction; returns whether its token may be of use."""
        channel = interaction.channel_id or 0
        guest = reach_of(interaction) == "guest" or channel in self._channels
        if not guest or not interaction.response.is_done():
            return False
        if self._forgotten and interaction.id < self._forgotten.get(interaction.user.id, 0):
            return False
        self._drop_expired()
        if not is_private(interaction):
            self.add_token(interaction)
            self.new_tokens.mark((channel, interaction.id))
        if is_on_guest_board(interaction) and interaction.message is not None:
            self.set_owner(interaction.message.id, Owner(interaction, original=True))
        return True

    def _drop_expired(self) -> None:
        """Drop expired tokens from the front.

        Those used last are at the end, so each click checks only a few.
        """
        while self._owners and _is_expired(next(iter(self._owners.values())).interaction):
            self.clear_owner(next(iter(self._owners)))
        while self._tokens and all(map(_is_expired, next(iter(self._tokens.values())))):
            del self._tokens[next(iter(self._tokens))]

    def set_owner(self, message: int, owner: Owner) -> None:
        """Set the interaction that can change a message."""
        self._owners[message] = owner
        self.dirty.mark(message)

    def owner(self, message: int) -> Owner | None:
        """The interaction that can change a message; None: its token has expired."""
        owner = self._owners.get(message)
        return None if owner is None or _is_expired(owner.interaction) else owner

    def clear_owner(self, message: int) -> None:
        """Forget a message's owner: the message or the token is gone."""
        self._owners.pop(message, None)
        self.dirty.mark(message)

    def live_tokens(self, channel: int) -> list[Interaction]:
        """The interactions of a channel that can send something, newest first."""
        return [token for token in self._tokens.get(channel, ()) if not _is_expired(token)]

    def drop_token(self, channel: int, interaction: Interaction) -> None:
        """Drop an interaction that can send nothing more."""
        tokens = self._tokens.get(channel, ())
        self._tokens[channel] = [token for token in tokens if token is not interaction]

    # Tokens kept across restarts

    def usable_token(self, channel: int, interaction: int) -> Interaction | None:
        """An interaction of a channel, if it can still send something there."""
        return next((token for token in self.live_tokens(channel) if token.id == interaction), None)

    def restore(self, saved: GuestMessage, by: Interaction) -> None:
        """Restore the owner of a message that an earlier process drew."""
        if saved.message not in self._owners:
            self.set_owner(saved.message, Owner(by, saved.original))

    def add_token(self, interaction: Interaction) -> None:
        """Add an interaction that can post in its channel, as the newest."""
        channel = interaction.channel_id or 0
        self._tokens[channel] = [interaction, *self._tokens.get(channel, ())][:MAX_TOKENS]

    def forget(self, user: int) -> None:
        """Drop the tokens of a person who asked to be forgotten."""
        self._forgotten[user] = discord.utils.time_snowflake(discord.utils.utcnow())
        owned = [
            message for message, owner in self._owners.items() if owner.interaction.user.id == user
        ]
        for message in owned:
            self.clear_owner(message)
        for channel, tokens in tuple(self._tokens.items()):
            self._tokens[channel] = [token for token in tokens if token.user.id != user]

    def for_table(self, table: Table) -> Postbox:
        """The postbox in which a table is drawn."""
        if table.reach == "server":  # the bot may have been a guest before
            self._channels.pop(table.channel, None)
            return self._bot_messages
        self._channels[table.channel] = table.reach
        matters = partial(self._matters, table)
        return self._postbox(table.reach, GuestMessages(self, matters))

    def _matters(self, table: Table) -> bool:
        """Return whether a page that can't be drawn now is still worth a retry."""
        return table.open or self._now() - table.moved_at < ENDING_SECONDS

    def for_channel(self, channel: int) -> Postbox:
        """The likely postbox of messages that a table left behind in a channel."""
        default_reach: Reach = "guest" if channel in self._tokens else "server"
        guest_messages = GuestMessages(self, lambda: True)
        return self._postbox(self._channels.get(channel, default_reach), guest_messages)

    def _postbox(self, reach: Reach, guest_messages: "GuestMessages") -> Postbox:
        if reach == "direct":
            return DirectMessages(self._bot_messages, guest_messages)
        return guest_messages if reach == "guest" else self._bot_messages


class GuestMessages:
    """A postbox, like ``Messages``, that draws pages by users' tokens.

    ``matters`` returns whether a page that can't be drawn is worth a retry.
    """

    def __init__(self, guests: Guests, matters: Callable[[], bool]) -> None:
        self._guests = guests
        self._matters = matters

    async def post(self, channel: int, page: Page, once: str) -> SendResult:
        """Post a new public message; AWAITS_CLICK if none can send one. It may come twice."""
        del once  # Discord takes a nonce only from bots that write by themselves
        for interaction in self._guests.live_tokens(channel):
            try:
                return await attempt(self._post(channel, page, interaction), channel)
            except TokenSpent:
                self._guests.drop_token(channel, interaction)
        return self._postponed()

    async def _post(self, channel: int, page: Page, by: Interaction) -> discord.WebhookMessage:
        async def follow(parts: Sendable) -> discord.WebhookMessage:
            return await by.followup.send(wait=True, **parts.send())

        sent: discord.WebhookMessage = (
            await _or_token_spent(self._guests.delivery.send(page, channel, follow))
        ).answer
        if sent.flags.ephemeral:  # Discord shows an uninvited bot's messages to this user alone
            await by.followup.delete_message(sent.id)
            raise TokenSpent
        self._guests.set_owner(sent.id, Owner(by, original=False))
        return sent

    async def edit(self, channel: int, message: int, page: Page) -> SendResult:
        """Edit a message; GONE: post a new one instead."""
        owner = self._guests.owner(message)
        if owner is None:
            return self._uneditable(channel)
        if self._expires_soon(channel, owner):
            await self.delete(channel, message)
            return SendResult(SendOutcome.GONE)

        async def edit(parts: Sendable) -> Any:
            if owner.original:
                return await owner.interaction.edit_original_response(**parts.edit())
            return await owner.interaction.followup.edit_message(message, **parts.edit())

        sending = self._guests.delivery.send(page, channel, edit, over=message)
        try:
            return await attempt(_or_token_spent(sending), channel)
        except TokenSpent:
            self._guests.clear_owner(message)
            return self._uneditable(channel)

    def _expires_soon(self, channel: int, owner: Owner) -> bool:
        """Return whether the owner's token expires soon, while another token lives longer."""
        remaining = owner.interaction.expires_at - discord.utils.utcnow()
        newest = self._guests.live_tokens(channel)[:1]
        return remaining < MIN_TOKEN_LIFE and newest not in ([], [owner.interaction])

    def _uneditable(self, channel: int) -> SendResult:
        return (
            SendResult(SendOutcome.GONE) if self._guests.live_tokens(channel) else self._postponed()
        )

    def _postponed(self) -> SendResult:
        """The outcome without a live token: the next click or command brings one."""
        return SendResult(SendOutcome.AWAITS_CLICK if self._matters() else SendOutcome.DONE)

    async def delete(self, channel: int, message: int) -> SendResult:
        """Delete a message; one without an owner stays, and its controls go on working."""
        owner = self._guests.owner(message)
        self._guests.clear_owner(message)
        if owner is None:
            return SendResult(SendOutcome.GONE)
        interaction = owner.interaction
        request = (
            interaction.delete_original_response()
            if owner.original
            else interaction.followup.delete_message(message)
        )
        try:
            return await attempt(_or_token_spent(request), channel)
        except TokenSpent:
            return SendResult(SendOutcome.GONE)

    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> SendResult:
        """Return GONE: the bot may not read messages here."""
        del channel, controls, since, known
        return SendResult(SendOutcome.GONE)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """Return whether a message has controls, and can be deleted."""
        del channel, controls
        return self._guests.owner(message) is not None


class DirectMessages:
    """Direct messages with one person: posted by the bot itself, or by a token if it may not."""

    def __init__(self, bot_messages: Postbox, guest_messages: GuestMessages) -> None:
        self._bot_messages = bot_messages
        self._guest_messages = guest_messages

    async def post(self, channel: int, page: Page, once: str) -> SendResult:
        """Post a message; by the person's token if they accept no other."""
        sent = await self._bot_messages.post(channel, page, once)
        if sent.outcome is not SendOutcome.REFUSED:
            return sent
        answered = await self._guest_messages.post(channel, page, once)
        return answered if answered.outcome is SendOutcome.DONE else sent

    async def edit(self, channel: int, message: int, page: Page) -> SendResult:
        """Edit a message; GONE: post a new one instead."""
        sent = await self._bot_messages.edit(channel, message, page)
        refused = sent.outcome is SendOutcome.REFUSED
        return await self._guest_messages.edit(channel, message, page) if refused else sent

    async def delete(self, channel: int, message: int) -> SendResult:
        """Delete a message."""
        sent = await self._bot_messages.delete(channel, message)
        refused = sent.outcome is SendOutcome.REFUSED
        return await self._guest_messages.delete(channel, message) if refused else sent

    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> SendResult:
        """See ``Messages``."""
        return await self._bot_messages.find(channel, controls, since, known)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """See ``Messages``."""
        return await self._bot_messages.works(channel, controls, message)


def _is_expired(interaction: Interaction) -> bool:
    return interaction.is_expired()


async def _or_token_spent(request: Awaitable[Any]) -> Any:
    """Await a request. Raises TokenSpent if Discord says that its token can do nothing more."""
    try:
        return await request
    except discord.HTTPException as error:
        if error.code in GONE:
            raise TokenSpent from error
        raise
