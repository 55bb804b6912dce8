"""Two processes writing to the same rows of a PostgreSQL database at once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.base.database_address import Server
from bot.base.shards import Division
from bot.contests.core.rows import ContestRows, EntryMove, append_moves
from bot.contests.teams.rounds import TeamRounds
from bot.store import MoveTaken, Store
from bot.store.database import Database
from bot.store.open_store import open_beside
from bot.tables.rows import writing
from tests.bot.conftest import open_world
from tests.bot.contests.contest import Contests
from tests.bot.contests.teams.teams import Teams, begun
from tests.bot.world import ANA
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

StorePair = tuple[Store, Store]
WAIT_SECONDS = 0.5
"""Seconds for a write that may have to wait for the other."""


@pytest.fixture
async def stores(server: Server) -> AsyncIterator[StorePair]:
    """The stores of two processes with a shard each."""
    first, second = [await open_beside(server, Division(2, ((n,),))) for n in range(2)]
    await first.hold()
    await second.hold()
    yield first, second
    await second.close()
    await first.close()


async def write_together(first: Store, work: Any, second: Store, other: Any) -> list[Any]:
    """Do the first store's work, but commit it only once the second's is done or waiting."""
    done, may_commit = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def work_slowly(db: Database) -> None:
        work(db)
        db.await_answers()
        loop.call_soon_threadsafe(done.set)
        may_commit.wait(TIMEOUT)

    slow = asyncio.create_task(first.write(work_slowly))
    async with asyncio.timeout(TIMEOUT):
        await done.wait()
    quick = asyncio.create_task(second.write(other))
    await asyncio.wait((quick,), timeout=WAIT_SECONDS)
    may_commit.set()
    return [*await asyncio.gather(slow, quick, return_exceptions=True)]


async def test_round_whose_last_two_tables_end_at_once_is_settled(
    stores: StorePair, server: Server
) -> None:
    world = await open_world(stores[0], server)
    tables = await begun(Teams(world))
    contest = tables[0].round
    assert contest is not None

    def table_end(number: int) -> Any:
        table = tables[number].id
        closing = TeamRounds(ContestRows(world.store), world.store).closing(table)
        return lambda db: writing.stop_table(db, table, 1, (closing,), None)

    assert await write_together(stores[0], table_end(0), stores[1], table_end(1)) == [None, None]
    stored = await ContestRows(stores[0]).find(contest.id)
    assert stored is not None
    assert stored.settled


async def test_second_of_two_moves_at_once_is_refused(stores: StorePair, server: Server) -> None:
    contests = Contests(await open_world(stores[0], server))
    await contests.open_try(ANA, await contests.contest())
    entry = await ContestRows(stores[0]).entry(1)
    assert entry is not None
    seq = len(entry.moves)

    def move(code: str) -> Any:
        return lambda db: append_moves(db, 1, seq, (EntryMove(0, code, 1),))

    first, second = await write_together(stores[0], move("pass"), stores[1], move("bid:three"))
    assert first is None
    assert isinstance(second, MoveTaken)
