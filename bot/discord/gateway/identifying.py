"""When shards may begin a session: so many at a time, each once in five seconds, and no more in a
day than Discord allows. It revokes the token of a bot that begins more."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

logger = logging.getLogger(__name__)

PAUSE = 5.1
"""Seconds between shards that share a ration."""
DAY = 24 * 60 * 60.0
FEW = 10
"""The last sessions of a day, one in FEW, are spread over the rest of it."""
LONG = 60.0
"""Seconds of waiting that the host is told of."""


class SessionLimits(NamedTuple):
    """Discord's limits on new sessions."""

    total: int = 1000
    """In a day."""
    left: int = 1000
    seconds: float = DAY
    """Until the count starts over."""
    at_once: int = 1
    """Shards with the same number modulo this share a ration."""


class IdentifyLimiter:
    """Whose turn it is to begin a session."""

    def __init__(
        self, limit: SessionLimits | None = None, now: Callable[[], float] = time.monotonic
    ):
        self._now, limit = now, limit or SessionLimits()
        self._today = SessionBudget(limit, now())
        self._setting_out, self._arrived = (
            KeyedRateLimit(limit.at_once),
            KeyedRateLimit(limit.at_once),
        )

    async def set_out(self, shard: int) -> None:
        """Wait until a shard may connect."""
        now = self._now()
        wait = self._setting_out.turn(shard, self._today.earliest(now)) - now
        if wait > LONG:
            told = "shard %d waits %d s: Discord lets the bot begin %d more sessions today"
            logger.warning(told, shard, wait, self._today.left)
        await asyncio.sleep(wait)

    async def arrive(self, shard: int) -> None:
        """Connected: wait until it may identify; it may have taken longer or shorter than others.
        Raises TimeoutError if no session may begin any more."""
        now = self._now()
        await asyncio.sleep(self._arrived.turn(shard, now) - now)
        now = self._now()
        if self._today.earliest(now) > now:
            raise TimeoutError("no session more may begin now")
        self._today.spend(now)


class KeyedRateLimit:
    """Turns, with a pause between those who share one."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._next: dict[int, float] = {}

    def turn(self, shard: int, earliest: float) -> float:
        """When it is a shard's turn, not before ``earliest``."""
        key = shard % self._at_once
        turn = max(earliest, self._next.get(key, earliest))
        self._next[key] = turn + PAUSE
        return turn


class SessionBudget:
    """How many sessions may begin until Discord's count starts over."""

    def __init__(self, limit: SessionLimits, now: float) -> None:
        self._total, self.left = limit.total, limit.left
        self._anew = now + limit.seconds
        self._next = now

    def earliest(self, now: float) -> float:
        """When one may begin."""
        self._count_anew(now)
        return max(now, self._next) if self.left > 0 else self._anew

    def spend(self, now: float) -> None:
        """One begins."""
        self._count_anew(now)
        self.left -= 1
        if self.left * FEW < self._total:
            self._next = now + (self._anew - now) / (self.left + 1)

    def _count_anew(self, now: float) -> None:
        if now >= self._anew:
            self.left, self._anew, self._next = self._total, now + DAY, now
