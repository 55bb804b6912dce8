"""Commits whose answers are lost: each write is kept once at most, and reported truly.

Some servers cannot end the transaction of a lost connection.
"""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest

from bot.base.database_address import Server
from bot.store import Store, StoreError, notes
from bot.store.open_store import open_store
from bot.store.postgres import statements
from tests.database_proxy import DatabaseProxy
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

pytestmark = pytest.mark.long

MARK = 7
"""The mark of every transaction in these tests."""


@pytest.fixture
async def store(proxy: DatabaseProxy) -> AsyncIterator[Store]:
    """A store that is reached over the line."""
    store = await open_store(proxy.server)
    yield store
    await store.close()


async def count_up(store: Store, *keys: str) -> list[bool]:
    """Count up by each key, all at once; return for each whether it is reported as kept."""
    connection: Any = store.connection
    all_waiting = threading.Event()
    holding = asyncio.create_task(connection.of_writer(lambda _: all_waiting.wait(TIMEOUT)))
    await asyncio.sleep(0)
    counting = [asyncio.create_task(store.write(notes.count_up, key)) for key in keys]
    await asyncio.sleep(0)
    all_waiting.set()
    _, *results = await asyncio.gather(holding, *counting, return_exceptions=True)
    assert all(result is None or isinstance(result, StoreError) for result in results)
    return [result is None for result in results]


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("keys", [("one",), ("one", "two")])
async def test_write_whose_commit_is_lost_twice_is_kept_once_at_most(
    store: Store, proxy: DatabaseProxy, keys: tuple[str, ...], arrives: bool
) -> None:
    proxy.lose_commit(arrives=False, then=lambda: proxy.lose_commit(arrives=arrives))
    reports = await count_up(store, *keys)
    assert [await store.note(key) for key in keys] == ["1" if kept else None for kept in reports]
    assert all(reports) or not arrives


async def test_commit_that_the_server_is_slow_to_end_is_waited_for(
    store: Store, proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may be unable to end at once what a lost connection has begun."""
    slow = psycopg.connect(proxy.direct.url)
    slow.execute(f"UPDATE leases SET written = {MARK}")
    slow.execute("INSERT INTO notes (key, value) VALUES ('one', '1')")

    class Time:
        """The store's time; the slow transaction is committed late in it."""

        now = 1_000.0

        def monotonic(self) -> float:
            return self.now

        def sleep(self, seconds: float) -> None:
            self.now += seconds
            if self.now > 1_003:
                slow.commit()

    monkeypatch.setattr("bot.store.postgres.session.time", Time())
    monkeypatch.setattr("bot.store.postgres.session.random.getrandbits", lambda _: MARK)
    hasty = (*statements.SESSION, "SET lock_timeout = 100")
    monkeypatch.setattr(statements, "SESSION", hasty)
    proxy.lose_commit(arrives=False)
    assert await count_up(store, "one") == [True]
    slow.close()
    assert await store.note("one") == "1"


async def test_bot_that_may_end_no_session_connects_again(
    server: Server, postgres: Postgres
) -> None:
    name = server.address.name
    postgres.query(f"CREATE ROLE {name}_bot LOGIN")
    postgres.query(f"ALTER DATABASE {name} OWNER TO {name}_bot")
    revoke = "REVOKE EXECUTE ON FUNCTION pg_terminate_backend(int, bigint) FROM public"
    postgres.query(revoke, name)
    store = await open_store(Server(server.url.replace("tarok@", f"{name}_bot@")))
    await store.set_note("said", "before")
    sessions = f"FROM pg_stat_activity WHERE datname = '{name}'"
    postgres.query(f"SELECT pg_terminate_backend(pid, 5000) {sessions}")
    await store.set_note("said", "after")
    assert await store.note("said") == "after"
    await store.close()
