"""A bot with shards whose connections to Discord are imagined."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord

from bot.discord.gateway.client import ShardedBot
from bot.discord.gateway.line import MORE_SHARDS, ShardLine


class Refused(Exception):
    """The store accepts nothing now."""


class Displaced(Refused):
    """Another process has the store now."""


class FakeBot(ShardedBot):
    """A bot without Discord, with the recommended numbers of shards."""

    passing, final = (Refused,), (Displaced,)

    def __init__(self, recommended: list[int], shards: int | None, *held: int) -> None:
        super().__init__(shards, held, command_prefix="!", intents=discord.Intents.none())
        self.recommended, self.counts = recommended, list[int]()
        self.fails_while_growing = False
        self.displaced = False

        async def request(_: object) -> dict[str, Any]:
            limit = {"total": 1000, "remaining": 900, "reset_after": 5, "max_concurrency": 1}
            return {"shards": self.recommended.pop(0), "session_start_limit": limit}

        self.http.request = request  # type: ignore[assignment, method-assign]

    async def on_shard_count(self, count: int) -> None:
        if self.fails_while_growing and len(self.recommended) > 0 and self.counts:
            raise Displaced if self.displaced else Refused
        self.counts.append(count)

    async def connect_until(self, enough: int) -> None:
        """Connect; all lines break with 4011 until there are enough."""

        async def hold(line: ShardLine, _: object) -> None:
            if len(self.lines) < enough:
                closed: Any = SimpleNamespace(close_code=None)
                raise discord.ConnectionClosed(closed, shard_id=line.shard, code=MORE_SHARDS)

        async def at_once(_: float) -> None:
            pass

        await self.divide()
        with (
            patch.object(ShardLine, "hold", hold),
            patch("bot.discord.gateway.client.asyncio.sleep", at_once),
        ):
            await self.connect()
