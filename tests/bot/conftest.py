"""What the tests of the bot are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
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
