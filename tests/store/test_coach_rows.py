"""The repository of the coach, on both databases."""

import pytest

from bot.learning.coach.recall import Recalled
from bot.learning.coach.rows import PERSONAL, CoachRows, Memory
from bot.learning.puzzles.repetition import after_answer
from bot.store import Store
from bot.store.database import Database
from tests.bot.store.store_examples import ANA, BOR


@pytest.fixture
def rows(store: Store) -> CoachRows:
    """The repository on an empty store."""
    return CoachRows(store)


async def test_each_sentence_is_added_to_those_of_other_processes(rows: CoachRows) -> None:
    """Each process wrote all that it remembered itself, over newer counts."""
    assert await rows.begin(ANA) == Memory()
    await rows.hear(ANA, "bid", "")
    assert await rows.end_deal(ANA, is_quiet=True) == Memory(("bid",), 1, 1)
    await rows.hear(ANA, "", "trick")
    await rows.hear(ANA, "call", "")
    memory = Memory(("bid", "call"), 1, 1, ("trick 1",))
    assert await rows.begin(ANA) == await rows.load(ANA) == memory
    assert await rows.end_deal(ANA, is_quiet=False) == await rows.load(ANA)
    assert await rows.load(ANA) == Memory(("bid", "call"), 2, 0, ("trick 1",))
    assert await rows.load(BOR) == Memory()


async def test_forgotten_person_is_not_written_back(rows: CoachRows, store: Store) -> None:
    """A deal that another process coaches goes on meanwhile."""

    def forget(db: Database) -> None:
        for statement in PERSONAL.forget_person:
            assert isinstance(statement, str)
            db.execute(statement, (ANA,))

    def kept(db: Database) -> int:
        return len(db.execute('SELECT deals FROM coaching WHERE "user" = ?', (ANA,)).fetchall())

    await rows.begin(ANA)
    assert await store.read(kept) == 1
    await store.erase(forget)
    await rows.hear(ANA, "bid", "trick")
    await rows.end_deal(ANA, is_quiet=False)
    assert await store.read(kept) == 0


async def test_subjects_are_kept_beside_the_memory(rows: CoachRows) -> None:
    """Each of the two leaves the other one as it is."""
    memory = Memory(("bid",), 1, 0, ("trick 0",))
    schedule = after_answer(None, is_right=False, seconds=3, now=1_800_000_000)
    subjects = Recalled(0, 1, None), Recalled(2, 3, schedule)
    await rows.keep_recalled(ANA, subjects)
    assert await rows.recalled(ANA) == subjects and await rows.load(ANA) == Memory()
    await rows.hear(ANA, "bid", "trick")
    await rows.end_deal(ANA, is_quiet=False)
    assert await rows.recalled(ANA) == subjects and await rows.load(ANA) == memory
    await rows.keep_recalled(ANA, ())
    assert await rows.recalled(ANA) == () and await rows.load(ANA) == memory
    assert await rows.recalled(BOR) == ()
