"""The control on hands that gives a hint."""

from contextlib import suppress

from bot.deals.rule_options import page_number
from bot.kit.controls import Click
from bot.kit.errors import Stale
from bot.kit.wishes import Person, Shown
from bot.learning.hints.service import Hints
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.table_control import TableControl
from bot.tables.model.table import Table


class HintDesk:
    """Hints at a table. All methods may raise Denied or StoreError."""

    def __init__(self, hints: Hints, play: PlayDesk) -> None:
        self._hints = hints
        self._play = play

    def controls(self) -> tuple[TableControl, ...]:
        """Return the control that requests a hint."""
        return (TableControl("hint", self._handle_press, on_hand=True, changes_nothing=True),)

    async def _handle_press(self, person: Person, table: Table, click: Click) -> Shown:
        return await self.hint(person, table, page_number(click.argument), click.seq)

    async def hint(self, person: Person, table: Table, step: int, seq: int) -> Shown:
        """Show the hand with a hint up to a step: a nudge, the move, or the reasons."""
        with suppress(Stale):
            await self._hints.give(table, person.user, step, seq)
        return self._play.redraw(person, table)
