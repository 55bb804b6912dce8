"""One shard's connection to Discord, which reconnects and resumes its session."""

import asyncio
import logging
import math
from time import monotonic
from typing import Any, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.base import accidents
from bot.discord.endpoint import Backoff
from bot.discord.errors import is_temporary, retry_after
from bot.discord.gateway.identifying import IdentifyLimiter

logger = logging.getLogger(__name__)

CONNECT_SECONDS = 60.0
"""Timeout of an attempt to connect."""
STABLE_SECONDS = 1.0
"""Duration of a connection after which a lost one is reconnected at once."""
MAX_RESUMES = 2
"""Number of attempts to resume at the address Discord gave, before the usual one is tried."""
NORMAL_CLOSURE = 1000
"""Close code that ends a session."""
RESUMABLE_CLOSURE = 4000
"""Close code after which a session can be resumed."""
MORE_SHARDS = 4011
"""Discord's close code for a bot with too few shards."""
NO_INTENTS = 4014
"""Discord's close code for intents that the bot may not have."""
TROUBLE = (
    OSError, TimeoutError, aiohttp.ClientError,
    discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, ReconnectWebSocket,
)  # fmt: skip
"""Errors of a connection that are followed by another attempt."""


class LineStatus(Protocol):
    """Callback that tells whether any line was ever connected."""

    def __call__(self, *, now: bool = False) -> bool:
        """Return whether any line was ever connected; ``now``: note that one is."""
        ...


class ShardLine:
    """The connection of a shard."""

    def __init__(
        self, client: discord.Client, shard: int, identify_limiter: IdentifyLimiter
    ) -> None:
        self.shard = shard
        self.connected = False
        """True if Discord sends events."""
        self._client = client
        self._identify_limiter = identify_limiter
        self._socket: DiscordWebSocket | None = None
        self._resumes = False
        """True if there is a session to resume."""
        self._attempts = 0
        """Number of attempts since the last connection."""

    @property
    def latency(self) -> float:
        """Seconds until the last heartbeat was answered."""
        return math.inf if self._socket is None else self._socket.latency

    async def hold(self, was_connected: LineStatus) -> None:
        """Stay connected while the client is open.

        Raises an error that ends the line for good. If no line was ever connected, it raises the
        refusal or ConnectionError, as a retry at once would not help.
        """
        backoff = Backoff()
        while not self._client.is_closed():
            begun = monotonic()
            try:
                await self._listen(was_connected)
            except Exception as error:
                held = self.connected and monotonic() - begun > STABLE_SECONDS
                requested_wait = retry_after(error)
                await self._handle_failure(error)
                if not was_connected():
                    if is_temporary(error):
                        raise
                    raise ConnectionError("its gateway does not answer") from error
            if held and self._resumes:
                backoff = Backoff()
            else:
                await asyncio.sleep(max(requested_wait, backoff.delay()))

    async def _listen(self, was_connected: LineStatus) -> None:
        """Connect or resume, and handle events."""
        session = self._session()
        if not session:
            await self._identify_limiter.wait_to_connect(self.shard)
        async with asyncio.timeout(CONNECT_SECONDS):
            self._socket = await DiscordWebSocket.from_client(
                self._client, shard_id=self.shard, **session
            )
            was_connected(now=True)
            while not self.connected:
                await self._socket.poll_event()
        self._attempts = 0
        while True:
            await self._socket.poll_event()

    def _session(self) -> dict[str, Any]:
        """Arguments that resume the session, if there is one."""
        socket = self._socket
        if not self._resumes or socket is None or socket.session_id is None:
            return {}
        return {
            "resume": True,
            "session": socket.session_id,
            "sequence": socket.sequence,
            "gateway": socket.gateway if self._attempts < MAX_RESUMES else None,
        }

    async def _handle_failure(self, error: Exception) -> None:
        """Close a broken connection. Raises the error if a retry is useless."""
        self.note_lost()
        _raise_if_for_good(error, self.shard)
        await self._cut()
        self._attempts += 1
        self._resumes = getattr(error, "resume", True)
        if not isinstance(error, TROUBLE):
            accidents.note(error, f"shard {self.shard}")
            self._resumes = False  # it would receive the same event again
        elif not isinstance(error, ReconnectWebSocket):
            said = str(error) or type(error).__name__
            logger.warning("the line of shard %d is cut: %s", self.shard, said)

    def note_lost(self) -> None:
        """Note that the connection is lost."""
        self.connected = False
        self._client.dispatch("shard_disconnect", self.shard)

    async def _cut(self) -> None:
        """Close the socket so that the session can be resumed."""
        if self._socket is not None and self._socket.open:
            await self._socket.close(code=RESUMABLE_CLOSURE)

    async def shut(self) -> None:
        """Close the socket for good."""
        if self._socket is not None:
            await self._socket.close(code=NORMAL_CLOSURE)


def _raise_if_for_good(error: Exception, shard: int) -> None:
    """Raise an error if a retry is useless."""
    if not isinstance(error, discord.ConnectionClosed):
        return
    if error.code == NO_INTENTS:
        raise discord.PrivilegedIntentsRequired(shard) from None
    if error.code != NORMAL_CLOSURE:
        raise error
