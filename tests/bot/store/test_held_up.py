"""Processes that hang while writing or taking over, and so keep a lock in the database.

A follower ends their sessions once their lease has expired, but no session of a valid lease.
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
from tests.bot.store.following import wait_for_attempts
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

psycopg: Any = pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

MARK = "UPDATE leases SET written = 1"
TAKE = f"SELECT pg_advisory_xact_lock({leases.ONE_BY_ONE}, hashtext(current_schema()))"
FREE = "SELECT 1 FROM leases WHERE shard = {} FOR UPDATE SKIP LOCKED"

StorePair = tuple[PostgresStore, PostgresStore]


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    """A database whose owner has no other rights."""
    database = postgres.create_database()
    postgres.query("CREATE ROLE bot LOGIN")
    postgres.query(f"ALTER DATABASE {database.address.name} OWNER TO bot")
    yield Server(database.url.replace("tarok@", "bot@"))
    postgres.drop_database(database)
    postgres.query("DROP ROLE bot")


Ready = Callable[[int], Awaitable[PostgresStore]]


@pytest.fixture
async def ready(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ready]:
    """Return a function that opens the store of a process which wants one shard of two.

    Leases last long, and a process that locks something that others need counts as hanging.
    """
    monkeypatch.setattr(leases, "LENGTH", 3600.0)
    monkeypatch.setattr(leases, "RENEW", 3600.0)
    monkeypatch.setattr(leases, "STUCK", 0.0)
    monkeypatch.setattr("bot.store.postgres.session.ASKING", (0.0,))
    opened: list[PostgresStore] = []

    async def open_shard(shard: int) -> PostgresStore:
        opened.append(cast(PostgresStore, await open_beside(server, Division(2, ((shard,),)))))
        return opened[-1]

    yield open_shard
    for store in reversed(opened):
        await store.close()


@pytest.fixture
async def stores(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> StorePair:
    """A process whose lease of shard 0 has expired, and its follower."""
    with monkeypatch.context() as patched:
        hung, follower = await ready(0), await ready(0)
        patched.setattr(leases, "LENGTH", 0.0)
        await hung.hold()
    return hung, follower


@contextmanager
def open_transaction(server: Server, statement: str, user: str = "bot") -> Iterator[Any]:
    """A session that hangs in a transaction after a statement."""
    url = server.url.replace("bot@", f"{user}@")
    db = psycopg.connect(url, application_name="tarok")
    db.execute(statement)
    yield db
    db.close()


@asynccontextmanager
async def stalled_write(
    store: PostgresStore, server: Server, postgres: Postgres, shard: int = 0
) -> AsyncIterator["asyncio.Task[None]"]:
    """The task of a process that stops after sending part of a write.

    The server waits for the rest, and takes the session for active.
    """
    arrived, may_go_on, loop = asyncio.Event(), threading.Event(), asyncio.get_running_loop()

    def write_half(db: Database) -> None:
        db.execute("INSERT INTO notes (key, value) VALUES ('half', 'sent')")
        while postgres.query(FREE.format(shard), server.address.name):
            pass
        loop.call_soon_threadsafe(arrived.set)
        may_go_on.wait(TIMEOUT)

    writing = asyncio.create_task(store.connection.write(write_half))
    async with asyncio.timeout(TIMEOUT):
        await arrived.wait()
    try:
        yield writing
    finally:
        may_go_on.set()
        await asyncio.wait((writing,))


async def test_follower_ends_a_write_that_hangs_and_undoes_it(
    stores: StorePair, server: Server, postgres: Postgres
) -> None:
    """The hung process cannot finish the write once it goes on."""
    hung, follower = stores
    async with stalled_write(hung, server, postgres) as writing:
        await follower.hold()
        await follower.set_note("written", "by the follower")
        assert not writing.done()
    assert isinstance(writing.exception(), StoreUnsure)
    with pytest.raises(NotOwner):
        await hung.set_note("written", "too late")
    assert await follower.note("half") is None


@pytest.mark.parametrize("statement", [MARK, TAKE], ids=["a move", "a take-over"])
async def test_follower_ends_a_session_that_hangs_in_a_transaction(
    stores: StorePair, server: Server, statement: str
) -> None:
    _, follower = stores
    with open_transaction(server, statement) as db:
        await follower.hold()
        with pytest.raises(psycopg.OperationalError):
            db.execute("COMMIT")


async def test_session_of_a_valid_lease_is_not_ended(
    stores: StorePair, ready: Ready, server: Server, postgres: Postgres
) -> None:
    """A slow write is waited for, even while a follower takes another lease."""
    _, follower = stores
    slow, waits = await ready(1), await ready(1)
    await slow.hold()
    waiting = asyncio.create_task(waits.hold())
    async with stalled_write(slow, server, postgres, 1) as writing:
        await follower.hold()
        await wait_for_attempts(waiting)
    assert writing.exception() is None
    assert await follower.note("half") == "sent"
    waiting.cancel()


async def test_session_that_the_bot_may_not_end_is_logged_once(
    stores: StorePair, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot goes on waiting for the session."""
    caplog.set_level(logging.INFO)
    with open_transaction(server, MARK, "tarok") as db:
        waiting = asyncio.create_task(stores[1].hold())
        await wait_for_attempts(waiting)
        (message,) = caplog.messages
        assert f"SELECT pg_terminate_backend({db.info.backend_pid})" in message
        db.execute("COMMIT")
        await waiting
