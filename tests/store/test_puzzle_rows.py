"""The repository of puzzles, on both databases."""

from dataclasses import replace

import pytest

from bot.careers.ratings import FRESH, Rating
from bot.learning.puzzles.repetition import Schedule
from bot.learning.puzzles.rows import (
    FirstAnswer,
    GivenAnswer,
    PuzzleRating,
    PuzzleRows,
    Repetition,
    StoredSolver,
    Vote,
)
from bot.store import MoveTaken, Store
from tests.bot.store.store_examples import ANA, BOR

HARD = Rating(1700.0, 120.0)
SCHEDULE = Schedule("{}", 5000, 0)
SHOWN = StoredSolver(
    user=ANA, game="slovenian", theme="mond", puzzle="0a", seq=1, asked_at=900, day=3, repeated=2
)


@pytest.fixture
def rows(store: Store) -> PuzzleRows:
    """The repository on an empty store."""
    return PuzzleRows(store)


def given(solver: StoredSolver, *, right: bool, schedule: Schedule | None = None) -> GivenAnswer:
    """An answer to the puzzle before a person."""
    return GivenAnswer(solver, "play:T1", right, 7, 907, HARD, schedule, 20)


async def show_next(rows: PuzzleRows, puzzle: str, repeats: str = "") -> StoredSolver:
    """Show the next puzzle to Ana, and load it."""
    before = await rows.load(ANA)
    assert before is not None
    await rows.show(replace(before, puzzle=puzzle, repeats=repeats, seq=before.seq + 1))
    after = await rows.load(ANA)
    assert after is not None
    return after


async def test_person_without_a_puzzle_has_no_rows(rows: PuzzleRows) -> None:
    assert await rows.load(ANA) is None
    assert await rows.answered(ANA) == {}
    assert await rows.first_answer(ANA, "0a") is None
    assert await rows.choices("0a") == {}
    assert await rows.ratings("slovenian") == ()
    assert await rows.due(ANA, 9000) == ()
    assert await rows.repetition(ANA, "0a") is None
    assert await rows.vote_of(ANA, "0a") == ""


async def test_shown_puzzle_is_loaded_as_stored(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    assert await rows.load(ANA) == SHOWN
    assert await show_next(rows, "0b", repeats="0a") == replace(
        SHOWN, puzzle="0b", repeats="0a", seq=2
    )


async def test_second_press_for_the_next_puzzle_is_refused(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    with pytest.raises(MoveTaken):
        await rows.show(replace(SHOWN, puzzle="0b"))
    assert await rows.load(ANA) == SHOWN


async def test_first_answer_is_counted_and_rated(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=True))
    solver = await rows.load(ANA)
    assert solver is not None
    assert solver.answer == "play:T1"
    assert solver.rating.mu > FRESH.mu
    assert await rows.answered(ANA) == {"0a": 907}
    assert await rows.answered(BOR) == {}
    assert await rows.first_answer(ANA, "0a") == FirstAnswer("play:T1", True, 7, 907)
    assert await rows.choices("0a") == {"play:T1": 1}
    assert (await rows.days(ANA), await rows.days(BOR)) == ((20,), ())
    (stored,) = await rows.ratings("slovenian")
    assert stored.puzzle == "0a"
    assert stored.rating.mu < HARD.mu


async def test_second_answer_to_a_shown_puzzle_is_refused(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=True))
    stored = await rows.load(ANA)
    with pytest.raises(MoveTaken):
        await rows.answer(given(SHOWN, right=False, schedule=SCHEDULE))
    assert await rows.load(ANA) == stored
    assert await rows.due(ANA, 9000) == ()


async def test_repetition_is_neither_rated_nor_counted(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=False, schedule=SCHEDULE))
    assert await rows.due(ANA, 4999) == ()
    assert await rows.due(ANA, 5000) == (Repetition("0a", SCHEDULE),)
    rated = await rows.load(ANA)
    assert rated is not None
    again = await show_next(rows, "0a", repeats="0a")
    later = Schedule("{}", 9000, 1)
    await rows.answer(given(again, right=True, schedule=later))
    solver = await rows.load(ANA)
    assert solver is not None
    assert solver.rating == rated.rating
    assert await rows.choices("0a") == {"play:T1": 1}
    assert (await rows.days(ANA), await rows.days(BOR)) == ((20,), ())
    assert await rows.repetition(ANA, "0a") == later


async def test_puzzle_of_a_day_answered_before_counts_for_that_day(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=True))
    shown = await show_next(rows, "0a")
    await rows.answer(given(shown, right=False)._replace(now=9000, puzzle_of_day=21))
    assert await rows.days(ANA) == (20, 21)
    assert await rows.first_answer(ANA, "0a") == FirstAnswer("play:T1", True, 7, 907)
    assert await rows.choices("0a") == {"play:T1": 1}
    solver = await rows.load(ANA)
    assert solver is not None
    assert solver.rating == shown.rating


async def test_repetition_moves_to_the_puzzle_in_its_place(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=False, schedule=SCHEDULE))
    other = await show_next(rows, "0b", repeats="0a")
    await rows.answer(given(other, right=True, schedule=SCHEDULE))
    assert await rows.repetition(ANA, "0a") is None
    assert await rows.repetition(ANA, "0b") == SCHEDULE
    assert await rows.first_answer(ANA, "0b") == FirstAnswer("play:T1", True, 7, 907)


async def test_verdict_on_a_disliked_puzzle_is_kept_with_its_rating(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=True))
    for is_kept in (True, False):
        await rows.judge_anew("0a", is_kept=is_kept)
        (rated,) = await rows.ratings("slovenian")
        assert (rated.kept, rated.is_retired) == (is_kept, not is_kept)


async def test_votes_are_counted_as_they_are_now(rows: PuzzleRows) -> None:
    await rows.show(SHOWN)
    await rows.answer(given(SHOWN, right=True))
    (rated,) = await rows.ratings("slovenian")
    votes: list[tuple[int, Vote]] = [(ANA, "up"), (ANA, "up"), (BOR, "up"), (ANA, "down")]
    for user, vote in votes:
        await rows.vote(user, "0a", vote)
    assert await rows.vote_of(ANA, "0a") == "down"
    expected = PuzzleRating("0a", rated.rating, likes=1, dislikes=1, kept=None)
    assert await rows.ratings("slovenian") == (expected,)
    assert await rows.ratings("taper") == ()
