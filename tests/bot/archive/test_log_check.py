"""The log check replays all matches and names the place where a log deviates."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.host.log_check import check
from bot.store import CorruptDatabase, StoreError
from tests.bot.world import World

SPOILT = (
    ("UPDATE moves SET digest = 'x' WHERE table_id = 2 AND seq = 1", "table 2, deal 1, move 1:"),
    ("UPDATE moves SET code = 'x' WHERE table_id = 2 AND seq = 1", "table 2, deal 1, move 1:"),
    ("UPDATE deals SET digest = 'x' WHERE table_id = 1", "table 1, deal 1:"),
    ("UPDATE deals SET scores = '[1, 2, 3, 4]' WHERE table_id = 1", "table 1, deal 1:"),
    ("UPDATE deals SET carry = '{}' WHERE table_id = 1", "table 1, deal 1:"),
    ("""UPDATE tables SET options = '{"length": "none"}' WHERE id = 3""", "table 3:"),
    ("UPDATE tables SET variant = 'whist' WHERE id = 2", "table 2:"),
    ("UPDATE secrets SET secret = hex(zeroblob(32)) WHERE table_id = 1",
     "table 1, deal 1: its cards"),
    ("UPDATE secrets SET secret = 'x' WHERE table_id = 1", "table 1, deal 1: its cards"),
    ("UPDATE deals SET words = '- - - ' || lower(hex(zeroblob(32))) WHERE table_id = 1",
     "table 1, deal 1: its cards"),
    ("UPDATE deals SET words = 'ž' WHERE table_id = 2", "table 2, deal 1: its cards"),
)  # fmt: skip
"""Corruptions of a database, and the places that the check reports."""

PAGE = 4096
"""Bytes of a page of SQLite."""


async def write_database(path: Path, *, fair: bool = True) -> None:
    """Play a match of one deal, begin another, and open a lobby; ``fair``: with secrets."""
    world = World(path)
    world.fair = fair
    await world.open()
    over = await world.start_table(length=1)
    await world.play_moves(over)
    await world.play_moves(await world.start_table(), 3)
    world.channel += 1
    await world.open_table()
    await world.store.close()


async def test_log_check_passes_on_intact_log(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await write_database(path)
    before = path.read_bytes()
    report = await check(path)
    assert (report.tables, report.errors) == (3, ())
    assert report.moves > 10
    assert path.read_bytes() == before
    assert (await check(path, sample=0)).moves == 3


async def test_log_check_reports_where_log_is_corrupt(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await write_database(path)
    whole = path.read_bytes()
    for change, place in SPOILT:
        path.write_bytes(whole)
        with contextlib.closing(sqlite3.connect(path)) as db:
            db.execute(change)
            db.commit()
        report = await check(path)
        assert [line.startswith(place) for line in report.errors] == [True], (change, report)
        assert report.tables == 3


async def test_log_check_reports_cards_that_differ_from_secret(tmp_path: Path) -> None:
    """Everything else in the log is consistent."""
    path = tmp_path / "tarok.sqlite3"
    await write_database(path, fair=False)
    assert [line.partition(": its cards")[0] for line in (await check(path)).errors] == [
        "table 2, deal 1", "table 1, deal 1",
    ]  # fmt: skip


async def test_log_check_passes_on_deals_without_secret(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await write_database(path, fair=False)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM secrets")
        db.commit()
    assert not (await check(path)).errors


async def test_log_check_works_while_bot_is_running(tmp_path: Path) -> None:
    world = World(tmp_path / "tarok.sqlite3")
    world.fair = True
    await world.open()
    await world.play_moves(await world.start_table(), 3)
    assert (await check(tmp_path / "tarok.sqlite3")).moves == 3
    await world.store.close()


async def test_log_check_names_damaged_database_rather_than_copy(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await write_database(path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'")
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x55" * 300)
    with pytest.raises(CorruptDatabase, match=f"^{path} is damaged"):
        await check(path)


async def test_log_check_of_missing_database_raises_store_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        await check(tmp_path / "nothing")
