"""Calls of repositories: results, cancellation and errors, on a repository made for tests."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.database import Database
from bot.store.errors import NotOwner
from bot.store.rows import Rows, erases, reads, writes
from tests.bot.store.hold import Hold
from tests.databases import sqlite_only

PUT = "INSERT INTO notes (key, value) VALUES (?, ?)"
DROP = "DELETE FROM notes WHERE key = ?"
VALUES = "SELECT value FROM notes WHERE key >= ? ORDER BY key LIMIT ?"


def put(db: Database, *keys: str) -> int:
    for key in keys:
        db.execute(PUT, (key, key.upper()))
    db.await_answers()
    return len(keys)


def refuse(db: Database, key: str) -> None:
    put(db, key)
    raise StoreError("refused")


def drop(db: Database, key: str) -> int:
    return db.execute(DROP, (key,)).rowcount


def values(db: Database, first: str = "", *, limit: int = 9) -> tuple[str, ...]:
    return tuple(value for (value,) in db.execute(VALUES, (first, limit)).fetchall())


class ToyRows(Rows):
    """Notes with keys of the tests."""

    put = writes(put)
    refuse = writes(refuse)
    drop = erases(drop)
    values = reads(values)


@pytest.fixture
def rows(store: Store) -> ToyRows:
    """The repository on an empty store."""
    return ToyRows(store)


async def test_call_returns_the_result_of_its_function(rows: ToyRows) -> None:
    number: int = await rows.put("~a", "~b")
    stored: tuple[str, ...] = await rows.values("~")
    assert (number, stored) == (2, ("~A", "~B"))


async def test_call_keeps_names_and_defaults_of_parameters(rows: ToyRows) -> None:
    await rows.put("~a", "~b")
    assert await rows.values(first="~", limit=1) == ("~A",)


async def test_call_that_raises_changes_nothing(rows: ToyRows) -> None:
    with pytest.raises(StoreError, match="refused"):
        await rows.refuse("~a")
    assert await rows.values("~") == ()


@sqlite_only
async def test_erased_text_stands_in_no_file(rows: ToyRows, database_address: Path) -> None:
    files = [database_address, database_address.with_name(f"{database_address.name}-wal")]
    await rows.put("~secret")
    assert any(b"~SECRET" in file.read_bytes() for file in files)
    assert await rows.drop("~secret") == 1
    assert not any(b"~SECRET" in file.read_bytes() for file in files)


async def test_read_sees_a_write_begun_before(rows: ToyRows) -> None:
    written = asyncio.create_task(rows.put("~a"))
    await asyncio.sleep(0)
    assert await rows.values("~") == ("~A",)
    await written


async def test_call_cancelled_while_waiting_changes_nothing(rows: ToyRows, store: Store) -> None:
    async with Hold(store):
        waiting = asyncio.create_task(rows.put("~a"))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert await rows.values("~") == ()


async def test_call_cancelled_once_begun_is_done_whole(rows: ToyRows, store: Store) -> None:
    steps, loop = list[str](), asyncio.get_running_loop()

    def put_and_cancel(db: Database) -> None:
        put(db, "~a")
        loop.call_soon_threadsafe(task.cancel)
        put(db, "~b")

    async def write() -> None:
        await store.write(put_and_cancel)
        steps.append("done")
        await asyncio.Event().wait()
        steps.append("not cancelled")

    task = asyncio.create_task(write())
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await rows.values("~") == ("~A", "~B")
    assert steps == ["done"]


async def test_call_that_takes_too_long_changes_nothing(rows: ToyRows, store: Store) -> None:
    async with Hold(store):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await rows.put("~a")
    assert await rows.values("~") == ()


async def test_doubt_about_a_write_is_reported_by_the_store(
    rows: ToyRows, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    error, doubts = NotOwner("another process has taken over"), list[StoreError]()

    async def fail(*_: object) -> None:
        raise error

    store.add_doubt_listener(doubts.append)
    monkeypatch.setattr(store.connection, "write", fail)
    with pytest.raises(NotOwner):
        await rows.put("~a")
    assert doubts == [error]


async def test_call_of_a_closed_store_is_refused(rows: ToyRows, store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError):
        await rows.values()


def test_call_of_the_class_gives_the_function() -> None:
    assert (ToyRows.put.work, ToyRows.put.by) == (put, "write")
    assert (ToyRows.values.work, ToyRows.values.by) == (values, "read")
    assert (ToyRows.drop.work, ToyRows.drop.by) == (drop, "erase")


async def test_note_is_kept_until_the_next_one(store: Store) -> None:
    assert await store.note("commands") is None
    for value in ("first", "second"):
        await store.set_note("commands", value)
        assert await store.note("commands") == value
    assert await store.note("other") is None


async def test_size_of_the_database_is_read(store: Store) -> None:
    assert await store.size() > 100_000
