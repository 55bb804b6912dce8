"""A backup in place of a database: complete, and nothing that was there is lost."""

import contextlib
import errno
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.host.log_check import OPEN_OR_CLOSED
from bot.store import CorruptDatabase, NewerDatabase, StoreBusy, StoreError
from bot.store.errors import OlderDatabase
from bot.store.sqlite.backup import backup
from bot.store.sqlite.database_files import SIDECARS, remove
from bot.store.sqlite.restore import LEAP, restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import CHANNEL, lobby, move, play

ROOT = Path(__file__).parents[3]


async def moves_of(database: Path, table: int) -> int:
    store = await SqliteStore.open(database)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    assert log is not None
    return len(log.moves)


async def backed_up(folder: Path) -> tuple[Path, Path, int]:
    """A database with two more moves than its backup, and their table."""
    database, file = folder / "tarok.sqlite3", folder / "backup"
    store = await SqliteStore.open(database)
    table = await play(store, moves=2)
    await backup(database, file)
    await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    await store.close()
    return database, file, table


async def test_what_stood_there_is_kept(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    before = file.read_bytes()
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.counts.open == (table,)
    assert await moves_of(database, table) == 2
    assert put.kept is not None and await moves_of(put.kept, table) == 4
    assert file.read_bytes() == before
    assert database.stat().st_mode & 0o077 == 0


async def test_nothing_of_the_old_file_comes_into_the_new_one(tmp_path: Path) -> None:
    """After a power failure the last moves are only in a file beside the database."""
    database, file, table = await backed_up(tmp_path)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE seats SET name = 'Zala' WHERE player = 0")
        db.commit()
        for one in tmp_path.glob("tarok.sqlite3*"):
            shutil.copy(one, crashed / one.name)
    database = crashed / "tarok.sqlite3"
    assert database.with_name("tarok.sqlite3-wal").stat().st_size > 0
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.kept is not None
    for path, name in ((put.kept, "Zala"), (database, "Ana")):
        with contextlib.closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT name FROM seats WHERE player = 0").fetchone() == (name,)
    assert await moves_of(database, table) == 2


async def test_a_damaged_database_is_replaced_and_kept_with_all_that_belongs_to_it(
    tmp_path: Path,
) -> None:
    database, file, table = await backed_up(tmp_path)
    database.write_bytes(b"Dear Ana, " * 2000)
    database.with_name("tarok.sqlite3-wal").write_bytes(b"the last moves")
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.kept is not None and put.kept.read_bytes() == b"Dear Ana, " * 2000
    assert Path(f"{put.kept}-wal").read_bytes() == b"the last moves"
    assert await moves_of(database, table) == 2


HALF_WRITTEN = """
import os, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
for pragma in ("journal_mode = DELETE", "cache_size = 1", "cache_spill = 1"):
    db.execute(f"PRAGMA {pragma}").fetchall()
db.execute("BEGIN")
db.execute("UPDATE moves SET code = 'play:T1' || hex(zeroblob(2000))")
os._exit(0)
"""
"""Writes half of a transaction into the file, and ends like a killed process."""


def leave_hot_journal(database: Path) -> Path:
    """The journal that undoes half a transaction in the file."""
    subprocess.run([sys.executable, "-c", HALF_WRITTEN, str(database)], check=True)
    journal = database.with_name(database.name + "-journal")
    assert journal.stat().st_size > 0
    return journal


async def test_restore_hot_journal_stays_out_of_restored_file(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    leave_hot_journal(database)
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.kept is not None
    assert await moves_of(database, table) == 2
    assert await moves_of(put.kept, table) == 4


async def test_restore_unreadable_database_keeps_its_journal(tmp_path: Path) -> None:
    """Nothing can roll it back here: it goes with the file that it belongs to."""
    database, file, table = await backed_up(tmp_path)
    journal = leave_hot_journal(database)
    before = journal.read_bytes()
    database.write_bytes(b"Dear Ana, " * 2000)
    journal.write_bytes(before)
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.kept is not None and not journal.exists()
    assert Path(f"{put.kept}-journal").read_bytes() == before
    assert await moves_of(database, table) == 2


@pytest.mark.parametrize("end", SIDECARS)
async def test_restore_sidecar_without_database_is_kept_apart(tmp_path: Path, end: str) -> None:
    database, file, table = await backed_up(tmp_path)
    database.unlink()
    database.with_name(database.name + end).write_bytes(b"the last moves")
    put = restore(file, database, count=OPEN_OR_CLOSED)
    assert put.kept is not None and Path(f"{put.kept}{end}").read_bytes() == b"the last moves"
    assert await moves_of(database, table) == 2


async def test_restore_leftover_journal_of_killed_restore_is_not_applied(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    half = tmp_path / "tarok.sqlite3.restoring"
    shutil.copy(database, half)
    leave_hot_journal(half)
    restore(file, database, count=OPEN_OR_CLOSED)
    assert await moves_of(database, table) == 2
    assert not list(tmp_path.glob("*.restoring*"))


async def test_restore_through_link_replaces_what_it_leads_to(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(database)
    store = await SqliteStore.open(database)
    with pytest.raises(StoreBusy):
        restore(file, link, count=OPEN_OR_CLOSED)
    await store.close()
    put = restore(file, link, count=OPEN_OR_CLOSED)
    assert link.is_symlink() and put.kept is not None and put.kept.parent == tmp_path
    assert await moves_of(database, table) == 2


async def test_restore_refused_rename_leaves_database_and_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is mounted by itself can't be replaced."""
    database, file, _ = await backed_up(tmp_path)
    database.write_bytes(b"Dear Ana, " * 2000)
    journal = database.with_name(database.name + "-journal")
    journal.write_bytes(b"the last moves")

    def refuse(_: Path, target: Path) -> Path:
        raise OSError(errno.EBUSY, "Device or resource busy", str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(StoreError, match="cannot be replaced: Device or resource busy"):
        restore(file, database, count=OPEN_OR_CLOSED)
    assert database.read_bytes() == b"Dear Ana, " * 2000
    assert journal.read_bytes() == b"the last moves"
    assert not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob("*.restoring*"))


async def test_a_backup_comes_where_no_database_is(tmp_path: Path) -> None:
    _, file, table = await backed_up(tmp_path)
    put = restore(file, tmp_path / "new" / "tarok.sqlite3", count=OPEN_OR_CLOSED)
    assert put.kept is None
    assert await moves_of(tmp_path / "new" / "tarok.sqlite3", table) == 2


async def test_it_waits_for_the_bot_to_stop(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    store = await SqliteStore.open(database)
    with pytest.raises(StoreBusy, match="Stop it first"):
        restore(file, database, count=OPEN_OR_CLOSED)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    assert log is not None and len(log.moves) == 4


async def test_no_number_of_a_table_comes_again(tmp_path: Path) -> None:
    """It is in the buttons of messages posted since the backup."""
    database, file, _ = await backed_up(tmp_path)
    store = await SqliteStore.open(database)
    lost = await TableRows(store).create_table(lobby(channel=CHANNEL + 1))
    await store.close()
    restore(file, database, count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(database)
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) > lost
    await store.close()


async def test_nor_where_nobody_knows_the_last_one(tmp_path: Path) -> None:
    _, file, table = await backed_up(tmp_path)
    restore(file, tmp_path / "new.sqlite3", count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(tmp_path / "new.sqlite3")
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) == table + LEAP + 1
    await store.close()


async def test_restore_over_another_database_leaps_all_numbers(tmp_path: Path) -> None:
    """The database was lost, and a bot has made a new one meanwhile: nobody knows what it gave."""
    database, file, table = await backed_up(tmp_path)
    remove(database)
    store = await SqliteStore.open(database)
    await TableRows(store).create_table(lobby())
    await store.close()
    restore(file, database, count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(database)
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) == table + LEAP + 1
    await store.close()


async def test_what_a_killed_process_left_half_written_is_no_obstacle(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)
    database.with_name("tarok.sqlite3.restoring").write_bytes(file.read_bytes()[:10_000])
    assert await moves_of(database, table) == 4
    restore(file, database, count=OPEN_OR_CLOSED)
    assert await moves_of(database, table) == 2
    assert not list(tmp_path.glob("*.restoring*"))


def damage(file: Path) -> None:
    """All pages but the first two are overwritten."""
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\x55" * (len(whole) - 8192))


def newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")


def older(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 41")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def a_letter(file: Path) -> None:
    file.write_bytes(b"Dear Ana, " * 2000)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (damage, CorruptDatabase),
        (newer, NewerDatabase),
        (older, OlderDatabase),
        (empty, CorruptDatabase),
        (a_letter, CorruptDatabase),
        (Path.unlink, StoreError),
    ],
)
async def test_what_is_no_sound_backup_replaces_nothing(
    tmp_path: Path, spoil: Callable[[Path], object], error: type[StoreError]
) -> None:
    database, file, table = await backed_up(tmp_path)
    spoil(file)
    with pytest.raises(error):
        restore(file, database, count=OPEN_OR_CLOSED)
    assert await moves_of(database, table) == 4
    assert not list(tmp_path.glob("*.restoring*")) and not list(tmp_path.glob("*.before-*"))


async def test_a_database_is_not_its_own_backup(tmp_path: Path) -> None:
    database, _, _ = await backed_up(tmp_path)
    with pytest.raises(StoreError, match="itself"):
        restore(database, database, count=OPEN_OR_CLOSED)


async def test_a_host_restores_and_checks_on_the_terminal(tmp_path: Path) -> None:
    database, file, table = await backed_up(tmp_path)

    def tarok(*words: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "bot", *words], cwd=ROOT, capture_output=True, text=True,
            check=False, env={"TAROK_DB": str(database)},
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    status, said = tarok("restore", str(file))
    assert status == 0 and "1 open table" in said and "is kept as" in said
    status, said = tarok("check")  # these aren't moves: the deck is four cards
    assert status == 2 and f"table {table}" in said and "Traceback" not in said
    status, said = tarok("restore", str(tmp_path / "nothing"))
    assert status == 2 and "There is no database" in said
    status, said = tarok("backup", str(tmp_path / "another"))
    assert status == 0 and await moves_of(tmp_path / "another", table) == 2
