"""Where Discord is: at discord.com, or wherever the settings say (the sandbox)."""

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises when the connection breaks; its own errors are answers of Discord."""


def point_discord_at(api: str, gateway: str) -> None:
    """Make discord.py talk to another REST base and gateway; an empty text changes nothing."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
