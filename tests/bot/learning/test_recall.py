"""Questions between a newcomer's deals about what the first lessons taught."""

import asyncio
from collections.abc import AsyncIterator
from unittest.mock import MagicMock

import pytest

from bot.games.hints_given import Said
from bot.kit.l10n import languages
from bot.learning.coach.questions import Questions
from bot.learning.coach.recall import SCRIPT, SUBJECTS, Question, Recalled, after, next_question
from bot.learning.coach.rows import CoachRows
from bot.learning.lessons.library import FIRST_SERIES, scripts
from bot.learning.lessons.rows import LessonRows, Tally
from bot.learning.puzzles.repetition import DAY_SECONDS, LEARNT
from bot.tables.model.hints import coached
from bot.tables.model.table import Table
from tests.bot.learning.coached import ENGLISH, Judging, Lesson, beginners
from tests.bot.world import ANA, BOR, World

__all__ = ["beginners"]  # a fixture

NOW = 1_800_000_000
ASKED = "Do you remember?"


def answer_all(recalled: tuple[Recalled, ...], now: int, *right: bool) -> tuple[Recalled, ...]:
    """The subjects after a newcomer's answers, each to the next question."""
    for is_right in right:
        question = next_question(recalled, now, is_newcomer=True)
        assert question is not None
        recalled = after(recalled, question, now + 20, is_right=is_right)
    return recalled


def test_newcomer_is_asked_once_about_each_subject() -> None:
    recalled = answer_all((), NOW, *[True] * SUBJECTS)
    assert {subject.subject for subject in recalled} == set(range(SUBJECTS))
    assert next_question(recalled, NOW + 999 * DAY_SECONDS, is_newcomer=True) is None


def test_missed_subject_comes_back_on_later_days_with_other_cards_until_it_is_known() -> None:
    """Also when the person is no newcomer any more."""
    recalled, now = answer_all((), NOW, False, True, True), NOW
    assert next_question(recalled, now + 60, is_newcomer=False) is None
    first = Question(0, 0, NOW)
    for _ in range(LEARNT):
        (due,) = [subject.schedule.due for subject in recalled if subject.schedule is not None]
        assert due > now + DAY_SECONDS / 2
        now = due
        question = next_question(recalled, now, is_newcomer=False)
        assert question is not None and question.subject == 0
        if question.asked == 1:
            assert question.step("en") != first.step("en")
        recalled = after(recalled, question, now + 20, is_right=True)
    assert next_question(recalled, now + 999 * DAY_SECONDS, is_newcomer=False) is None


@pytest.mark.parametrize("language", languages())
def test_question_has_a_right_answer_in_every_language(language: str) -> None:
    for subject in range(SUBJECTS):
        for asked in range(3):
            step = Question(subject, asked, NOW).step(language)
            assert sum(answer.is_right for answer in step.answers) == 1
            assert len({answer.label for answer in step.answers}) == len(step.answers)
            assert (language == "en") == (step.say == Question(subject, asked, 0).step("en").say)


class Asking:
    """A person alone with the house, whose coach asks between deals."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lesson = Lesson(world, Judging(cost=0.0))
        self.rows = CoachRows(world.store)
        self.lessons = LessonRows(world.store)
        self.now = NOW
        self.questions = Questions(self.rows, self.lessons, world.tables.register, world.habits,
                                   MagicMock(), lambda: self.now)  # fmt: skip
        self.questions.start()

    async def finish_lessons(self) -> None:
        """Finish the first series."""
        run = await self.lessons.begin(ANA, FIRST_SERIES[-1], "5.1", NOW)
        await self.lessons.advance(run, Tally(), is_over=True)

    async def play_deal(self, table: Table) -> None:
        """Play a deal up to its score, after an earlier one."""
        if table.between:
            await self.world.ask_for_next_deal(table)
        while not table.between:
            await self.lesson.make_move(table)
        while tasks := self.questions._background.running:
            await asyncio.wait(tasks)

    def asked(self, table: Table) -> Said | None:
        """The question below the score; None: there is none."""
        said = coached(table, table.seat_of(ANA))
        return next(
            (line for line in said if line.ways(ENGLISH) and ASKED in line.say(ENGLISH)), None
        )

    async def answer(self, table: Table, *, right: bool) -> str:
        """Answer the question; returns what is said in its place."""
        asked = self.asked(table)
        assert asked is not None
        step = next(
            step for step in scripts("en")[SCRIPT].steps if step.say[:30] in plain_of(asked)
        )
        buttons = asked.ways(ENGLISH)
        indices = [int(button.id.rpartition(":")[2]) for button in buttons]
        assert sorted(indices) == [*range(len(step.answers))]
        index = next(n for n in indices if step.answers[n].is_right == right)
        await self.questions.answer(table, ANA, index)
        assert self.asked(table) is None
        return coached(table, table.seat_of(ANA))[-1].say(ENGLISH)


def plain_of(asked: Said) -> str:
    return asked.say(ENGLISH).removeprefix(ASKED).strip()


@pytest.fixture
async def asking(beginners: World) -> AsyncIterator[Asking]:
    asking = Asking(beginners)
    yield asking
    await asking.questions.close()


async def test_question_stands_below_the_score_once_the_lessons_are_done(asking: Asking) -> None:
    table = await asking.lesson.open()
    await asking.play_deal(table)
    assert asking.asked(table) is None
    await asking.finish_lessons()
    for _ in range(2):
        await asking.play_deal(table)
        assert asking.asked(table) is not None
        assert await asking.answer(table, right=True)
    subjects = await asking.rows.recalled(ANA)
    assert [subject.subject for subject in subjects] == [0, 1]
    await asking.play_deal(table)
    assert asking.asked(table) is None, "the fourth deal is no newcomer's"


async def test_question_is_not_for_whoever_wants_no_coach(asking: Asking) -> None:
    await asking.finish_lessons()
    await asking.world.habits.change(ANA, "coach", "never")
    table = await asking.lesson.open()
    await asking.play_deal(table)
    assert asking.asked(table) is None


async def test_answer_is_taken_once_and_only_below_the_same_score(asking: Asking) -> None:
    await asking.finish_lessons()
    table = await asking.lesson.open()
    await asking.play_deal(table)
    for index in (9, -1):
        await asking.questions.answer(table, ANA, index)
    assert asking.asked(table) is not None
    await asking.questions.answer(table, BOR, 0)
    assert asking.asked(table) is not None
    assert "win the trick" in await asking.answer(table, right=False)
    kept = await asking.rows.recalled(ANA)
    await asking.questions.answer(table, ANA, 0)
    assert await asking.rows.recalled(ANA) == kept
    await asking.play_deal(table)
    await asking.world.ask_for_next_deal(table)
    await asking.questions.answer(table, ANA, 0)
    assert await asking.rows.recalled(ANA) == kept, "the next deal is there"


async def test_missed_question_comes_back_below_a_later_score(asking: Asking) -> None:
    await asking.finish_lessons()
    table = await asking.lesson.open()
    await asking.play_deal(table)
    assert await asking.answer(table, right=False)
    await asking.play_deal(table)
    assert await asking.answer(table, right=True)
    asking.now += 30 * DAY_SECONDS
    await asking.play_deal(table)
    asked = asking.asked(table)
    assert asked is not None and "Clubs are led" in plain_of(asked)


async def test_forgotten_person_has_no_question(asking: Asking) -> None:
    await asking.finish_lessons()
    table = await asking.lesson.open()
    await asking.play_deal(table)
    asking.questions.forget(ANA)
    await asking.questions.answer(table, ANA, 0)
    assert await asking.rows.recalled(ANA) == ()
