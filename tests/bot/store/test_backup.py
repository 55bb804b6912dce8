"""Backups made while the bot writes: complete, of a single moment, and overwriting nothing."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.sqlite.backup import backup
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import CHANNEL, begin_match, move
from tests.databases import sqlite_only

ROOT = Path(__file__).parents[3]

pytestmark = sqlite_only


async def test_backup_by_another_process_during_writes_is_of_one_moment(
    store: Store, tmp_path: Path
) -> None:
    table_rows = TableRows(store)
    table = await begin_match(store)
    database, target = tmp_path / "tarok.sqlite3", tmp_path / "copy.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import asyncio, pathlib, sys; from bot.store.sqlite.backup import backup;"
        "asyncio.run(backup(*map(pathlib.Path, sys.argv[1:])))",
        str(database),
        str(target),
        cwd=ROOT,
    )
    written = 0
    copying = asyncio.create_task(process.wait())
    while not copying.done():
        await table_rows.append_moves(table, 1, (move(written), move(written + 1)))
        written += 2
    assert await copying == 0
    log = await table_rows.load_deal(table, 1)
    copy = await SqliteStore.open(target)
    copy_rows = TableRows(copy)
    kept = await copy_rows.load_deal(table, 1)
    assert log is not None
    assert kept is not None
    assert len(kept.moves) % 2 == 0
    assert kept.moves == log.moves[: len(kept.moves)]
    assert await copy_rows.open_table_of(CHANNEL) == table
    await copy.close()


async def test_backup_is_one_file_that_only_its_owner_can_read(
    store: Store, tmp_path: Path
) -> None:
    await begin_match(store, moves=3)
    folder = tmp_path / "copies"
    folder.mkdir()
    await backup(tmp_path / "tarok.sqlite3", folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o077 == 0


async def test_backup_overwrites_no_file(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "letter"
    target.write_text("Dear Ana")
    with pytest.raises(StoreError, match="letter exists already"):
        await backup(tmp_path / "tarok.sqlite3", target)
    assert target.read_text() == "Dear Ana"


async def test_failed_backup_leaves_no_file(tmp_path: Path) -> None:
    target = tmp_path / "copy"
    with pytest.raises(StoreError, match="There is no database"):
        await backup(tmp_path / "tarok.sqlite3", target)
    (tmp_path / "tarok.sqlite3").write_text("Dear Ana, " * 200)
    with pytest.raises(StoreError, match="not a database"):
        await backup(tmp_path / "tarok.sqlite3", target)
    with pytest.raises(StoreError, match="cannot be written"):
        await backup(tmp_path / "tarok.sqlite3", tmp_path / "nowhere" / "copy")
    assert not target.exists()


async def test_backup_of_a_closed_database_is_complete(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    table = await begin_match(store, moves=2)
    await store.close()
    await backup(tmp_path / "tarok.sqlite3", tmp_path / "copy")
    copy = await SqliteStore.open(tmp_path / "copy")
    log = await TableRows(copy).load_deal(table, 1)
    assert log is not None
    assert len(log.moves) == 2
    await copy.close()
