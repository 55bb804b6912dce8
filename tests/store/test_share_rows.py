"""Stored shared deals."""

import pytest

from bot.archive.rows import ShareRows
from bot.store.sql_store import SqlStore
from tests.bot.store.store_examples import play


@pytest.fixture
def rows(store: SqlStore) -> ShareRows:
    """The repository on an empty store."""
    return ShareRows(store)


async def test_deal_is_shared_for_good(rows: ShareRows, store: SqlStore) -> None:
    table = await play(store)
    assert not await rows.is_shared(table, 1)
    for _ in range(2):
        await rows.share(table, 1, ())
    assert await rows.is_shared(table, 1) and not await rows.is_shared(table, 2)
