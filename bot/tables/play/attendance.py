"""Attendance of people at a table: leaving, coming back, being away for a while."""

from dataclasses import replace

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory.moves import Moves
from bot.tables.model import seats
from bot.tables.model.checks import check_lobby, check_open
from bot.tables.model.table import Table
from bot.tables.play.pauses import Pauses
from bot.tables.play.stopping import Stopping
from bot.tables.play.takebacks import TakeBacks


class Attendance:
    """Gives seats to the house and back to people. Every method may raise StoreError."""

    def __init__(
        self,
        moves: Moves,
        seating: Seating,
        pauses: Pauses,
        takebacks: TakeBacks,
        stopping: Stopping,
    ) -> None:
        self._moves = moves
        self._seating = seating
        self._pauses = pauses
        self._takebacks = takebacks
        self._stopping = stopping

    async def leave(self, table: Table, user: int) -> None:
        """Give up the seat in the lobby, or leave it to a house player. Raises Denied."""
        async with table.lock:
            check_open(table)
            player = table.seat_of(user)
            if table.state == "lobby":
                await self._leave_lobby(table, player)
                return
            chair = table.chairs[player]
            if chair.house and chair.away is None:
                raise Denied("already-left")
            await self._seating.reseat(table, player, replace(chair, house=True, away=None))
            if await self._stopping.end_if_agreed(table):
                return
            await self._moves.go_on_if_possible(table)  # maybe nobody else is still looking
            await self._takebacks.recheck_after_leaving(table)

    async def leave_lobby(self, table: Table, user: int) -> None:
        """Give up the seat in the lobby, not in a match that has begun meanwhile. Raises Denied."""
        async with table.lock:
            check_lobby(table)
            await self._leave_lobby(table, table.seat_of(user))

    async def _leave_lobby(self, table: Table, player: int) -> None:
        if table.people == 1:
            await self._stopping.close(table)
        else:
            await self._seating.draw_lots(table)
            await self._seating.seat(table, seats.without_chair(table.chairs, player))
            await self._hand_over_lobby(table)

    async def _hand_over_lobby(self, table: Table) -> None:
        """A founder who left the lobby leaves the table to the first person still there."""
        if table.player_of(table.founder) is None:
            first = next(chair.user for chair in table.chairs if chair.user is not None)
            await self._seating.make_founder(table, first)

    async def come_back(self, table: Table, user: int, name: str) -> bool:
        """Take a user's seat back from the house player; returns whether the house had it."""
        async with table.lock:
            player = table.seat_of(user)
            if not table.chairs[player].house or not table.open:
                return False
            await self.reseat(table, player, Chair(name, user))
            await self._moves.go_on_if_possible(table)  # without people nothing was dealt
            return True

    async def reseat(self, table: Table, player: int, chair: Chair) -> None:
        """Give a person their seat again, and all their time if it is their turn.

        The time comes first: nobody may see them in their seat and late. Called under the lock.
        """
        if table.live is not None and table.live.deal.open_turn == player:
            await self._pauses.restart_clocks(table)
        await self._seating.reseat(table, player, replace(chair, late=table.chairs[player].late))

    async def mark_present(self, table: Table, user: int) -> None:
        """Bring a person back who was away, as they have just done something at their table."""
        player = table.player_of(user)
        if player is not None and table.chairs[player].away is not None:
            await self.come_back(table, user, table.chairs[player].name)
