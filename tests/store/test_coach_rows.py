"""The repository of the coach, on both databases."""

import pytest

from bot.learning.coach.recall import Recalled
from bot.learning.coach.rows import CoachRows, Memory
from bot.learning.puzzles.repetition import after_answer
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


async def test_subjects_are_kept_beside_the_memory(rows: CoachRows) -> None:
    """Each of the two leaves the other one as it is."""
    memory = Memory(("bid",), 1, 0, ("trick 0",))
    schedule = after_answer(None, is_right=False, seconds=3, now=1_800_000_000)
    subjects = Recalled(0, 1, None), Recalled(2, 3, schedule)
    await rows.keep_recalled(ANA, subjects)
    assert await rows.recalled(ANA) == subjects and await rows.load(ANA) == Memory()
    await rows.keep(ANA, memory)
    assert await rows.recalled(ANA) == subjects and await rows.load(ANA) == memory
    await rows.keep_recalled(ANA, ())
    assert await rows.recalled(ANA) == () and await rows.load(ANA) == memory
    assert await rows.recalled(BOR) == ()
