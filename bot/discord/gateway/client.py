"""A client with a line for each of the shards that Discord wants.

discord.py's ``AutoShardedClient`` reconnects lines one after another, with pauses: one shard that
cannot come back would keep all others away. Here each has a task to itself (``line.py``).

A ready process listens beforehand: its lines are up and it keeps what people do (``overheard.py``),
but does nothing about it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import discord
from discord.ext import commands
from discord.http import Route

from bot.base.background import Background
from bot.base.meter import LineState
from bot.base.shards import shard_of
from bot.discord.endpoint import SoonBack
from bot.discord.errors import retry_after
from bot.discord.gateway.cache import Cache
from bot.discord.gateway.identifying import IdentifyLimiter, SessionLimits
from bot.discord.gateway.line import MORE_SHARDS, TROUBLE, ShardLine
from bot.discord.gateway.overheard import PendingInteractions

logger = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """A bot divided into ``shards``; None: as many as Discord recommends.

    ``held``: those that this process holds; empty: all.
    """

    passing: tuple[type[Exception], ...] = ()
    """What ``divided`` may raise that will pass while the bot runs."""
    final: tuple[type[Exception], ...] = ()
    """Those of them that will not pass."""

    def __init__(
        self, shards: int | None = None, held: tuple[int, ...] = (), **options: Any
    ) -> None:
        super().__init__(**options)
        self._wanted, self.held = shards, held
        self._lines: tuple[ShardLine, ...] = ()
        self._came = False
        """Some line has been up."""
        self._running = Background()
        self._holding: dict[ShardLine, asyncio.Task[None]] = {}
        """The lines that are held, or were."""
        self._listens = False
        """Another process answers what we hear."""
        self.overheard = PendingInteractions()
        self._starts = IdentifyLimiter()
        self.keeps_silent: Callable[[Any], bool] = lambda _: False
        """True if what somebody did has to wait until it is certain who answers it."""

    def _get_state(self, **options: Any) -> Cache:
        of_the_client = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return Cache(dispatch=self.dispatch, **of_the_client, **options)

    @property
    def lines(self) -> tuple[LineState, ...]:
        """The state of each line."""
        return tuple(LineState(line.shard, line.heard, line.latency) for line in self._lines)

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """The latency of each shard's line."""
        return [(line.shard, line.latency) for line in self._lines]

    def hears(self, server: int) -> bool:
        """True if this process serves a server."""
        return shard_of(server, self.shard_count or 1) in (self.shard_ids or ())

    # How many ---------------------------------------------------------------------------------

    async def divide(self, least: int = 1) -> None:
        """Ask Discord how many shards to have, unless the host has said so, but have at least
        ``least``. Raises discord.HTTPException, OSError, and what ``divided`` does."""
        await self.divided(await self._arrange(self.held, least))

    async def _arrange(self, held: Iterable[int], least: int = 1) -> int:
        """Make a line for each of these shards; returns how many shards there are in all."""
        told = await self.http.request(Route("GET", "/gateway/bot"))
        limit = told["session_start_limit"]
        self._starts = IdentifyLimiter(
            SessionLimits(
                limit["total"],
                limit["remaining"],
                limit["reset_after"] / 1000,
                limit["max_concurrency"],
            )
        )
        count = max(self._wanted or told["shards"], least)
        self._cache.forget(self.guilds)
        self.shard_count = self._connection.shard_count = count
        shards = [*held] or range(count)
        self._set_lines(ShardLine(self, shard, self._starts) for shard in shards)
        return count

    def _set_lines(self, lines: Iterable[ShardLine]) -> None:
        self._lines = tuple(lines)
        self.shard_ids = self._connection.shard_ids = [line.shard for line in self._lines]

    @property
    def _cache(self) -> Cache:
        assert isinstance(self._connection, Cache)
        return self._connection

    async def divided(self, count: int) -> None:
        """Called when the number of shards is known. Raises what is ``passing``."""

    async def _divide_anew(self) -> None:
        """Discord wants more shards: ask how many, until it says so. Raises what is ``final``."""
        before, wished = self.shard_count or 1, self._wanted
        self._wanted, pauses, requested_wait = None, SoonBack(), 0.0
        while not self.is_closed():
            await asyncio.sleep(max(requested_wait, pauses.delay()))
            try:
                await self.divide(least=before + 1)
            except self.final:
                raise
            except TROUBLE + self.passing as error:
                logger.warning("the bot cannot be divided into more shards yet: %s", error)
                requested_wait = retry_after(error)
                continue
            logger.warning(
                "Discord wants the bot divided into more shards than %d: it goes on with %d%s",
                before,
                self.shard_count,
                f"; TAROK_SHARDS={wished} is too few" if wished else "",
            )
            return

    # One process follows another --------------------------------------------------------------

    async def listen_in(self, shards: Iterable[int]) -> None:
        """Open lines to shards of other processes, all if none are named, and keep what people do
        there. Nothing else comes of it until ``follow``."""
        self._listens = self._came = True
        self._cache.aside = self.overheard.keep
        shards, pauses = tuple(shards), SoonBack()
        while not self._lines:
            try:
                await self._arrange(shards)
            except TROUBLE as error:
                logger.warning("nobody can be listened to yet: %s", error)
                await asyncio.sleep(max(retry_after(error), pauses.delay()))
        for line in self._lines:
            self._hold(line).add_done_callback(partial(self._deaf, line.shard))

    def _deaf(self, shard: int, task: "asyncio.Task[None]") -> None:
        """A line is down for good: it is tried once more when this process takes over."""
        if self._listens and not task.cancelled():
            logger.warning("shard %d is not listened to any more: %s", shard, task.exception())

    async def follow(self) -> None:
        """Take over: let go of lines that were only for listening. Raises as ``divide``."""
        if not self._lines:
            await self.divide()
            return
        count = self.shard_count or 1
        own = self.held or range(count)
        for line in self._lines:
            if line.shard not in own:
                self._let_go_of(line)
        self._set_lines(line for line in self._lines if line.shard in own)
        await self.divided(count)

    def _let_go_of(self, line: ShardLine) -> None:
        if task := self._holding.pop(line, None):
            task.cancel()
        self._running.start(line.shut, f"closing shard {line.shard}", raises=TROUBLE)
        of, shard = self.shard_count or 1, line.shard
        self._cache.forget(guild for guild in self.guilds if shard_of(guild.id, of) == shard)

    def _answer(self) -> None:
        """Answer people from now on, and whatever is left of before."""
        self._cache.aside = self.keeps_silent
        if not self._listens:
            return
        self._listens = False
        for line in self._lines:
            if line.heard:
                self.dispatch("shard_connect", line.shard)
        for told in self.overheard.left(self.hears):
            self._cache.parse_interaction_create(told)

    def hear_no_more(self) -> None:
        """Leave what people do from now on to another process, or it comes too late."""
        self._cache.aside = self.overheard.keep

    # Lines ------------------------------------------------------------------------------------

    async def connect(self, *, reconnect: bool = True) -> None:
        """Hold a line for each shard until one is down for good; reconnect those that are cut.

        Raises ConnectionError if none was ever up, and the error Discord closed one with: also for
        too few shards, if other processes hold some and would have to know.
        """
        self._answer()
        while not self.is_closed():
            try:
                await self._hold_all()
                return
            except discord.ConnectionClosed as error:
                if error.code != MORE_SHARDS or self.held:
                    raise
            for line in self._lines:
                line.lost()
            await self._divide_anew()

    async def _hold_all(self) -> None:
        held = [self._hold(line) for line in self._lines]
        try:
            done, _ = await asyncio.wait(held, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await self._let_go()
        for task in done:
            if not task.cancelled():
                task.result()

    def _hold(self, line: ShardLine) -> "asyncio.Task[None]":
        """The task that holds a line, started if need be."""
        task = self._holding.get(line)
        if task is None or task.done():
            held = partial(line.hold, self._has_come)
            task = self._running.start(held, f"shard {line.shard}", raises=(Exception,))
            self._holding[line] = task
        return task

    def _has_come(self, *, now: bool = False) -> bool:
        """True if any line has been up; ``now``: one is."""
        self._came = self._came or now
        return self._came

    async def _let_go(self) -> None:
        await self._running.close()
        self._holding.clear()
        await asyncio.gather(*(line.shut() for line in self._lines))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        await self._starts.arrive(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell listeners, but not once the bot closes, when discord.py would stumble, nor while
        another process sees to everything."""
        if event_name in ("shard_connect", "shard_resumed"):
            self._note_heard(args[0])
        if not self.is_closed() and not self._listens:
            super().dispatch(event_name, *args, **kwargs)

    def _note_heard(self, shard: int) -> None:
        for line in self._lines:
            line.heard |= line.shard == shard
        if self._listens:
            logger.info("shard %d is listened to", shard)

    async def close(self) -> None:
        """Let go of all lines."""
        await self._let_go()
        await super().close()
