"""The coach: a sentence at a time, seldom, never before a move, and only alone with the house."""

from typing import cast

import pytest

from bot.choices.habits import Coaching
from bot.deals.wording.words import action_label
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.desk import read_control
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.coach.firsts import FIRSTS
from bot.learning.coach.rows import Memory
from bot.learning.coach.service import MAX_SENTENCES
from bot.thinkers.study import Study
from engine import observe
from tests.bot.learning.coached import ENGLISH, Judging, Lesson, beginners
from tests.bot.world import ANA, World

__all__ = ["beginners"]  # a fixture


async def test_first_deals_have_few_sentences_and_the_last_ones_none(beginners: World) -> None:
    """At most five, four, three before the end of a deal, and one there."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    while lesson.deals <= len(MAX_SENTENCES):
        await lesson.play_deal(table)
    by_deal = [[full for deal, full, _ in lesson.said if deal == number] for number in range(7)]
    for most, full in zip((*MAX_SENTENCES, 0), by_deal, strict=True):
        assert len(full) <= most + 1
        in_play = [tricks for tricks in full if tricks]
        assert len(set(in_play)) == len(in_play), "one sentence a trick"
    assert len(by_deal[0]) > 2


async def test_sentence_of_a_moment_comes_once_in_a_life(beginners: World) -> None:
    """Not again after a restart either."""
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    await lesson.play_deal(table)
    firsts = [text for _, _, text in lesson.said if "was better" not in text]
    assert len(set(firsts)) == len(firsts)
    explained = (await lesson.rows.load(ANA)).explained
    assert explained
    again = Lesson(beginners, Judging(cost=0.0))
    again.said = []
    await again.play_deal(table)
    assert not {text for _, full, text in again.said if full < 12} & set(firsts)


async def test_coach_is_silent_for_whoever_wants_none(beginners: World) -> None:
    await beginners.habits.change(ANA, "coach", "never")
    lesson = Lesson(beginners, study := Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    assert not lesson.said and not study.asked


async def test_coach_is_silent_among_people(world: World) -> None:
    """Even for those who want it always: the others would wait, or hear."""
    await world.habits.change(ANA, "coach", "always")
    lesson = Lesson(world, study := Judging())
    table = await world.start_table()
    await world.finish_deal(table)
    await lesson.settle()
    assert not study.asked and not table.coach_lines


@pytest.mark.parametrize("wish", ["first", "always"])
async def test_three_deals_without_a_dear_move_end_it(beginners: World, wish: Coaching) -> None:
    """Until it is switched on again."""
    await beginners.habits.change(ANA, "coach", wish)
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    for _ in range(3):
        await lesson.play_deal(table)
    assert "takes leave" in lesson.said[-1][2]
    assert beginners.habits.of(ANA).coach == "never"
    lesson.said.clear()
    await lesson.play_deal(table)
    assert not lesson.said


async def test_dear_moves_are_told_after_their_trick(beginners: World) -> None:
    """The advice comes when the card cannot be played any more."""
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    await beginners.habits.change(ANA, "coach", "always")
    memory = Memory(explained=tuple(FIRSTS))
    await lesson.rows.keep(ANA, memory)
    lesson.coach.forget(ANA)
    await lesson.play_deal(table)
    dear = [(full, text) for _, full, text in lesson.said if "was better" in text]
    assert dear and all(full > 0 for full, _ in dear[1:])


async def test_coach_forgets_a_person(beginners: World) -> None:
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    lesson.coach.forget(ANA)
    await beginners.forgetting.forget(ANA)
    assert await lesson.rows.load(ANA) == Memory()


async def test_end_shows_the_dearest_move_after_another_was_taken_back(beginners: World) -> None:
    """The button opens the decision that the sentence names: the log has the others, too."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    player = table.seat_of(ANA)
    taken_back = 0
    while not table.between:
        await lesson.make_move(table)
        if table.live is not None and taken_back < 3 and table.undoable(player):
            await beginners.tables.takebacks.take_back(table, ANA, table.shown_seq(player))
            taken_back += 1
    assert taken_back == 3
    await lesson.end_deal(table)
    (shown,) = lesson.shown
    request = read_control(shown)
    assert request is not None and request.move is not None
    analyses = Analyses(AnalysisRows(beginners.store), beginners.rows, beginners.archive(),
                        cast(Study, Judging()), WaitingLimits())  # fmt: skip
    played = await analyses.played(beginners.guild, ANA, table.id, 1)
    step = played.steps[request.move]
    (decision,) = [made for made in played.decisions if made.step == step]
    view = observe(decision.deal, player)
    assert action_label(decision.made, view, ENGLISH, table.info(player)) in lesson.said[-1][2]
