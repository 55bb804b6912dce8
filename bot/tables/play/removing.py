"""Removes a person from a running match: the house plays on for them, and they stay away."""

from dataclasses import replace

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory.moves import Moves
from bot.tables.model.checks import check_open
from bot.tables.model.table import Table
from bot.tables.play.stopping import Stopping
from bot.tables.play.takebacks import TakeBacks
from bot.tables.rows.repository import TableRows


class Removing:
    """Removes people for a match's host, or for a person who manages the channel.

    Every method raises Denied and StoreError.
    """

    def __init__(
        self,
        rows: TableRows,
        moves: Moves,
        seating: Seating,
        takebacks: TakeBacks,
        stopping: Stopping,
    ) -> None:
        self._rows = rows
        self._moves = moves
        self._seating = seating
        self._takebacks = takebacks
        self._stopping = stopping

    def check(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Raise Denied if the match isn't this person's to lead."""
        check_open(table)
        if table.state != "playing":
            raise Denied("not-started")
        if table.round is not None and not may_manage:
            raise Denied("round-remove")
        leads = table.host.person == user and user not in table.removed
        if not (leads or may_manage):
            raise Denied("not-yours-to-remove", name=table.host.name)

    def check_removable(self, table: Table, by: int, user: int) -> Chair:
        """The seat of another person who plays here. Raises Denied if they may not be removed."""
        player = table.player_of(user)
        if player is None or user == by or user in table.removed:
            raise Denied("nobody-to-remove")
        return table.chairs[player]

    @staticmethod
    def is_last(table: Table, user: int) -> bool:
        """Return whether a person is the only one left: the table closes without them."""
        return not _remaining(table, table.removed | {user})

    async def remove(self, table: Table, by: int, user: int, *, may_manage: bool) -> Chair:
        """Remove another person: their score stays with the seat.

        If all others have gone, the table closes.
        """
        async with table.lock:
            self.check(table, by, may_manage=may_manage)
            chair = self.check_removable(table, by, user)
            player = table.chairs.index(chair)
            removed = table.removed | {user}
            await self._rows.set_removed(table.id, removed)
            table.removed = removed
            await self._seating.reseat(table, player, replace(chair, house=True, away=None))
            stay = _remaining(table, removed)
            if not stay:
                await self._stopping.close(table)
                return chair
            if table.founder == user:
                first = min(stay, key=lambda chair: chair.person is None).user
                assert first is not None
                await self._seating.make_founder(table, first)
            if await self._stopping.end_if_agreed(table):
                return chair
            await self._moves.go_on_if_possible(table)  # maybe nobody else is still looking
            await self._takebacks.recheck_after_leaving(table)
            return chair


def _remaining(table: Table, removed: frozenset[int]) -> list[Chair]:
    """The chairs of the people of a match who have not been removed."""
    return [chair for chair in table.chairs if chair.user not in (None, *removed)]
