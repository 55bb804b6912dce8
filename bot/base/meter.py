"""Measures a running bot, for a host who wants to know.

Every part is given a meter. This one measures nothing; ``bot/base/metrics.py`` has the other.
"""

import math
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

import aiohttp

Access: TypeAlias = Literal["read", "write"]


class LineState(NamedTuple):
    """The state of a shard's line to Discord."""

    shard: int
    connected: bool
    """Discord tells us what people do."""
    latency: float
    """Seconds until it answered the last heartbeat; not finite while it does not."""


class BotStatus(NamedTuple):
    """The state of the bot at one moment."""

    lines: tuple[LineState, ...]
    """To Discord, one for each shard."""
    awake: int
    """Open tables in memory."""
    asleep: float
    """Open tables only in the store; not a number while that is unknown."""
    edits: int
    """Tables whose board or hands are to be drawn."""
    requests: int
    """Requests that wait until the bot may make more."""
    workers: tuple[int, int]
    """Processes that can work: for the house, and for hints and analyses."""
    queue: tuple[int, int]
    """Tasks that each of them has, or that wait for them."""


UNKNOWN = BotStatus((), 0, math.nan, 0, 0, (0, 0), (0, 0))
"""While there is no client."""


class Meter:
    """Measures nothing."""

    def clicked(self, kind: str, seconds: float) -> None:
        """Somebody was answered, so long after they clicked or typed by Discord's clock."""

    def stored(self, kind: Access, seconds: float) -> None:
        """The store answered after so long."""

    def watch(
        self,
        standing: Callable[[], Awaitable[BotStatus]],
        lines: Callable[[], tuple[LineState, ...]],
    ) -> None:
        """From now on ask these for the state of the bot; that of its lines alone costs nothing."""

    def following(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """The same trace, which now also counts requests to Discord."""
        return requests


NOBODY = Meter()
"""Nobody wants to know."""
