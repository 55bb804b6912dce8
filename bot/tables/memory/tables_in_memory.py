"""The tables in memory. The others sleep in the store until somebody asks for them.

No table ever has two objects: whoever holds one (the drawing task, a house player, a click that
waits for its lock) keeps it alive, and while it lives it is found here.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

from bot.store import Sleep, StoreError
from bot.tables.model.deadlines import asleep
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

SeesTo = Callable[[Table], bool]
"""Whether this process sees to a table."""

IDLE = 300
"""Seconds without a click or a move before a table is put to sleep."""


class Awake:
    """Finds tables in memory by number and by channel, and lets go of idle ones."""

    def __init__(self, rows: TableRows, now: Callable[[], int]) -> None:
        self._rows = rows
        self._now = now
        self._kept: dict[int, tuple[Table, int]] = {}
        """The tables in use, with the time of their last use, the longest idle first."""
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._channels: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._waking = asyncio.Lock()

    def waking(self) -> AbstractAsyncContextManager[None]:
        """A lock: whoever holds it alone may read a table from the store and add it here."""
        return self._waking

    def add(self, table: Table) -> None:
        """Add a table that was read, or made."""
        self._alive[table.id] = table
        self.use(table)

    def use(self, table: Table) -> None:
        """Note that a table is in use; a closed one is let go."""
        self._kept.pop(table.id, None)
        if table.open:
            self._kept[table.id] = table, self._now()
            self._channels[table.channel] = table
        elif self._channels.get(table.channel) is table:
            del self._channels[table.channel]

    def move(self, table: Table, channel: int) -> None:
        """Note that a table is in another channel now."""
        if self._channels.get(table.channel) is table:
            del self._channels[table.channel]
        table.channel = channel
        self.use(table)

    def table(self, number: int) -> Table | None:
        """The table with a number if it is awake, also a closed one that is still drawn."""
        return self._alive.get(number)

    def here(self, channel: int) -> Table | None:
        """The open table of a channel if it is awake."""
        return self._channels.get(channel)

    def alive(self) -> tuple[Table, ...]:
        """All tables in memory, whoever holds them."""
        return tuple(self._alive.values())

    def all(self) -> tuple[Table, ...]:
        """The open tables that are awake."""
        return tuple(table for table, _ in self._kept.values())

    async def rest(self, idle: int = IDLE, sees_to: SeesTo = lambda _: True) -> None:
        """Put the tables to sleep that have been idle so long and that nobody holds. Of those that
        another process sees to nothing is noted: they may be awake there."""
        falling = self._let_go(self._now() - idle, sees_to)
        if falling:
            try:
                # Whoever wakes one of them reads it after this: the store keeps the order.
                await self._rows.put_to_sleep(falling)
            except StoreError as error:  # no harm: they will be looked at after the next start
                logger.error("what tables wait for could not be noted: %s", error)

    def _let_go(self, before: int, sees_to: SeesTo) -> tuple[Sleep, ...]:
        """Forget idle tables; what those that are gone wait for."""
        falling = []
        for number in list(self._kept):
            table, used = self._kept[number]
            if used > before:
                break
            own = sees_to(table)
            sleep = asleep(table) if own else None
            if own and sleep is None:
                continue
            del self._kept[number], table
            if number in self._alive:  # somebody holds it
                self.use(self._alive[number])
            elif sleep is not None:
                falling.append(sleep)
        return tuple(falling)
