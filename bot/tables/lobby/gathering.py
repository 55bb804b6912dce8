"""The people of a lobby: who is ready, invited or removed, and the channel where they play."""

from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory.register import Register
from bot.tables.model import seats
from bot.tables.model.checks import check_lobby, check_open
from bot.tables.model.records import StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows


class Gathering:
    """Changes about a lobby's people. Every method raises Denied and StoreError."""

    def __init__(self, rows: TableRows, register: Register, seating: Seating) -> None:
        self._rows = rows
        self._register = register
        self._seating = seating

    async def check_founder(self, table: Table, user: int) -> None:
        """Raise Denied if the lobby isn't this person's to lead, even when its founder is away."""
        async with table.lock:
            await self._seating.check_founder(table, user)

    async def ask_ready(self, table: Table, user: int) -> None:
        """Ask everyone in the lobby whether they are ready, as its founder, who is."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            await self._note_ready(table, frozenset({user}))

    async def ready(self, table: Table, user: int) -> None:
        """Note that a person in the lobby is ready."""
        async with table.lock:
            table.seat_of(user)
            check_lobby(table)
            await self._note_ready(table, table.ready | {user})

    async def _note_ready(self, table: Table, ready: frozenset[int]) -> None:
        await self._rows.set_ready(table.id, ready)
        table.ready = ready
        self._seating.note_event(table)
        self._register.tell(table)

    async def remove(self, table: Table, founder: int, user: int) -> None:
        """Remove another person from the lobby, as its founder."""
        async with table.lock:
            await self._seating.check_founder(table, founder)
            player = table.player_of(user)
            if player is None or user == founder:
                raise Denied("nobody-to-remove")
            await self._note_removed(table, table.removed | {user})
            await self._seating.draw_lots(table)
            await self._seating.seat(table, seats.without_chair(table.chairs, player))

    async def _note_removed(self, table: Table, users: frozenset[int]) -> None:
        await self._rows.set_removed(table.id, users)
        table.removed = users

    async def invite(self, table: Table, host: int, users: tuple[int, ...]) -> None:
        """Invite users to the lobby; only the founder may invite those they removed."""
        async with table.lock:
            self.check_inviting(table, host, users)
            self._seating.note_event(table)
            if again := table.removed.intersection(users):
                await self._note_removed(table, table.removed - again)

    def check_inviting(self, table: Table, host: int, users: tuple[int, ...]) -> None:
        """Raise Denied if ``host`` may not invite these users."""
        table.seat_of(host)
        check_lobby(table)
        if host != table.founder and table.removed.intersection(users):
            raise Denied("removed-guest", name=table.founder_name)
        guests = [user for user in users if table.player_of(user) is None]
        if guests and table.people == table.players:
            raise Denied("table-full")

    async def elsewhere(self, guild: int, user: int) -> tuple[StoredTable, ...]:
        """A server's open tables where a person has a seat, as stored."""
        return await self._rows.open_tables_of(guild, user)

    async def bring(self, table: Table, user: int, guild: int, channel: int) -> None:
        """Move the table to another channel: the old one is locked, or hard to find."""
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.guild != guild:
                raise Denied("table-closed")
            await self._register.move(table, channel)
