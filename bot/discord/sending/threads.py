"""Threads the bot opens for tables, each only once, whatever breaks on the way."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.discord.endpoint import UNREACHABLE
from bot.kit.errors import Denied

logger = logging.getLogger(__name__)

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
        """Whether a thread of Discord's list was opened for this and has nothing in it."""
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
