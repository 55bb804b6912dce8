"""The repository of lessons, on both databases."""

from dataclasses import replace

import pytest

from bot.learning.lessons.rows import LessonRows, StepCount, Tally
from bot.store import MoveTaken, Store
from tests.bot.store.store_examples import ANA, BOR

MOVES = ("0 play:T21", "1 play:T3")


@pytest.fixture
def rows(store: Store) -> LessonRows:
    """The repository on an empty store."""
    return LessonRows(store)


async def test_person_without_a_lesson_has_no_run(rows: LessonRows) -> None:
    assert await rows.load(ANA) is None
    assert await rows.done(ANA) == frozenset()
    assert await rows.counts() == ()


async def test_advanced_run_is_loaded_as_stored(rows: LessonRows) -> None:
    run = await rows.begin(ANA, "1", "1.1", 900)
    assert (run.step, run.misses, run.answer, run.moves, run.asked_at) == (0, 0, "", (), 900)
    after = replace(run, step=2, misses=1, answer="play:T3", moves=MOVES, asked_at=950)
    await rows.advance(after, Tally(), is_over=False)
    assert await rows.load(ANA) == replace(after, seq=run.seq + 1)
    assert await rows.done(ANA) == frozenset()


async def test_lesson_asked_for_is_loaded_until_another_begins(rows: LessonRows) -> None:
    run = await rows.begin(ANA, "1", "1.1", 900, "K")
    assert run.wanted == "K"
    await rows.want(ANA, "L")
    assert await rows.load(ANA) == replace(run, wanted="L")
    assert (await rows.begin(ANA, "2", "2.1", 900)).wanted == ""


async def test_second_press_on_the_same_page_is_refused(rows: LessonRows) -> None:
    run = await rows.begin(ANA, "1", "1.1", 900)
    await rows.advance(replace(run, step=1), Tally(answered="1.1"), is_over=False)
    with pytest.raises(MoveTaken):
        await rows.advance(replace(run, step=2), Tally(answered="1.1"), is_over=True)
    stored = await rows.load(ANA)
    assert stored is not None
    assert stored.step == 1
    assert await rows.done(ANA) == frozenset()
    assert [count.answered for count in await rows.counts()] == [1]


async def test_press_on_a_page_of_the_lesson_before_is_refused(rows: LessonRows) -> None:
    """The run keeps its number; its presses are counted on."""
    first = await rows.begin(ANA, "1", "1.1", 900)
    second = await rows.begin(ANA, "2", "2.1", 901)
    assert second.id == first.id
    with pytest.raises(MoveTaken):
        await rows.advance(replace(first, step=1), Tally(), is_over=False)
    assert await rows.load(ANA) == second


async def test_lesson_finished_twice_is_done_once(rows: LessonRows) -> None:
    for lesson in ("1", "1", "10"):
        run = await rows.begin(ANA, lesson, f"{lesson}.1", 900)
        await rows.advance(replace(run, step=9), Tally(), is_over=True)
    assert await rows.done(ANA) == {"1", "10"}
    assert await rows.done(BOR) == frozenset()


async def test_people_have_runs_of_their_own(rows: LessonRows) -> None:
    first, second = await rows.begin(ANA, "1", "1.1", 900), await rows.begin(BOR, "2", "2.1", 900)
    await rows.advance(replace(first, step=4), Tally(), is_over=False)
    assert await rows.load(BOR) == second


async def test_steps_are_counted_over_all_people(rows: LessonRows) -> None:
    for user, is_right, seconds in ((ANA, True, 5), (BOR, False, 20)):
        run = await rows.begin(user, "1", "1.1", 900)
        tally = Tally(answered="1.1", is_right_first=is_right, seconds=seconds, shown="1.2")
        await rows.advance(replace(run, step=1), tally, is_over=False)
    assert set(await rows.counts()) == {StepCount("1.1", 2, 2, 1, 25), StepCount("1.2", 2, 0, 0, 0)}


async def test_lesson_is_offered_below_two_deals_and_drawn_again_for_the_same_one(
    rows: LessonRows,
) -> None:
    offers = [await rows.offer(ANA, ("6", "7"), 3, deal) for deal in (1, 1, 2, 2, 3, 3, 4, 5)]
    assert offers == ["6", "6", "6", "6", "7", "7", "7", None]
    assert await rows.offer(BOR, ("6",), 3, 1) == "6"


async def test_opened_lesson_is_offered_only_where_it_was_offered(rows: LessonRows) -> None:
    assert await rows.offer(ANA, ("6",), 3, 1) == "6"
    await rows.begin(ANA, "6", "6.1", 900)
    assert await rows.offer(ANA, ("6",), 3, 1) == "6"
    assert await rows.offer(ANA, ("6",), 3, 2) is None
