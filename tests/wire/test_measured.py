"""Port and log of a bot in play."""

import asyncio
import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.base import VERSION
from sandbox import Fault, Server, User, pictures
from tests.bot.base.metrics_port import values
from tests.ports import free_port
from tests.timeout import TIMEOUT
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, controls_of
from tests.wire.processes import read_port, wait_for_log_line

PICTURES = {"style": "pictures", "deck": "classic"}


async def test_a_match_is_measured(
    start_bot: StartBot, people: tuple[User, ...], log: Path, tmp_path: Path
) -> None:
    port = free_port()
    kept = tmp_path / "kept"
    await start_bot(TAROK_PORT=str(port), TAROK_BACKUP_EVERY="24", TAROK_BACKUP_FOLDER=str(kept))
    assert f"Tarok {VERSION}, Python " in log.read_text("utf-8").partition("\n")[0]
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    for _ in range(4):
        assert await game.step()
    assert await read_port(port, "/healthz") == f"well\nTarok {VERSION}\n"
    moves = ("tarok_click_seconds_count", "move")  # counted once Discord has taken the answer
    counted = await read_port(port, "/metrics", wanted=lambda text: values(text).get(moves, 0) >= 4)
    measured = values(counted)
    assert measured["tarok_click_seconds_count", "tarok new"] == 1
    assert measured["tarok_requests_total", "200", "own"] > 0
    answers = [key for key in measured if key[0] == "tarok_requests_total" and key[2] != "own"]
    assert sum(measured[key] for key in answers) >= 8
    assert measured["tarok_uploaded_bytes_total", "own"] > 100
    assert measured["tarok_tables", "awake"] == 1
    assert measured[("tarok_gateway_connected",)] == 1
    assert measured["tarok_store_seconds_count", "write"] >= 4
    assert measured["tarok_log_lines_total", "ERROR"] == 0
    assert (measured["tarok_role", "serves"], measured["tarok_role", "waiting"]) == (1, 0)
    assert measured[("tarok_database_reachable",)] == 1
    assert measured[("tarok_database_bytes",)] > 100_000
    assert measured[("tarok_commands_refused",)] == 0
    assert measured[("tarok_backup_succeeded",)] == 1
    assert measured[("tarok_oldest_edit_seconds",)] < TIMEOUT


async def test_commands_that_discord_refuses_are_measured(
    start_bot: StartBot, server: Server, database: Path
) -> None:
    port = free_port()
    bot = await start_bot(TAROK_PORT=str(port))
    await bot.stop()
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("UPDATE notes SET value = 'of another release' WHERE key = 'commands'")
    server.weather.faults.append(Fault("PUT", "/commands$", "403", times=99))
    await bot.start()
    refused = ("tarok_commands_refused",)
    await read_port(port, "/metrics", wanted=lambda text: values(text)[refused] == 1)


async def test_a_line_of_the_log_says_on_whose_behalf_it_was_written(
    start_bot: StartBot, server: Server, people: tuple[User, ...], log: Path, database: Path
) -> None:
    await start_bot(TAROK_LOG_FORMAT="json", TAROK_LOG="DEBUG")
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    with closing(sqlite3.connect(database, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        await user.click(hand, next(control for control in controls_of(hand) if control.moves).id)
        await wait_for_log_line(log, "the store refused")  # what people read of it fades
    async with asyncio.timeout(TIMEOUT):
        while not pictures((await user.slash("tarok look", **PICTURES)).message or {}):
            pass  # on a busy machine they come too late for one answer, and are there for another
    text, _, _ = log.read_text("utf-8").rpartition("\n")  # the last line may be half written
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    (refused,) = (line for line in lines if "the store refused" in line["message"])
    assert {"interaction", "server", "table"} <= refused.keys()
    assert refused["level"] == "ERROR"
    assert not [line for line in lines if line["logger"].startswith("PIL")]
    assert not any(user.name in text for user in people)
    assert server.environment["DISCORD_TOKEN"] not in text
    assert not re.search(r"\b(?:play|bid|lay|pick|exchange|talon):[A-Z]?", text)  # nor a move
