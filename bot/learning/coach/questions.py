"""Puts a question between two deals, below the score of a person alone with the house."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.choices.habits import Habits
from bot.games.hints_given import Said
from bot.games.info import TableInfo
from bot.kit.l10n import FALLBACK, Words
from bot.kit.page import MAX_BUTTON_LABEL, Button
from bot.learning.coach.recall import Question, after, game, next_question
from bot.learning.coach.rows import CoachRows
from bot.learning.coach.service import person_alone
from bot.learning.lessons.library import FIRST_SERIES
from bot.learning.lessons.rows import LessonRows
from bot.learning.lessons.sentences import filled
from bot.tables.memory.register import Register
from bot.tables.model.hints import coach, coached
from bot.tables.model.table import Finished, Table, TableEvent
from bot.tables.private.private_views import PrivateViews

ANSWER = "recall"
"""The code of a button that answers, before the number of the answer."""
MAX_OPEN = 1000
"""Number of questions that are waiting for an answer."""


class Asked(NamedTuple):
    """A question below the score of a deal."""

    deal: int
    user: int
    question: Question


class Questions:
    """Listens to tables. What is asked waits for nobody: it goes with the next deal."""

    def __init__(
        self,
        rows: CoachRows,
        lessons: LessonRows,
        register: Register,
        habits: Habits,
        hands: PrivateViews,
        now: Callable[[], int],
    ) -> None:
        self._rows = rows
        self._lessons = lessons
        self._register = register
        self._habits = habits
        self._hands = hands
        self._now = now
        self._background = Background()
        self._open = Bounded[int, Asked](MAX_OPEN)
        """By table."""

    def start(self) -> None:
        """Follow the tables from now on."""
        self._register.listen(self._on_changed)

    async def close(self) -> None:
        """Ask no more."""
        await self._background.close()

    def forget(self, user: int) -> None:
        """Forget a person."""
        for table in [table for table, asked in self._open.items() if asked.user == user]:
            self._open.pop(table, None)

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        player = person_alone(table)
        if player is None or not any(isinstance(event, Finished) for event in events):
            return
        user = table.chairs[player].user
        assert user is not None
        if self._habits.of(user).coach != "never" and (table.variant, table.players) == game():
            ask = partial(self._ask, table, player, table.deals, user)
            self._background.start(ask, "a question between deals", table.id)

    async def _ask(self, table: Table, player: int, deal: int, user: int) -> None:
        """Ask whoever has finished the first lessons, if a question is due."""
        recalled = await self._rows.recalled(user)
        is_newcomer = user in table.newcomers
        question = next_question(recalled, self._now(), is_newcomer=is_newcomer)
        if question is None or FIRST_SERIES[-1] not in await self._lessons.done(user):
            return
        async with table.lock:
            if table.deals != deal or not table.between:
                return
            self._open[table.id] = Asked(deal, user, question)
            asked = question_between_deals(question, table.info(player))
            coach(table, player, *coached(table, player), asked)
        self._hands.refresh_soon(table, user)

    async def answer(self, table: Table, user: int, index: int) -> None:
        """Take an answer, and say in the question's place what is right.

        A stale one changes nothing. Raises StoreError.
        """
        async with table.lock:
            asked, player = self._open.get(table.id), table.player_of(user)
            if asked is None or player is None or not table.between:
                return
            answers = asked.question.step(FALLBACK).answers
            said = coached(table, player)
            if (
                (asked.deal, asked.user) != (table.deals, user)
                or not 0 <= index < len(answers)
                or not said
            ):
                return
            recalled = await self._rows.recalled(user)
            is_right = answers[index].is_right
            learnt = after(recalled, asked.question, self._now(), is_right=is_right)
            await self._rows.keep_recalled(user, learnt)
            self._open.pop(table.id, None)
            reply = Said(partial(_reply, asked.question, index, table.info(player)))
            coach(table, player, *said[:-1], reply)


def question_between_deals(question: Question, info: TableInfo) -> Said:
    """Return a question as the coach puts it, with a button for each answer."""
    return Said(partial(_say, question, info), partial(_answers, question, info))


def _say(question: Question, info: TableInfo, words: Words) -> str:
    step = question.step(words.language)
    return words("coach-question", question=filled(step.say, info, words))


def _answers(question: Question, info: TableInfo, words: Words) -> tuple[Button, ...]:
    step = question.step(words.language)
    return tuple(
        Button(
            info.control(f"{ANSWER}:{index}"),
            filled(step.answers[index].label, info, words)[:MAX_BUTTON_LABEL],
        )
        for index in step.shown_order
    )


def _reply(question: Question, index: int, info: TableInfo, words: Words) -> str:
    return filled(question.step(words.language).answers[index].sentence, info, words)
