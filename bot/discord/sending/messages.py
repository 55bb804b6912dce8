"""Messages in channels: posting, editing, deleting, finding them; and threads."""

import asyncio
import logging
import secrets
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
"""Error codes for a message that can't be edited: its thread is archived, or it is over an hour old
and was edited too often."""

BAD_REQUEST = 400

CLOCK_SKEW_SECONDS = 60
"""Maximum difference between the host's clock and Discord's."""

MAX_SEARCHED = 100

MAX_CLOSED = 1000
"""Number of rate-limited channels that are remembered; one that is forgotten is just tried."""


class SendOutcome(Enum):
    """Outcome of a request."""

    DONE = "done"
    GONE = "gone"
    """The message is gone."""
    FIXED = "fixed"
    """The message can't be edited any more; a new one may be posted."""
    REFUSED = "refused"
    """The bot lacks a permission."""
    AWAITS_CLICK = "awaits a click"
    """The bot is a guest there, and no token can do it: a person's next click brings one."""
    UNFIT = "unfit"
    """Discord does not accept the page."""
    FAILED = "failed"
    """Discord is in trouble, or unreachable: a retry may succeed."""


class SendResult(NamedTuple):
    """Result of a request.

    ``message``: id of the new or found message; ``reason``: Discord's text of a refusal; ``wait``:
    seconds for which Discord refuses such requests.
    """

    outcome: SendOutcome
    message: int | None = None
    reason: str = ""
    wait: float = 0.0


class ChannelGone(Exception):
    """The channel no longer exists."""


class Postbox(Protocol):
    """Requests about messages, with the token of the bot or others; see ``Messages``."""

    async def post(self, channel: int, page: Page, once: str) -> SendResult: ...
    async def edit(self, channel: int, message: int, page: Page) -> SendResult: ...
    async def delete(self, channel: int, message: int) -> SendResult: ...
    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> SendResult: ...
    async def works(self, channel: int, controls: str, message: int) -> bool: ...


class Messages:
    """Messages by the bot's own token. All methods raise ChannelGone, and nothing else."""

    def __init__(self, client: discord.Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._closed = Bounded[tuple[int, str], float](MAX_CLOSED)
        """End of a rate limit, by channel and kind of request."""

    async def post(self, channel: int, page: Page, once: str) -> SendResult:
        """Post a message. Of two posts with the same ``once`` within minutes the first is kept."""
        place = self._client.get_partial_messageable(channel)

        async def post(parts: Sendable) -> discord.Message:
            return await place.send(nonce=once, **parts.send())

        return await self._attempt(channel, "post", lambda: self._deliver(channel, page, post))

    async def edit(self, channel: int, message: int, page: Page) -> SendResult:
        """Edit a message to show a page."""
        target = self._message(channel, message)

        async def edit(parts: Sendable) -> discord.Message:
            return await target.edit(**parts.edit())

        sending = partial(self._deliver, channel, page, edit, message)
        return await self._attempt(channel, "edit", sending)

    async def _deliver(
        self,
        channel: int,
        page: Page,
        request: Callable[[Sendable], Awaitable[discord.Message]],
        over: int | None = None,
    ) -> discord.Message:
        return (await self._delivery.send(page, channel, request, over=over)).answer

    async def delete(self, channel: int, message: int) -> SendResult:
        """Delete a message."""
        return await self._attempt(channel, "delete", self._message(channel, message).delete)

    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> SendResult:
        """Find the first message since a time that has controls, apart from known messages.

        ``controls``: the beginning of their custom_ids.

        GONE: there is none. REFUSED: the bot may not read there.
        """
        search = partial(self._search, channel, controls, since, known)
        result = await self._attempt(channel, "find", search)
        missing = result.outcome is SendOutcome.DONE and result.message is None
        return SendResult(SendOutcome.GONE) if missing else result

    async def works(self, channel: int, controls: str, message: int) -> bool:
        """True if a message exists and has controls with this beginning of their custom_ids."""
        fetch = partial(self._fetch, channel, controls, message)
        result = await self._attempt(channel, "look", fetch)
        return result.message is not None

    async def _attempt(
        self, channel: int, what: str, request: Callable[[], Awaitable[object]]
    ) -> SendResult:
        """Make a request, unless it is rate-limited. Raises ChannelGone."""
        now = asyncio.get_running_loop().time()
        if (wait := self._closed.get((channel, what), now) - now) > 0:
            return SendResult(SendOutcome.FAILED, wait=wait)
        sent = await attempt(request(), channel)
        if sent.wait:
            self._closed[channel, what] = asyncio.get_running_loop().time() + sent.wait
        return sent

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _search(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> discord.Message | None:
        place = self._client.get_partial_messageable(channel)
        after = datetime.fromtimestamp(since - CLOCK_SKEW_SECONDS, UTC)
        async for message in place.history(after=after, limit=MAX_SEARCHED):
            if message.id not in known and self._belongs(message, controls):
                return message
        return None

    async def _fetch(self, channel: int, controls: str, message: int) -> discord.Message | None:
        fetched = await self._message(channel, message).fetch()
        return fetched if self._belongs(fetched, controls) else None

    def _belongs(self, message: discord.Message, controls: str) -> bool:
        """True if the message is ours, with a control whose custom_id begins so."""
        ours = self._client.user is not None and message.author.id == self._client.user.id
        parts = [part for row in message.components for part in getattr(row, "children", ())]
        ids = [str(getattr(part, "custom_id", None)) for part in parts]
        return ours and any(custom_id.startswith(controls) for custom_id in ids)


async def attempt(request: Awaitable[object], channel: int) -> SendResult:
    """Make a request about a channel, with a time limit; return its outcome. Raises ChannelGone."""
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            done = await request
    except discord.HTTPException as error:
        return _translate_error(error, channel)
    except discord.RateLimited as error:
        logger.warning(
            "Discord takes no message in channel %d for %d s", channel, error.retry_after
        )
        return SendResult(SendOutcome.FAILED, wait=error.retry_after)
    except UNREACHABLE as error:
        _log_refusal(channel, error or "it took too long")
        return SendResult(SendOutcome.FAILED)
    except (TypeError, ValueError) as error:  # discord.py rejects such a page
        logger.error("a page cannot be sent: %s", type(error).__name__)
        return SendResult(SendOutcome.UNFIT)
    return SendResult(SendOutcome.DONE, message=getattr(done, "id", None))


def _log_refusal(channel: int, reason: object) -> None:
    logger.warning("Discord did not take a message in channel %d: %s", channel, reason)


def _translate_error(error: discord.HTTPException, channel: int) -> SendResult:
    """Translate an error of Discord. Raises ChannelGone."""
    if error.code == NO_CHANNEL:
        raise ChannelGone from error
    if isinstance(error, discord.NotFound):
        return SendResult(SendOutcome.GONE)
    if error.code in FIXED:
        return SendResult(SendOutcome.FIXED, reason=error.text)
    _log_refusal(channel, error)
    if isinstance(error, discord.Forbidden) and not is_page(error):
        return SendResult(SendOutcome.REFUSED, reason=error.text)
    outcome = SendOutcome.UNFIT if error.status == BAD_REQUEST else SendOutcome.FAILED
    return SendResult(outcome, wait=retry_after(error))


ARCHIVE_MINUTES: Final = 1440
"""Time without a message after which Discord archives a thread."""

MAX_REMEMBERED: Final = 1000
"""Number of the newest threads that are remembered as having a table."""

SERVER_IS_FULL: Final = 160006
"""Discord's code for a server that has as many active threads as it may."""

TOO_MANY_REQUESTS, SERVER_ERROR = 429, 500


class Threads:
    """Opens threads.

    One that got no table is reused, as the bot does not have the permission to delete it.
    """

    def __init__(
        self, client: discord.Client, in_use: Callable[[int], Awaitable[Collection[int]]]
    ) -> None:
        """``in_use``: the channels of a server that have an open table. Raises StoreError."""
        self._client = client
        self._in_use = in_use
        self._used = Bounded[int, None](MAX_REMEMBERED)
        """Threads of this process that have a table, or are about to get one."""
        self._posting: list[tuple[int, str]] = []
        """Channels and titles of threads being opened: Discord may list one before it answers."""

    @asynccontextmanager
    async def open(self, server: int, channel: int, title: str) -> AsyncIterator[int]:
        """Open a thread for a table that is made in the block. Raises Denied and StoreError."""
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
        """Create a thread; if the connection breaks, check whether it was created all the same."""
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
        """Request a new thread. Raises Denied if Discord refuses, and UNREACHABLE."""
        opening = channel, title.strip()
        self._posting.append(opening)
        try:
            thread = await self._client.http.start_thread_without_message(
                channel,
                name=title,
                auto_archive_duration=ARCHIVE_MINUTES,
                type=discord.ChannelType.public_thread.value,
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            logger.warning("no thread could be opened: %s", error)
            raise _refusal(error) from None
        finally:
            self._posting.remove(opening)
        return int(thread["id"])

    async def _find(self, server: int, channel: int, title: str) -> int | None:
        """Find an unused thread of ours with that title. Raises StoreError and LOST."""
        active = await self._client.http.get_active_threads(server)
        empty = [thread for thread in active["threads"] if self._is_free(thread, channel, title)]
        taken = await self._in_use(server) if empty else ()  # its board may not have arrived yet
        free = (thread for thread in empty if self._is_free(thread, channel, title))  # still
        numbers = (int(thread["id"]) for thread in free)
        return next((number for number in numbers if number not in taken), None)

    def _is_free(self, thread: Any, channel: int, title: str) -> bool:
        """True if a listed thread is ours, has this channel and title, and is unused."""
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
"""Returns the channel of direct messages with a person."""


async def post_directly(messages: Messages, directly: Directly, person: int, page: Page) -> None:
    """Send a person a direct message, once; a failure is logged, and nothing is sent again."""
    try:
        await messages.post(await directly(person), page, secrets.token_hex(8))
    except (ChannelGone, discord.HTTPException, discord.RateLimited, *UNREACHABLE) as error:
        logger.warning("a person could not be sent a direct message: %s", type(error).__name__)


@dataclass(frozen=True)
class Postboxes:
    """Messages that are posted without an interaction."""

    plain: Messages
    """Messages without pictures."""
    pictured: Messages
    """Messages with pictures."""
    directly: Directly
    """Opens direct messages. Raises discord.HTTPException."""
