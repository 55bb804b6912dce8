"""Addresses with several hosts: the bot uses the one it can write to.

A replica may have taken over from the server that it copied.
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
from tests.bot.world import World
from tests.ports import free_port
from tests.postgres import Postgres, memory_folder

psycopg = pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

NAME = "tarok"


def server_at(*ports: int, name: str = NAME, options: str = "") -> Server:
    """The address of a database at one of these ports."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    server = parse_database(f"postgresql://tarok:very-secret@{hosts}/{name}{options}")
    assert isinstance(server, Server)
    return server


@contextlib.contextmanager
def server_and_replica(**settings: str) -> Iterator[tuple[Postgres, Postgres]]:
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
    with server_and_replica(synchronous_standby_names="*") as servers:
        yield servers


@contextlib.asynccontextmanager
async def opened_world(first: Postgres, replica: Postgres) -> AsyncIterator[World]:
    """A world on both servers; the replica stands first in the address."""
    world = World(server_at(replica.port, first.port))
    await world.open()
    yield world
    await world.tables.register.rereading.close()
    await world.store.close()


def move_count(server: Postgres) -> int:
    """The number of moves that a server has stored."""
    return len(server.query("SELECT 1 FROM moves", NAME))


async def test_play_goes_on_at_a_promoted_replica(pair: tuple[Postgres, Postgres]) -> None:
    """No move that was shown is lost, and the bot need not be restarted."""
    first, replica = pair
    async with opened_world(*pair) as world:
        table = await world.start_table()
        await world.play_moves(table, 3)
        first.stop(signal.SIGKILL)
        with pytest.raises(StoreError, match=r"cannot be reached: .* is read-only; .* refused"):
            await world.play_moves(table, 1)
        replica.query("SELECT pg_promote()")
        await world.play_moves(table, 3)
        assert table.seq == move_count(replica) == 6


async def test_server_that_becomes_read_only_is_left_for_a_promoted_replica(
    pair: tuple[Postgres, Postgres],
) -> None:
    first, replica = pair
    async with opened_world(*pair) as world:
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
        assert (table.seq, move_count(first), move_count(replica)) == (3, 1, 3)


async def test_bot_restarts_at_a_replica_that_was_behind(
    long_leases: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The restarted bot goes on from the moves that the replica has."""
    monkeypatch.setattr("bot.store.postgres.session.QUIET", 0.0)
    with server_and_replica() as (first, replica):
        async with opened_world(first, replica) as world:
            table = await world.start_table()
            await world.play_moves(table, 3)
            while (
                not replica.query("SELECT to_regclass('moves')", NAME)[0][0]
                or move_count(replica) < 3
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
            assert table.seq == move_count(replica) == 4


async def test_replica_alone_can_be_read_but_not_written(pair: tuple[Postgres, Postgres]) -> None:
    first, replica = pair
    await (await open_store(server_at(first.port))).close()
    with pytest.raises(StoreError, match="cannot be written: it is read-only"):
        await open_store(server_at(replica.port))
    store = await look_at(server_at(replica.port))
    assert await store.note("here") is None
    await store.close()


async def test_host_that_is_down_is_skipped(server: Server, postgres: Postgres) -> None:
    address = server_at(free_port(), postgres.port, name=server.address.name)
    store = await open_store(address)
    await store.set_note("here", "yes")
    assert await store.note("here") == "yes"
    await store.close()


async def test_error_names_the_reason_of_each_host(postgres: Postgres) -> None:
    free = free_port()
    with pytest.raises(StoreError) as raised:
        await open_store(server_at(free, postgres.port, name="nowhere"))
    message = str(raised.value)
    assert message.startswith(
        f"postgresql://tarok@127.0.0.1:{free},127.0.0.1:{postgres.port}/nowhere"
    )
    assert f"port {free} failed: Connection refused; " in message
    assert 'database "nowhere" does not exist' in message
    assert not isinstance(raised.value, StoreRefused)  # the host that is down may have it
    assert "secret" not in message
    assert "\n" not in message


async def test_error_names_a_reason_of_all_hosts_once(postgres: Postgres) -> None:
    with pytest.raises(StoreRefused, match="is not there: create it with createdb"):
        await open_store(server_at(postgres.port, postgres.port, name="nowhere"))
