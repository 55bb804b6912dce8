"""Seats of a table, and its founder: stored first, then changed in memory, under its lock."""

from collections.abc import Callable

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.tables.memory.moves import NotifyListeners
from bot.tables.model import seats
from bot.tables.model.checks import check_lobby
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

FOUNDER_IDLE = 10 * 60
"""Seconds without any event in a lobby after which its founder counts as away."""


class Seating:
    """Seats people and house players. Every method may raise StoreError."""

    def __init__(self, rows: TableRows, now: Callable[[], int], tell: NotifyListeners) -> None:
        self._rows = rows
        self._now = now
        self._tell = tell

    async def seat(self, table: Table, chairs: tuple[Chair, ...]) -> None:
        """Replace the table's chairs."""
        await self._rows.set_seats(table.id, chairs)
        table.chairs = chairs
        if table.state == "lobby":
            table.moved_at = self._now()
        self._tell(table)

    async def reseat(self, table: Table, player: int, chair: Chair) -> None:
        """Replace one of the chairs, unless it is the same."""
        if table.chairs[player] != chair:
            await self.seat(table, seats.with_chair(table.chairs, player, chair))

    async def draw_lots(self, table: Table) -> None:
        """Draw seats and dealer anew at the start, as a person has left a rematch."""
        if table.dealer is not None:
            await self._rows.draw_lots(table.id)
            table.dealer = None

    async def check_founder(self, table: Table, user: int) -> None:
        """Raise Denied unless this is the lobby's founder.

        A lobby idle for long is handed over to the person who calls this.
        """
        table.seat_of(user)
        check_lobby(table)
        if user == table.founder:
            return
        if not self.founder_away(table):
            raise Denied("founder-only", name=table.founder_name, minutes=FOUNDER_IDLE // 60)
        await self.make_founder(table, user)

    def note_event(self, table: Table) -> None:
        """Note that something has happened in a lobby: its founder is not away."""
        table.moved_at = self._now()

    def founder_away(self, table: Table) -> bool:
        """Return whether a lobby has waited so long for its founder that others may go on."""
        return self._now() - max(table.created_at, table.moved_at) >= FOUNDER_IDLE

    async def make_founder(self, table: Table, user: int) -> None:
        """Make another person the lobby's founder."""
        await self._rows.set_founder(table.id, user)
        table.founder = user
        self._tell(table)
