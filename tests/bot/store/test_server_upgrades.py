"""A PostgreSQL database is upgraded by one process alone."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.base.database_address import Server
from bot.base.shards import Division
from bot.store.errors import NewerDatabase, OlderDatabase
from bot.store.open_store import look_at, open_beside, open_store
from tests.bot.store.following import tried
from tests.bot.store.later_steps import with_steps
from tests.postgres import Postgres

psycopg = pytest.importorskip("psycopg")
opening: Any = pytest.importorskip("bot.store.postgres.opening")
pytestmark = pytest.mark.long


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    made = postgres.create_database()
    yield made
    postgres.drop_database(made)


def taking(server: Server, steps: Path) -> Any:
    """Try to hold it, as that release would."""
    return partial(
        opening.take_lease, server=server, waiting=opening.LeaseFollower(Division()), steps=steps
    )


LOCKED = 99
"""What the migration of the release to come waits for."""


def waits(postgres: Postgres) -> None:
    """Wait until it does."""
    while not postgres.query(f"SELECT 1 FROM pg_locks WHERE objid = {LOCKED} AND NOT granted"):
        pass


async def test_who_is_of_an_earlier_release_does_not_follow_meanwhile(
    server: Server, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes."""
    await (await open_store(server)).close()
    monkeypatch.setattr("bot.store.postgres.leases.LENGTH", 0.1)
    steps = with_steps(opening.STEPS, tmp_path / "steps", f"SELECT pg_advisory_lock({LOCKED});")
    earlier, new = await open_beside(server, Division()), opening.PostgresSession(server)
    with psycopg.connect(server.url) as holding:
        holding.execute(f"SELECT pg_advisory_xact_lock({LOCKED})")
        upgrading = asyncio.create_task(asyncio.to_thread(new.own, taking(server, steps)))
        await asyncio.to_thread(waits, postgres)
        following = asyncio.create_task(earlier.hold())
        await tried(following)
    assert await upgrading is None
    with pytest.raises(NewerDatabase):
        await following
    new.close()
    await earlier.close()


async def test_one_that_cannot_be_brought_up_to_date_is_not_held(
    server: Server, tmp_path: Path
) -> None:
    """And requests to it wait no longer than before."""
    await (await open_store(server)).close()
    steps = with_steps(opening.STEPS, tmp_path / "steps", "SELECT no_such_function();")
    session = opening.PostgresSession(server)
    take = taking(server, steps)
    for _ in range(2):
        with pytest.raises(psycopg.Error, match="no_such_function"):
            await asyncio.to_thread(session.own, take)
    assert session.read(lambda db: db.execute("SHOW statement_timeout").fetchall()) != [("0",)]
    session.close()


async def test_the_host_hears_why_it_cannot_be_brought_up_to_date(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the connection is unusable afterwards."""
    await (await open_store(server)).close()
    steps = with_steps(opening.STEPS, tmp_path / "steps", "SELECT no_such_function();")
    session = opening.PostgresSession(server)

    def of_no_use(_: Any) -> None:
        raise psycopg.OperationalError("the answers are out of step")

    monkeypatch.setattr(opening.Statements, "roll_back", of_no_use)
    with pytest.raises(psycopg.Error, match="no_such_function"):
        await asyncio.to_thread(session.own, taking(server, steps))
    session.close()


@pytest.mark.parametrize("reach", [open_store, look_at])
async def test_server_database_older_than_the_baseline_is_left_alone(
    server: Server, reach: Any
) -> None:
    await (await open_store(server)).close()
    with psycopg.connect(server.url) as db:
        db.execute("UPDATE versions SET number = 22")
    with pytest.raises(
        OlderDatabase, match=r"version 22.*start the Tarok of commit [0-9a-f]{8} on"
    ):
        await reach(server)
    with psycopg.connect(server.url) as db:
        assert db.execute("SELECT number FROM versions").fetchall() == [(22,)]
