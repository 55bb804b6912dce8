"""Stored secrets and words."""

from dataclasses import replace

import pytest

from bot.fairness.rows import FairnessRows, pledge_work
from bot.store import DealClosed, Store
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, begin_match, lobby, new_deal

FIRST, SECOND = "5a" * 32, "b7" * 32


@pytest.fixture
def rows(store: Store) -> FairnessRows:
    """The repository on an empty store."""
    return FairnessRows(store)


@pytest.fixture
async def table(store: Store) -> int:
    """A lobby."""
    return await TableRows(store).create_table(lobby())


async def test_first_secret_of_a_deal_is_kept(rows: FairnessRows, table: int) -> None:
    assert await rows.secret(table, 1) is None
    assert await rows.pledge(table, 1, FIRST) == FIRST
    assert await rows.pledge(table, 1, SECOND) == FIRST
    assert await rows.pledge(table, 2, SECOND) == SECOND
    assert await rows.secret(table, 1) == FIRST


async def test_secret_is_kept_in_the_transaction_of_its_deal(
    rows: FairnessRows, store: Store
) -> None:
    table_rows = TableRows(store)
    table = await begin_match(store)
    deal = replace(new_deal(table, 2), also=(pledge_work(table, 2, SECOND),))
    with pytest.raises(DealClosed):
        await table_rows.start_deal(deal)
    assert await rows.secret(table, 2) is None
    await table_rows.void_deal(table, 1, 20)
    await table_rows.start_deal(deal)
    assert await rows.secret(table, 2) == SECOND


async def test_word_of_a_person_is_replaced_or_taken_back(rows: FairnessRows, table: int) -> None:
    for user, word in ((ANA, "first"), (BOR, "other"), (ANA, "second")):
        await rows.set_word(table, 1, user, word)
    assert await rows.words(table, 1) == {ANA: "second", BOR: "other"}
    await rows.set_word(table, 1, BOR, "")
    assert await rows.words(table, 1) == {ANA: "second"}
    assert await rows.words(table, 2) == {}
