"""Fixtures for the bot's tests."""

import asyncio
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from unittest.mock import patch

import pytest

from bot.base.database_address import DatabaseAddress, Server
from bot.base.shards import Division
from bot.store import Store
from bot.store.open_store import open_beside
from bot.tables.memory.tables_in_memory import TablesInMemory
from bot.tables.model.table import Table
from tests.bot.tables.clock.timed import Timed, open_timed_world
from tests.bot.tables.model.guard import HeldLock, guard_value, is_held
from tests.bot.world import World
from tests.database_proxy import DatabaseProxy
from tests.postgres import Postgres

OpenStore = Callable[..., Awaitable[Store]]
SECOND = 1 << 22
"""A server of shard 1, of two."""


async def open_world(store: Store, database: Server, guild: int = SECOND) -> World:
    """Open the tables of a process that has this store."""

    async def return_store(*_: object) -> Store:
        return store

    world = World(database)
    world.guild, world.channel = guild, guild + 1
    with patch("tests.bot.world.open_store", return_store):
        await world.open()
    return world


@pytest.fixture
async def world(database_address: DatabaseAddress) -> AsyncIterator[World]:
    """Tables with an empty store, without Discord."""
    world = World(database_address)
    await world.open()
    yield world
    await world.store.close()


@pytest.fixture
async def timed_world(database_address: DatabaseAddress) -> AsyncIterator[Timed]:
    """Tables with a clock that is moved by hand, and an empty store."""
    async with open_timed_world(database_address) as world:
        yield world


@pytest.fixture
async def remote_world(proxy: DatabaseProxy) -> AsyncIterator[World]:
    """Tables whose connections to the database go through the proxy."""
    world = World(proxy.server)
    await world.open()
    yield world
    await world.tables.register.rereading.close()
    await world.store.close()


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    """An empty database of a server."""
    database = postgres.create_database()
    yield database
    postgres.drop_database(database)


@pytest.fixture
async def open_standby(server: Server) -> AsyncIterator[OpenStore]:
    """Open the store of a standby process, which holds no shard yet."""
    stores: list[Store] = []

    async def open_one(*sets: tuple[int, ...], of: int = 2) -> Store:
        stores.append(await open_beside(server, Division(of, sets)))
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture(autouse=True)
def lock_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check what ``Table`` says about its fields.

    Once a table can be found, they change only under its lock.
    """
    findable: weakref.WeakSet[Table] = weakref.WeakSet()
    add = TablesInMemory.add

    def note_and_add(tables: TablesInMemory, table: Table) -> None:
        findable.add(table)
        add(tables, table)

    def set_field(table: Table, name: str, value: object) -> None:
        table_ref = weakref.ref(table)

        def check_lock() -> None:
            owner = table_ref()
            if owner is not None and owner in findable:
                assert is_held(owner.lock), f"{name} is changed without the lock"

        check_lock()
        lock = isinstance(value, asyncio.Lock)
        object.__setattr__(table, name, HeldLock() if lock else guard_value(value, check_lock))

    monkeypatch.setattr(TablesInMemory, "add", note_and_add)
    monkeypatch.setattr(Table, "__setattr__", set_field)
