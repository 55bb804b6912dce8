"""Answers to the coach's questions between deals."""

from bot.deals.rule_options import page_number
from bot.kit.controls import Click
from bot.kit.wishes import Person, Shown
from bot.learning.coach.questions import ANSWER, Questions
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.table_control import TableControl
from bot.tables.model.table import Table


class CoachDesk:
    """The coach's questions. Methods may raise Denied or StoreError."""

    def __init__(self, questions: Questions, play: PlayDesk) -> None:
        self._questions = questions
        self._play = play

    def controls(self) -> tuple[TableControl, ...]:
        """Return the control that answers a question."""
        return (TableControl(ANSWER, self._answer, on_hand=True, changes_nothing=True),)

    async def _answer(self, person: Person, table: Table, click: Click) -> Shown:
        await self._questions.answer(table, person.user, page_number(click.argument))
        return self._play.redraw(person, table)
