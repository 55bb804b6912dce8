"""Reloads tables whose memory may differ from the store.

It may differ if the answer to a write never came, or another process has written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.base.background import FIRST_RETRY_SECONDS, Background
from bot.store import StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.moves import NotifyListeners
from bot.tables.memory.tables_in_memory import TablesInMemory
from bot.tables.memory.untold import missed_events
from bot.tables.model.hooks import Rounds
from bot.tables.model.records import StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

STORED_FIELDS = (
    "founder", "options", "preset", "hints", "language", "state", "chairs", "match", "deals", "seq",
    "dealer", "level", "ready", "removed", "paused", "paused_by", "hurried", "patience",
    "asked_back", "guests", "declined",
)  # fmt: skip
"""The fields whose values show whether a table has changed."""

DERIVED_FIELDS = ("live", "told", "moved_at", "resumed", "reminded", "between", "newcomers")
"""The fields that follow from the stored ones."""


class Rereading:
    """Reloads tables."""

    def __init__(
        self,
        rows: TableRows,
        awake: TablesInMemory,
        rounds: Rounds,
        tell: NotifyListeners,
        patience_of: Callable[[StoredTable], int],
        go_on: Callable[[Table], Awaitable[None]],
    ) -> None:
        """``go_on``: deals, if that is what a table waits for. It is called under its lock."""
        self._rows, self._awake, self._rounds = rows, awake, rounds
        self._tell, self._patience_of, self._go_on = tell, patience_of, go_on
        self._background = Background()
        rows.store.add_doubt_listener(self._on_uncertain_write)

    async def close(self) -> None:
        """Stop reading."""
        self._rows.store.remove_doubt_listener(self._on_uncertain_write)
        await self._background.close()

    async def wait_until_read(self) -> None:
        """Wait until all scheduled tables have been reloaded."""
        await self._background.wait()

    def reread(self, table: Table) -> None:
        """Reload a table as soon as its lock is free."""
        self._background.start(partial(self._reread, table), "reading a table anew", table.id)

    def _on_uncertain_write(self, _: StoreError) -> None:
        self.reread_all()

    def reread_all(self) -> None:
        """Reload all tables in memory."""
        for table in self._awake.alive():
            self.reread(table)

    async def _reread(self, table: Table) -> None:
        while True:
            try:
                async with table.lock:
                    await self.adopt_stored(table)
                return
            except StoreError as error:
                logger.error("table %d could not be read anew: %s", table.id, error)
            await asyncio.sleep(FIRST_RETRY_SECONDS)

    async def adopt_stored(self, table: Table) -> None:
        """Replace a table with the store's, if they differ.

        Called under its lock. Raises StoreError.
        """
        row = await self._rows.table(table.id)
        if row is None or not table.open:
            return
        stored, diverged = await stored_tables.restore(self._rows, self._rounds, row)
        stored.patience = self._patience_of(row)
        if diverged is not None or _stored_state(stored) == _stored_state(table):
            return
        logger.warning("table %d goes on as it stands in the store", table.id)
        over = table.deals if table.live is None else table.deals - 1
        _adopt(table, stored)
        missed = await missed_events(self._rows, replace(stored, told=max(stored.told, over)))
        if stored.channel != table.channel:
            self._awake.move(table, stored.channel)
        self._tell(table, *missed)
        await self._go_on(table)


def _stored_state(table: Table) -> tuple[object, ...]:
    """The stored fields, but for a claim of the rest, which is in memory alone."""
    names = [name for name in STORED_FIELDS if name != "asked_back"]
    request = table.asked_back
    open_request = request if request is not None and request.seq == table.seq else None
    claims = open_request is not None and open_request.claimer is not None
    return (
        table.channel,
        None if claims else open_request,
        *(getattr(table, name) for name in names),
    )


def _adopt(table: Table, stored: Table) -> None:
    for name in (*STORED_FIELDS, *DERIVED_FIELDS):
        setattr(table, name, getattr(stored, name))
