"""What the tests of the bot are given."""

import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables.awake import Awake
from bot.tables.table import Table
from tests.bot.world import World


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """An empty store."""
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables over a store of their own, without Discord."""
    made = World(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.store.close()


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``Table`` says of its fields: once it can be found, they change under its lock alone."""
    found: weakref.WeakSet[Table] = weakref.WeakSet()
    add = Awake.add

    def found_from_now_on(awake: Awake, table: Table) -> None:
        found.add(table)
        add(awake, table)

    def under_lock(table: Table, name: str, value: object) -> None:
        assert table not in found or table.lock.locked(), f"{name} is changed without the lock"
        object.__setattr__(table, name, value)

    monkeypatch.setattr(Awake, "add", found_from_now_on)
    monkeypatch.setattr(Table, "__setattr__", under_lock)
