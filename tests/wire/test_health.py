"""Whether the bot is well, as a watchdog sees it, through the real discord.py."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Tarok
from bot.base import pulse
from bot.base.health import is_well
from bot.base.pulse import Pulse
from bot.base.settings import read_settings
from bot.store.sqlite.store import SqliteStore
from sandbox import Server
from tests.timeout import poll_until

QUICK_MS = 100
"""Between two heartbeats; else a loss would be seen only after minutes."""
BEAT, SILENCE = 0.02, 0.5


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """The stand-in; its address is forgotten at the end."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1"))
    async with Server() as server:
        server.gateway.heartbeat_ms = QUICK_MS
        monkeypatch.setattr(pulse, "BEAT_SECONDS", BEAT)
        monkeypatch.setattr(pulse, "MAX_SILENCE", SILENCE)
        yield server


@asynccontextmanager
async def running_bot(server: Server, database: Path) -> AsyncIterator[Tarok]:
    """A bot in this process, with a quick pulse."""
    settings = read_settings(
        {**server.environment, "TAROK_DB": str(database), "TAROK_WORKERS": "0"}
    )
    store = await SqliteStore.open(database)
    client = Tarok(settings, store)
    async with client, Pulse(client, database, intact=lambda: True):
        starting = asyncio.create_task(client.start(settings.token))
        yield client
        await client.close()
        await asyncio.gather(starting, return_exceptions=True)
    await store.close()


async def wait_for_health(database: Path, *, well: bool) -> None:
    """Wait until a watchdog sees it so: it looks at a file, so there is no event to await."""
    await poll_until(lambda: is_well(database) == well)


async def test_a_line_that_is_cut_is_seen_and_that_it_is_mended(
    server: Server, database: Path
) -> None:
    """Nothing closes the connection; discord.py by itself would notice after a minute."""
    assert not is_well(database)
    async with running_bot(server, database):
        await wait_for_health(database, well=True)
        server.gateway.silent = True
        await wait_for_health(database, well=False)
        server.gateway.silent = False
        await wait_for_health(database, well=True)
    assert not is_well(database)


async def test_closed_bot_no_longer_says_that_it_serves(server: Server, database: Path) -> None:
    """Its metrics are read until the next one starts, which may be hours later."""
    async with running_bot(server, database) as client:
        await wait_for_health(database, well=True)
        open_role = client.role
    assert (open_role, client.role) == ("serves", "waiting")


async def test_discord_that_is_gone_is_seen_and_that_it_is_back(
    server: Server, database: Path
) -> None:
    async with running_bot(server, database):
        await wait_for_health(database, well=True)
        port = server.port
        await server.__aexit__()
        await wait_for_health(database, well=False)
        async with Server(port) as again:
            again.gateway.heartbeat_ms = QUICK_MS
            await wait_for_health(database, well=True)
