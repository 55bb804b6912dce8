"""Messages in a channel: posting, editing, deleting, finding them; and what Discord says to it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.discord.endpoint import UNREACHABLE
from bot.discord.errors import is_page, retry_after
from bot.discord.sending.budget import LONGEST_WAIT
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery
from bot.kit.errors import Denied
from bot.kit.page import Page

logger = logging.getLogger(__name__)

NO_CHANNEL = 10003
"""Discord's code for a missing channel; a missing message has another."""

FIXED = {50083, 30046}
"""Codes for a message that can't be changed: its thread is archived, or it is over an hour old and
was edited too often."""

BAD_REQUEST = 400

SLACK = 60
"""How many seconds the host's clock may differ from Discord's."""

MOST_SEARCHED = 100

MOST_CLOSED = 1000
"""Channels left alone for a while; one that is forgotten is just asked again."""


class SendOutcome(Enum):
    """What became of a request."""

    DONE = "done"
    GONE = "gone"
    """The message is gone."""
    FIXED = "fixed"
    """The message can't be changed any more; a new one may be posted."""
    REFUSED = "refused"
    """The bot may not do that there."""
    UNFIT = "unfit"
    """Discord does not accept such a page."""
    FAILED = "failed"
    """Discord is in trouble, or out of reach: it may work later."""


class Sent(NamedTuple):
    """What became of a request; ``message``: the new one's id; ``reason``: why it was refused;
    ``wait``: seconds for which Discord takes none like it."""

    outcome: SendOutcome
    message: int | None = None
    reason: str = ""
    wait: float = 0.0


class ChannelGone(Exception):
    """There is no such channel any more."""


class Postbox(Protocol):
    """A place to draw pages, by the token of the bot or by others; see ``Messages``."""

    async def post(self, channel: int, page: Page, once: str) -> Sent: ...
    async def edit(self, channel: int, message: int, page: Page) -> Sent: ...
    async def delete(self, channel: int, message: int) -> Sent: ...
    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> Sent: ...
    async def works(self, channel: int, controls: str, message: int) -> bool: ...


class Messages:
    """The channels, as a place to draw pages. Everything raises ChannelGone, and nothing else."""

    def __init__(self, client: discord.Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._closed = Bounded[tuple[int, str], float](MOST_CLOSED)
        """Until when Discord takes nothing of a kind in a channel, so that we don't even ask."""

    async def post(self, channel: int, page: Page, once: str) -> Sent:
        """A new message. Of two posts with the same ``once`` within minutes the first is kept."""
        place = self._client.get_partial_messageable(channel)

        async def post(parts: Sendable) -> discord.Message:
            return await place.send(nonce=once, **parts.send())

        return await self._attempt(channel, "post", lambda: self._deliver(channel, page, post))

    async def edit(self, channel: int, message: int, page: Page) -> Sent:
        """Draw the page over a message."""
        there = self._message(channel, message)

        async def edit(parts: Sendable) -> discord.Message:
            return await there.edit(**parts.edit())

        sending = partial(self._deliver, channel, page, edit, message)
        return await self._attempt(channel, "edit", sending)

    async def _deliver(
        self,
        channel: int,
        page: Page,
        way: Callable[[Sendable], Awaitable[discord.Message]],
        over: int | None = None,
    ) -> discord.Message:
        return (await self._delivery.send(page, channel, way, over=over)).answer

    async def delete(self, channel: int, message: int) -> Sent:
        """Delete a message."""
        return await self._attempt(channel, "delete", self._message(channel, message).delete)

    async def find(self, channel: int, controls: str, since: int, known: Collection[int]) -> Sent:
        """The first message with such controls since a time, apart from known ones.
        ``controls``: how their ids begin.

        GONE: there is none. REFUSED: the bot may not read there.
        """
        search = partial(self._search, channel, controls, since, known)
        found = await self._attempt(channel, "find", search)
        missing = found.outcome is SendOutcome.DONE and found.message is None
        return Sent(SendOutcome.GONE) if missing else found

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """True if a message has controls whose ids begin so."""
        look = partial(self._look, channel, controls, message)
        found = await self._attempt(channel, "look", look)
        return found.message is not None

    async def _attempt(
        self, channel: int, what: str, request: Callable[[], Awaitable[object]]
    ) -> Sent:
        """Make a request, unless Discord said that it takes none yet. Raises ChannelGone."""
        now = asyncio.get_running_loop().time()
        if (left := self._closed.get((channel, what), now) - now) > 0:
            return Sent(SendOutcome.FAILED, wait=left)
        sent = await attempt(request())
        if sent.wait:
            self._closed[channel, what] = asyncio.get_running_loop().time() + sent.wait
        return sent

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _search(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> discord.Message | None:
        place = self._client.get_partial_messageable(channel)
        after = datetime.fromtimestamp(since - SLACK, UTC)
        async for message in place.history(after=after, limit=MOST_SEARCHED):
            if message.id not in known and self._belongs(message, controls):
                return message
        return None

    async def _look(self, channel: int, controls: str, message: int) -> discord.Message | None:
        found = await self._message(channel, message).fetch()
        return found if self._belongs(found, controls) else None

    def _belongs(self, message: discord.Message, controls: str) -> bool:
        """True if the message is ours, with a control whose id begins so."""
        ours = self._client.user is not None and message.author.id == self._client.user.id
        parts = [part for row in message.components for part in getattr(row, "children", ())]
        ids = [str(getattr(part, "custom_id", None)) for part in parts]
        return ours and any(one.startswith(controls) for one in ids)


async def attempt(request: Awaitable[object]) -> Sent:
    """The outcome of a request, which is given up after a while. Raises ChannelGone."""
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            done = await request
    except discord.HTTPException as error:
        return _refused(error)
    except discord.RateLimited as error:
        logger.warning("Discord takes no message there for %d s", error.retry_after)
        return Sent(SendOutcome.FAILED, wait=error.retry_after)
    except UNREACHABLE as error:
        logger.warning("Discord did not take a message: %s", error or "it took too long")
        return Sent(SendOutcome.FAILED)
    except (TypeError, ValueError) as error:  # discord.py rejects such a page
        logger.error("a page cannot be sent: %s", type(error).__name__)
        return Sent(SendOutcome.UNFIT)
    return Sent(SendOutcome.DONE, message=getattr(done, "id", None))


def _refused(error: discord.HTTPException) -> Sent:
    """What an error of Discord's means. Raises ChannelGone."""
    if error.code == NO_CHANNEL:
        raise ChannelGone from error
    if isinstance(error, discord.NotFound):
        return Sent(SendOutcome.GONE)
    if error.code in FIXED:
        return Sent(SendOutcome.FIXED, reason=error.text)
    logger.warning("Discord did not take a message: %s", error)
    if isinstance(error, discord.Forbidden) and not is_page(error):
        return Sent(SendOutcome.REFUSED, reason=error.text)
    outcome = SendOutcome.UNFIT if error.status == BAD_REQUEST else SendOutcome.FAILED
    return Sent(outcome, wait=retry_after(error))


KEPT_OPEN: Final = 1440
"""Minutes without a message after which Discord archives a thread."""

MAX_REMEMBERED: Final = 1000
"""How many of the newest threads are remembered as having a table."""

SERVER_IS_FULL: Final = 160006
"""Discord's code for a server that has as many active threads as it may."""

TOO_MANY_REQUESTS, SERVER_ERROR = 429, 500


class Threads:
    """Opens threads. One that was opened and got no table is used again: Discord lets a bot delete
    none without a permission that it does not ask for."""

    def __init__(
        self, client: discord.Client, in_use: Callable[[int], Awaitable[Collection[int]]]
    ) -> None:
        """``in_use``: the channels of a server that have an open table. Raises StoreError."""
        self._client = client
        self._in_use = in_use
        self._used = Bounded[int, None](MAX_REMEMBERED)
        """Threads with a table, and those that are about to have one: an earlier process's are not
        among them."""
        self._posting: list[tuple[int, str]] = []
        """Channels and titles of threads that are being opened: one that is listed already gets the
        table for which it was asked for."""

    @asynccontextmanager
    async def open(self, server: int, channel: int, title: str) -> AsyncIterator[int]:
        """A thread in a channel, for a table that is made in the block. Raises Denied and
        StoreError."""
        try:
            thread = await self._find(server, channel, title)
        except LOST as error:
            logger.info("active threads could not be looked up: %s", error)
            thread = None
        if thread is None:
            thread = await self._make(server, channel, title)
        self._used[thread] = None
        try:
            yield thread
        except BaseException:
            self._used.pop(thread, None)
            raise

    async def _make(self, server: int, channel: int, title: str) -> int:
        """A new thread; if the connection breaks, it is looked whether it was made all the same."""
        try:
            return await self._post(channel, title)
        except UNREACHABLE as error:
            logger.info("it is not known whether a thread was opened: %s", error)
        try:
            thread = await self._find(server, channel, title)
            return await self._post(channel, title) if thread is None else thread
        except LOST as error:
            logger.warning("no thread could be opened: %s", error or "it took too long")
            raise Denied("thread-lost") from None

    async def _post(self, channel: int, title: str) -> int:
        """Ask for a new thread. Raises Denied if Discord refuses, and what is in UNREACHABLE."""
        opening = channel, title.strip()
        self._posting.append(opening)
        try:
            made = await self._client.http.start_thread_without_message(
                channel,
                name=title,
                auto_archive_duration=KEPT_OPEN,
                type=discord.ChannelType.public_thread.value,
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            logger.warning("no thread could be opened: %s", error)
            raise _refusal(error) from None
        finally:
            self._posting.remove(opening)
        return int(made["id"])

    async def _find(self, server: int, channel: int, title: str) -> int | None:
        """A thread of ours with that title which nobody has used. Raises StoreError and what is in
        LOST."""
        active = await self._client.http.get_active_threads(server)
        empty = [one for one in active["threads"] if self._is_free(one, channel, title)]
        taken = await self._in_use(server) if empty else ()  # its board may not have arrived yet
        free = (one for one in empty if self._is_free(one, channel, title))  # now, not before
        return next((int(one["id"]) for one in free if int(one["id"]) not in taken), None)

    def _is_free(self, thread: Any, channel: int, title: str) -> bool:
        """True if a thread of Discord's list was opened for this and has nothing in it."""
        us = self._client.user
        return (
            us is not None
            and int(thread["id"]) not in self._used
            and (channel, title.strip()) not in self._posting
            and int(thread["owner_id"]) == us.id
            and int(thread["parent_id"]) == channel
            and thread["name"].strip() == title.strip()
            and not thread.get("message_count")
        )


def _refusal(error: discord.HTTPException | discord.RateLimited) -> Denied:
    """Translate a refusal of Discord into the reason that people read."""
    if isinstance(error, discord.RateLimited) or error.status == TOO_MANY_REQUESTS:
        return Denied("thread-later")
    if error.code == SERVER_IS_FULL:
        return Denied("threads-full")
    if isinstance(error, discord.Forbidden):
        return Denied("thread-refused")
    if error.status >= SERVER_ERROR:
        return Denied("thread-lost")
    return Denied("thread-impossible")


Directly = Callable[[int], Awaitable[int]]
"""The channel of direct messages with a person."""


@dataclass(frozen=True)
class Postboxes:
    """The places where pages are posted without anybody having clicked."""

    plain: Messages
    """Channels, without pictures."""
    pictured: Messages
    """Channels, with pictures."""
    directly: Directly
    """Opens direct messages. Raises discord.HTTPException."""
