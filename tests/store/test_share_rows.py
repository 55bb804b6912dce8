"""Stored shared deals."""

import pytest

from bot.archive.rows import ShareRows
from bot.store import Store
from tests.bot.store.store_examples import begin_match


@pytest.fixture
def rows(store: Store) -> ShareRows:
    """The repository on an empty store."""
    return ShareRows(store)


async def test_deal_shared_twice_stays_shared(rows: ShareRows, store: Store) -> None:
    table = await begin_match(store)
    assert not await rows.is_shared(table, 1)
    for _ in range(2):
        await rows.share(table, 1, ())
    assert await rows.is_shared(table, 1)
    assert not await rows.is_shared(table, 2)
