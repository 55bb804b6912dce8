"""What is measured of a running bot, for a host who wants to know.

Every part is given a meter. This one measures nothing; ``bot/metrics.py`` has the other.
"""

import math
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

import aiohttp

Access: TypeAlias = Literal["read", "write"]


class Line(NamedTuple):
    """How the line of a shard to Discord stands."""

    shard: int
    connected: bool
    """Discord tells what people do."""
    latency: float
    """Seconds until it answered the last heartbeat; not finite while it does not."""


class Standing(NamedTuple):
    """How the bot stands at this moment."""

    lines: tuple[Line, ...]
    """To Discord, one a shard."""
    awake: int
    """Open tables in memory."""
    asleep: float
    """Open tables in the store alone; not a number while that cannot be told."""
    edits: int
    """Tables whose board or hands are to be drawn."""
    requests: int
    """Requests that wait until the bot may make more of them."""
    workers: tuple[int, int]
    """Processes that can work: for the house, and for hints and analyses."""
    queue: tuple[int, int]
    """What is asked of each of them, or waits to be."""


UNKNOWN = Standing((), 0, math.nan, 0, 0, (0, 0), (0, 0))
"""While there is no client."""


class Meter:
    """Measures nothing."""

    def clicked(self, kind: str, seconds: float) -> None:
        """Somebody has been answered, so long after they clicked or typed by Discord's clock."""

    def stored(self, kind: Access, seconds: float) -> None:
        """The store has been asked, and has answered after so long."""

    def watch(self, standing: Callable[[], Awaitable[Standing]]) -> None:
        """From now on this tells how the bot stands."""

    def following(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """The same trace, by which requests to Discord are counted as well."""
        return requests


NOBODY = Meter()
"""Nobody wants to know."""
