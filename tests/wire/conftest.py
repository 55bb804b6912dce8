"""The stand-in for Discord, users in it, and the real bot as a process beside it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import SOFT, BotProcess, Hardness, Sandbox, Server, User
from tests.timeout import TIMEOUT, poll_until
from tests.wire.bot_log import has_traceback
from tests.wire.loop_watch import slow_callbacks
from tests.wire.seeded import PATIENT, seed
from tests.wire.warm import WarmBot

QUICK = {
    "TAROK_PACE": "0",
    "TAROK_SOLO_PACE": "0",
    "TAROK_WORKERS": "0",
    "TAROK_REDRAW": "0.01",
    "TAROK_LIMIT_CLICKS": "0",
    "TAROK_SLIP": "0",
    "TAROK_LOOK": "text",
    "TAROK_EMOJIS": "0",
}

IN_TIME = 2 * PATIENT
"""Seconds in which the bot acknowledges even on a busy machine: Discord gives it three."""

POOLS = ("house players", "hints and analyses")
"""Tests whose bots have workers of their own."""
WAKING = 180
"""Seconds for all to compile what they need, where nothing is kept from before."""

ONE_COMPILES = pytest.mark.xdist_group("searching")
"""For tests of the search: they share a worker, so that nothing is compiled twice."""
STUDIED = 900.0
"""Seconds within which workers of low priority have judged a deal: on a busy machine they give way
to all else, and may get a twentieth of a core."""
WAITS_FOR_STUDY = pytest.mark.timeout(1.2 * STUDIED)

DAY = 24 * 60 * 60
ENOUGH = 120.0
"""Seconds that a test of the daily deal takes at most."""

ONE_DAY = pytest.mark.usefixtures("one_day")
"""For tests that open a daily deal: it closes at midnight, UTC, and the bot's clock is real."""

StartBot = Callable[..., Awaitable[BotProcess]]


async def wait_for_new_day(
    now: Callable[[], float] = time.time,
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Wait for the new day if the old one ends soon."""
    while (left := DAY - now() % DAY) < ENOUGH:
        await wait(left)


@pytest.fixture
async def one_day() -> None:
    """The day does not end while the test runs."""
    await wait_for_new_day()


@pytest.fixture
async def server(request: pytest.FixtureRequest) -> AsyncIterator[Server]:
    """The stand-in.

    Its people are quicker than real ones, so it limits nothing unless the test's module sets
    ``HARDNESS``.
    """
    hardness: Hardness = getattr(request.module, "HARDNESS", SOFT)
    async with Server(limit=100_000, time_to_acknowledge=IN_TIME, hardness=hardness) as server:
        yield server


@pytest.fixture
async def sandbox(server: Server) -> AsyncIterator[Sandbox]:
    async with Sandbox(server.address) as sandbox:
        yield sandbox


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseAddress:
    """A file; with ``on_each_database`` also a server's database."""
    if "database_address" in request.fixturenames:
        address: DatabaseAddress = request.getfixturevalue("database_address")
        assert not isinstance(address, str)
        return address
    return tmp_path / "tarok.sqlite3"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "bot.log"


async def wait_for_commands(server: Server) -> None:
    """Wait until Discord has commands; a bot that finds its own there writes none."""
    if not server.world.commands:
        async with asyncio.timeout(TIMEOUT):
            await server.world.synced.wait()


@pytest.fixture
async def start_bot(
    server: Server, database: DatabaseAddress, log: Path
) -> AsyncIterator[StartBot]:
    """Starts a bot process and waits for its commands: a busy bot is ready before it has them.

    Whatever still runs at the end is stopped; nothing may have gone wrong in it, or held its loop.
    """
    started: list[BotProcess] = []

    async def start(*, hurried: bool = False, **settings: str) -> BotProcess:
        environment = {**QUICK, "TAROK_DB": str(database), **settings}
        bot = WarmBot(server, ["-m", "bot"], log, environment, hurried=hurried)
        started.append(bot)
        await bot.start()
        await wait_for_commands(server)
        return bot

    yield start
    for bot in started:
        await bot.stop()
    assert not slow_callbacks(log)
    assert not has_traceback(log), log.read_text("utf-8")
    assert "cannot be shown" not in log.read_text("utf-8")  # a sentence that no language has


@pytest.fixture
async def bot(start_bot: StartBot) -> BotProcess:
    return await start_bot()


@pytest.fixture
async def searching(
    server: Server, database: DatabaseAddress, log: Path
) -> AsyncIterator[BotProcess]:
    """A bot whose workers are awake: a separate process, as a forked one has none."""
    environment = {**QUICK, "TAROK_DB": str(database), "TAROK_WORKERS": "1", "TAROK_THINK": "0.02"}
    bot = BotProcess(server, ["-m", "tests.wire.seeded", seed()], log, environment)
    await bot.start()
    await wait_for_commands(server)
    await poll_until(
        lambda: log.read_text("utf-8").count("workers are awake") >= len(POOLS), WAKING
    )
    yield bot
    await bot.stop()
    assert not has_traceback(log), log.read_text("utf-8")
    assert not slow_callbacks(log)


@pytest.fixture
async def people(sandbox: Sandbox) -> tuple[User, ...]:
    return tuple([await sandbox.user(name) for name in ("Ana", "Bor", "Cilka", "Dane")])
