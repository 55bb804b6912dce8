"""Tables where the bot is a guest: it cannot write there by itself, only answer those who click.

An answer may be followed by five messages, and what an interaction has sent, or was pressed on, can
be changed by the token of that interaction alone, for 15 minutes (platform). So a table is drawn by
the newest token that lives: over its message if that belongs to one, else in a new message. What
cannot be drawn waits for the next click or command. Tokens outlive the process for as long as they
live (``kept_tokens.py``).
"""

from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import GONE
from bot.discord.answering.reach import reach_of, unseen
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Postbox, SendOutcome, Sent, attempt
from bot.games.info import TABLE
from bot.kit.dirty_keys import DirtyKeys
from bot.kit.page import Page
from bot.store import Reach
from bot.tables.model.table import Table


def on_guests_board(interaction: discord.Interaction[Any]) -> bool:
    """Whether a table's control was used on a message that only this interaction can change."""
    message = interaction.message
    data: Any = interaction.data or {}
    public = message is not None and not message.flags.ephemeral
    return (
        public
        and str(data.get("custom_id", "")).startswith(f"{TABLE}:")
        and reach_of(interaction) == "guest"
    )


SOON = timedelta(minutes=2)
"""A message whose token has no longer to live is posted anew, by a fresher one."""

MOST_ROOMS, MOST_MESSAGES = 2000, 8000
"""How many channels and messages are remembered, the newest: tokens live a quarter of an hour."""
MOST_TOKENS = 8
"""How many interactions of a channel are remembered."""

A_DAY = 24 * 3600
"""Seconds after which nobody is told how a table ended any more."""

Interaction = discord.Interaction[Any]


class GuestMessage(NamedTuple):
    """A public message where the bot is a guest, and the interaction that can change it."""

    message: int
    shown_by: int
    original: bool


class NoMore(Exception):
    """Nothing more can be sent in answer to this interaction."""


class Owner(NamedTuple):
    """The interaction that can change a message; ``original``: the message is its own answer."""

    interaction: Interaction
    original: bool


class Guests:
    """The live tokens by channel, and the messages that belong to them: it chooses whether a table
    is drawn by them or by the bot itself (``own``)."""

    def __init__(self, delivery: Delivery, now: Callable[[], int], own: Postbox) -> None:
        self.delivery = delivery
        self._now = now
        self._own = own
        self._tokens = Bounded[int, list[Interaction]](MOST_ROOMS)
        """Newest first."""
        self._owners = Bounded[int, Owner](MOST_MESSAGES)
        self.dirty = DirtyKeys[int]()
        """Messages that another interaction can change now, or none any more."""
        self.new = DirtyKeys[tuple[int, int]]()
        """Channels and interactions by whose tokens can be posted there from now on."""
        self._rooms = Bounded[int, Reach](MOST_ROOMS)
        """Where tables stand outside of its servers; the bot may have joined one since."""
        self._forgotten = Bounded[int, int](MOST_ROOMS)
        """For people who asked to be forgotten, the first interaction after that."""

    def heard(self, interaction: Interaction) -> bool:
        """Somebody was answered; returns whether their token may be of use."""
        channel = interaction.channel_id or 0
        guest = reach_of(interaction) == "guest" or channel in self._rooms
        if not guest or not interaction.response.is_done():
            return False
        if self._forgotten and interaction.id < self._forgotten.get(interaction.user.id, 0):
            return False
        self._forget()
        if not unseen(interaction):
            self._tokens[channel] = [interaction, *self._tokens.get(channel, ())][:MOST_TOKENS]
            self.new.mark((channel, interaction.id))
        if on_guests_board(interaction) and interaction.message is not None:
            self.own(interaction.message.id, Owner(interaction, original=True))
        return True

    def _forget(self) -> None:
        """Drop the tokens that have expired, as far as they come first: those used last stand
        last, so that a click looks at few."""
        while self._owners and _over(next(iter(self._owners.values())).interaction):
            self.disown(next(iter(self._owners)))
        while self._tokens and all(map(_over, next(iter(self._tokens.values())))):
            del self._tokens[next(iter(self._tokens))]

    def own(self, message: int, owner: Owner) -> None:
        """Note which interaction can change a message."""
        self._owners[message] = owner
        self.dirty.mark(message)

    def owner(self, message: int) -> Owner | None:
        """The interaction that can change a message; None: none can any more."""
        found = self._owners.get(message)
        return None if found is None or _over(found.interaction) else found

    def disown(self, message: int) -> None:
        """Forget what can change a message: the message or the token is gone."""
        self._owners.pop(message, None)
        self.dirty.mark(message)

    def fresh(self, channel: int) -> list[Interaction]:
        """The interactions that can send something, newest first."""
        return [one for one in self._tokens.get(channel, ()) if not _over(one)]

    def spend(self, channel: int, interaction: Interaction) -> None:
        """An interaction can send nothing more."""
        left = [one for one in self._tokens.get(channel, ()) if one is not interaction]
        self._tokens[channel] = left

    # What outlives the process

    def posts(self, channel: int, interaction: int) -> Interaction | None:
        """An interaction of a channel, if it can still send something there."""
        return next((one for one in self.fresh(channel) if one.id == interaction), None)

    def restore(self, kept: GuestMessage, by: Interaction) -> None:
        """An earlier process drew this message."""
        if kept.message not in self._owners:
            self.own(kept.message, Owner(by, kept.original))

    def found(self, interaction: Interaction) -> None:
        """An earlier process answered this interaction; later ones are added after it."""
        channel = interaction.channel_id or 0
        self._tokens[channel] = [interaction, *self._tokens.get(channel, ())][:MOST_TOKENS]

    def forget(self, user: int) -> None:
        """A person asked to be forgotten: draw nothing by their tokens any more."""
        self._forgotten[user] = discord.utils.time_snowflake(discord.utils.utcnow())
        for number in [n for n, one in self._owners.items() if one.interaction.user.id == user]:
            self.disown(number)
        for channel, tokens in tuple(self._tokens.items()):
            self._tokens[channel] = [one for one in tokens if one.user.id != user]

    def at(self, table: Table) -> Postbox:
        """Where a table is drawn."""
        if table.reach == "server":  # the bot may have been a guest before
            self._rooms.pop(table.channel, None)
            return self._own
        self._rooms[table.channel] = table.reach
        waits = partial(self._waits, table)
        return self._place(table.reach, GuestMessages(self, waits))

    def _waits(self, table: Table) -> bool:
        """Whether anybody still waits for what can't be drawn now."""
        return table.open or self._now() - table.moved_at < A_DAY

    def around(self, channel: int) -> Postbox:
        """The place of messages a table left behind, as far as we know."""
        usual: Reach = "guest" if channel in self._tokens else "server"
        here = GuestMessages(self, lambda: True)
        return self._place(self._rooms.get(channel, usual), here)

    def _place(self, reach: Reach, here: "GuestMessages") -> Postbox:
        if reach == "direct":
            return DirectMessages(self._own, here)
        return here if reach == "guest" else self._own


class GuestMessages:
    """A channel as a place to draw pages, like ``Messages``, by others' tokens.

    ``waits``: whether it still matters to anybody that something can't be drawn.
    """

    def __init__(self, guests: Guests, waits: Callable[[], bool]) -> None:
        self._guests = guests
        self._waits = waits

    async def post(self, channel: int, page: Page, once: str) -> Sent:
        """A new public message; FAILED if nobody's token can send one. It may come twice."""
        del once  # Discord takes a nonce only from bots that write by themselves
        for interaction in self._guests.fresh(channel):
            try:
                return await attempt(self._post(channel, page, interaction))
            except NoMore:
                self._guests.spend(channel, interaction)
        return self._later()

    async def _post(self, channel: int, page: Page, by: Interaction) -> discord.WebhookMessage:
        async def follow(parts: Sendable) -> discord.WebhookMessage:
            return await by.followup.send(wait=True, **parts.send())

        sent: discord.WebhookMessage = (
            await _unless_over(self._guests.delivery.send(page, channel, follow))
        ).answer
        if sent.flags.ephemeral:  # nobody else would see this person's guest
            await by.followup.delete_message(sent.id)
            raise NoMore
        self._guests.own(sent.id, Owner(by, original=False))
        return sent

    async def edit(self, channel: int, message: int, page: Page) -> Sent:
        """Draw the page over a message; GONE: post a new one instead."""
        owner = self._guests.owner(message)
        if owner is None:
            return self._new_one(channel)
        if self._ages(channel, owner):
            await self.delete(channel, message)
            return Sent(SendOutcome.GONE)

        async def edit(parts: Sendable) -> Any:
            if owner.original:
                return await owner.interaction.edit_original_response(**parts.edit())
            return await owner.interaction.followup.edit_message(message, **parts.edit())

        sending = self._guests.delivery.send(page, channel, edit, over=message)
        try:
            return await attempt(_unless_over(sending))
        except NoMore:
            self._guests.disown(message)
            return self._new_one(channel)

    def _ages(self, channel: int, owner: Owner) -> bool:
        """Whether it will soon be beyond change, while somebody else's token lives longer."""
        left = owner.interaction.expires_at - discord.utils.utcnow()
        return left < SOON and self._guests.fresh(channel)[:1] not in ([], [owner.interaction])

    def _new_one(self, channel: int) -> Sent:
        return Sent(SendOutcome.GONE) if self._guests.fresh(channel) else self._later()

    def _later(self) -> Sent:
        """No token is left to write with: the next click or command brings one."""
        return Sent(SendOutcome.FAILED if self._waits() else SendOutcome.DONE)

    async def delete(self, channel: int, message: int) -> Sent:
        """Delete a message. One that belongs to nobody stays, and its controls go on working."""
        del channel
        owner = self._guests.owner(message)
        self._guests.disown(message)
        if owner is None:
            return Sent(SendOutcome.GONE)
        by = owner.interaction
        going = (
            by.delete_original_response() if owner.original else by.followup.delete_message(message)
        )
        try:
            return await attempt(_unless_over(going))
        except NoMore:
            return Sent(SendOutcome.GONE)

    async def find(self, channel: int, controls: str, since: int, known: Collection[int]) -> Sent:
        """Nobody looks for messages where they may not read."""
        del channel, controls, since, known
        return Sent(SendOutcome.GONE)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """Whether a message has controls: if so, it can be deleted."""
        del channel, controls
        return self._guests.owner(message) is not None


class DirectMessages:
    """Direct messages with one person: the bot writes by itself, or answers if it may not."""

    def __init__(self, own: Postbox, here: GuestMessages) -> None:
        self._own = own
        self._here = here

    async def post(self, channel: int, page: Page, once: str) -> Sent:
        """A new message; through a click of theirs if they accept no other."""
        sent = await self._own.post(channel, page, once)
        if sent.outcome is not SendOutcome.REFUSED:
            return sent
        answered = await self._here.post(channel, page, once)
        return answered if answered.outcome is SendOutcome.DONE else sent

    async def edit(self, channel: int, message: int, page: Page) -> Sent:
        """Draw the page over a message; GONE: post a new one instead."""
        sent = await self._own.edit(channel, message, page)
        refused = sent.outcome is SendOutcome.REFUSED
        return await self._here.edit(channel, message, page) if refused else sent

    async def delete(self, channel: int, message: int) -> Sent:
        """Delete a message."""
        sent = await self._own.delete(channel, message)
        refused = sent.outcome is SendOutcome.REFUSED
        return await self._here.delete(channel, message) if refused else sent

    async def find(self, channel: int, controls: str, since: int, known: Collection[int]) -> Sent:
        """See ``Messages``."""
        return await self._own.find(channel, controls, since, known)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """See ``Messages``."""
        return await self._own.works(channel, controls, message)


def _over(interaction: Interaction) -> bool:
    return interaction.is_expired()


async def _unless_over(request: Awaitable[Any]) -> Any:
    """Raise NoMore if Discord says that an interaction can do nothing more."""
    try:
        return await request
    except discord.HTTPException as error:
        if error.code in GONE:
            raise NoMore from error
        raise
