"""The tables in memory. The others sleep in the store until they are needed.

No table ever has two objects: a reference to one (of the drawing task, a house player, a click that
waits for its lock) keeps it alive, and while it lives it is found here.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

from bot.store import StoreError
from bot.tables.model.deadlines import sleep_of
from bot.tables.model.records import Sleep
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

OwnedHere = Callable[[Table], bool]
"""Returns whether this process watches a table."""

IDLE_SECONDS = 300
"""Seconds without a click or a move before a table is put to sleep."""


class TablesInMemory:
    """Finds tables in memory by number and by channel, and drops idle ones."""

    def __init__(self, rows: TableRows, now: Callable[[], int]) -> None:
        self._rows = rows
        self._now = now
        self._in_use: dict[int, tuple[Table, int]] = {}
        """The tables in use, with the time of their last use, the longest idle first."""
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._channels: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._waking = asyncio.Lock()

    def waking(self) -> AbstractAsyncContextManager[None]:
        """The lock for loading a table from the store and adding it here."""
        return self._waking

    def add(self, table: Table) -> None:
        """Add a table that was read, or made."""
        self._alive[table.id] = table
        self.use(table)

    def use(self, table: Table) -> None:
        """Note that a table is in use; a closed one is dropped."""
        self._in_use.pop(table.id, None)
        if table.open:
            self._in_use[table.id] = table, self._now()
            self._channels[table.channel] = table
        elif self._channels.get(table.channel) is table:
            del self._channels[table.channel]

    def move(self, table: Table, channel: int) -> None:
        """Note that a table is in another channel now."""
        if self._channels.get(table.channel) is table:
            del self._channels[table.channel]
        table.channel = channel
        self.use(table)

    def table(self, table_id: int) -> Table | None:
        """The table with a number if it is awake, also a closed one that is still drawn."""
        return self._alive.get(table_id)

    def here(self, channel: int) -> Table | None:
        """The open table of a channel if it is awake."""
        return self._channels.get(channel)

    def alive(self) -> tuple[Table, ...]:
        """All tables in memory, closed ones included."""
        return tuple(self._alive.values())

    def all(self) -> tuple[Table, ...]:
        """The open tables that are awake."""
        return tuple(table for table, _ in self._in_use.values())

    async def put_to_sleep(
        self, idle: int = IDLE_SECONDS, sees_to: OwnedHere = lambda _: True
    ) -> None:
        """Put tables to sleep that are idle for so many seconds and referenced nowhere else.

        Those that another process watches are not stored: they may be awake there.
        """
        falling = self._drop_idle(self._now() - idle, sees_to)
        if falling:
            try:
                # Whoever wakes one of them reads it after this: the store keeps the order.
                await self._rows.put_to_sleep(falling)
            except StoreError as error:  # no harm: they will be looked at after the next start
                logger.error("what tables wait for could not be noted: %s", error)

    def _drop_idle(self, before: int, sees_to: OwnedHere) -> tuple[Sleep, ...]:
        """Drop idle tables, and return the records of those that are gone."""
        falling = []
        for number in list(self._in_use):
            table, used = self._in_use[number]
            if used > before:
                break
            owned = sees_to(table)
            sleep = sleep_of(table) if owned else None
            if owned and sleep is None:
                continue
            del self._in_use[number], table
            if number in self._alive:  # it is referenced elsewhere
                self.use(self._alive[number])
            elif sleep is not None:
                falling.append(sleep)
        return tuple(falling)
