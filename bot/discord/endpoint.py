"""Where Discord is: at discord.com, or wherever the settings say (the sandbox); and how soon to
reconnect."""

import math
import random
import time

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises when the connection breaks; its own errors are Discord's answers."""

LONGEST = 120.0
"""Most seconds between attempts to reconnect: after an hour without a line nobody should wait a
quarter of another. At most 960 attempts a day stay below Discord's limit of 1000 new sessions, even
if each gets that far."""
HELD = 90.0
"""Seconds after which an attempt has worked: one that hangs is given up after 60."""


def point_discord_at(api: str, gateway: str) -> None:
    """Make discord.py talk to another REST base and gateway; an empty text changes nothing."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class SoonBack:
    """How long to wait before each attempt: twice as long each time, up to ``LONGEST``, where
    discord.py waits up to 17 minutes; starts over once the line has held for a while."""

    def __init__(self) -> None:
        self._longest = 1.0
        self._next = -math.inf
        """When the latest attempt is, or was, due."""

    def delay(self) -> float:
        """Seconds until the next attempt."""
        now = time.monotonic()
        if now - self._next > HELD:
            self._longest = 1.0
        self._longest = min(LONGEST, 2 * self._longest)
        seconds = random.uniform(self._longest / 2, self._longest)  # noqa: S311 - no secret
        self._next = now + seconds
        return seconds
