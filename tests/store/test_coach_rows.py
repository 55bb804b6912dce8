"""The repository of the coach, on both databases."""

import pytest

from bot.learning.coach.rows import CoachRows, Memory
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR


@pytest.fixture
def rows(store: Store) -> CoachRows:
    """The repository on an empty store."""
    return CoachRows(store)


async def test_memory_of_a_person_is_replaced_and_loaded_as_stored(rows: CoachRows) -> None:
    memory = Memory(("bid", "call"), 2, 1, ("trick 0", "saves-lost 1"))
    for kept in (Memory(("bid",)), memory):
        await rows.keep(ANA, kept)
        assert await rows.load(ANA) == kept
    assert await rows.load(BOR) == Memory()
