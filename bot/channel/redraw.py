"""The drawing task of one table: it collects what has changed while it draws."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.store import StoreError
from bot.tables.table import Event, Table

logger = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds after which a drawing that failed is tried again."""


class RedrawTask:
    """Calls ``draw`` when the table has changed, never twice at once, with a pause between.

    ``draw`` answers whether everything could be drawn; if not, it is called again.
    """

    def __init__(
        self, table: Table, draw: Callable[["RedrawTask"], Awaitable[bool]], pause: float
    ) -> None:
        self.table = table
        self.events: list[Event] = []
        """What has happened and is still to be told."""
        self.calling = False
        """The person on turn is to be called again."""
        self.shown = -1
        """The move for which the player on turn has been shown his hand, or called."""
        self.called = -1
        """The move for which a person was called, by the number that all see."""
        self._deal = -1
        self._draw = draw
        self._pause = pause
        self._dirty = asyncio.Event()
        self._task = asyncio.create_task(self._work())

    @property
    def done(self) -> bool:
        """Whether the task has ended."""
        return self._task.done()

    def add(self, events: tuple[Event, ...]) -> None:
        """Note what has happened, and draw soon."""
        self.events += events
        self._dirty.set()

    def new_deal(self) -> bool:
        """Whether the deal on the table is another than at the last drawing."""
        number = self.table.live.number if self.table.live else -1
        before, self._deal = self._deal, number
        return number != before

    async def cancel(self) -> None:
        """Stop drawing."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        await self._dirty.wait()
        while True:
            self._dirty.clear()
            drawn = await self._try()
            if drawn and not self.table.open and not self._dirty.is_set():
                return
            await asyncio.sleep(self._pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._dirty.wait(), None if drawn else RETRY)

    async def _try(self) -> bool:
        try:
            return await self._draw(self)
        except StoreError as error:
            logger.error("table %d: what was drawn could not be noted: %s", self.table.id, error)
            return False
        except Exception:
            logger.exception("table %d could not be drawn", self.table.id)
            return True
