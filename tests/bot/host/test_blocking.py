"""``python -m bot block``, ``unblock`` and ``blocked``, while a bot has the database."""

import asyncio
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.blocks.rows import Block, BlockRows
from bot.cli import main
from bot.host import blocking
from tests.bot.world import World
from tests.databases import direct_connection, sqlite_only

USER, SERVER = 812_345_678_901_234_567, 712_345_678_901_234_567
WHY = "Insults at three tables."


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines on the terminal since the last call."""
    return capsys.readouterr().out.splitlines()


async def test_blocks_are_written_and_read_beside_a_running_bot(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = BlockRows(world.store)

    async def run(command: str, *words: str) -> list[str]:
        function = getattr(blocking, command)
        assert await asyncio.to_thread(function, world.path, *words) == 0
        return lines(capsys)

    assert await run("print_blocked") == ["Nobody is blocked."]
    assert await run("block", "user", str(USER), WHY) == [
        f"The user {USER} is blocked, a few seconds from now."
    ]
    (block,) = await rows.blocks()
    assert block == Block("user", USER, WHY, block.since)
    assert await rows.claim_notice(USER), "the bot and the terminal write by turns"
    (line,) = await run("block", "user", str(USER), WHY)
    assert "already, since 20" in line and line.endswith("nothing was changed.")
    (line,) = await run("block", "user", str(USER), "Bots.")
    assert "already" in line and line.endswith("replaces the earlier one.")
    await run("block", "server", str(SERVER), WHY)
    heading, first, second = await run("print_blocked")
    assert heading.split() == ["blocked", "since", "(UTC)", "told", "why"]
    assert {first.split()[1], second.split()[1]} == {str(USER), str(SERVER)}
    assert len({line.index(why) for line, why in zip((heading, first, second), (
        "why", "Bots." if "Bots." in first else WHY, "Bots." if "Bots." in second else WHY,
    ), strict=True)}) == 1, "columns are aligned"  # fmt: skip
    assert await run("unblock", "user", str(USER)) == [
        f"The user {USER} may play again, a few seconds from now."
    ]
    assert await run("unblock", "user", str(USER)) == [
        f"The user {USER} is not blocked: nothing was changed."
    ]
    assert [block.kind for block in await rows.blocks()] == ["server"]


def test_table_tells_which_people_know() -> None:
    blocks = (Block("user", USER, "Bots.", 0, told=True), Block("server", SERVER, WHY, 60))
    heading, *rows = blocking.table(blocks)
    assert rows == [
        f"user {USER}    1970-01-01 00:00   yes  Bots.",
        f"server {SERVER}  1970-01-01 00:01     -  {WHY}",
    ]
    assert heading.endswith("since (UTC)  told  why")


@pytest.mark.parametrize("number", ["12", "Ana", "<@812345678901234567>", "9" * 19, "٣" * 18])
@pytest.mark.parametrize("command", [["block", "user", "--why", WHY], ["unblock", "user"]])
def test_nonsense_for_a_number_is_refused_with_advice(
    number: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, number]) == DO_NOT_TRY_AGAIN
    (line,) = lines(capsys)
    assert line.startswith(f"{number} is no number") and "Developer Mode" in line


@pytest.mark.parametrize("why", ["", " \n", "x" * (blocking.MAX_REASON + 1)])
def test_reason_of_no_or_too_many_characters_is_refused(
    why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["block", "user", str(USER), "--why", why]) == DO_NOT_TRY_AGAIN
    assert lines(capsys)[0].startswith("--why takes a reason")


def test_reason_is_required(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["block", "user", str(USER)])
    assert ended.value.code == DO_NOT_TRY_AGAIN
    assert "--why" in capsys.readouterr().err


@sqlite_only
async def test_reason_is_stored_on_one_line(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_DB", str(world.path))
    words = ["block", "user", str(USER), "--why", " first\nsecond\u202e "]
    assert await asyncio.to_thread(main, words) == 0
    assert [block.why for block in await BlockRows(world.store).blocks()] == ["first second"]


@pytest.mark.parametrize("command", [
    ["block", "user", str(USER), "--why", WHY], ["unblock", "user", str(USER)], ["blocked"],
])  # fmt: skip
def test_missing_database_is_not_made(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "tarok.sqlite3"
    monkeypatch.setenv("TAROK_DB", str(file))
    assert main(command) == DO_NOT_TRY_AGAIN
    assert "There is no database" in capsys.readouterr().err
    assert not file.exists()


@sqlite_only
@pytest.mark.parametrize(("version", "advice"), [(60, "start the bot on it first"),
                                                 (9_999, "written by a newer Tarok")])  # fmt: skip
async def test_database_of_another_version_is_left_alone(
    world: World, version: int, advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with direct_connection(world.path) as db:
        db.execute(f"PRAGMA user_version = {version}")
    assert await asyncio.to_thread(blocking.print_blocked, world.path) == DO_NOT_TRY_AGAIN
    assert advice in capsys.readouterr().err


@sqlite_only
async def test_locked_database_is_to_be_tried_again(
    world: World, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.beside.PATIENCE_SECONDS", 0.0)
    with direct_connection(world.path) as db:
        db.execute("BEGIN IMMEDIATE")
        assert await asyncio.to_thread(blocking.print_blocked, world.path) == 1
    assert "Another process is writing" in capsys.readouterr().err
