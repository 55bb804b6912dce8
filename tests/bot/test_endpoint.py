"""Where the line to Discord is cut for long, the bot comes back soon after it is there again."""

import asyncio
from pathlib import Path
from unittest.mock import Mock, patch

import pytest
from discord.gateway import DiscordWebSocket

from bot.app import Tarok
from bot.settings import Settings
from bot.store.sqlite import SqliteStore

ATTEMPTS = 60
"""So many that any of them has long become as slow as they become."""


async def test_it_tries_every_two_minutes_at_least(tmp_path: Path) -> None:
    waits = list[float]()

    async def no_line(*_: object, **_more: object) -> None:
        raise ConnectionRefusedError

    async def waited(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == ATTEMPTS:
            raise asyncio.CancelledError

    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    try:
        client = Tarok(Settings(token=""), store)
    finally:
        await store.close()
    client.loop = asyncio.get_running_loop()
    client.ws = Mock(sequence=1, latency=0.1)  # it was there once
    with (
        patch.object(DiscordWebSocket, "from_client", no_line),
        patch("discord.client.asyncio.sleep", waited),
        pytest.raises(asyncio.CancelledError),
    ):
        await client.connect()
    assert len(waits) == ATTEMPTS and max(waits) <= 120 and sum(waits) > 10 * 120
