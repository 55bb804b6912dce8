"""Where Discord is: at discord.com, or wherever the settings say (the sandbox); and how soon the
bot tries to come back where the line is cut."""

import math
import random
import time

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises when the connection breaks; its own errors are answers of Discord."""

LONGEST = 120.0
"""Seconds between two attempts to come back: after an hour without a line people are not to wait
for a quarter of another one. Some 960 a day are too few for Discord's limit of 1000 new sessions,
even where each attempt comes so far."""
HELD = 90.0
"""Seconds since an attempt after which it has worked: one that hangs is given up after 60."""


def point_discord_at(api: str, gateway: str) -> None:
    """Make discord.py talk to another REST base and gateway; an empty text changes nothing."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class SoonBack:
    """How long to wait before each attempt: twice as long each time, at most ``LONGEST``, where
    discord.py waits up to 17 minutes; as at first again once the line has held for a while."""

    def __init__(self) -> None:
        self._longest = 1.0
        self._next = -math.inf
        """When the last attempt was made."""

    def delay(self) -> float:
        """Seconds until the next attempt."""
        now = time.monotonic()
        if now - self._next > HELD:
            self._longest = 1.0
        self._longest = min(LONGEST, 2 * self._longest)
        seconds = random.uniform(self._longest / 2, self._longest)  # noqa: S311 - no secret
        self._next = now + seconds
        return seconds
