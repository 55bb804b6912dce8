"""If the line to Discord is cut for long, the bot comes back soon after it is there again."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
from discord.gateway import DiscordWebSocket

from bot.app import Tarok
from bot.base.exit_status import TRY_AGAIN
from bot.base.settings import Settings
from bot.discord.endpoint import SoonBack
from bot.discord.gateway.identifying import IdentifyLimiter
from bot.discord.gateway.line import ShardLine
from bot.host.trouble import explain
from bot.store.sqlite.store import SqliteStore

ATTEMPTS = 60
"""So many that the pauses have long reached their longest."""


@pytest.fixture
async def client(tmp_path: Path) -> Tarok:
    """A bot that was never connected."""
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    try:
        made = Tarok(Settings(token=""), store)
    finally:
        await store.close()
    made.loop = asyncio.get_running_loop()
    made._lines = (ShardLine(made, 0, made._starts),)
    return made


class Enough(Exception):
    """The test has seen enough."""


async def at_once(*_: object) -> None:
    """Nobody waits."""


async def no_line(*_: object, **_more: object) -> None:
    raise ConnectionRefusedError


async def test_it_tries_every_two_minutes_at_least(client: Tarok) -> None:
    waits = list[float]()

    async def waited(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == ATTEMPTS:
            raise Enough

    client._came = True  # it was there once
    with (
        patch.object(DiscordWebSocket, "from_client", no_line),
        patch.object(IdentifyLimiter, "set_out", at_once),
        patch("bot.discord.gateway.line.asyncio.sleep", waited),
        pytest.raises(Enough),
    ):
        await client.connect()
    assert len(waits) == ATTEMPTS and max(waits) <= 120 and sum(waits) > 10 * 120


async def test_a_gateway_that_never_answered_is_told_in_a_sentence(client: Tarok) -> None:
    with (
        patch.object(DiscordWebSocket, "from_client", no_line),
        pytest.raises(ConnectionError) as raised,
    ):
        await client.connect()
    told = explain(raised.value)
    assert told is not None and told[1] == TRY_AGAIN and "cannot be reached" in told[0]


def test_a_line_that_has_held_is_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("bot.discord.endpoint.time.monotonic", lambda: now)
    waits = SoonBack()
    for _ in range(ATTEMPTS):
        last = waits.delay()
        now += last + 60  # each attempt hangs
    assert last >= 60
    now += 31
    assert waits.delay() <= 2
