"""Simultaneous writes: they share a commit, but each is kept or undone by itself."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store import DealClosed, MoveTaken, Store, StoreError, StoreFull
from bot.store.sqlite.store import SqliteStore
from bot.tables.model.records import DealLog
from bot.tables.rows.repository import TableRows
from tests.bot.store.hold import Hold
from tests.bot.store.store_examples import CHANNEL, begin_match, lobby, move, new_deal
from tests.databases import sqlite_only, trace_statements


async def call_together(store: Store, *calls: Any) -> list[object]:
    """Make calls that the store finds waiting all at once; return their results."""
    async with Hold(store):
        tasks = [asyncio.ensure_future(call) for call in calls]
        await asyncio.sleep(0)
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def moves_of(store: Store, table: int) -> list[int]:
    log = await TableRows(store).load_deal(table, 1)
    assert log is not None
    return [logged.seq for logged in log.moves]


@sqlite_only
async def test_simultaneous_moves_of_many_tables_share_a_commit(store: Store) -> None:
    tables = [await begin_match(store, channel=channel) for channel in range(20)]
    executed: list[str] = []
    await trace_statements(store, executed.append)
    results = await call_together(
        store, *(TableRows(store).append_moves(table, 1, (move(0),)) for table in tables)
    )
    assert results == [None] * 20
    assert executed.count("COMMIT") == 2  # one is of the call that kept the store busy
    for table in tables:
        assert await moves_of(store, table) == [0]


async def test_refused_write_holds_up_no_other(store: Store) -> None:
    table_rows = TableRows(store)
    table, other = await begin_match(store, moves=1), await begin_match(store, channel=CHANNEL + 1)
    bad = replace(move(2), by="nobody")  # type: ignore[arg-type]  # the database refuses it
    results = await call_together(
        store,
        table_rows.append_moves(table, 1, (move(1),)),
        table_rows.append_moves(table, 1, (move(1, "bid:one"),)),
        table_rows.append_moves(table, 1, (move(2), bad)),
        table_rows.append_moves(other, 7, (move(0),)),
        table_rows.append_moves(other, 1, (move(0),)),
    )
    assert [type(result) for result in results] == [
        type(None),
        MoveTaken,
        StoreError,
        DealClosed,
        type(None),
    ]
    assert await moves_of(store, table) == [0, 1]
    assert await moves_of(store, other) == [0]


async def test_write_refused_at_commit_holds_up_no_other(store: Store) -> None:
    """A move in a missing deal is only noticed at the very end of a transaction."""
    table_rows = TableRows(store)
    table = await begin_match(store)
    orphan = "INSERT INTO moves VALUES (?, 9, 0, 0, 'house', NULL, 'pass', '', 0)"
    results = await call_together(
        store,
        table_rows.append_moves(table, 1, (move(0),)),
        store.write(lambda db: db.execute(orphan, (table,)).rowcount),
        table_rows.create_table(lobby(channel=CHANNEL + 1)),
    )
    assert results[0] is None
    assert isinstance(results[1], StoreError)
    assert isinstance(results[2], int)
    assert results[2] > table
    assert await moves_of(store, table) == [0]


async def test_full_disk_refuses_only_the_write_that_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    store = await SqliteStore.open(path)
    table_rows = TableRows(store)
    table, other = await begin_match(store), await begin_match(store, channel=CHANNEL + 1)
    ((pages,),) = await store.read(lambda db: db.execute("PRAGMA page_count").fetchall())
    await store.read(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())
    many = tuple(move(seq) for seq in range(3000))
    results = await call_together(
        store,
        table_rows.append_moves(table, 1, (move(0),)),
        table_rows.append_moves(other, 1, many),
        table_rows.append_moves(table, 1, (move(1),)),
    )
    assert [type(result) for result in results] == [type(None), StoreFull, type(None)]
    assert await moves_of(store, table) == [0, 1]
    assert await moves_of(store, other) == []
    await store.close()


async def test_write_cancelled_while_waiting_changes_nothing(store: Store) -> None:
    table = await begin_match(store)
    async with Hold(store):
        calls = [
            asyncio.create_task(TableRows(store).append_moves(table, 1, (move(n),)))
            for n in range(3)
        ]
        await asyncio.sleep(0)
        calls[1].cancel()
        with pytest.raises(asyncio.CancelledError):
            await calls[1]
    await asyncio.gather(calls[0], calls[2])
    assert await moves_of(store, table) == [0, 2]


async def test_read_called_after_a_write_sees_it(store: Store) -> None:
    table_rows = TableRows(store)
    table = await begin_match(store)
    _, seen, refused = await call_together(
        store,
        table_rows.append_moves(table, 1, (move(0),)),
        table_rows.load_deal(table, 1),
        table_rows.start_deal(new_deal(table)),
    )
    assert isinstance(seen, DealLog)
    assert [logged.seq for logged in seen.moves] == [0]
    assert isinstance(refused, DealClosed)
