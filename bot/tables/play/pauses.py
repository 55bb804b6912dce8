"""Pauses of a table: no deadline passes until one of its people resumes."""

from collections.abc import Callable

from bot.kit.errors import Denied
from bot.tables.memory.moves import Moves, NotifyListeners
from bot.tables.model.checks import check_open
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows


class Pauses:
    """Stops and restarts a table's clocks. Every method may raise StoreError."""

    def __init__(
        self, rows: TableRows, now: Callable[[], int], tell: NotifyListeners, moves: Moves
    ) -> None:
        self._rows = rows
        self._now = now
        self._tell = tell
        self._moves = moves

    async def pause(self, table: Table, user: int) -> None:
        """Stop the clocks until one of the people resumes. Raises Denied.

        Until a second person asks for it, a pause lasts a day at most.
        """
        async with table.lock:
            check_open(table)
            player = table.seat_of(user)
            if table.state != "playing":
                raise Denied("not-started")
            if table.paused is None:
                by = player if table.others(player) else None
                await self._set(table, self._now(), table.resumed, by)
            elif table.paused_by not in (None, player):
                await self._set(table, table.paused, table.resumed)

    async def resume(self, table: Table, user: int) -> None:
        """Restart the clocks from their beginning. Raises Denied."""
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.paused is None:
                raise Denied("not-paused")
            await self._set(table, None, self._now())
            await self._moves.go_on_if_possible(table)

    async def end(self, table: Table) -> None:
        """End a pause that only one person asked for, after its time."""
        async with table.lock:
            if table.open and table.paused is not None and table.paused_by is not None:
                await self._set(table, None, self._now())
                await self._moves.go_on_if_possible(table)

    async def restart_clocks(self, table: Table) -> None:
        """Give the player to move all their time again. Called under the lock."""
        await self._set(table, table.paused, self._now(), table.paused_by)

    async def _set(
        self, table: Table, paused: int | None, resumed: int, by: int | None = None
    ) -> None:
        await self._rows.set_pause(table.id, paused, resumed, by)
        table.paused = paused
        table.resumed = resumed
        table.paused_by = by
        table.moved_at = max(table.moved_at, resumed)
        self._tell(table)
