"""A process that hangs while writing, or taking over, keeps a lock in the database.

The follower ends its session once its lease has expired, but no session of a living lease.
"""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import pytest

from bot.base.database_address import Server
from bot.base.shards import Division
from bot.store.database import Database
from bot.store.errors import NotOwner, StoreUnsure
from bot.store.open_store import open_beside
from bot.store.postgres import leases
from bot.store.postgres.store import PostgresStore
from tests.bot.store.following import tried
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

psycopg: Any = pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

MARK = "UPDATE leases SET written = 1"
TAKE = f"SELECT pg_advisory_xact_lock({leases.ONE_BY_ONE}, hashtext(current_schema()))"
FREE = "SELECT 1 FROM leases WHERE shard = {} FOR UPDATE SKIP LOCKED"

Two = tuple[PostgresStore, PostgresStore]


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    """A database whose owner has no other rights."""
    made = postgres.create_database()
    postgres.query("CREATE ROLE bot LOGIN")
    postgres.query(f"ALTER DATABASE {name_of(made)} OWNER TO bot")
    yield Server(made.url.replace("tarok@", "bot@"))
    postgres.drop_database(made)
    postgres.query("DROP ROLE bot")


def name_of(server: Server) -> str:
    return server.url.rpartition("/")[2]


Ready = Callable[[int], Awaitable[PostgresStore]]


@pytest.fixture
async def ready(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ready]:
    """Open the store of a process that wants one shard of two.

    Leases last long, and whoever locks something that others need counts as hanging.
    """
    monkeypatch.setattr(leases, "LENGTH", 3600.0)
    monkeypatch.setattr(leases, "RENEW", 3600.0)
    monkeypatch.setattr(leases, "STUCK", 0.0)
    monkeypatch.setattr("bot.store.postgres.session.ASKING", (0.0,))
    opened: list[PostgresStore] = []

    async def begin(shard: int) -> PostgresStore:
        opened.append(cast(PostgresStore, await open_beside(server, Division(2, ((shard,),)))))
        return opened[-1]

    yield begin
    for store in reversed(opened):
        await store.close()


@pytest.fixture
async def two(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> Two:
    """A process whose lease of shard 0 has expired, and its follower."""
    with monkeypatch.context() as patched:
        still, follows = await ready(0), await ready(0)
        patched.setattr(leases, "LENGTH", 0.0)
        await still.hold()
    return still, follows


@contextmanager
def in_mid_transaction(server: Server, statement: str, user: str = "bot") -> Iterator[Any]:
    """A session that has done this much of a transaction and no more."""
    url = server.url.replace("bot@", f"{user}@")
    db = psycopg.connect(url, application_name="tarok")
    db.execute(statement)
    yield db
    db.close()


@asynccontextmanager
async def standing_still(
    store: PostgresStore, server: Server, postgres: Postgres, shard: int = 0
) -> AsyncIterator["asyncio.Task[None]"]:
    """A process that stops after sending part of a write.

    The server waits for the rest, and takes the session for active.
    """
    arrived, goes_on, loop = asyncio.Event(), threading.Event(), asyncio.get_running_loop()

    def half(db: Database) -> None:
        db.execute("INSERT INTO notes (key, value) VALUES ('half', 'sent')")
        while postgres.query(FREE.format(shard), name_of(server)):
            pass
        loop.call_soon_threadsafe(arrived.set)
        goes_on.wait(TIMEOUT)

    writing = asyncio.create_task(store.connection.write(half))
    async with asyncio.timeout(TIMEOUT):
        await arrived.wait()
    try:
        yield writing
    finally:
        goes_on.set()
        await asyncio.wait((writing,))


async def test_a_process_that_hangs_in_mid_move_holds_nobody_up(
    two: Two, server: Server, postgres: Postgres
) -> None:
    """And when it goes on, nothing of that move is kept."""
    still, follows = two
    async with standing_still(still, server, postgres) as writing:
        await follows.hold()
        await follows.set_note("written", "by who follows")
        assert not writing.done()
    assert isinstance(writing.exception(), StoreUnsure)
    with pytest.raises(NotOwner):
        await still.set_note("written", "too late")
    assert await follows.note("half") is None


@pytest.mark.parametrize("statement", [MARK, TAKE], ids=["a move", "a take-over"])
async def test_nor_does_a_session_that_hangs_in_the_middle_of(
    two: Two, server: Server, statement: str
) -> None:
    _, follows = two
    with in_mid_transaction(server, statement) as db:
        await follows.hold()
        with pytest.raises(psycopg.OperationalError):
            db.execute("COMMIT")


async def test_no_session_of_a_living_lease_is_ended(
    two: Two, ready: Ready, server: Server, postgres: Postgres
) -> None:
    """However long it takes, and whoever takes another lease meanwhile."""
    _, follows = two
    slow, waits = await ready(1), await ready(1)
    await slow.hold()
    waiting = asyncio.create_task(waits.hold())
    async with standing_still(slow, server, postgres, 1) as writing:
        await follows.hold()
        await tried(waiting)
    assert writing.exception() is None
    assert await follows.note("half") == "sent"
    waiting.cancel()


async def test_the_host_is_told_of_a_session_that_the_bot_may_not_end(
    two: Two, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Once; and the bot goes on waiting."""
    caplog.set_level(logging.INFO)
    with in_mid_transaction(server, MARK, "tarok") as db:
        waiting = asyncio.create_task(two[1].hold())
        await tried(waiting)
        (said,) = caplog.messages
        assert f"SELECT pg_terminate_backend({db.info.backend_pid})" in said
        db.execute("COMMIT")
        await waiting
