"""One shard's line to Discord: it connects, is cut, and resumes where it left off."""

import asyncio
import logging
import math
from time import monotonic
from typing import Any, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.base import accidents
from bot.discord.endpoint import SoonBack
from bot.discord.errors import passes, retry_after
from bot.discord.gateway.identifying import IdentifyLimiter

logger = logging.getLogger(__name__)

CONNECTING = 60.0
"""Seconds after which an attempt to connect is given up."""
HASTE = 1.0
"""A line that held for more seconds than this is reconnected at once."""
ASTRAY = 2
"""Attempts to resume at the address Discord gave, before trusting it no more."""
CLOSED_WELL, CUT, MORE_SHARDS, NO_INTENTS = 1000, 4000, 4011, 4014
"""Close codes of the gateway."""
TROUBLE = (
    OSError, TimeoutError, aiohttp.ClientError,
    discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, ReconnectWebSocket,
)  # fmt: skip
"""The errors that cut a line."""


class LineStatus(Protocol):
    """True if any line of the bot has been up; ``now``: one is."""

    def __call__(self, *, now: bool = False) -> bool:
        """See above."""
        ...


class ShardLine:
    """How a shard hears what people do."""

    def __init__(self, client: discord.Client, shard: int, starts: IdentifyLimiter) -> None:
        self.shard = shard
        self.heard = False
        """Discord tells us what people do."""
        self._client, self._starts = client, starts
        self._socket: DiscordWebSocket | None = None
        self._resumes = False
        """It has a session to resume."""
        self._fruitless = 0
        """Attempts since it was last up."""

    @property
    def latency(self) -> float:
        """Seconds until the last heartbeat was answered."""
        return math.inf if self._socket is None else self._socket.latency

    async def hold(self, came: LineStatus) -> None:
        """Hold the line while the client is open. Raises what cuts it for good. If no line was ever
        up it raises the refusal, or ConnectionError: trying again at once would not help."""
        pauses = SoonBack()
        while not self._client.is_closed():
            begun = monotonic()
            try:
                await self._listen(came)
            except Exception as error:
                held = self.heard and monotonic() - begun > HASTE
                requested_wait = retry_after(error)
                await self._broken(error)
                if not came():
                    if passes(error):
                        raise
                    raise ConnectionError("its gateway does not answer") from error
            if held and self._resumes:
                pauses = SoonBack()
            else:
                await asyncio.sleep(max(requested_wait, pauses.delay()))

    async def _listen(self, came: LineStatus) -> None:
        """Connect, or resume, and hear what there is."""
        left_off = self._left_off()
        if not left_off:
            await self._starts.set_out(self.shard)
        async with asyncio.timeout(CONNECTING):
            self._socket = await DiscordWebSocket.from_client(
                self._client, shard_id=self.shard, **left_off
            )
            came(now=True)
            while not self.heard:
                await self._socket.poll_event()
        self._fruitless = 0
        while True:
            await self._socket.poll_event()

    def _left_off(self) -> dict[str, Any]:
        """What resumes its session, if it has one."""
        socket = self._socket
        if not self._resumes or socket is None or socket.session_id is None:
            return {}
        return {
            "resume": True,
            "session": socket.session_id,
            "sequence": socket.sequence,
            "gateway": socket.gateway if self._fruitless < ASTRAY else None,
        }

    async def _broken(self, error: Exception) -> None:
        """It is cut. Raises the error if there is no use coming back."""
        self.lost()
        _raise_if_for_good(error, self.shard)
        await self._cut()
        self._fruitless += 1
        self._resumes = getattr(error, "resume", True)
        if not isinstance(error, TROUBLE):
            accidents.note(error, f"shard {self.shard}")
            self._resumes = False  # it would hear the same again
        elif not isinstance(error, ReconnectWebSocket):
            said = str(error) or type(error).__name__
            logger.warning("the line of shard %d is cut: %s", self.shard, said)

    def lost(self) -> None:
        """Nothing is heard any more."""
        self.heard = False
        self._client.dispatch("shard_disconnect", self.shard)

    async def _cut(self) -> None:
        """Close what may still be open, to resume later."""
        if self._socket is not None and self._socket.open:
            await self._socket.close(code=CUT)

    async def shut(self) -> None:
        """Close it for good."""
        if self._socket is not None:
            await self._socket.close(code=CLOSED_WELL)


def _raise_if_for_good(error: Exception, shard: int) -> None:
    """Raise an error if there is no use coming back."""
    if not isinstance(error, discord.ConnectionClosed):
        return
    if error.code == NO_INTENTS:
        raise discord.PrivilegedIntentsRequired(shard) from None
    if error.code != CLOSED_WELL:
        raise error
