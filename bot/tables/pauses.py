"""A pause for all who play: nothing is due at the table until somebody there goes on."""

from collections.abc import Callable

from bot.store import Store
from bot.tables.checks import check_open
from bot.tables.errors import Denied
from bot.tables.moves import Moves, Tell
from bot.tables.table import Table


class Pauses:
    """Stops the clocks of a table, and lets them go on. Every method may raise StoreError."""

    def __init__(self, store: Store, now: Callable[[], int], tell: Tell, moves: Moves) -> None:
        self._store = store
        self._now = now
        self._tell = tell
        self._moves = moves

    async def pause(self, table: Table, user: int) -> None:
        """Nothing is due any more until somebody at the table goes on. Raises Denied."""
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.state != "playing":
                raise Denied("not-started")
            if table.paused is None:
                await self._set(table, self._now(), table.resumed)

    async def resume(self, table: Table, user: int) -> None:
        """The clocks go on, from their beginning. Raises Denied."""
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.paused is None:
                raise Denied("not-paused")
            await self._set(table, None, self._now())
            await self._moves.go_on_if_possible(table)

    async def start_clocks_anew(self, table: Table) -> None:
        """Whoever is on turn has all their time again. Asked under the lock."""
        await self._set(table, table.paused, self._now())

    async def _set(self, table: Table, paused: int | None, resumed: int) -> None:
        await self._store.set_pause(table.id, paused, resumed)
        table.paused, table.resumed = paused, resumed
        table.moved_at = max(table.moved_at, resumed)
        self._tell(table)
