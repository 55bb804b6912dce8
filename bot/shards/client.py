"""The client in as many shards as Discord wants, each with a line of its own.

discord.py's ``AutoShardedClient`` mends one line after the other and waits in between: one shard
that cannot come back would keep all others away. Here each has a task to itself (``line.py``).
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import commands
from discord.http import Route

from bot.background import Background
from bot.endpoint import SoonBack
from bot.meter import Line
from bot.shards import shard_of
from bot.shards.cache import Cache
from bot.shards.identifying import Limit, Starts
from bot.shards.line import MORE_SHARDS, TROUBLE, ShardLine

logger = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """A bot in shards, with ``shards`` of them; None: as many as Discord recommends.

    ``held``: those that this process holds; none are named: all.
    """

    passing: tuple[type[Exception], ...] = ()
    """What ``divided`` raises that passes, while the bot runs."""

    def __init__(
        self, shards: int | None = None, held: tuple[int, ...] = (), **options: Any
    ) -> None:
        super().__init__(**options)
        self._wanted, self.held = shards, held
        self._lines: tuple[ShardLine, ...] = ()
        self._came = False
        """A line stood once."""
        self._running = Background()
        self._starts = Starts()

    def _get_state(self, **options: Any) -> Cache:
        of_the_client = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return Cache(dispatch=self.dispatch, **of_the_client, **options)

    @property
    def lines(self) -> tuple[Line, ...]:
        """How all lines stand."""
        return tuple(Line(line.shard, line.heard, line.latency) for line in self._lines)

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """By shard the latency of its line."""
        return [(line.shard, line.latency) for line in self._lines]

    def hears(self, server: int) -> bool:
        """Whether this process hears of a server."""
        return shard_of(server, self.shard_count or 1) in (self.shard_ids or ())

    # How many ---------------------------------------------------------------------------------

    async def divide(self, least: int = 1) -> None:
        """Ask Discord how many shards there are to be, unless the host has said so; but no fewer
        than ``least``. Raises discord.HTTPException, OSError, and what ``divided`` does."""
        told = await self.http.request(Route("GET", "/gateway/bot"))
        limit = told["session_start_limit"]
        self._starts = Starts(
            Limit(
                limit["total"],
                limit["remaining"],
                limit["reset_after"] / 1000,
                limit["max_concurrency"],
            )
        )
        count = max(self._wanted or told["shards"], least)
        assert isinstance(self._connection, Cache)
        self._connection.forget(self.guilds)
        self.shard_count = self._connection.shard_count = count
        self.shard_ids = self._connection.shard_ids = [*(self.held or range(count))]
        self._lines = tuple(ShardLine(self, shard, self._starts) for shard in self.shard_ids)
        await self.divided(count)

    async def divided(self, count: int) -> None:
        """There are so many shards from now on. Raises what is ``passing``."""

    async def _divide_anew(self) -> None:
        """Discord wants more shards than there are: ask how many, until it says so."""
        before, wished = self.shard_count or 1, self._wanted
        self._wanted, pauses = None, SoonBack()
        while not self.is_closed():
            await asyncio.sleep(pauses.delay())
            try:
                await self.divide(least=before + 1)
            except TROUBLE + self.passing as error:
                logger.warning("the bot cannot be divided into more shards yet: %s", error)
                continue
            logger.warning(
                "Discord wants the bot divided into more shards than %d: it goes on with %d%s",
                before,
                self.shard_count,
                f"; TAROK_SHARDS={wished} is too few" if wished else "",
            )
            return

    # Lines ------------------------------------------------------------------------------------

    async def connect(self, *, reconnect: bool = True) -> None:
        """Hold a line for each shard, until one breaks for good; come back wherever one is cut.

        Raises ConnectionError where there never was one, and what Discord has closed it with: also
        that there are too few shards, where other processes hold some and would have to know.
        """
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
        held = [
            self._running.start(self._holding(line), f"shard {line.shard}", raises=(Exception,))
            for line in self._lines
        ]
        try:
            done, _ = await asyncio.wait(held, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await self._let_go()
        for task in done:
            if not task.cancelled():
                task.result()

    def _holding(self, line: ShardLine) -> Callable[[], Any]:
        return lambda: line.hold(self._has_come)

    def _has_come(self, *, now: bool = False) -> bool:
        """Whether any line stood once; one does ``now``."""
        self._came = self._came or now
        return self._came

    async def _let_go(self) -> None:
        await self._running.close()
        await asyncio.gather(*(line.shut() for line in self._lines))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may come in."""
        await self._starts.arrive(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell listeners; once the bot closes nobody listens, and discord.py would stumble."""
        if event_name in ("shard_connect", "shard_resumed"):
            next(line for line in self._lines if line.shard == args[0]).heard = True
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Let go of all lines."""
        await self._let_go()
        await super().close()
