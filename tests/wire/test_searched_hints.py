"""Hints by the search: a worker of the real bot thinks of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client import User, text_of
from sandbox.process import BotProcess
from sandbox.server import Server
from tests.wire.conftest import QUICK
from tests.wire.test_hints import asked, open_with_house, told_at_the_end

POOLS = ("house players", "hints and analyses")
"""Who has workers of their own."""
WAKING = 180
"""Seconds until all have compiled what they need, where nothing is kept from before."""


@pytest.fixture
async def bot(server: Server, database: Path, log: Path) -> AsyncIterator[BotProcess]:
    """A bot whose workers are awake; a process of its own, for one that was forked has none."""
    environment = {**QUICK, "TAROK_DB": str(database), "TAROK_WORKERS": "1"}
    bot = BotProcess(server, ["-m", "bot"], log, {**environment, "TAROK_THINK": "0.02"})
    await bot.start()
    async with asyncio.timeout(WAKING):
        # The file is another process's, and nothing else tells of it: there is no event to await.
        while log.read_text("utf-8").count("workers are awake") < len(POOLS):  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    yield bot
    await bot.stop()


async def test_a_worker_gives_hints_with_figures(
    bot: BotProcess, people: tuple[User, ...], log: Path
) -> None:
    game = await open_with_house(people[0])
    while True:
        hand = text_of(await asked(game))
        if "on average" in hand:  # what is said and bid may be left to rules of thumb
            break
        await game.step()
    assert "deals that fit" in hand
    assert "hint" in await told_at_the_end(game)
    assert "Traceback" not in log.read_text("utf-8")
