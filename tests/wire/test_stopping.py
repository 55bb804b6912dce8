"""The bot is told to stop: it does so soon, and what it has acknowledged is kept."""

import asyncio
import random
import signal
import sys
from pathlib import Path

import pytest

from sandbox import BotProcess, Fault, Server, User
from tests.timeout import TIMEOUT
from tests.wire.playing import Game, has_logged

TROUBLE = ("none", "silent gateway", "slow edits")


@pytest.mark.parametrize("trouble", TROUBLE)
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_acknowledged_moves_survive_a_stop(
    bot: BotProcess,
    server: Server,
    people: tuple[User, ...],
    database: Path,
    log: Path,
    how: signal.Signals,
    trouble: str,
) -> None:
    """Also while Discord doesn't answer: nobody waits for that."""
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    for _ in range(4):
        assert await game.step()
    server.gateway.silent = trouble == "silent gateway"
    if trouble == "slow edits":
        slow = Fault("PATCH", "/channels/.*/messages/", "slow", times=99, retry_after=TIMEOUT)
        server.weather.faults.append(slow)
    assert await game.step()
    assert await bot._end(how) == 0
    assert game.done and has_logged(database, game.done)
    assert log.read_text("utf-8").splitlines()[-1].endswith("bot: stopped")


async def test_hanging_process_ends_in_time() -> None:
    """A process whose only thread does nothing any more."""
    hangs = (
        "import threading; from bot import serving; serving.SHUTDOWN_SECONDS = 0.1; "
        "serving.end_in_time(); threading.Event().wait()"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", hangs, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(TIMEOUT):
        _, said = await process.communicate()
    assert process.returncode == 0
    assert b"no move is lost" in said
