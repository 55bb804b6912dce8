"""Restoring a backup: it is complete, and the replaced database is kept."""

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
from bot.store.sqlite.restore import NUMBER_GAP, restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import CHANNEL, begin_match, count_moves, lobby, move

ROOT = Path(__file__).parents[3]


async def create_backup(folder: Path) -> tuple[Path, Path, int]:
    """Create a database with two more moves than its backup; return both and the table."""
    database, file = folder / "tarok.sqlite3", folder / "backup"
    store = await SqliteStore.open(database)
    table = await begin_match(store, moves=2)
    await backup(database, file)
    await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    await store.close()
    return database, file, table


async def test_restore_keeps_the_replaced_database(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    before = file.read_bytes()
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.counts.open == (table,)
    assert await count_moves(database, table) == 2
    assert restored.kept is not None
    assert await count_moves(restored.kept, table) == 4
    assert file.read_bytes() == before
    assert database.stat().st_mode & 0o077 == 0


async def test_restore_keeps_the_old_write_ahead_log_out_of_the_new_file(tmp_path: Path) -> None:
    """After a power failure the last moves are only in a file beside the database."""
    database, file, table = await create_backup(tmp_path)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE seats SET name = 'Zala' WHERE player = 0")
        db.commit()
        for file_ in tmp_path.glob("tarok.sqlite3*"):
            shutil.copy(file_, crashed / file_.name)
    database = crashed / "tarok.sqlite3"
    assert database.with_name("tarok.sqlite3-wal").stat().st_size > 0
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    for path, name in ((restored.kept, "Zala"), (database, "Ana")):
        with contextlib.closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT name FROM seats WHERE player = 0").fetchone() == (name,)
    assert await count_moves(database, table) == 2


async def test_restore_keeps_a_damaged_database_with_its_write_ahead_log(
    tmp_path: Path,
) -> None:
    database, file, table = await create_backup(tmp_path)
    database.write_bytes(b"Dear Ana, " * 2000)
    database.with_name("tarok.sqlite3-wal").write_bytes(b"the last moves")
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    assert restored.kept.read_bytes() == b"Dear Ana, " * 2000
    assert Path(f"{restored.kept}-wal").read_bytes() == b"the last moves"
    assert await count_moves(database, table) == 2


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
    """Write half a transaction into the file; return the journal that undoes it."""
    subprocess.run([sys.executable, "-c", HALF_WRITTEN, str(database)], check=True)
    journal = database.with_name(database.name + "-journal")
    assert journal.stat().st_size > 0
    return journal


async def test_hot_journal_stays_out_of_the_restored_file(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    leave_hot_journal(database)
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    assert await count_moves(database, table) == 2
    assert await count_moves(restored.kept, table) == 4


async def test_restore_keeps_an_unreadable_database_with_its_journal(tmp_path: Path) -> None:
    """The journal cannot be rolled back: it is moved with its file."""
    database, file, table = await create_backup(tmp_path)
    journal = leave_hot_journal(database)
    before = journal.read_bytes()
    database.write_bytes(b"Dear Ana, " * 2000)
    journal.write_bytes(before)
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    assert not journal.exists()
    assert Path(f"{restored.kept}-journal").read_bytes() == before
    assert await count_moves(database, table) == 2


@pytest.mark.parametrize("end", SIDECARS)
async def test_restore_keeps_a_sidecar_without_database(tmp_path: Path, end: str) -> None:
    database, file, table = await create_backup(tmp_path)
    database.unlink()
    database.with_name(database.name + end).write_bytes(b"the last moves")
    restored = restore(file, database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    assert Path(f"{restored.kept}{end}").read_bytes() == b"the last moves"
    assert await count_moves(database, table) == 2


async def test_restore_does_not_apply_the_journal_of_a_killed_restore(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    half = tmp_path / "tarok.sqlite3.restoring"
    shutil.copy(database, half)
    leave_hot_journal(half)
    restore(file, database, count=OPEN_OR_CLOSED)
    assert await count_moves(database, table) == 2
    assert not list(tmp_path.glob("*.restoring*"))


async def test_restore_through_link_replaces_the_linked_file(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(database)
    store = await SqliteStore.open(database)
    with pytest.raises(StoreBusy):
        restore(file, link, count=OPEN_OR_CLOSED)
    await store.close()
    restored = restore(file, link, count=OPEN_OR_CLOSED)
    assert link.is_symlink()
    assert restored.kept is not None
    assert restored.kept.parent == tmp_path
    assert await count_moves(database, table) == 2


async def test_failed_restore_leaves_database_and_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is mounted by itself can't be replaced."""
    database, file, _ = await create_backup(tmp_path)
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
    assert not list(tmp_path.glob("*.before-*"))
    assert not list(tmp_path.glob("*.restoring*"))


async def test_restore_without_database_creates_it(tmp_path: Path) -> None:
    _, file, table = await create_backup(tmp_path)
    restored = restore(file, tmp_path / "new" / "tarok.sqlite3", count=OPEN_OR_CLOSED)
    assert restored.kept is None
    assert await count_moves(tmp_path / "new" / "tarok.sqlite3", table) == 2


async def test_restore_over_a_running_bot_is_refused(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    store = await SqliteStore.open(database)
    with pytest.raises(StoreBusy, match="Stop it first"):
        restore(file, database, count=OPEN_OR_CLOSED)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    assert log is not None
    assert len(log.moves) == 4


async def test_restored_database_gives_no_table_number_twice(tmp_path: Path) -> None:
    """Buttons of messages posted since the backup name the table's number."""
    database, file, _ = await create_backup(tmp_path)
    store = await SqliteStore.open(database)
    lost = await TableRows(store).create_table(lobby(channel=CHANNEL + 1))
    await store.close()
    restore(file, database, count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(database)
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) > lost
    await store.close()


async def test_restore_without_database_leaps_numbers(tmp_path: Path) -> None:
    _, file, table = await create_backup(tmp_path)
    restore(file, tmp_path / "new.sqlite3", count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(tmp_path / "new.sqlite3")
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) == table + NUMBER_GAP + 1
    await store.close()


async def test_restore_over_another_database_leaps_all_numbers(tmp_path: Path) -> None:
    """The database was lost, and a bot has made a new one: the last number is unknown."""
    database, file, table = await create_backup(tmp_path)
    remove(database)
    store = await SqliteStore.open(database)
    await TableRows(store).create_table(lobby())
    await store.close()
    restore(file, database, count=OPEN_OR_CLOSED)
    store = await SqliteStore.open(database)
    assert await TableRows(store).create_table(lobby(channel=CHANNEL + 1)) == table + NUMBER_GAP + 1
    await store.close()


async def test_restore_replaces_the_half_written_file_of_a_killed_restore(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)
    database.with_name("tarok.sqlite3.restoring").write_bytes(file.read_bytes()[:10_000])
    assert await count_moves(database, table) == 4
    restore(file, database, count=OPEN_OR_CLOSED)
    assert await count_moves(database, table) == 2
    assert not list(tmp_path.glob("*.restoring*"))


def overwrite_pages(file: Path) -> None:
    """Overwrite all pages but the first two."""
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\x55" * (len(whole) - 8192))


def set_newer_version(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")


def set_older_version(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 41")


def empty_file(file: Path) -> None:
    file.write_bytes(b"")


def write_letter(file: Path) -> None:
    file.write_bytes(b"Dear Ana, " * 2000)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (overwrite_pages, CorruptDatabase),
        (set_newer_version, NewerDatabase),
        (set_older_version, OlderDatabase),
        (empty_file, CorruptDatabase),
        (write_letter, CorruptDatabase),
        (Path.unlink, StoreError),
    ],
)
async def test_restore_of_an_unsound_backup_is_refused(
    tmp_path: Path, spoil: Callable[[Path], object], error: type[StoreError]
) -> None:
    database, file, table = await create_backup(tmp_path)
    spoil(file)
    with pytest.raises(error):
        restore(file, database, count=OPEN_OR_CLOSED)
    assert await count_moves(database, table) == 4
    assert not list(tmp_path.glob("*.restoring*"))
    assert not list(tmp_path.glob("*.before-*"))


async def test_restore_of_a_database_from_itself_is_refused(tmp_path: Path) -> None:
    database, _, _ = await create_backup(tmp_path)
    with pytest.raises(StoreError, match="itself"):
        restore(database, database, count=OPEN_OR_CLOSED)


async def test_terminal_commands_restore_check_and_back_up(tmp_path: Path) -> None:
    database, file, table = await create_backup(tmp_path)

    def tarok(*words: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "bot", *words], cwd=ROOT, capture_output=True, text=True,
            check=False, env={"TAROK_DB": str(database)},
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    status, output = tarok("restore", str(file))
    assert status == 0
    assert "1 open table" in output
    assert "is kept as" in output
    status, output = tarok("check")  # these aren't moves: the deck is four cards
    assert status == 2
    assert f"table {table}" in output
    assert "Traceback" not in output
    status, output = tarok("restore", str(tmp_path / "nothing"))
    assert status == 2
    assert "There is no database" in output
    status, output = tarok("backup", str(tmp_path / "another"))
    assert status == 0
    assert output == f"{tmp_path / 'another'} holds what {database} holds.\n"
    assert await count_moves(tmp_path / "another", table) == 2
