"""Backups made while the bot writes: complete, of a single moment, and overwriting nothing."""

import asyncio
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress, Server
from bot.store import Store, StoreError
from bot.store.backups import save
from bot.store.open_store import open_store
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import CHANNEL, begin_match, count_moves, move
from tests.databases import direct_connection
from tests.postgres import Postgres

ROOT = Path(__file__).parents[3]

SMALL_DISK = 100_000
"""Bytes that a file may have where the disk is full: fewer than an empty database has."""

KILLED = """
import os, pathlib, sys
from bot.base.database_address import parse_database
from bot.store.backups import save
save(parse_database(sys.argv[1]), pathlib.Path(sys.argv[2]), lambda: os._exit(9))
"""
"""A process that is killed once it has copied some rows."""


def address_of(database: DatabaseAddress) -> str:
    """The value of TAROK_DB that names a database."""
    return database.url if isinstance(database, Server) else str(database)


def environment_of(database: DatabaseAddress) -> dict[str, str]:
    """The environment of a command on a database."""
    return {**os.environ, "TAROK_DB": address_of(database)}


async def test_backup_by_another_process_during_writes_is_of_one_moment(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    table_rows = TableRows(store)
    table = await begin_match(store)
    target = tmp_path / "copy.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "backup", str(target),
        cwd=ROOT, env=environment_of(database_address),
    )  # fmt: skip
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
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    table = await begin_match(store, moves=3)
    folder = tmp_path / "copies"
    folder.mkdir()
    await asyncio.to_thread(save, database_address, folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o077 == 0
    assert await count_moves(folder / "copy", table) == 3


async def test_backup_overwrites_no_file(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    target = tmp_path / "letter"
    target.write_text("Dear Ana")
    with pytest.raises(StoreError, match="letter exists already"):
        await asyncio.to_thread(save, database_address, target)
    assert target.read_text() == "Dear Ana"


async def test_failed_backup_leaves_no_file(
    database_address: DatabaseAddress, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    with pytest.raises(StoreError, match=r"There is no database|has no tables of Tarok's yet"):
        save(database_address, folder / "copy")
    store = await open_store(database_address)
    await begin_match(store)
    await store.close()
    with pytest.raises(StoreError, match="cannot be written"):
        save(database_address, folder / "nowhere" / "copy")
    with pytest.raises(StoreError, match="given up"):
        save(database_address, folder / "copy", lambda: True)
    assert not list(folder.iterdir())


def test_backup_of_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tarok.sqlite3").write_text("Dear Ana, " * 200)
    with pytest.raises(StoreError, match="not a database"):
        save(tmp_path / "tarok.sqlite3", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


async def test_backup_on_a_full_disk_leaves_no_file(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    await begin_match(store, moves=3)
    folder = tmp_path / "copies"
    folder.mkdir()

    def fill_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL_DISK, SMALL_DISK))

    ended = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "bot", "backup", str(folder / "copy")], cwd=ROOT,
        env=environment_of(database_address), preexec_fn=fill_disk, capture_output=True, text=True,
    )  # fmt: skip
    assert ended.returncode == 1
    assert "copy.part is full or fails" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not list(folder.iterdir())


async def test_killed_backup_leaves_no_file_of_that_name(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    table = await begin_match(store, moves=3)
    folder = tmp_path / "copies"
    folder.mkdir()
    words = [sys.executable, "-c", KILLED, address_of(database_address), str(folder / "copy")]
    ended = await asyncio.to_thread(subprocess.run, words, cwd=ROOT, check=False)
    assert ended.returncode == 9
    assert [file.name for file in folder.iterdir()] == ["copy.part"]
    await asyncio.to_thread(save, database_address, folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert await count_moves(folder / "copy", table) == 3


async def test_backup_of_a_closed_database_is_complete(
    database_address: DatabaseAddress, tmp_path: Path
) -> None:
    store = await open_store(database_address)
    table = await begin_match(store, moves=2)
    await store.close()
    save(database_address, tmp_path / "copy")
    assert await count_moves(tmp_path / "copy", table) == 2


# On a server ------------------------------------------------------------------------------------


def end_transactions(postgres: Postgres, server: Server) -> None:
    """End all sessions of a database that are in a transaction."""
    postgres.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        f"AND datname = '{server.address.name}' AND xact_start IS NOT NULL"
    )


@pytest.mark.long
async def test_backup_of_a_server_that_goes_away_leaves_no_file(
    server: Server, postgres: Postgres, tmp_path: Path
) -> None:
    store = await open_store(server)
    await begin_match(store, moves=3)

    def cut() -> bool:
        end_transactions(postgres, server)
        return False

    with pytest.raises(StoreError, match=r"^postgresql://.* cannot be reached: ") as caught:
        await asyncio.to_thread(save, server, tmp_path / "copy", cut)
    assert "\n" not in str(caught.value)
    assert not list(tmp_path.iterdir())
    await store.close()


@pytest.mark.long
def test_backup_of_a_missing_database_on_a_server_says_how_to_create_it(
    server: Server, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="is not there: create it with createdb"):
        save(Server(f"{server.url}x"), tmp_path / "copy")
    assert not list(tmp_path.iterdir())


@pytest.mark.long
async def test_backup_of_a_server_has_its_last_numbers(server: Server, tmp_path: Path) -> None:
    """A bot on the file itself gives no number of a deleted table again."""
    store = await open_store(server)
    await begin_match(store)
    await store.close()
    with direct_connection(server) as db:
        db.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), 70)")
    save(server, tmp_path / "copy")
    copy = await SqliteStore.open(tmp_path / "copy")
    assert await begin_match(copy, channel=CHANNEL + 1) == 71
    await copy.close()
