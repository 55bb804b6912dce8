"""The thread of a SQLite database does pieces of work one by one, in their order."""

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest_asyncio

from bot.store.sqlite.thread import SqliteThread


@pytest_asyncio.fixture
async def thread(tmp_path: Path) -> AsyncIterator[SqliteThread]:
    thread = await SqliteThread.open(tmp_path / "tarok.sqlite3")
    yield thread
    await thread.close()


async def test_work_is_done_in_order_in_one_other_thread(thread: SqliteThread) -> None:
    done: list[tuple[int, int]] = []

    def record(number: int) -> None:
        done.append((number, threading.get_ident()))

    await asyncio.gather(*(thread.turn(partial(record, number)) for number in range(50)))
    assert [number for number, _ in done] == list(range(50))
    assert len({ident for _, ident in done} - {threading.get_ident()}) == 1


async def test_work_has_the_connection_to_itself_until_it_ends(
    thread: SqliteThread,
) -> None:
    begun, rows, loop = asyncio.Event(), list[object](), asyncio.get_running_loop()
    may_end = threading.Event()

    def work_long() -> None:
        thread.db.execute("BEGIN")
        thread.db.execute("CREATE TABLE one (n INTEGER)")
        loop.call_soon_threadsafe(begun.set)
        may_end.wait()
        thread.db.execute("COMMIT")

    first = asyncio.ensure_future(thread.turn(work_long))
    await begun.wait()
    second = asyncio.ensure_future(thread.turn(lambda: rows.append(thread.db.in_transaction)))
    await asyncio.sleep(0)
    assert not rows
    may_end.set()
    await asyncio.gather(first, second)
    assert rows == [False]


async def test_cancelled_work_in_the_queue_is_done_in_its_turn(thread: SqliteThread) -> None:
    done: list[str] = []
    dropped = asyncio.ensure_future(thread.turn(lambda: done.append("dropped")))
    await asyncio.sleep(0)  # the work is in the queue
    dropped.cancel()
    await thread.turn(lambda: done.append("next"))
    assert dropped.cancelled()
    assert done == ["dropped", "next"]
