"""Stored practices."""

from dataclasses import replace

import pytest

from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows
from bot.store import MoveTaken, Store
from tests.bot.store.store_examples import ANA, BOR, begin_match

FIRST = PracticeMove(0, "pass", 0), PracticeMove(1, "bid:two", 0)
MORE = (PracticeMove(3, "pass", 1),)


@pytest.fixture
def rows(store: Store) -> PracticeRows:
    """The repository on an empty store."""
    return PracticeRows(store)


@pytest.fixture
async def new(store: Store) -> NewPractice:
    """A practice of Ana's in a stored deal."""
    table = await begin_match(store)
    return NewPractice(user=ANA, table=table, deal=1, position=2, seat=3, moves=FIRST)


async def test_practice_is_loaded_with_its_moves(rows: PracticeRows, new: NewPractice) -> None:
    number = await rows.start(new)
    await rows.append(number, 2, MORE)
    practice = await rows.load(number)
    assert practice is not None
    assert practice.id == number
    assert practice.moves == (*FIRST, *MORE)
    assert (practice.user, practice.position, practice.seat) == (ANA, 2, 3)
    assert "bid:two" not in repr(practice)
    assert "bid:two" not in repr(new)


async def test_practice_at_a_puzzle_is_loaded_with_its_key(rows: PracticeRows) -> None:
    new = NewPractice(user=ANA, table=None, deal=None, position=0, puzzle="0a1b2c3d", seat=1)
    practice = await rows.load(await rows.start(new))
    assert practice is not None
    assert (practice.table, practice.deal, practice.puzzle) == (None, None, "0a1b2c3d")


@pytest.mark.parametrize("first", [0, 1, 3])
async def test_move_with_another_number_than_the_next_is_refused(
    rows: PracticeRows, new: NewPractice, first: int
) -> None:
    number = await rows.start(new)
    with pytest.raises(MoveTaken):
        await rows.append(number, first, MORE)


async def test_new_practice_replaces_the_last_one_of_that_person(
    rows: PracticeRows, new: NewPractice
) -> None:
    other, first = await rows.start(replace(new, user=BOR)), await rows.start(new)
    second = await rows.start(new)
    assert second > first
    assert await rows.load(first) is None
    with pytest.raises(MoveTaken):
        await rows.append(first, 2, MORE)
    assert await rows.load(second) is not None
    assert await rows.load(other) is not None
