"""Address of Discord (the settings may name another, such as the sandbox), and the backoff."""

import math
import random
import time

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors of a broken connection; discord.py's own errors are Discord's answers."""

MAX_DELAY = 120.0
"""Maximum seconds between attempts to reconnect. At most 960 attempts a day stay below Discord's
limit of 1000 new sessions."""
STABLE_SECONDS = 90.0
"""Time after which an attempt has succeeded: one that hangs is given up after 60 seconds."""


def point_discord_at(api: str, gateway: str) -> None:
    """Make discord.py talk to another REST base and gateway; an empty text changes nothing."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class Backoff:
    """Exponential backoff with jitter, up to ``MAX_DELAY`` (discord.py's grows to 17 minutes).

    It starts over after a stable connection.
    """

    def __init__(self) -> None:
        self._max_delay = 1.0
        self._next = -math.inf
        """Time at which the latest attempt is, or was, due."""

    def delay(self) -> float:
        """Seconds until the next attempt."""
        now = time.monotonic()
        if now - self._next > STABLE_SECONDS:
            self._max_delay = 1.0
        self._max_delay = min(MAX_DELAY, 2 * self._max_delay)
        seconds = random.uniform(self._max_delay / 2, self._max_delay)  # noqa: S311 - no secret
        self._next = now + seconds
        return seconds
