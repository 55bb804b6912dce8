"""The line that tells a host what to do when the bot cannot start or go on."""

import asyncio
import os
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from sandbox import APPLICATION, BotProcess, Fault, Server, User, text_of
from tests.databases import sqlite_connection
from tests.timeout import TIMEOUT
from tests.wire.conftest import StartBot, wait_for_commands
from tests.wire.playing import Game, controls_of, has_logged, wait_for_query, went_through
from tests.wire.processes import AGAIN, STOP, run_bot, wait_for_log_line


async def run_new_interpreter(
    server: Server, database: Path, *words: str, **settings: str
) -> tuple[int, str]:
    """Run the bot in a process that imports everything itself, as when a host starts it."""
    environment = {**os.environ, **server.environment, "TAROK_DB": str(database), **settings}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *words, env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    async with asyncio.timeout(TIMEOUT):
        said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


@pytest.mark.parametrize(
    ("settings", "sentence", "expected"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set", STOP),
        ({"DISCORD_TOKEN": "wrong"}, "check DISCORD_TOKEN", STOP),
        ({"TAROK_PACE": "soon"}, "TAROK_PACE takes a number of seconds", STOP),
        ({"TAROK_LOG": "loud"}, "TAROK_LOG takes one of", STOP),
        ({"TAROK_DISCORD_API": "http://127.0.0.1:9/api/v10"}, "cannot be reached", AGAIN),
    ],
)
async def test_a_bad_setting_is_named(
    server: Server, database: Path, settings: dict[str, str], sentence: str, expected: int
) -> None:
    status, said = await run_bot(server, database, **settings)
    assert status == expected
    assert sentence in said
    assert "Traceback" not in said


async def test_emojis_are_uploaded_by_a_command(server: Server, database: Path) -> None:
    server.weather.faults.append(Fault("POST", "/emojis$", "413"))
    status, said = await run_bot(server, database, "emojis")
    assert status == AGAIN
    assert "run this again" in said
    assert "Traceback" not in said
    status, said = await run_bot(server, database, "emojis")
    assert status == 0
    assert "103 emojis uploaded" in said
    assert len(server.world.emojis.all) == 103


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(4004, "check DISCORD_TOKEN"), (4010, "TAROK_SHARDS"), (4014, "developer portal")],
)
async def test_a_gateway_that_turns_the_bot_away_is_explained(
    server: Server, database: Path, code: int, sentence: str
) -> None:
    server.gateway.refuses = code
    status, said = await run_bot(server, database)
    assert status == STOP
    assert sentence in said
    assert "Traceback" not in said


@pytest.mark.parametrize("code", [4004, 4010, 4014])
async def test_a_gateway_that_throws_the_bot_out_is_explained(
    bot: BotProcess, server: Server, log: Path, code: int
) -> None:
    await server.gateway.close_with(code)
    assert await bot.wait_for_exit() == STOP
    assert "Discord" in log.read_text("utf-8").splitlines()[-1]


@pytest.mark.parametrize("path", ["/users/@me$", "/gateway/bot$"])
async def test_discord_in_trouble_at_a_start_is_waited_for(
    start_bot: StartBot, server: Server, log: Path, path: str
) -> None:
    server.weather.faults.append(Fault("GET", path, "503", times=2))
    bot = await start_bot()
    assert log.read_text("utf-8").count("Discord is in trouble (503)") == 2
    assert await bot.stop() == 0


REFUSALS = [
    ("/users/@me$", "html-429", 0.0),
    ("/oauth2/applications/@me$", "html-429", 1.0),
    ("/gateway/bot$", "html-403", 0.0),
    *(
        pytest.param(*refusal, marks=pytest.mark.long)
        for refusal in (
            ("/users/@me$", "html-429", 1.0),
            ("/users/@me$", "html-403", 0.0),
            ("/gateway/bot$", "403", 0.0),
            ("/gateway/bot$", "html-429", 0.0),
        )
    ),
]
"""Some of them are tried in ``make test``."""


@pytest.mark.parametrize(("path", "kind", "wait"), REFUSALS)
async def test_refusal_at_login_that_passes_is_waited_out_in_one_line_each(
    start_bot: StartBot, server: Server, log: Path, path: str, kind: str, wait: float
) -> None:
    """As when Discord's proxy has banned an address that asked too often."""
    server.weather.faults.append(Fault("GET", path, kind, times=2, retry_after=wait))
    bot = await start_bot()
    lines = log.read_text("utf-8").splitlines()
    waited = [line for line in lines if "next attempt in" in line]
    assert len(waited) == 2
    assert all(kind.removeprefix("html-") in line for line in waited)
    assert not [line for line in lines if "<" in line or "blocked from accessing" in line]
    assert await bot.stop() == 0


async def test_gateway_that_refuses_connections_at_login_is_waited_for(
    start_bot: StartBot, server: Server, log: Path
) -> None:
    server.gateway.refusals += [429, 403, 503]
    bot = await start_bot()
    assert log.read_text("utf-8").count("next attempt in") == 3
    assert await bot.stop() == 0


async def test_token_that_is_refused_after_login_ends_the_bot(
    server: Server, database: Path
) -> None:
    """It was reset in between: no attempt with it will ever succeed."""
    server.weather.faults.append(Fault("GET", "/gateway/bot$", "401"))
    status, said = await run_bot(server, database)
    assert status == STOP
    assert "check DISCORD_TOKEN" in said.splitlines()[-1]


@pytest.mark.parametrize("kind", ["403", "30034", "503"])
async def test_tables_are_served_when_the_commands_cannot_be_written(
    bot: BotProcess, server: Server, people: tuple[User, ...], database: Path, log: Path, kind: str
) -> None:
    """As after an update on a day when Discord accepts no more commands."""
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    await bot.stop()
    with sqlite_connection(database) as db:
        db.execute("UPDATE notes SET value = 'of another release'")
    server.weather.faults.append(Fault("PUT", "/commands$", kind, times=99))
    await bot.start()
    for _ in range(3):
        assert await game.step()
    assert (await people[0].slash("tarok match score")).message is not None
    await wait_for_log_line(log, "the commands could not be written")


async def test_commands_are_written_only_when_they_differ(
    bot: BotProcess, server: Server, database: Path
) -> None:
    def written() -> list[str]:
        return [command["id"] for command in server.world.commands]

    first = written()
    await wait_for_query(database, "SELECT count(*) FROM notes WHERE key = 'commands'")
    await bot.stop()
    await bot.start()
    assert written() == first
    await bot.stop()
    server.world.commands.clear()  # another Discord, or somebody has deleted them there
    await bot.start()
    await wait_for_commands(server)
    assert written() != first and len(written()) == len(first)


OTHERS: list[dict[str, Any]] = [
    {
        "id": "7", "application_id": str(APPLICATION), "type": 4, "name": "launch",
        "description": "", "handler": 2,
    },
    {
        "id": "8", "application_id": str(APPLICATION), "type": 1, "name": "elsewhere",
        "description": "Of another program",
        "description_localizations": {"sl": "Drugega programa"},
    },
]  # fmt: skip


async def test_commands_that_are_not_ours_are_kept_by_a_bulk_write(
    bot: BotProcess, server: Server, people: tuple[User, ...], database: Path
) -> None:
    """As the Entry Point command, without which Discord takes no bulk write at all."""
    await wait_for_query(database, "SELECT count(*) FROM notes WHERE key = 'commands'")
    await bot.stop()
    server.world.commands[:] = [{**other} for other in OTHERS]
    await bot.start()
    async with asyncio.timeout(TIMEOUT):
        await server.world.synced.wait()
    tarok, *others = server.world.commands
    assert tarok["name"] == "tarok"
    assert [
        {key: command.get(key) for key in known}
        for command, known in zip(others, OTHERS, strict=True)
    ] == OTHERS
    assert (await people[0].slash("tarok help")).message is not None


async def test_entry_point_command_is_answered_kindly(
    bot: BotProcess, server: Server, people: tuple[User, ...]
) -> None:
    """Discord sends it to an application that has said that it starts its Activity itself."""
    server.world.commands.append({**OTHERS[0]})
    answer = await people[0].slash("launch")
    assert answer.message is not None
    assert "changed" in text_of(answer.message)


async def test_commands_are_not_written_again_because_of_others(
    bot: BotProcess, server: Server, database: Path
) -> None:
    await wait_for_query(database, "SELECT count(*) FROM notes WHERE key = 'commands'")
    await bot.stop()
    server.world.commands += [{**other} for other in OTHERS]
    before = [command["id"] for command in server.world.commands]
    await bot.start()
    server.world.commands[:] = [
        command for command in server.world.commands if command["id"] != "7"
    ]
    await bot.stop()
    await bot.start()
    assert [command["id"] for command in server.world.commands] == [
        command_id for command_id in before if command_id != "7"
    ]


async def test_a_running_bot_is_backed_up(
    bot: BotProcess, server: Server, people: tuple[User, ...], database: Path, tmp_path: Path
) -> None:
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    for _ in range(3):
        await game.step()
    target = tmp_path / "copy.sqlite3"
    status, said = await run_bot(server, database, "backup", str(target), DISCORD_TOKEN="")
    assert (status, said) == (0, f"{target} holds what {database} holds.\n")
    assert game.done and has_logged(target, game.done)
    status, said = await run_bot(server, database, "backup", str(target))
    assert status == STOP and "exists already" in said


async def test_a_command_line_that_means_nothing_is_explained(
    server: Server, database: Path
) -> None:
    status, said = await run_new_interpreter(server, database, "fly")
    assert status == STOP
    assert "backup" in said and "health" in said


async def test_a_broken_database_is_named(server: Server, tmp_path: Path) -> None:
    corrupt, newer = tmp_path / "corrupt.sqlite3", tmp_path / "newer.sqlite3"
    corrupt.write_bytes(b"no database at all, but long enough for a header" * 100)
    with sqlite_connection(newer) as db:
        db.execute("PRAGMA user_version = 999")
    for database in (corrupt, newer):
        before = database.read_bytes()
        status, said = await run_bot(server, database)
        assert status == STOP
        assert str(database) in said
        assert "Traceback" not in said
        assert database.read_bytes() == before


async def test_two_bots_do_not_share_a_database(
    bot: BotProcess, server: Server, database: Path
) -> None:
    status, said = await run_bot(server, database)
    assert status == AGAIN
    assert str(database) in said


async def test_a_store_that_cannot_write_refuses_the_move_kindly(
    start_bot: StartBot, people: tuple[User, ...], database: Path
) -> None:
    await start_bot()
    game = Game(people, random.Random(1))
    await game.open(deals=1)
    called = await game.wait_for_turn()
    assert called is not None
    user, board = called
    hand = await game.hand(user, board)
    assert hand is not None
    move = next(control for control in controls_of(hand) if control.moves)
    blocker = sqlite3.connect(database, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    async with asyncio.TaskGroup() as both:  # the message fades, so they look meanwhile
        both.create_task(user.wait_for(lambda ms: any("can't write" in text_of(m) for m in ms)))
        both.create_task(user.click(hand, move.id))
    blocker.execute("ROLLBACK")
    blocker.close()
    again = await user.click(hand, move.id, stale=True)
    assert went_through(again)
