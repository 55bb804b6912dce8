"""Limits on new sessions of shards.

So many at once, each once in five seconds, and a number a day. Discord revokes the token of a bot
that exceeds the daily limit.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

logger = logging.getLogger(__name__)

IDENTIFY_SECONDS = 5.1
"""Time between shards that share a limit."""
DAY = 24 * 60 * 60.0
SPREAD_PART = 10
"""The last of a day's sessions, one in ``SPREAD_PART``, are spread over the rest of the day."""
LOGGED_WAIT = 60.0
"""Seconds above which a wait is logged."""


class SessionLimits(NamedTuple):
    """Discord's limits on new sessions."""

    total: int = 1000
    """Sessions a day."""
    left: int = 1000
    seconds: float = DAY
    """Time until the count starts over."""
    at_once: int = 1
    """Number of shards that may identify at once: those with the same id modulo this take turns."""


class IdentifyLimiter:
    """Makes shards wait for their turn to begin a session."""

    def __init__(
        self, limit: SessionLimits | None = None, now: Callable[[], float] = time.monotonic
    ):
        self._now = now
        limit = limit or SessionLimits()
        self._budget = SessionBudget(limit, now())
        self._connecting = KeyedRateLimit(limit.at_once)
        self._identifying = KeyedRateLimit(limit.at_once)

    async def wait_to_connect(self, shard: int) -> None:
        """Wait until a shard may connect."""
        now = self._now()
        wait = self._connecting.turn(shard, self._budget.earliest(now)) - now
        if wait > LOGGED_WAIT:
            message = "shard %d waits %d s: Discord lets the bot begin %d more sessions today"
            logger.warning(message, shard, wait, self._budget.left)
        await asyncio.sleep(wait)

    async def wait_to_identify(self, shard: int) -> None:
        """Wait until a connected shard may identify; connect times vary.

        Raises TimeoutError if no session may begin any more.
        """
        now = self._now()
        await asyncio.sleep(self._identifying.turn(shard, now) - now)
        now = self._now()
        if self._budget.earliest(now) > now:
            raise TimeoutError("no more sessions may begin now")
        self._budget.spend(now)


class KeyedRateLimit:
    """Turns, with a pause between shards with the same key."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._next: dict[int, float] = {}

    def turn(self, shard: int, earliest: float) -> float:
        """Reserve a shard's turn, not before ``earliest``; return its time."""
        key = shard % self._at_once
        turn = max(earliest, self._next.get(key, earliest))
        self._next[key] = turn + IDENTIFY_SECONDS
        return turn


class SessionBudget:
    """Sessions that may begin until Discord's count starts over."""

    def __init__(self, limit: SessionLimits, now: float) -> None:
        self._total, self.left = limit.total, limit.left
        self._reset_at = now + limit.seconds
        self._next = now

    def earliest(self, now: float) -> float:
        """Earliest time at which a session may begin."""
        self._reset_if_due(now)
        return max(now, self._next) if self.left > 0 else self._reset_at

    def spend(self, now: float) -> None:
        """Count a session that begins."""
        self._reset_if_due(now)
        self.left -= 1
        if self.left * SPREAD_PART < self._total:
            self._next = now + (self._reset_at - now) / (self.left + 1)

    def _reset_if_due(self, now: float) -> None:
        if now >= self._reset_at:
            self.left, self._reset_at, self._next = self._total, now + DAY, now
