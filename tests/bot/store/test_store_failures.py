"""Failures of disk, file or neighbours: a clear error, and nothing half-written."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.store import (
    CorruptDatabase,
    NewerDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.errors import OlderDatabase
from bot.store.migrate import MIGRATIONS, find_migrations, statements
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.later_steps import extend_migrations
from tests.bot.store.store_examples import SEATS, lobby, move, new_deal, outcome


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tarok.sqlite3"


async def create_database(path: Path, moves: int = 0) -> int:
    """Create a database with a table in its first deal; return the table's number."""
    store = await SqliteStore.open(path)
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby())
    await table_rows.start_match(table, SEATS, "{}")
    await table_rows.start_deal(new_deal(table))
    await table_rows.append_moves(table, 1, tuple(move(seq) for seq in range(moves)))
    await store.close()
    return table


def read_column(path: Path, query: str) -> list[object]:
    """The first column of a query's rows, from a file that no store has open."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute(query)]


def write_script(path: Path, script: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript(script)


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


def overwrite(path: Path, content: bytes) -> None:
    path.write_bytes(content)


# Opening ------------------------------------------------------------------------------------


async def test_new_file_in_a_new_folder_is_readable_only_for_the_bot(tmp_path: Path) -> None:
    path = tmp_path / "var" / "deep" / "tarok.sqlite3"
    await create_database(path)
    assert path.is_file()
    assert path.stat().st_mode & 0o077 == 0


async def test_new_database_has_a_write_ahead_log(path: Path) -> None:
    await create_database(path)
    assert read_column(path, "PRAGMA journal_mode") == ["wal"]


async def test_second_bot_on_a_file_is_refused(path: Path) -> None:
    first = await SqliteStore.open(path)
    with pytest.raises(StoreBusy, match=r"A bot is running on .*tarok\.sqlite3"):
        await SqliteStore.open(path)
    await first.close()
    await (await SqliteStore.open(path)).close()


async def test_write_beside_a_writing_neighbour_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path, pragmas=("PRAGMA busy_timeout = 0",))
    table_rows = TableRows(store)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as neighbour:
        neighbour.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            await table_rows.create_table(lobby())
        neighbour.execute("ROLLBACK")
    await table_rows.create_table(lobby())
    await store.close()


async def test_newer_database_is_refused_and_unchanged(path: Path) -> None:
    await create_database(path)
    newer = find_migrations(MIGRATIONS)[-1].number + 6
    write_script(path, f"PRAGMA user_version = {newer}")
    before = bytes_of(path)
    with pytest.raises(NewerDatabase, match=f"knows version {newer}.*Nothing was changed"):
        await SqliteStore.open(path)
    assert bytes_of(path) == before


async def test_database_older_than_the_baseline_is_refused_and_unchanged(path: Path) -> None:
    await create_database(path)
    write_script(path, "PRAGMA user_version = 41")
    before = bytes_of(path)
    with pytest.raises(
        OlderDatabase, match=r"version 41.*start the Tarok of commit [0-9a-f]{8} on"
    ):
        await SqliteStore.open(path)
    assert bytes_of(path) == before


async def test_file_that_is_no_database_is_refused_and_unchanged(path: Path) -> None:
    letter = b"Dear Ana, the tarok evening is on Friday.\n" * 200
    overwrite(path, letter)
    with pytest.raises(CorruptDatabase, match="not a database"):
        await SqliteStore.open(path)
    assert bytes_of(path) == letter


@pytest.mark.parametrize("keep", [0.3, 0.7])
async def test_truncated_database_is_refused(path: Path, keep: float) -> None:
    await create_database(path, moves=500)
    whole = bytes_of(path)
    overwrite(path, whole[: int(len(whole) * keep)])
    with pytest.raises(CorruptDatabase, match="backup"):
        await SqliteStore.open(path)


async def test_overwritten_database_is_refused(path: Path) -> None:
    await create_database(path, moves=500)
    whole = bytearray(bytes_of(path))
    whole[4096:] = b"\xff" * len(whole[4096:])
    overwrite(path, bytes(whole))
    with pytest.raises(CorruptDatabase):
        await SqliteStore.open(path)


async def test_path_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "tarok.sqlite3", tmp_path / "folder"):
        with pytest.raises(StoreReadOnly, match=str(path)):
            await SqliteStore.open(path)


async def test_failed_opening_releases_the_file(path: Path) -> None:
    overwrite(path, b"x" * 5000)
    with pytest.raises(CorruptDatabase):
        await SqliteStore.open(path)
    overwrite(path, b"")
    await (await SqliteStore.open(path)).close()


# Writing ------------------------------------------------------------------------------------


async def test_full_disk_stores_no_part_of_a_write(path: Path) -> None:
    table = await create_database(path, moves=1)
    (pages,) = read_column(path, "PRAGMA page_count")
    store = await SqliteStore.open(path, pragmas=(f"PRAGMA max_page_count = {pages}",))
    table_rows = TableRows(store)
    many = tuple(move(seq) for seq in range(1, 2000))
    before = await table_rows.table(table), await table_rows.load_deal(table, 1)
    with pytest.raises(StoreFull, match="disk is full"):
        await table_rows.append_moves(table, 1, many, outcome())
    assert (
        await table_rows.table(table),
        await table_rows.load_deal(table, 1),
    ) == before
    await table_rows.append_moves(table, 1, (move(1),))
    await store.close()


async def test_read_only_disk_refuses_writes_and_can_be_read(path: Path) -> None:
    table = await create_database(path, moves=1)
    store = await SqliteStore.open(path, pragmas=("PRAGMA query_only = ON",))
    table_rows = TableRows(store)
    before = await table_rows.load_deal(table, 1)
    with pytest.raises(StoreReadOnly, match="read-only"):
        await table_rows.append_moves(table, 1, (move(1),))
    assert await table_rows.load_deal(table, 1) == before
    await store.close()


# Migrations ---------------------------------------------------------------------------------


async def test_older_database_is_upgraded_once(path: Path, tmp_path: Path) -> None:
    await create_database(path, moves=1)
    clubs = "CREATE TABLE clubs (name TEXT);\nINSERT INTO clubs VALUES ('a;b');"
    steps = extend_migrations(MIGRATIONS, tmp_path / "steps", clubs)
    for _ in range(2):
        store = await SqliteStore.open(path, migrations=steps)
        assert await TableRows(store).waiting()
        await store.close()
    assert read_column(path, "PRAGMA user_version") == [find_migrations(MIGRATIONS)[-1].number + 1]
    assert read_column(path, "SELECT name FROM clubs") == ["a;b"]


@pytest.mark.parametrize(
    ("last", "error"),
    [
        ("INSERT INTO nowhere VALUES (1);", "in migration .*_later.sql"),
        (
            "INSERT INTO seats (table_id, player, user, name, house) VALUES (99, 0, 1, 'Ana', 0);",
            "in migration .*_later.sql",
        ),
        (
            "PRAGMA max_page_count = 1; INSERT INTO clubs VALUES (hex(zeroblob(99999)));",
            "disk is full",
        ),
    ],
    ids=["bad statement", "seat without a table", "full disk"],
)
async def test_failed_migration_leaves_no_trace(
    path: Path, tmp_path: Path, last: str, error: str
) -> None:
    await create_database(path)
    version, before = (
        read_column(path, "PRAGMA user_version"),
        read_column(path, "SELECT sql FROM sqlite_schema"),
    )
    failing = f"CREATE TABLE clubs (name TEXT);\nDELETE FROM moves;\n{last}"
    steps = extend_migrations(MIGRATIONS, tmp_path / "steps", failing)
    with pytest.raises(StoreError, match=error):
        await SqliteStore.open(path, migrations=steps)
    assert read_column(path, "PRAGMA user_version") == version
    assert read_column(path, "SELECT sql FROM sqlite_schema") == before
    await (await SqliteStore.open(path)).close()


def test_statements_of_a_script_end_where_sqlite_says() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END;"
    text = "INSERT INTO a VALUES ('x; -- y');"
    comment = "-- nothing; at all\nDROP TABLE a; -- over"
    assert list(statements(f"{trigger}\n{text} {comment}\n")) == [
        trigger,
        text,
        "-- nothing; at all\nDROP TABLE a;",
    ]


def test_script_with_an_unfinished_statement_is_refused() -> None:
    with pytest.raises(ValueError, match="does not end"):
        list(statements("DROP TABLE a; DROP TABLE b"))


def test_migrations_with_a_gap_in_their_numbers_are_refused(tmp_path: Path) -> None:
    steps = extend_migrations(MIGRATIONS, tmp_path / "steps")
    (steps / "0099_far.sql").write_text("")
    with pytest.raises(ValueError, match="not numbered"):
        find_migrations(steps)
