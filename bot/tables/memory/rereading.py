"""A table in memory that may differ from the store is read again, and goes on from there.

That is so if the answer to a write never came, or another process has written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.base.background import FIRST_RETRY_SECONDS, Background
from bot.store import StoredTable, StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.moves import Tell
from bot.tables.memory.tables_in_memory import Awake
from bot.tables.memory.untold import untold
from bot.tables.model.hooks import Rounds
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

WRITTEN = (
    "founder", "options", "preset", "hints", "language", "state", "chairs", "match", "deals", "seq",
    "dealer", "level", "ready", "removed", "paused", "paused_by", "hurried", "patience",
    "asked_back", "guests", "declined",
)  # fmt: skip
"""The fields that tell whether a table has changed."""
FOLLOWING = ("live", "told", "moved_at", "resumed", "reminded", "between")
"""The fields that follow from them."""


class Rereading:
    """Reads tables again."""

    def __init__(
        self,
        rows: TableRows,
        awake: Awake,
        rounds: Rounds,
        tell: Tell,
        patience_of: Callable[[StoredTable], int],
        go_on: Callable[[Table], Awaitable[None]],
    ) -> None:
        """``go_on``: deals, if that is what a table waits for. It is called under its lock."""
        self._rows, self._awake, self._rounds = rows, awake, rounds
        self._tell, self._patience_of, self._go_on = tell, patience_of, go_on
        self._background = Background()
        rows.store.on_doubt(self._all)

    async def close(self) -> None:
        """Stop reading."""
        self._rows.store.no_more(self._all)
        await self._background.close()

    async def passed(self) -> None:
        """Wait until everything due has been read."""
        await self._background.wait()

    def doubt(self, table: Table) -> None:
        """Read a table again, as soon as nobody is at work on it."""
        self._background.start(partial(self._reread, table), "reading a table anew", table.id)

    def _all(self, _: StoreError) -> None:
        self.all()

    def all(self) -> None:
        """Read all tables again."""
        for table in self._awake.alive():
            self.doubt(table)

    async def _reread(self, table: Table) -> None:
        while True:
            try:
                async with table.lock:
                    await self.follow(table)
                return
            except StoreError as error:
                logger.error("table %d could not be read anew: %s", table.id, error)
            await asyncio.sleep(FIRST_RETRY_SECONDS)

    async def follow(self, table: Table) -> None:
        """Replace a table with the store's, if they differ. Called under its lock. Raises
        StoreError."""
        row = await self._rows.table(table.id)
        if row is None or not table.open:
            return
        stored, diverged = await stored_tables.restore(self._rows, self._rounds, row)
        stored.patience = self._patience_of(row)
        if diverged is not None or _standing(stored) == _standing(table):
            return
        logger.warning("table %d goes on as it stands in the store", table.id)
        over = table.deals if table.live is None else table.deals - 1
        _adopt(table, stored)
        missed = await untold(self._rows, replace(stored, told=max(stored.told, over)))
        if stored.channel != table.channel:
            self._awake.move(table, stored.channel)
        self._tell(table, *missed)
        await self._go_on(table)


def _standing(table: Table) -> tuple[object, ...]:
    return table.channel, *(getattr(table, name) for name in WRITTEN)


def _adopt(table: Table, stored: Table) -> None:
    for name in (*WRITTEN, *FOLLOWING):
        setattr(table, name, getattr(stored, name))
