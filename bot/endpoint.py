"""Where Discord is: at discord.com, or wherever the settings say (the sandbox); and how soon the
bot tries to come back where the line is cut."""

import aiohttp
import yarl
from discord import client
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises when the connection breaks; its own errors are answers of Discord."""

LONGEST = 120.0
"""Seconds between two attempts to come back: after an hour without a line people are not to wait
for a quarter of another one. Some 760 a day are too few for Discord's limit of 1000 new sessions,
even where each attempt comes so far."""


def point_discord_at(api: str, gateway: str) -> None:
    """Make discord.py talk to another REST base and gateway; an empty text changes nothing."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class SoonBack(ExponentialBackoff[bool]):
    """Waits at most ``LONGEST`` between two attempts, where discord.py waits up to 17 minutes."""

    def delay(self) -> float:
        """Seconds until the next attempt."""
        return min(LONGEST, super().delay())


def come_back_soon() -> None:
    """Make discord.py try so, which has no setting for that."""
    client.ExponentialBackoff = SoonBack  # type: ignore[assignment, attr-defined]
