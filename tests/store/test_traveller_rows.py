"""The repository of travellers, on both databases."""

import pytest

from bot.archive.rows import ShareRows
from bot.base.database_address import DatabaseAddress
from bot.contests.core.rows import ContestRows, EntryFinish, EntryMove
from bot.contests.traveller.rows import FinishedTry, TravellerRows
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, GUILD, begin_match
from tests.databases import direct_connection
from tests.store.contest_examples import new_contest, new_entry

CILKA, DANE, EVA = 31, 32, 33
LINE = ("pass", "bid:three", "play:T21")


@pytest.fixture
def rows(store: Store) -> TravellerRows:
    """The repository on an empty store."""
    return TravellerRows(store)


async def store_tries(store: Store) -> None:
    """Store tries that count and others that do not, and another deal's."""
    contests = ContestRows(store)
    await contests.make(new_contest("rated", secrets=("5a", "6b")))
    tries = (
        (new_entry(ANA), EntryFinish(35, 5, ahead=280)),
        (new_entry(BOR), EntryFinish(-20, 5)),
        (new_entry(CILKA), EntryFinish(10, 5, by_house=True)),
        (new_entry(DANE, late=True), EntryFinish(10, 5)),
        (new_entry(EVA, deal=1), EntryFinish(10, 5)),
        (new_entry(EVA + 1), None),
    )
    for new, finish in tries:
        entry = await contests.open_entry(new, ())
        moves = tuple(EntryMove(0, code, step) for step, code in enumerate(LINE))
        await contests.append_moves(entry.id, 0, moves, finish)


async def test_tries_finished_in_time_are_read_with_their_moves(
    store: Store, rows: TravellerRows
) -> None:
    await store_tries(store)
    assert await rows.tries(1, 0) == (
        FinishedTry(1, ANA, f"person {ANA}", GUILD, 35, 280, shared=False),
        FinishedTry(2, BOR, f"person {BOR}", GUILD, -20, None, shared=False),
    )
    assert await rows.moves(1, 0) == {1: LINE, 2: LINE}
    assert (await rows.tries(2, 0), await rows.moves(2, 0)) == ((), {})


async def test_try_is_read_with_the_share_of_its_table(
    store: Store, rows: TravellerRows, database_address: DatabaseAddress
) -> None:
    await store_tries(store)
    table = await begin_match(store)
    with direct_connection(database_address) as db:
        db.execute("UPDATE entries SET table_id = ? WHERE id = 1", (table,))
    await ShareRows(store).share(table, 1, ())
    assert [attempt.shared for attempt in await rows.tries(1, 0)] == [True, False]
