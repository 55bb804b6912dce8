"""A bot's sessions at the gateway: each belongs to a shard, and hears only of its servers."""

import asyncio
import contextlib
import json
import secrets
import zlib
from typing import Any, NamedTuple

from aiohttp import web

DISPATCH = 0
SESSION_LIFE = 180.0
"""Seconds for which a session can be resumed: "a few minutes", as bots find."""


class Shard(NamedTuple):
    """One of the parts into which a bot's servers are divided; the whole bot is 0 of 1."""

    id: int
    of: int

    @property
    def valid(self) -> bool:
        """Whether such a shard exists."""
        return 0 <= self.id < self.of

    def has(self, guild: int) -> bool:
        """Whether it hears of a server; 0: direct messages, which the first shard hears of."""
        return (guild >> 22) % self.of == self.id


WHOLE = Shard(0, 1)


def guild_of(kind: str, data: dict[str, Any]) -> int:
    """The server that an event is about; 0: none."""
    return int(data["id"] if kind.startswith("GUILD_") else data.get("guild_id") or 0)


class Session:
    """A bot's session: events are numbered, kept, and sent to whatever socket it has now."""

    def __init__(self, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.events: list[dict[str, Any]] = []
        self.socket: Socket | None = None
        self.left = float("inf")
        """When its line ended; while it has one, never."""

    def hang_up(self, now: float) -> None:
        """Note the end of the session's line."""
        self.socket, self.left = None, now

    def add(self, kind: str, data: dict[str, Any]) -> dict[str, Any]:
        """Number and keep an event."""
        event = {"op": DISPATCH, "t": kind, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        return event

    async def close(self, code: int, now: float) -> None:
        """Close its connection with one of Discord's codes."""
        if (socket := self.socket) is not None:
            self.hang_up(now)
            await socket.ws.close(code=code)


class Socket:
    """A connection, compressed if the bot asked for it."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None
        self._lock = asyncio.Lock()

    async def send(self, payload: dict[str, Any]) -> None:
        """Send one payload; a socket that is gone swallows it."""
        text = json.dumps(payload)
        async with self._lock:
            with contextlib.suppress(ConnectionError, RuntimeError):
                if self._zlib is None:
                    await self.ws.send_str(text)
                else:
                    data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.ws.send_bytes(data)
