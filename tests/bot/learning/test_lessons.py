"""Lessons played to the end by what their pages offer: right, wrong, back, stopped, freely."""

import asyncio

import pytest

from bot.kit.errors import Denied
from bot.learning.lessons.library import (
    ALL_LESSONS,
    FIRST_SERIES,
    FROM_NOTHING,
    OTHER_GAMES,
    lessons,
    scripts,
)
from bot.learning.lessons.rows import StepCount
from bot.learning.lessons.script import Step
from bot.store import StoreError
from tests.bot.learning.learners import Learner, codes
from tests.bot.tables.desk.desk_parts import PEOPLE
from tests.bot.world import ANA, BOR, World, refuse_write

every_lesson = pytest.mark.parametrize("number", ALL_LESSONS)
MAX_PRESSES, MAX_RIGHT_PRESSES = 57, 31
"""The most presses in the first series: with each answer wrong, and without a mistake."""
PLAY = lessons("en")[FIRST_SERIES[-1]]
"""The lesson in which the learner plays on freely."""
MOVES = [
    stage.step.name
    for stage in PLAY.stages
    if stage.step.is_move and sum(answer.is_right for answer in stage.step.answers) > 1
]
"""Steps at which there is another right card than the recorded one."""


async def learner_of(world: World, number: str, user: int = ANA) -> Learner:
    """A learner at the first step of a lesson."""
    learner = Learner(world, PEOPLE[user])
    await learner.press(f"learn:start:{number}")
    learner.presses = 0
    return learner


def control_ids(learner: Learner) -> list[str]:
    """The custom_ids of the controls on the page, in their order."""
    return [control.id for control in learner.page.controls()]


@every_lesson
async def test_lesson_answered_right_is_done_with_a_press_a_step(world: World, number: str) -> None:
    learner = await learner_of(world, number)
    await learner.play_right()
    names = [stage.step.name for stage in lessons("en")[number].stages]
    assert learner.presses == len(names)
    assert await learner.rows.done(ANA) == {number}
    assert set(await learner.rows.counts()) == {StepCount(name, 1, 1, 1, 0) for name in names}
    assert "learn:all" in [control.id for control in learner.page.controls()]


@every_lesson
async def test_lesson_answered_wrong_goes_on_after_the_second_answer(
    world: World, number: str
) -> None:
    learner = await learner_of(world, number)
    while (stage := await learner.stage()) is not None:
        before = learner.presses, (await learner.stored()).step
        while (await learner.stored()).step == before[1]:
            await learner.answer_wrong()
        assert learner.presses - before[0] <= (1 if stage.step.is_free else 2)
        assert (await learner.stored()).step == before[1] + 1, "the right answer is given"
    assert await learner.rows.done(ANA) == {number}
    assert {count.answered for count in await learner.rows.counts()} == {1}


async def test_first_series_takes_few_presses(world: World) -> None:
    """With those on buttons from a lesson to the next."""
    for right, most in ((True, MAX_RIGHT_PRESSES), (False, MAX_PRESSES)):
        learner = Learner(world)
        await learner.press("learn:start:1")
        for number in FIRST_SERIES:
            assert (await learner.stored()).lesson == number
            await (learner.play_right() if right else learner.play_wrong())
            if number != FIRST_SERIES[-1]:
                following = FIRST_SERIES[FIRST_SERIES.index(number) + 1]
                await learner.press(f"learn:start:{following}")
        assert learner.presses <= most
        assert await learner.rows.done(ANA) == set(FIRST_SERIES)


@every_lesson
async def test_skipped_steps_are_reached_again_by_back(world: World, number: str) -> None:
    learner = await learner_of(world, number)
    pages = []
    while await learner.stage() is not None:
        pages.append(await learner.stage())
        await learner.press_code("skip")
    await learner.press(f"learn:start:{number}")
    for _ in pages[1:]:
        await learner.press_code("skip")
    for expected in reversed(pages[:-1]):
        await learner.press_code("back")
        assert await learner.stage() == expected
    assert "back" not in codes(learner.page)
    assert {count.answered for count in await learner.rows.counts()} == {0}


@every_lesson
async def test_lesson_whose_last_step_is_skipped_says_once_that_it_is_done(
    world: World, number: str
) -> None:
    learner = await learner_of(world, number)
    while await learner.stage() is not None:
        await learner.press_code("skip")
    assert learner.page.text.count("done.") == 1


async def test_back_after_a_wrong_answer_forgets_it(world: World) -> None:
    learner = await learner_of(world, "1")
    await learner.press_code("skip")
    await learner.press_code((await learner.answers(right=False))[0])
    await learner.press_code("back")
    await learner.press_code("skip")
    assert (await learner.stored()).misses == 0


@every_lesson
async def test_stopped_lesson_goes_on_at_the_same_step_after_a_restart(
    world: World, number: str
) -> None:
    learner = await learner_of(world, number)
    await learner.press_code((await learner.answers(right=True))[0])
    await learner.press_code((await learner.answers(right=False) or ["skip"])[0])
    before, page = await learner.stored(), learner.page
    await learner.press_code("stop")
    assert [control.id for control in learner.page.controls()] == ["learn:on"]
    await world.restart()
    again = Learner(world)
    await again.press("learn:on")
    assert await again.stored() == before
    assert again.page == page
    await again.open()
    assert again.page == page


async def test_old_stop_spoke_of_a_lesson_that_was_done(world: World) -> None:
    """It shows the page as it is now, as each stale control does."""
    learner = await learner_of(world, "2")
    old = codes(learner.page)["stop"].id
    await learner.play_right()
    done = learner.page
    assert await learner.press(old) == done


async def test_finished_lesson_leads_to_the_first_that_is_left(world: World) -> None:
    learner = await learner_of(world, "2")
    await learner.play_right()
    await learner.open()
    assert (await learner.stored()).lesson == "1"
    await learner.play_right()
    await learner.open()
    assert (await learner.stored()).lesson == "3"


async def test_game_for_newcomers_begins_with_its_lesson_from_nothing(world: World) -> None:
    learner = Learner(world)
    await learner.open("strohmann")
    assert (await learner.stored()).lesson == FROM_NOTHING[0]
    await learner.play_right()
    assert control_ids(learner)[:2] == ["learn:play:strohmann", "learn:start:S"]
    await learner.open("strohmann")
    assert (await learner.stored()).lesson == "S"
    await learner.play_right()
    await learner.open()
    assert (await learner.stored()).lesson == FIRST_SERIES[0]


async def test_game_without_lesson_from_nothing_sends_newcomers_to_the_first(world: World) -> None:
    learner = Learner(world)
    await learner.open("krolami")
    assert (await learner.stored()).lesson == FIRST_SERIES[0]
    reason = "-# Before “Taroki z królami”: lesson 1"
    assert f"{reason} · 1 of 4" in learner.page.text
    await learner.press_code((await learner.answers(right=True))[0])
    assert f"{reason} · 2 of 4" in learner.page.text
    await learner.open("slovenian")
    assert "-# Lesson 1 · Take a trick · 2 of 4" in learner.page.text, "another was asked for"


@pytest.mark.parametrize("number", OTHER_GAMES)
async def test_way_of_a_newcomer_ends_at_the_lesson_of_the_game_asked_for(
    world: World, number: str
) -> None:
    """Buttons lead to no lessons, and no table, of another game."""
    game = lessons("en")[number].game
    learner = Learner(world)
    await learner.open(game)
    for following in (FIRST_SERIES[1], number) if number != "S" else ("S",):
        assert f"learn:play:{game}" in control_ids(learner)
        await learner.answer_wrong()
        assert f"learn:play:{game}" in control_ids(learner)
        await learner.play_right()
        assert {f"learn:start:{following}", f"learn:play:{game}"} <= set(control_ids(learner))
        await learner.press(f"learn:start:{following}")
    assert (await learner.stored()).lesson == number
    assert (await learner.stored()).wanted == ""
    await learner.play_right()
    assert not any(control.startswith("learn:start") for control in control_ids(learner))


async def test_lesson_asked_for_is_remembered_over_a_restart(world: World) -> None:
    learner = Learner(world)
    await learner.open("lombardia")
    await learner.press_code("skip")
    await world.restart()
    learner = Learner(world)
    await learner.open()
    assert "-# Before “Lombardia tarot”: lesson 1 · 2 of 4" in learner.page.text
    await learner.play_right()
    await learner.open()
    assert (await learner.stored()).lesson == FIRST_SERIES[1]
    await learner.play_right()
    await learner.open()
    assert (await learner.stored()).lesson == "L"


async def test_game_asked_for_last_counts_once_what_it_builds_on_is_done(world: World) -> None:
    learner = Learner(world)
    await learner.open("krolami")
    await learner.play_right()
    await learner.press(f"learn:start:{FIRST_SERIES[1]}")
    await learner.play_right()
    await learner.open("slovenian")
    assert (await learner.stored()).lesson == FIRST_SERIES[2]


async def test_lesson_chosen_from_the_list_leads_where_its_series_goes(world: World) -> None:
    learner = Learner(world)
    await learner.open("lombardia")
    await learner.press("learn:start:3")
    assert (await learner.stored()).wanted == ""
    assert "learn:play:slovenian" in control_ids(learner)


async def test_game_for_a_learner_of_tricks_begins_with_its_own_lesson(world: World) -> None:
    learner = await learner_of(world, FIRST_SERIES[1])
    await learner.play_right()
    await learner.open("strohmann")
    assert (await learner.stored()).lesson == "S"


@every_lesson
async def test_play_on_a_lesson_names_its_game(world: World, number: str) -> None:
    learner = await learner_of(world, number)
    play = f"learn:play:{lessons('en')[number].game}"
    assert play in control_ids(learner)
    await learner.play_right()
    assert play in control_ids(learner)


async def test_press_on_an_earlier_page_changes_nothing(world: World) -> None:
    learner = await learner_of(world, "1")
    first = codes(learner.page)
    await learner.press_code((await learner.answers(right=True))[0])
    page, stored = learner.page, await learner.stored()
    for control in first.values():
        if not control.id.endswith(":stop"):
            assert await learner.press(control.id) == page
    assert await learner.stored() == stored


async def test_press_on_a_page_of_another_lesson_changes_nothing(world: World) -> None:
    learner = await learner_of(world, "1")
    first = codes(learner.page)
    page = await learner.press("learn:start:2")
    assert await learner.press(next(iter(first.values())).id) == page


async def test_control_of_another_person_is_refused(world: World) -> None:
    learner = await learner_of(world, "1")
    other = await learner_of(world, "1", BOR)
    before = await learner.stored()
    for person in (other, Learner(world, PEOPLE[13])):
        for control in codes(learner.page).values():
            with pytest.raises(Denied, match="lesson-gone"):
                await person.press(control.id)
    assert await learner.stored() == before


async def test_two_presses_at_once_count_once(world: World) -> None:
    learner = await learner_of(world, "1")
    control = codes(learner.page)[(await learner.answers(right=True))[0]]
    first, second = await asyncio.gather(learner.press(control.id), learner.press(control.id))
    assert first == second
    assert (await learner.stored()).step == 1
    assert [count.answered for count in await learner.rows.counts() if count.answered] == [1]


async def test_answer_that_cannot_be_stored_leaves_the_step_as_it_was(world: World) -> None:
    learner = await learner_of(world, "1")
    before = await learner.stored()
    with refuse_write(type(learner.rows), "advance"), pytest.raises(StoreError):
        await learner.press_code((await learner.answers(right=True))[0])
    assert await learner.stored() == before


async def test_forged_codes_are_refused_and_change_nothing(world: World) -> None:
    for number in FIRST_SERIES:
        learner = await learner_of(world, number)
        before = await learner.stored()
        start = next(iter(codes(learner.page).values())).id.rsplit(":", 2)[0]
        start = ":".join(start.split(":")[:3])
        for code in ("", "x", "play:", "play:X9", "answer:", "answer:99", "answer:-1", "*", "back"):
            try:
                await learner.press(f"{start}:{code}")
            except Denied as denied:
                assert denied.key == "unknown-button"
            assert await learner.stored() == before
    for wrong in ("l:0:0:skip", f"l:{10**18 - 1}:0:skip"):
        with pytest.raises(Denied, match="lesson-gone"):
            await learner.press(wrong)
    for wrong in ("learn:start:99", "learn:start:", "learn:game:none"):
        with pytest.raises(Denied):
            await learner.press(wrong)


async def test_seconds_of_a_step_are_counted_from_its_first_page_on(world: World) -> None:
    learner = await learner_of(world, "1")
    for seconds in (7, 4):
        world.now += seconds
        await learner.press_code((await learner.answers(right=False))[0])
    await learner.press_code((await learner.answers(right=True))[0])
    counts = {count.step: count for count in await learner.rows.counts()}
    assert counts["1.1"] == StepCount("1.1", 1, 1, 0, 11)
    assert counts["1.2"].right_first == 1


# Free choices over a whole deal ------------------------------------------------------------

WAYS = [
    stage.step for lesson in lessons("en").values() for stage in lesson.stages if stage.step.ways
]
"""Steps whose answers each have a record of how they end."""


async def answer_free_choice(world: World, step: Step) -> Learner:
    """A learner who has answered a step just now."""
    learner = await learner_of(world, step.lesson)
    while (stage := await learner.stage()) is not None and stage.step.name != step.name:
        await learner.press_code("skip")
    await learner.press_code((await learner.answers(right=True))[0])
    return learner


def ways_on(learner: Learner) -> list[str]:
    return [code for code in codes(learner.page) if code.startswith("way:")]


@pytest.mark.parametrize("step", WAYS, ids=lambda step: step.name)
async def test_ways_are_shown_and_left_by_back_unless_the_deal_goes_on(
    world: World, step: Step
) -> None:
    learner = await answer_free_choice(world, step)
    stage, question, stored = await learner.stage(), learner.page, await learner.stored()
    assert stage is not None
    has_same_cards = scripts("en")[step.ways[0][1]].end.dealt == stage.deal.dealt
    ways = ways_on(learner)
    assert len(ways) == (0 if has_same_cards and not stage.deal.over else len(step.ways))
    for way in ways:
        await learner.press_code(way)
        assert way not in codes(learner.page), "it is shown already"
        for other in ways_on(learner):
            await learner.press_code(other)
        assert await learner.press_code("step") == question
        assert await learner.stored() == stored


async def test_ways_of_a_deal_are_shown_and_left_by_back_at_its_end(world: World) -> None:
    learner = await learner_of(world, FIRST_SERIES[-1])
    await learner.play_right()
    end = learner.page
    assert ways_on(learner)
    for way in ways_on(learner):
        page = await learner.press_code(way)
        assert page != end
        assert await learner.press_code("step") == end


async def test_question_after_a_way_is_shown_again_after_a_restart(world: World) -> None:
    learner = await answer_free_choice(world, WAYS[0])
    question = learner.page
    await learner.press_code(ways_on(learner)[-1])
    await world.restart()
    again = Learner(world)
    await again.open()
    assert again.page == question


async def test_way_on_an_earlier_page_leads_to_the_question(world: World) -> None:
    learner = await answer_free_choice(world, WAYS[0])
    old = codes(learner.page)[ways_on(learner)[0]]
    question = await learner.press_code("skip")
    assert await learner.press(old.id) == question


async def test_forged_ways_are_refused(world: World) -> None:
    learner = await answer_free_choice(world, WAYS[0])
    start = codes(learner.page)["skip"].id.removesuffix("skip")
    other = await learner_of(world, FIRST_SERIES[0], BOR)
    ends = [(learner, start + f"way:{index}") for index in ("", "x", "-1", "9", "0:0")]
    ends.append((other, codes(other.page)["skip"].id.removesuffix("skip") + "way:0"))
    for person, custom_id in ends:
        with pytest.raises(Denied, match="unknown-button"):
            await person.press(custom_id)


# Playing freely ----------------------------------------------------------------------------


async def deviate(world: World, step: str) -> Learner:
    """A learner who plays another right card than the record at a step."""
    learner = await learner_of(world, PLAY.number)
    while (stage := await learner.stage()) is not None and stage.step.name != step:
        await learner.press_code((await learner.answers(right=True))[0])
    assert stage is not None
    cards = await learner.answers(right=True)
    other = next(code for code in reversed(cards) if code != stage.recorded)
    await learner.press_code(other)
    return learner


def cards_on(learner: Learner) -> list[str]:
    return [code for code in codes(learner.page) if code.startswith("play:")]


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("step", MOVES)
async def test_deal_played_freely_ends_with_the_questions(
    world: World, step: str, place: int
) -> None:
    learner = await deviate(world, step)
    while cards := cards_on(learner):
        before = (await learner.stored()).moves
        await learner.press_code(cards[place])
        assert (await learner.stored()).moves[: len(before)] == before
    left = [stage.step.name for stage in PLAY.stages if not stage.step.is_move]
    for name in left:
        stage = await learner.stage()
        assert stage is not None
        assert stage.step.name == name
        await learner.press_code((await learner.answers(right=True))[0])
    assert await learner.stage() is None
    assert await learner.rows.done(ANA) == {PLAY.number}
    counts = {count.step: count for count in await learner.rows.counts()}
    assert all((counts[name].shown, counts[name].answered) == (1, 1) for name in left)


async def test_skip_while_playing_freely_plays_to_the_questions(world: World) -> None:
    learner = await deviate(world, MOVES[0])
    while cards_on(learner):
        await learner.press_code("skip")
    stage = await learner.stage()
    assert stage is not None
    assert not stage.step.is_move


async def test_back_while_playing_freely_leads_to_the_beginning_of_play(world: World) -> None:
    learner = await deviate(world, MOVES[0])
    await learner.press_code(cards_on(learner)[0])
    await learner.press_code("back")
    stage = await learner.stage()
    assert stage == next(stage for stage in PLAY.stages if stage.step.plays_on)
    assert (await learner.stored()).moves == ()


async def test_back_among_the_questions_after_free_play_goes_one_step(world: World) -> None:
    learner = await deviate(world, MOVES[0])
    while cards_on(learner):
        await learner.press_code("skip")
    first, stored = await learner.stage(), await learner.stored()
    await learner.press_code((await learner.answers(right=True))[0])
    await learner.press_code("back")
    assert await learner.stage() == first
    assert (await learner.stored()).moves == stored.moves


async def test_free_play_goes_on_after_a_restart(world: World) -> None:
    learner = await deviate(world, MOVES[0])
    await learner.press_code(cards_on(learner)[0])
    page = learner.page
    await world.restart()
    again = Learner(world)
    await again.open()
    assert cards_on(again) == cards_on(learner)
    assert again.page == page
