"""Addresses with several hosts: the bot is where it can write.

Also after a replica has taken over from the server that it copied.
"""

import contextlib
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.base.database_address import Server, parse_database
from bot.store.errors import NotOwner, StoreError, StoreRefused
from bot.store.open_store import look_at, open_store
from tests.bot.base.metrics_port import free_port
from tests.bot.world import World
from tests.postgres import Postgres, memory_folder

psycopg = pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

NAME = "tarok"


def among(*ports: int, name: str = NAME, options: str = "") -> Server:
    """A database that is at one of these ports."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    server = parse_database(f"postgresql://tarok:very-secret@{hosts}/{name}{options}")
    assert isinstance(server, Server)
    return server


@contextlib.contextmanager
def copied(**settings: str) -> Iterator[tuple[Postgres, Postgres]]:
    """A server with these settings, and a replica."""
    with contextlib.ExitStack() as stack:
        folders = [
            Path(stack.enter_context(tempfile.TemporaryDirectory(dir=memory_folder())))
            for _ in range(2)
        ]
        for folder in folders:
            folder.chmod(0o755)
        first, replica = Postgres(folders[0], **settings), Postgres(folders[1])
        replica.follow(first)
        for server in (first, replica):
            server.start()
            stack.callback(server.stop)
        first.query(f"CREATE DATABASE {NAME}")
        yield first, replica


@pytest.fixture
def pair(long_leases: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Postgres, Postgres]]:
    """A server that keeps nothing without its replica."""
    monkeypatch.setattr("bot.store.postgres.session.QUIET", 0.0)
    with copied(synchronous_standby_names="*") as both:
        yield both


@contextlib.asynccontextmanager
async def opened(first: Postgres, replica: Postgres) -> AsyncIterator[World]:
    """Tables there; the one that cannot be written stands first in the address."""
    made = World(among(replica.port, first.port))
    await made.open()
    yield made
    await made.tables.register.rereading.close()
    await made.store.close()


def moves(server: Postgres) -> int:
    """How many it has kept."""
    return len(server.query("SELECT 1 FROM moves", NAME))


async def test_play_goes_on_at_a_replica_that_is_promoted(pair: tuple[Postgres, Postgres]) -> None:
    """Nothing that was shown is lost, and nobody starts the bot anew."""
    first, replica = pair
    async with opened(*pair) as world:
        table = await world.start_table()
        await world.play_moves(table, 3)
        first.stop(signal.SIGKILL)
        with pytest.raises(StoreError, match=r"cannot be reached: .* is read-only; .* refused"):
            await world.play_moves(table, 1)
        replica.query("SELECT pg_promote()")
        await world.play_moves(table, 3)
        assert table.seq == moves(replica) == 6


async def test_a_server_that_may_not_be_written_any_more_is_left(
    pair: tuple[Postgres, Postgres],
) -> None:
    """Though it goes on answering."""
    first, replica = pair
    async with opened(*pair) as world:
        table = await world.start_table()
        await world.play_moves(table, 1)
        first.query("ALTER SYSTEM SET default_transaction_read_only = on")
        first.query("SELECT pg_reload_conf()")
        while first.query("SHOW default_transaction_read_only") != [("on",)]:
            pass
        with pytest.raises(StoreError, match=r"cannot be written: it is read-only"):
            await world.play_moves(table, 1)
        replica.query("SELECT pg_promote()")
        await world.play_moves(table, 2)
        assert (table.seq, moves(first), moves(replica)) == (3, 1, 3)


async def test_where_a_replica_was_behind_the_bot_begins_anew(
    long_leases: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on from what is there, and leaves no gap."""
    monkeypatch.setattr("bot.store.postgres.session.QUIET", 0.0)
    with copied() as (first, replica):
        async with opened(first, replica) as world:
            table = await world.start_table()
            await world.play_moves(table, 3)
            while (
                not replica.query("SELECT to_regclass('moves')", NAME)[0][0] or moves(replica) < 3
            ):
                pass
            replica.stop()
            await world.play_moves(table, 2)
            first.stop(signal.SIGKILL)
            replica.start()
            replica.query("SELECT pg_promote()")
            doubts: list[StoreError] = []
            world.store.add_doubt_listener(doubts.append)
            with pytest.raises(NotOwner, match="has lost what was written last"):
                await world.play_moves(table, 1)
            assert [type(doubt) for doubt in doubts] == [NotOwner]
            await world.restart()
            table = await world.tables.register.table(table.id)
            await world.play_moves(table, 1)
            assert table.seq == moves(replica) == 4


async def test_a_replica_alone_is_read_but_not_written(pair: tuple[Postgres, Postgres]) -> None:
    first, replica = pair
    await (await open_store(among(first.port))).close()
    with pytest.raises(StoreError, match="cannot be written: it is read-only"):
        await open_store(among(replica.port))
    looking = await look_at(among(replica.port))
    assert await looking.note("here") is None
    await looking.close()


async def test_one_that_is_down_is_passed_over(postgres: Postgres) -> None:
    made = postgres.create_database()
    name = made.url.rpartition("/")[2]
    store = await open_store(among(free_port(), postgres.port, name=name))
    await store.set_note("here", "yes")
    assert await store.note("here") == "yes"
    await store.close()
    postgres.drop_database(made)


async def test_the_host_hears_what_each_said(postgres: Postgres) -> None:
    away = free_port()
    with pytest.raises(StoreError) as told:
        await open_store(among(away, postgres.port, name="nowhere"))
    said = str(told.value)
    assert said.startswith(f"postgresql://tarok@127.0.0.1:{away},127.0.0.1:{postgres.port}/nowhere")
    assert f"port {away} failed: Connection refused; " in said
    assert 'database "nowhere" does not exist' in said
    assert not isinstance(told.value, StoreRefused)  # whoever is away may have it
    assert "secret" not in said and "\n" not in said


async def test_one_reason_for_all_is_told_once(postgres: Postgres) -> None:
    with pytest.raises(StoreRefused, match="is not there: create it with createdb"):
        await open_store(among(postgres.port, postgres.port, name="nowhere"))
