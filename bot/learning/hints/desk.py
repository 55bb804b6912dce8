"""The control on hands that gives a hint."""

import asyncio
import logging
from functools import partial

from bot.base.background import Background
from bot.deals.rule_options import page_number
from bot.kit.controls import Click
from bot.kit.errors import Denied, Stale
from bot.kit.wishes import Person, Shown
from bot.learning.hints.service import Hints
from bot.store import StoreError
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.table_control import TableControl
from bot.tables.model.table import Table
from bot.tables.private.private_views import PrivateViews

logger = logging.getLogger(__name__)

PROMPT_SECONDS = 0.8
"""Time within which the answer has the hint; a later one comes to the hand by itself."""


class HintDesk:
    """Hints at a table. All methods may raise Denied or StoreError."""

    def __init__(self, hints: Hints, play: PlayDesk, hands: PrivateViews) -> None:
        self._hints = hints
        self._play = play
        self._hands = hands
        self._background = Background()

    def controls(self) -> tuple[TableControl, ...]:
        """Return the control that requests a hint."""
        return (TableControl("hint", self._handle_press, on_hand=True, changes_nothing=True),)

    async def _handle_press(self, person: Person, table: Table, click: Click) -> Shown:
        return await self.hint(person, table, page_number(click.argument), click.seq)

    async def hint(self, person: Person, table: Table, step: int, seq: int) -> Shown:
        """Show the hand with a hint up to a step: a nudge, the move, or the reasons.

        A hint that takes longer is announced, and the hand redrawn once it is there.
        """
        giving = self._background.start(
            partial(self._give, table, person.user, step, seq),
            "a hint",
            raises=(Denied, Stale, StoreError),
        )
        prompt, _ = await asyncio.wait({giving}, timeout=PROMPT_SECONDS)
        if prompt:
            try:
                notice = "" if giving.result() else person.words("reply-accident")
            except Stale:
                notice = ""
            return self._play.redraw(person, table, notice)

        def refresh(task: "asyncio.Task[bool | None]") -> None:
            if task.cancelled():
                return
            error = task.exception()
            if isinstance(error, StoreError):
                logger.error("table %d: a hint could not be given: %s", table.id, error)
            if error is not None or task.result() is None:  # nothing takes the notice's place
                self._hands.drop_notice(table, person.user)
            self._hands.refresh_soon(table, person.user)

        giving.add_done_callback(refresh)
        return self._play.redraw(person, table, person.words("hint-under-way"))

    async def _give(self, table: Table, user: int, step: int, seq: int) -> bool:
        """Give a hint, and return True; an accident in the background returns None."""
        await self._hints.give(table, user, step, seq)
        return True

    async def close(self) -> None:
        """Cancel the hints that are being worked out."""
        await self._background.close()
