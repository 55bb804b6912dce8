"""How soon shards may come in: so many at the same time, each of them once in five seconds."""

import asyncio
import time

PAUSE = 5.1
"""Seconds between two shards that share a ration."""


class Ration:
    """Whose turn it is. Shards whose numbers are alike modulo ``at_once`` share a ration."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._next: dict[int, float] = {}

    async def turn(self, shard: int) -> None:
        """Wait until this shard may come in."""
        key, now = shard % self._at_once, time.monotonic()
        turn = max(now, self._next.get(key, now))
        self._next[key] = turn + PAUSE
        await asyncio.sleep(turn - now)
