"""Restoring into a database of either kind: all of it or nothing, and the old one is kept."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.base.database_address import DatabaseAddress, Server
from bot.host.backups.restoring import restore_backup
from bot.host.log_check import check
from bot.host.upkeep import put_back
from bot.store import CorruptDatabase, NewerDatabase, StoreBusy, StoreError, numbers
from bot.store.backups import save
from bot.store.copying import tables_to_copy
from bot.store.errors import StoreRefused
from bot.store.open_store import open_store
from bot.store.sqlite.restore import RestoreResult
from bot.store.store import HALF_COPIED
from bot.tables.rows.repository import TableRows
from tests.bot.privacy.personal_data import fill_every_table
from tests.bot.store.store_examples import CHANNEL, begin_match, lobby, move
from tests.bot.world import World
from tests.databases import DATABASE_KINDS, direct_connection
from tests.postgres import Postgres


@pytest.fixture(params=DATABASE_KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[DatabaseAddress]:
    """The address of an empty database of either kind."""
    if request.param == "file":
        yield tmp_path / "new.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    database = server.create_database()
    yield database
    server.drop_database(database)


async def put_in_place(file: Path, database: DatabaseAddress) -> RestoreResult:
    """Restore a backup as its command does, which has no event loop."""
    return await asyncio.to_thread(restore_backup, file, database)


async def create_backup(folder: Path, database: DatabaseAddress) -> tuple[Path, int]:
    """Create a database with two more moves than its backup; return the latter and the table."""
    file = folder / "kept" / "backup"
    file.parent.mkdir()
    store = await open_store(database)
    table = await begin_match(store, moves=2)
    await asyncio.to_thread(save, database, file)
    await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    await store.close()
    return file, table


async def count_moves(database: DatabaseAddress, table: int) -> int:
    """Open a database and count the moves in a table's first deal."""
    store = await open_store(database)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    return 0 if log is None else len(log.moves)


def all_rows(database: DatabaseAddress) -> dict[str, list[Any]]:
    """The sorted rows of every table, by its name."""
    with direct_connection(database) as db:
        return {
            part.name: sorted((tuple(row) for rows in part.pages(db) for row in rows), key=repr)
            for part in tables_to_copy()
        }


async def test_restore_keeps_the_replaced_database(
    database_address: DatabaseAddress, tmp_path: Path
) -> None:
    file, table = await create_backup(tmp_path, database_address)
    before = file.read_bytes()
    restored = await put_in_place(file, database_address)
    assert restored.counts.open == (table,)
    assert await count_moves(database_address, table) == 2
    assert restored.kept is not None
    assert restored.kept.stat().st_mode & 0o077 == 0
    assert await count_moves(restored.kept, table) == 4
    assert file.read_bytes() == before


async def test_backup_of_either_kind_is_restored_on_either_kind(
    database_address: DatabaseAddress, target: DatabaseAddress, tmp_path: Path
) -> None:
    world = World(database_address)
    await world.open()
    await fill_every_table(world)
    await world.store.close()
    await asyncio.to_thread(save, database_address, tmp_path / "backup")
    assert all_rows(tmp_path / "backup") == all_rows(database_address)
    restored = await put_in_place(tmp_path / "backup", target)
    assert restored.kept is None
    assert all_rows(target) == all_rows(database_address)
    checked = await check(database_address)
    assert checked.moves
    assert await check(tmp_path / "backup") == await check(target) == checked


async def test_restore_over_a_running_bot_is_refused(
    database_address: DatabaseAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if isinstance(database_address, Server):
        monkeypatch.setattr("bot.store.postgres.opening.ENDING", 0.1)
    file, table = await create_backup(tmp_path, database_address)
    running = await open_store(database_address)
    with pytest.raises(StoreBusy, match=r"A bot is running on .*\. Stop it first\."):
        await put_in_place(file, database_address)
    await running.close()
    assert await count_moves(database_address, table) == 4


async def test_restored_database_gives_no_table_number_twice(
    database_address: DatabaseAddress, tmp_path: Path
) -> None:
    """Buttons of messages posted since the backup name the table's number."""
    file, _ = await create_backup(tmp_path, database_address)
    store = await open_store(database_address)
    lost = await TableRows(store).create_table(lobby(channel=CHANNEL + 1))
    await store.close()
    await put_in_place(file, database_address)
    store = await open_store(database_address)
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) > lost
    await store.close()


def set_newer_version(file: Path) -> None:
    with direct_connection(file) as db:
        db.execute("PRAGMA user_version = 9999")


def write_letter(file: Path) -> None:
    file.write_bytes(b"Dear Ana, " * 2000)


def dangle_seat(file: Path) -> None:
    with direct_connection(file) as db:
        db.execute("INSERT INTO seats (table_id, player, name, house) VALUES (99, 0, 'Ana', 1)")


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (set_newer_version, NewerDatabase),
        (write_letter, CorruptDatabase),
        (dangle_seat, CorruptDatabase),
        (Path.unlink, StoreError),
    ],
)
async def test_restore_of_an_unsound_backup_changes_nothing(
    database_address: DatabaseAddress,
    tmp_path: Path,
    spoil: Callable[[Path], object],
    error: type[StoreError],
) -> None:
    file, table = await create_backup(tmp_path, database_address)
    spoil(file)
    with pytest.raises(error):
        await put_in_place(file, database_address)
    assert await count_moves(database_address, table) == 4
    assert not list(tmp_path.rglob("*.before-*"))


async def test_restore_command_names_what_it_has_kept(
    database_address: DatabaseAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, _ = await create_backup(tmp_path, database_address)
    assert await asyncio.to_thread(put_back, file, database_address) == 0
    held, kept = capsys.readouterr().out.splitlines()
    assert held == f"{database_address} holds what {file} held: 1 open table."
    assert kept.startswith("What stood there is kept as ")


# On a server ------------------------------------------------------------------------------------


@pytest.mark.long
async def test_restore_replaces_what_is_half_copied(server: Server, tmp_path: Path) -> None:
    file, table = await create_backup(tmp_path, server)
    with direct_connection(server) as db:
        db.execute("INSERT INTO notes (key, value) VALUES (?, 'x')", (HALF_COPIED,))
    with pytest.raises(StoreRefused, match="half copied"):
        await open_store(server)
    await put_in_place(file, server)
    assert await count_moves(server, table) == 2


@pytest.mark.long
async def test_restore_of_a_half_copied_file_is_refused(server: Server, tmp_path: Path) -> None:
    file, table = await create_backup(tmp_path, server)
    with direct_connection(file) as db:
        db.execute("INSERT INTO notes (key, value) VALUES (?, 'x')", (HALF_COPIED,))
    with pytest.raises(StoreRefused, match=f"{file} is half copied"):
        await put_in_place(file, server)
    assert await count_moves(server, table) == 4


def end_transactions(postgres: Postgres, server: Server) -> None:
    """End all sessions of a database that are in a transaction."""
    postgres.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        f"AND datname = '{server.address.name}' AND xact_start IS NOT NULL"
    )


def take_over(_: Postgres, server: Server) -> None:
    """Hold the lease as a process does that believes its holder dead."""
    with direct_connection(server) as db:
        db.execute("UPDATE leases SET number = number + 1")


@pytest.mark.long
@pytest.mark.parametrize(
    ("accident", "sentence"),
    [
        (end_transactions, "cannot be reached: .* Nothing was changed"),
        (take_over, "A bot has taken over .* Nothing was changed"),
    ],
)
async def test_restore_that_breaks_off_changes_nothing(
    server: Server,
    postgres: Postgres,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    accident: Callable[[Postgres, Server], None],
    sentence: str,
) -> None:
    """All rows are written by then, but not committed."""
    file, _ = await create_backup(tmp_path, server)
    before = all_rows(server)
    set_numbers = numbers.go_on

    def set_numbers_and_break(*values: Any) -> None:
        set_numbers(*values)
        if isinstance(values[1], Server):
            accident(postgres, server)

    with monkeypatch.context() as patched:
        patched.setattr(numbers, "go_on", set_numbers_and_break)
        with pytest.raises(StoreError, match=sentence):
            await put_in_place(file, server)
    assert all_rows(server) == before
    assert not list(tmp_path.rglob("*.before-*"))
