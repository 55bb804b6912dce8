"""The client in as many shards as Discord wants, each with a line of its own.

discord.py's ``AutoShardedClient`` mends one line after the other and waits in between: one shard
that cannot come back would keep all others away. Here each has a task to itself.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from bot.background import Background
from bot.endpoint import SoonBack
from bot.meter import Line
from bot.shards.cache import Cache
from bot.shards.identifying import Ration

logger = logging.getLogger(__name__)

CONNECTING = 60.0
"""Seconds after which an attempt to come in is given up."""
RESET = (54, 10054)
"""What the network says of a line that was reset: it is gone on with at once."""
CLOSED_WELL, MORE_SHARDS, NO_INTENTS = 1000, 4011, 4014
"""Close codes of the gateway."""
TROUBLE = (
    OSError, TimeoutError, aiohttp.ClientError,
    discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed,
)  # fmt: skip
"""What a line breaks by."""


class ShardedBot(commands.AutoShardedBot):
    """A bot in shards, with ``shards`` of them; None: as many as Discord recommends."""

    def __init__(self, *args: Any, shards: int | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self._wanted = shards
        self._sockets: dict[int, DiscordWebSocket] = {}
        self._heard: set[int] = set()
        """The shards that Discord tells what people do."""
        self._came = False
        """A line stood once."""
        self._running = Background()
        self._rations = Ration(1), Ration(1)
        """For who sets out, and for who has arrived: they may have needed longer or shorter."""

    def _get_state(self, **options: Any) -> Cache:
        of_the_client = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return Cache(dispatch=self.dispatch, **of_the_client, **options)

    @property
    def lines(self) -> tuple[Line, ...]:
        """How all lines stand."""
        return tuple(self._line(shard) for shard in self.shard_ids or ())

    def _line(self, shard: int) -> Line:
        socket = self._sockets.get(shard)
        latency = float("inf") if socket is None else socket.latency
        return Line(shard, shard in self._heard, latency)

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """By shard the latency of its line."""
        return [(line.shard, line.latency) for line in self.lines]

    # How many ---------------------------------------------------------------------------------

    async def divide(self, least: int = 1) -> None:
        """Ask Discord how many shards there are to be, unless the host has said so; but no fewer
        than ``least``. Raises discord.HTTPException."""
        told = await self.http.request(Route("GET", "/gateway/bot"))
        at_once = int(told["session_start_limit"]["max_concurrency"])
        self._rations = Ration(at_once), Ration(at_once)
        count = max(self._wanted or int(told["shards"]), least)
        assert isinstance(self._connection, Cache)
        self._connection.forget(self.guilds)
        self.shard_count = self._connection.shard_count = count
        self.shard_ids = list(range(count))
        self._connection.shard_ids = self.shard_ids
        await self.divided(count)

    async def divided(self, count: int) -> None:
        """There are so many shards from now on."""

    async def _divide_anew(self) -> None:
        """Discord wants more shards than there are: ask how many, until it says so."""
        before, wished = self.shard_count or 1, self._wanted
        self._wanted, pauses = None, SoonBack()
        while True:
            await asyncio.sleep(pauses.delay())
            try:
                await self.divide(least=before + 1)
            except TROUBLE as error:
                logger.warning("Discord does not say how many shards it wants: %s", error)
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

        Raises ConnectionError where there never was one, and what Discord has closed it with.
        """
        while not self.is_closed():
            try:
                await self._hold_all()
                return
            except discord.ConnectionClosed as error:
                if error.code != MORE_SHARDS:
                    raise
            for shard in self.shard_ids or ():
                self._lost(shard)
            await self._divide_anew()

    async def _hold_all(self) -> None:
        lines = [
            self._running.start(self._holding(shard), f"shard {shard}", raises=(Exception,))
            for shard in self.shard_ids or ()
        ]
        try:
            done, _ = await asyncio.wait(lines, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await self._let_go()
        for line in done:
            if not line.cancelled():
                line.result()

    async def _let_go(self) -> None:
        await self._running.close()
        sockets, self._sockets = self._sockets, {}
        await asyncio.gather(*(one.close(code=CLOSED_WELL) for one in sockets.values()))

    def _holding(self, shard: int) -> Callable[[], Any]:
        return lambda: self._hold(shard)

    async def _hold(self, shard: int) -> None:
        """Hold the line of a shard. Raises what it breaks by for good."""
        left_off: dict[str, Any] = {}
        pauses = SoonBack()
        while not self.is_closed():
            try:
                await self._listen(shard, left_off)
            except ReconnectWebSocket as asked:
                self._lost(shard)
                left_off = self._left_off(shard) if asked.resume else {}
                if shard in self._sockets:
                    continue
                self._must_have_come(asked)
            except TROUBLE as error:
                self._lost(shard)
                _raise_if_for_good(error, shard)
                self._must_have_come(error)
                left_off = self._left_off(shard)
                if isinstance(error, OSError) and error.errno in RESET:
                    continue
                logger.warning("The line of shard %d is cut: %s", shard, error or type(error))
            await asyncio.sleep(pauses.delay())

    async def _listen(self, shard: int, left_off: dict[str, Any]) -> None:
        """Come in, or go on where it left off, and hear what there is."""
        if not left_off:
            await self._rations[0].turn(shard)
        coming = DiscordWebSocket.from_client(self, shard_id=shard, **left_off)
        socket = await asyncio.wait_for(coming, CONNECTING)
        self._sockets[shard], self._came = socket, True
        while True:
            await socket.poll_event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may come in."""
        await self._rations[1].turn(shard_id or 0)

    def _left_off(self, shard: int) -> dict[str, Any]:
        """With what its session is gone on with, if it has one."""
        socket = self._sockets.get(shard)
        if socket is None or socket.session_id is None:
            return {}
        return {
            "resume": True,
            "session": socket.session_id,
            "sequence": socket.sequence,
            "gateway": socket.gateway,
        }

    def _must_have_come(self, error: Exception) -> None:
        """Raises ConnectionError if no line ever stood: it would not help to try again."""
        if not self._came:
            raise ConnectionError("its gateway does not answer") from error

    def _lost(self, shard: int) -> None:
        self._heard.discard(shard)
        self.dispatch("shard_disconnect", shard)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell listeners; once the bot closes nobody listens, and discord.py would stumble."""
        if event_name in ("shard_connect", "shard_resumed"):
            self._heard.add(args[0])
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Let go of all lines."""
        await self._let_go()
        await super().close()


def _raise_if_for_good(error: Exception, shard: int) -> None:
    """Raise what a line breaks by, if it is of no use to come back."""
    if not isinstance(error, discord.ConnectionClosed):
        return
    if error.code == NO_INTENTS:
        raise discord.PrivilegedIntentsRequired(shard) from None
    if error.code != CLOSED_WELL:
        raise error
