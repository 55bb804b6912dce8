"""What the host is told when the bot cannot start or go on: a line that says what to do."""

import asyncio
import os
import random
import sqlite3
import sys
from pathlib import Path

import pytest

from sandbox.client import User, text_of
from sandbox.process import BotProcess
from sandbox.server import Server
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, controls_of, went_through


async def run(server: Server, database: Path, **settings: str) -> tuple[int, str]:
    """Run the bot until it ends by itself: exit status and what it says."""
    environment = {**os.environ, **server.environment, "TAROK_DB": str(database), **settings}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    async with asyncio.timeout(30):
        said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "wrong"}, "check DISCORD_TOKEN"),
        ({"TAROK_PACE": "soon"}, "TAROK_PACE takes a number of seconds"),
        ({"TAROK_LOG": "loud"}, "TAROK_LOG takes one of"),
        ({"TAROK_DISCORD_API": "http://127.0.0.1:9/api/v10"}, "cannot be reached"),
    ],
)
async def test_a_bad_setting_is_named(
    server: Server, database: Path, settings: dict[str, str], told: str
) -> None:
    status, said = await run(server, database, **settings)
    assert status == 1
    assert told in said
    assert "Traceback" not in said


async def test_a_broken_database_is_named(server: Server, tmp_path: Path) -> None:
    corrupt, newer = tmp_path / "corrupt.sqlite3", tmp_path / "newer.sqlite3"
    corrupt.write_bytes(b"no database at all, but long enough for a header" * 100)
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 999")
    for database in (corrupt, newer):
        before = database.read_bytes()
        status, said = await run(server, database)
        assert status == 1
        assert str(database) in said
        assert "Traceback" not in said
        assert database.read_bytes() == before


async def test_two_bots_do_not_share_a_database(
    bot: BotProcess, server: Server, database: Path
) -> None:
    status, said = await run(server, database)
    assert status == 1
    assert str(database) in said


async def test_a_store_that_cannot_write_refuses_the_move_kindly(
    start_bot: StartBot, people: tuple[User, ...], database: Path
) -> None:
    await start_bot()
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    called = await game.ready()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    move = next(one for one in controls_of(hand) if one.moves)
    blocker = sqlite3.connect(database, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    await user.click(hand, move.id)
    await user.wait_for(lambda ms: any("cannot write" in text_of(message) for message in ms))
    blocker.execute("ROLLBACK")
    blocker.close()
    again = await user.click(hand, move.id, stale=True)
    assert went_through(again)
