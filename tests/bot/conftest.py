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
from tests.bot.tables.model.guard import HeldLock, held, watched
from tests.bot.world import World
from tests.line import Line
from tests.postgres import Postgres

Open = Callable[..., Awaitable[Store]]
SECOND = 1 << 22
"""A server of shard 1, of two."""


async def world_of(store: Store, place: Server, guild: int = SECOND) -> World:
    """The tables of a process with this store."""

    async def given(*_: object) -> Store:
        return store

    made = World(place)
    made.guild, made.channel = guild, guild + 1
    with patch("tests.bot.world.open_store", given):
        await made.open()
    return made


@pytest.fixture
async def world(place: DatabaseAddress) -> AsyncIterator[World]:
    """Tables with a store of their own, without Discord."""
    made = World(place)
    await made.open()
    yield made
    await made.store.close()


@pytest.fixture
async def far(line: Line) -> AsyncIterator[World]:
    """Tables over a line."""
    made = World(line.server)
    await made.open()
    yield made
    await made.tables.register.rereading.close()
    await made.store.close()


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Server]:
    """An empty database of a server."""
    made = postgres.create()
    yield made
    postgres.drop(made)


@pytest.fixture
async def ready(server: Server) -> AsyncIterator[Open]:
    """Opens the store of a ready process, which holds nothing yet."""
    opened: list[Store] = []

    async def begin(*sets: tuple[int, ...], of: int = 2) -> Store:
        opened.append(await open_beside(server, Division(of, sets)))
        return opened[-1]

    yield begin
    for store in opened:
        await store.close()


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check what ``Table`` says about its fields.

    Once a table can be found, they change only under its lock.
    """
    found: weakref.WeakSet[Table] = weakref.WeakSet()
    add = TablesInMemory.add

    def found_from_now_on(awake: TablesInMemory, table: Table) -> None:
        found.add(table)
        add(awake, table)

    def set_field(table: Table, name: str, value: object) -> None:
        known = weakref.ref(table)

        def check() -> None:
            one = known()
            if one is not None and one in found:
                assert held(one.lock), f"{name} is changed without the lock"

        check()
        lock = isinstance(value, asyncio.Lock)
        object.__setattr__(table, name, HeldLock() if lock else watched(value, check))

    monkeypatch.setattr(TablesInMemory, "add", found_from_now_on)
    monkeypatch.setattr(Table, "__setattr__", set_field)
