"""A client with a connection for each of the shards that Discord wants.

discord.py's ``AutoShardedClient`` reconnects shards one after another, with pauses: one shard that
cannot reconnect would block all others. Here each has a task to itself (``line.py``).

A standby process is connected before its turn: it queues interactions (``overheard.py``), and does
nothing else.
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
from bot.discord.endpoint import Backoff
from bot.discord.errors import retry_after
from bot.discord.gateway.cache import Cache
from bot.discord.gateway.identifying import IdentifyLimiter, SessionLimits
from bot.discord.gateway.line import MORE_SHARDS, TROUBLE, ShardLine
from bot.discord.gateway.overheard import PendingInteractions

logger = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """A bot in ``shards`` shards; None: as many as Discord recommends.

    ``held``: the shards of this process; empty: all.
    """

    passing: tuple[type[Exception], ...] = ()
    """Temporary errors that ``on_shard_count`` may raise."""
    final: tuple[type[Exception], ...] = ()
    """Permanent errors among them."""

    def __init__(
        self, shards: int | None = None, held: tuple[int, ...] = (), **options: Any
    ) -> None:
        super().__init__(**options)
        self._wanted, self.held = shards, held
        self._lines: tuple[ShardLine, ...] = ()
        self._was_connected = False
        """True once any shard was connected."""
        self._running = Background()
        self._holding: dict[ShardLine, asyncio.Task[None]] = {}
        """Tasks of the lines, running or done."""
        self._listens = False
        """True while another process answers the interactions."""
        self.overheard = PendingInteractions()
        self._identify_limiter = IdentifyLimiter()
        self.should_hold: Callable[[Any], bool] = lambda _: False
        """True if an interaction has to wait until it is certain which process answers it."""

    def _get_state(self, **options: Any) -> Cache:
        of_the_client = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return Cache(dispatch=self.dispatch, **of_the_client, **options)

    @property
    def lines(self) -> tuple[LineState, ...]:
        """State of each line."""
        return tuple(LineState(line.shard, line.connected, line.latency) for line in self._lines)

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """Latency of each shard's line."""
        return [(line.shard, line.latency) for line in self._lines]

    def serves(self, server: int) -> bool:
        """True if this process serves a server."""
        return shard_of(server, self.shard_count or 1) in (self.shard_ids or ())

    def servers(self) -> set[int] | None:
        """The servers the bot is in, also those in trouble; None: unknown now."""
        heard = [line.connected for line in self.lines]
        return {guild.id for guild in self.guilds} if heard and all(heard) else None

    # Number of shards -------------------------------------------------------------------------

    async def divide(self, least: int = 1) -> None:
        """Set the number of shards: the host's, or else the one that Discord recommends.

        It is at least ``least``. Raises discord.HTTPException, OSError, and the errors of
        ``on_shard_count``.
        """
        await self.on_shard_count(await self._arrange(self.held, least))

    async def _arrange(self, held: Iterable[int], least: int = 1) -> int:
        """Make a line for each of these shards; return the number of all shards."""
        gateway = await self.http.request(Route("GET", "/gateway/bot"))
        limit = gateway["session_start_limit"]
        self._identify_limiter = IdentifyLimiter(
            SessionLimits(
                total=limit["total"],
                left=limit["remaining"],
                seconds=limit["reset_after"] / 1000,
                at_once=limit["max_concurrency"],
            )
        )
        count = max(self._wanted or gateway["shards"], least)
        self._cache.forget(self.guilds)
        self.shard_count = self._connection.shard_count = count
        shards = [*held] or range(count)
        self._set_lines(ShardLine(self, shard, self._identify_limiter) for shard in shards)
        return count

    def _set_lines(self, lines: Iterable[ShardLine]) -> None:
        self._lines = tuple(lines)
        self.shard_ids = self._connection.shard_ids = [line.shard for line in self._lines]

    @property
    def _cache(self) -> Cache:
        assert isinstance(self._connection, Cache)
        return self._connection

    async def on_shard_count(self, count: int) -> None:
        """Handle a new number of shards. Raises errors in ``passing``."""

    async def _divide_anew(self) -> None:
        """Increase the number of shards until Discord accepts it. Raises errors in ``final``."""
        count, configured = self.shard_count or 1, self._wanted
        self._wanted = None
        backoff, requested_wait = Backoff(), 0.0
        while not self.is_closed():
            await asyncio.sleep(max(requested_wait, backoff.delay()))
            try:
                await self.divide(least=count + 1)
            except self.final:
                raise
            except TROUBLE + self.passing as error:
                logger.warning("the bot cannot be divided into more shards yet: %s", error)
                requested_wait = retry_after(error)
                continue
            logger.warning(
                "Discord wants the bot divided into more shards than %d: it goes on with %d%s",
                count,
                self.shard_count,
                f"; TAROK_SHARDS={configured} is too few" if configured else "",
            )
            return

    # Standby and takeover ---------------------------------------------------------------------

    async def listen_in(self, shards: Iterable[int]) -> None:
        """Connect to shards of other processes (empty: all).

        Their interactions are queued until ``follow``.
        """
        self._listens = self._was_connected = True
        self._cache.intercept = self.overheard.keep
        shards, backoff = tuple(shards), Backoff()
        while not self._lines:
            try:
                await self._arrange(shards)
            except TROUBLE as error:
                logger.warning("nobody can be listened to yet: %s", error)
                await asyncio.sleep(max(retry_after(error), backoff.delay()))
        for line in self._lines:
            self._hold(line).add_done_callback(partial(self._on_line_lost, line.shard))

    def _on_line_lost(self, shard: int, task: "asyncio.Task[None]") -> None:
        """Log a line that is lost for good; it is tried again at a takeover."""
        if self._listens and not task.cancelled():
            logger.warning("shard %d is not listened to any more: %s", shard, task.exception())

    async def follow(self) -> None:
        """Take over: close the lines to other processes' shards. Raises as ``divide`` does."""
        if not self._lines:
            await self.divide()
            return
        count = self.shard_count or 1
        shards = self.held or range(count)
        for line in self._lines:
            if line.shard not in shards:
                self._close_line(line)
        self._set_lines(line for line in self._lines if line.shard in shards)
        await self.on_shard_count(count)

    def _close_line(self, line: ShardLine) -> None:
        if task := self._holding.pop(line, None):
            task.cancel()
        self._running.start(line.shut, f"closing shard {line.shard}", raises=TROUBLE)
        of, shard = self.shard_count or 1, line.shard
        self._cache.forget(guild for guild in self.guilds if shard_of(guild.id, of) == shard)

    def _answer(self) -> None:
        """Answer interactions from now on, and the queued ones first."""
        self._cache.intercept = self.should_hold
        if not self._listens:
            return
        self._listens = False
        for line in self._lines:
            if line.connected:
                self.dispatch("shard_connect", line.shard)
        for interaction in self.overheard.drain(self.serves):
            self._cache.parse_interaction_create(interaction)

    def stop_answering(self) -> None:
        """Leave all interactions from now on to another process."""
        self._cache.intercept = self.overheard.keep

    # Lines ------------------------------------------------------------------------------------

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep a line to each shard connected, until one is lost for good.

        Raises ConnectionError if none was ever connected, and Discord's error that closed a line.
        If Discord wants more shards, that is one, too, if other processes hold some.
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
                line.note_lost()
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
        """The task of a line, started if need be."""
        task = self._holding.get(line)
        if task is None or task.done():
            held = partial(line.hold, self._note_connected)
            task = self._running.start(held, f"shard {line.shard}", raises=(Exception,))
            self._holding[line] = task
        return task

    def _note_connected(self, *, now: bool = False) -> bool:
        """Return whether any line was ever connected; ``now``: note that one is."""
        self._was_connected = self._was_connected or now
        return self._was_connected

    async def _let_go(self) -> None:
        await self._running.close()
        self._holding.clear()
        await asyncio.gather(*(line.shut() for line in self._lines))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        await self._identify_limiter.wait_to_identify(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, but not while closing, when discord.py would fail, nor on standby."""
        if event_name in ("shard_connect", "shard_resumed"):
            self._mark_connected(args[0])
        if not self.is_closed() and not self._listens:
            super().dispatch(event_name, *args, **kwargs)

    def _mark_connected(self, shard: int) -> None:
        for line in self._lines:
            line.connected |= line.shard == shard
        if self._listens:
            logger.info("shard %d is listened to", shard)

    async def close(self) -> None:
        """Close all lines."""
        await self._let_go()
        await super().close()
