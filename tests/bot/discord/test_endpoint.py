"""Reconnection after a long outage of Discord."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
from discord.gateway import DiscordWebSocket

from bot.app import Tarok
from bot.base.exit_status import TRY_AGAIN
from bot.base.settings import Settings
from bot.discord.endpoint import Backoff
from bot.discord.gateway.identifying import IdentifyLimiter
from bot.discord.gateway.line import ShardLine
from bot.host.trouble import explain
from bot.store.sqlite.store import SqliteStore

ATTEMPTS = 60
"""Number of attempts after which the pauses have long reached their maximum."""


@pytest.fixture
async def client(tmp_path: Path) -> Tarok:
    """A bot that was never connected."""
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    try:
        made = Tarok(Settings(token=""), store)
    finally:
        await store.close()
    made.loop = asyncio.get_running_loop()
    made._lines = (ShardLine(made, 0, made._identify_limiter),)
    return made


class Enough(Exception):
    """Ends the test."""


async def at_once(*_: object) -> None:
    """Do not wait."""


async def no_line(*_: object, **_more: object) -> None:
    raise ConnectionRefusedError


async def test_reconnection_is_tried_at_least_every_two_minutes(client: Tarok) -> None:
    waits = list[float]()

    async def waited(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == ATTEMPTS:
            raise Enough

    client._was_connected = True
    with (
        patch.object(DiscordWebSocket, "from_client", no_line),
        patch.object(IdentifyLimiter, "wait_to_connect", at_once),
        patch("bot.discord.gateway.line.asyncio.sleep", waited),
        pytest.raises(Enough),
    ):
        await client.connect()
    assert len(waits) == ATTEMPTS and max(waits) <= 120 and sum(waits) > 10 * 120


async def test_unreachable_gateway_at_the_start_is_explained(client: Tarok) -> None:
    with (
        patch.object(DiscordWebSocket, "from_client", no_line),
        pytest.raises(ConnectionError) as raised,
    ):
        await client.connect()
    explanation = explain(raised.value)
    assert (
        explanation is not None
        and explanation[1] == TRY_AGAIN
        and "cannot be reached" in explanation[0]
    )


def test_backoff_starts_over_after_a_stable_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("bot.discord.endpoint.time.monotonic", lambda: now)
    waits = Backoff()
    for _ in range(ATTEMPTS):
        last = waits.delay()
        now += last + 60  # each attempt hangs
    assert last >= 60
    now += 31
    assert waits.delay() <= 2
