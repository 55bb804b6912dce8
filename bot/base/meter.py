"""The meter that every part of the bot is given: this one measures nothing.

``bot/base/metrics.py`` has the one for Prometheus.
"""

import math
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

import aiohttp

Access: TypeAlias = Literal["read", "write"]


class LineState(NamedTuple):
    """State of a shard's connection to Discord."""

    shard: int
    connected: bool
    """Discord sends events."""
    latency: float
    """Seconds until Discord answered the last heartbeat; not finite while it does not."""


class TableCounts(NamedTuple):
    """Numbers of tables at one moment."""

    awake: int
    """Open tables in memory."""
    asleep: float
    """Open tables only in the store; not a number while that is unknown."""
    undrawn: int
    """Tables whose board or hands are to be drawn."""


class BotStatus(NamedTuple):
    """State of the bot at one moment."""

    lines: tuple[LineState, ...]
    """Connections to Discord, one for each shard."""
    tables: TableCounts
    requests: int
    """Requests to Discord that the bot's own budget holds back."""
    workers: tuple[int, int]
    """Ready worker processes: for the house, and for hints and analyses."""
    queue: tuple[int, int]
    """Jobs running or waiting: for the house, and for hints and analyses."""


UNKNOWN = BotStatus(
    lines=(),
    tables=TableCounts(awake=0, asleep=math.nan, undrawn=0),
    requests=0,
    workers=(0, 0),
    queue=(0, 0),
)
"""Status while there is no client."""


class Meter:
    """Measures nothing."""

    def count_click(self, kind: str, seconds: float) -> None:
        """Record an answer, ``seconds`` after the click or command by Discord's clock."""

    def count_access(self, kind: Access, seconds: float) -> None:
        """Record an answer of the store after ``seconds``."""

    def watch(
        self,
        status: Callable[[], Awaitable[BotStatus]],
        connections: Callable[[], tuple[LineState, ...]],
    ) -> None:
        """Take the state of the bot from these; ``connections`` does not ask the store."""

    def count_requests(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Make a trace count requests to Discord, too; return it."""
        return requests


NO_METER = Meter()
"""Meter of a bot without a port."""
