"""A PostgreSQL database is upgraded by one process alone."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.base.database_address import Server
from bot.base.shards import Division
from bot.store.errors import NewerDatabase, OlderDatabase
from bot.store.open_store import look_at, open_beside, open_store
from tests.bot.store.following import wait_for_attempts
from tests.bot.store.later_steps import extend_migrations
from tests.postgres import Postgres

psycopg = pytest.importorskip("psycopg")
opening: Any = pytest.importorskip("bot.store.postgres.opening")
pytestmark = pytest.mark.long


def lease_taker(server: Server, steps: Path) -> Any:
    """Return a function that takes the lease as a release with these migrations does."""
    return partial(
        opening.take_lease, server=server, waiting=opening.LeaseFollower(Division()), steps=steps
    )


LOCKED = 99
"""The lock for which the later release's migration waits."""


def wait_for_lock(postgres: Postgres) -> None:
    """Wait until the migration waits for its lock."""
    while not postgres.query(f"SELECT 1 FROM pg_locks WHERE objid = {LOCKED} AND NOT granted"):
        pass


async def test_earlier_release_does_not_follow_during_an_upgrade(
    server: Server, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The upgrade takes longer than a lease."""
    await (await open_store(server)).close()
    monkeypatch.setattr("bot.store.postgres.leases.LENGTH", 0.1)
    steps = extend_migrations(
        opening.STEPS, tmp_path / "steps", f"SELECT pg_advisory_lock({LOCKED});"
    )
    earlier, new = await open_beside(server, Division()), opening.PostgresSession(server)
    with psycopg.connect(server.url) as holding:
        holding.execute(f"SELECT pg_advisory_xact_lock({LOCKED})")
        upgrading = asyncio.create_task(asyncio.to_thread(new.own, lease_taker(server, steps)))
        await asyncio.to_thread(wait_for_lock, postgres)
        following = asyncio.create_task(earlier.hold())
        await wait_for_attempts(following)
    assert await upgrading is None
    with pytest.raises(NewerDatabase):
        await following
    new.close()
    await earlier.close()


async def test_failed_upgrade_leaves_the_server_free_and_timeouts_as_before(
    server: Server, tmp_path: Path
) -> None:
    await (await open_store(server)).close()
    steps = extend_migrations(opening.STEPS, tmp_path / "steps", "SELECT no_such_function();")
    session = opening.PostgresSession(server)
    take = lease_taker(server, steps)
    for _ in range(2):
        with pytest.raises(psycopg.Error, match="no_such_function"):
            await asyncio.to_thread(session.own, take)
    assert session.read(lambda db: db.execute("SHOW statement_timeout").fetchall()) != [("0",)]
    session.close()


async def test_failed_upgrade_tells_its_reason_even_if_the_connection_breaks(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(server)).close()
    steps = extend_migrations(opening.STEPS, tmp_path / "steps", "SELECT no_such_function();")
    session = opening.PostgresSession(server)

    def fail_roll_back(_: Any) -> None:
        raise psycopg.OperationalError("the answers are out of step")

    monkeypatch.setattr(opening.Statements, "roll_back", fail_roll_back)
    with pytest.raises(psycopg.Error, match="no_such_function"):
        await asyncio.to_thread(session.own, lease_taker(server, steps))
    session.close()


@pytest.mark.parametrize("open_database", [open_store, look_at])
async def test_server_database_older_than_the_baseline_is_refused_and_unchanged(
    server: Server, open_database: Any
) -> None:
    await (await open_store(server)).close()
    with psycopg.connect(server.url) as db:
        db.execute("DELETE FROM versions WHERE number > (SELECT min(number) FROM versions)")
        db.execute("UPDATE versions SET number = 22")
    with pytest.raises(
        OlderDatabase, match=r"version 22.*start the Tarok of commit [0-9a-f]{8} on"
    ):
        await open_database(server)
    with psycopg.connect(server.url) as db:
        assert db.execute("SELECT number FROM versions").fetchall() == [(22,)]
