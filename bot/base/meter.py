"""The meter that every part of the bot is given: this one measures nothing.

``bot/base/metrics.py`` has the one for Prometheus.
"""

import math
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

import aiohttp

Access: TypeAlias = Literal["read", "write"]
Role: TypeAlias = Literal["serves", "ready", "waiting"]
"""A process serves people; or waits for its lease, connected to Discord (ready) or not yet."""


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
    """Tables whose board or hands are to be drawn, but those that wait for a right or a token."""
    undrawn_seconds: float
    """Seconds for which the longest of them has waited."""


class BackupStatus(NamedTuple):
    """State of scheduled backups at one moment."""

    made_at: float
    """When the newest was made, in Unix seconds; not a number: there is none."""
    succeeded: bool
    """The last attempt of this process did not fail."""


class BotStatus(NamedTuple):
    """State of the bot at one moment."""

    lines: tuple[LineState, ...]
    """Connections to Discord, one for each shard."""
    shards: int
    """Number of shards of the whole bot, in all its processes; 0: not known yet."""
    tables: TableCounts
    requests: int
    """Requests to Discord that the bot's own budget holds back."""
    workers: tuple[int, int]
    """Ready worker processes: for the house, and for hints and analyses."""
    queue: tuple[int, int]
    """Jobs running or waiting: for the house, and for hints and analyses."""
    idle_seconds: float
    """Processor time of idle work since the process began: cards for contests, ghosts, puzzles."""
    role: Role
    database_bytes: float
    """Size of the database; not a number while it cannot be reached."""
    commands_refused: bool
    """Discord has not taken this release's commands; it is asked again."""


UNKNOWN = BotStatus(
    lines=(),
    shards=0,
    tables=TableCounts(awake=0, asleep=math.nan, undrawn=0, undrawn_seconds=0),
    requests=0,
    workers=(0, 0),
    queue=(0, 0),
    idle_seconds=0.0,
    role="waiting",
    database_bytes=math.nan,
    commands_refused=False,
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
        role: Callable[[], Role],
    ) -> None:
        """Take the state of the bot from these; only ``status`` asks the store."""

    def watch_backups(self, last: Callable[[], BackupStatus]) -> None:
        """Take the state of scheduled backups from this."""

    def count_requests(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Make a trace count requests to Discord, too; return it."""
        return requests


NO_METER = Meter()
"""Meter of a bot without a port."""
