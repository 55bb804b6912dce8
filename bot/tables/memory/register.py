"""Finds a table by number or channel: in memory, or else loaded from the store.

All parts that work on tables share one register, and report their changes to it.
"""

import asyncio
import gc
import logging
from collections.abc import Callable
from functools import partial

from bot.base.accidents import attempt, format_traceback, note
from bot.choices.habits import Habits
from bot.games.forms import Form, form_of
from bot.kit.errors import Denied
from bot.store import ChannelTaken, StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import Unreadable
from bot.tables.memory.moves import Moves
from bot.tables.memory.rereading import Rereading
from bot.tables.memory.tables_in_memory import OwnedHere, TablesInMemory
from bot.tables.memory.untold import missed_events
from bot.tables.model.hooks import TableHooks
from bot.tables.model.records import NOW, StoredTable
from bot.tables.model.table import Table, TableEvent, Voided
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

NUMBERS = 1 << 63
"""Upper bound of the store's numbers; a forged click may name a higher one."""

LISTENER_RETRY_SECONDS = 1.0
"""Seconds before a failed listener is called again."""

Listener = Callable[[Table, tuple[TableEvent, ...]], None]


class Register:
    """Finds tables by number and by channel, and notifies listeners of changes.

    Tables are loaded on demand.
    """

    def __init__(
        self,
        rows: TableRows,
        now: Callable[[], int],
        hooks: TableHooks,
        patience: int,
        habits: Habits,
    ) -> None:
        """``patience``: the default seconds for a person's move; 0: no limit."""
        self.patience = patience
        self.hooks = hooks
        self._habits = habits
        self._rows = rows
        self._now = now
        self._awake = TablesInMemory(rows, now)
        self.rereading = Rereading(
            rows, self._awake, hooks.rounds, self.tell, self.patience_of, self._go_on
        )
        self.moves = Moves(rows, now, hooks, self.tell, self.rereading.reread)
        self._listeners: list[Listener] = []

    def patience_of(self, row: StoredTable) -> int:
        """The seconds people have for a move at a table; 0: no limit."""
        return self.patience if row.patience is None else row.patience

    def listen(self, listener: Listener) -> None:
        """Add a listener, which is called after every change, with the events beside the move.

        If it raises, that is logged: the change stands, the other listeners are still called, and
        it is called again later.
        """
        self._listeners.append(listener)

    def tell(self, table: Table, *events: TableEvent) -> None:
        """Notify all listeners of a table's change and its events, and keep the table awake."""
        self._awake.use(table)
        for listener in self._listeners:
            try:
                listener(table, events)
            except Exception as error:
                note(error, "telling of a change", table.id)
                again = partial(attempt, "telling of a change", table.id, listener, table, events)
                asyncio.get_running_loop().call_later(LISTENER_RETRY_SECONDS, again)

    async def table(self, table_id: int) -> Table:
        """An open table by its number. Raises Denied and StoreError."""
        table = self._awake.table(table_id) or await self._wake(table_id)
        if table is None or not table.open:
            raise Denied("table-closed")
        self._awake.use(table)
        return table

    async def here(self, channel: int) -> Table:
        """The open table of a channel. Raises Denied and StoreError."""
        table = self._awake.here(channel)
        if table is None:
            number = await self._rows.open_table_of(channel)
            table = None if number is None else await self._wake(number)
        if table is None or not table.open:
            raise Denied("no-table-here")
        self._awake.use(table)
        return table

    async def find(self, channel: int) -> Table | None:
        """The open table of a channel, if there is one and it can be read. Raises StoreError."""
        try:
            return await self.here(channel)
        except Denied:
            return None

    async def form_in(self, channel: int) -> Form | None:
        """The form played at a channel's open table, if there is one. Raises StoreError."""
        table = await self.find(channel)
        return None if table is None else form_of(table.variant, table.players)

    def all(self) -> tuple[Table, ...]:
        """The open tables that are awake."""
        return self._awake.all()

    async def put_idle_to_sleep(self, sees_to: OwnedHere) -> None:
        """Put idle tables to sleep. ``sees_to`` returns whether this process watches a table."""
        await self._awake.put_to_sleep(sees_to=sees_to)

    async def close(self, sees_to: OwnedHere = lambda _: True) -> None:
        """Put all tables to sleep before the process ends."""
        await self.rereading.close()
        gc.collect()  # reference cycles of cancelled tasks still hold their tables
        await self._awake.put_to_sleep(0, sees_to)

    async def add(self, table: Table) -> None:
        """Write a new table, which then has its number. Raises Denied and StoreError."""
        async with self._awake.waking():  # others can find it as soon as it is stored
            self._equip(table)
            try:
                table.id = await stored_tables.create(self._rows, table)
            except ChannelTaken:
                raise Denied("channel-taken") from None
            self._awake.add(table)
        self.tell(table)

    def _equip(self, table: Table) -> None:
        """Give a table that comes into memory what it asks others for."""
        table.deals_again = self.hooks.cards.deals_again
        table.habit_of = self._habits.of

    async def move(self, table: Table, channel: int) -> None:
        """Move a table to another channel. Raises Denied and StoreError."""
        try:
            await self._rows.move_table(table.id, channel)
        except ChannelTaken:
            raise Denied("channel-taken") from None
        self._awake.move(table, channel)
        self.tell(table)

    async def _wake(self, table_id: int) -> Table | None:
        """Load a table from the store; a closed one only until its end has been shown.

        Events that the channel was not shown before the process ended are shown now. Raises Denied
        if this release cannot read the table (another one may), and StoreError.
        """
        async with self._awake.waking():
            if (table := self._awake.table(table_id)) is not None:
                return table
            row = await self._rows.table(table_id) if table_id < NUMBERS else None
            if row is None or row.waits is None:
                return None
            try:
                table, diverged = await stored_tables.restore(self._rows, self.hooks.rounds, row)
                table.patience = self.patience_of(row)
                self._equip(table)
                events = await missed_events(self._rows, table)
            except StoreError:
                raise
            except Exception as error:
                _note_unreadable(table_id, error)
                raise Denied("table-unreadable") from None
            if diverged is not None:
                events += (await self._void(table, diverged),)
            await self._welcome(table, events, before=row.waits)
            return table

    async def _go_on(self, table: Table) -> None:
        await self.moves.go_on_if_possible(table)

    async def _void(self, table: Table, deal: int) -> Voided:
        """Take a deal whose log does not replay off the table."""
        logger.error("table %d: deal %d is broken off, and the match goes on", table.id, deal)
        await self._rows.void_deal(table.id, deal, self._now())
        return Voided(table.info(), deal)

    async def _welcome(self, table: Table, events: tuple[TableEvent, ...], before: str) -> None:
        """Resume a loaded table; ``before``: the deadlines it was stored with."""
        self._awake.add(table)
        async with table.lock:
            if table.state == "lobby" and before == NOW:
                table.moved_at = self._now()
            if events or before == NOW:
                self.tell(table, *events)
            await self.moves.go_on_if_possible(table)


def _note_unreadable(table: int, error: Exception) -> None:
    """Log which table cannot be read, the place and cause, and advice for the host."""
    where = f", {error.place}" if isinstance(error, Unreadable) else ""
    logger.error(
        "table %d%s: this release cannot read it, and nobody can play there. It is kept as it is: "
        "the release that was run before may read it, so go back to that, or let somebody who "
        "may manage channels give the table up with /tarok stop. Please report this:\n%s",
        table,
        where,
        format_traceback(error),
    )
