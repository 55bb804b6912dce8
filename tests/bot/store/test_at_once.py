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
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

Two = tuple[Store, Store]
SOME = 0.5
"""Seconds given to one that may have to wait for the other."""


@pytest.fixture
def server(postgres: Postgres) -> Any:
    made = postgres.create_database()
    yield made
    postgres.drop_database(made)


@pytest.fixture
async def two(server: Server) -> AsyncIterator[Two]:
    """The stores of two processes with a shard each."""
    first, second = [await open_beside(server, Division(2, ((n,),))) for n in range(2)]
    await first.hold()
    await second.hold()
    yield first, second
    await second.close()
    await first.close()


async def together(first: Store, work: Any, second: Store, other: Any) -> list[Any]:
    """Do the first one's work, but commit it only once the second's is done or waiting."""
    done, kept = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(db: Database) -> None:
        work(db)
        db.await_answers()
        loop.call_soon_threadsafe(done.set)
        kept.wait(TIMEOUT)

    one = asyncio.create_task(first.write(slowly))
    async with asyncio.timeout(TIMEOUT):
        await done.wait()
    two = asyncio.create_task(second.write(other))
    await asyncio.wait((two,), timeout=SOME)
    kept.set()
    return [*await asyncio.gather(one, two, return_exceptions=True)]


async def test_a_round_whose_last_tables_end_at_once_is_over(two: Two, server: Server) -> None:
    world = await open_world(two[0], server)
    tables = await begun(Teams(world))
    contest = tables[0].round
    assert contest is not None

    def ends(number: int) -> Any:
        table = tables[number].id
        closing = TeamRounds(ContestRows(world.store), world.store).closing(table)
        return lambda db: writing.stop_table(db, table, 1, (closing,), None)

    assert await together(two[0], ends(0), two[1], ends(1)) == [None, None]
    found = await ContestRows(two[0]).find(contest.id)
    assert found is not None and found.settled


async def test_of_two_moves_at_once_one_is_taken(two: Two, server: Server) -> None:
    contests = Contests(await open_world(two[0], server))
    await contests.opened(ANA, await contests.contest())
    entry = await ContestRows(two[0]).entry(1)
    assert entry is not None
    seq = len(entry.moves)

    def moves(code: str) -> Any:
        return lambda db: append_moves(db, 1, seq, (EntryMove(0, code, 1),))

    made, taken = await together(two[0], moves("pass"), two[1], moves("bid:three"))
    assert made is None and isinstance(taken, MoveTaken)
