"""Reminders of people who don't move in time, and the house's moves for them.

``deadlines.py`` computes the times, ``clock.py`` watches them, ``stand_ins.py`` finds the moves.
"""

from dataclasses import replace

from bot.tables.lobby.seating import Seating
from bot.tables.memory.moves import Moves
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import Pass, encode


class TimeIsUp:
    """Ends a person's turn that takes too long. Every method may raise StoreError."""

    def __init__(self, rows: TableRows, moves: Moves, seating: Seating) -> None:
        self._rows = rows
        self._moves = moves
        self._seating = seating

    async def note_reminded(self, table: Table, seq: int) -> bool:
        """Note a reminder of move ``seq``, one for each turn; returns whether it is due."""
        async with table.lock:
            if table.seq != seq or table.reminded == table.turn_number:
                return False
            await self._rows.set_reminded(table.id, table.turn_number)
            table.reminded = table.turn_number
            return True

    async def stand_in(self, table: Table, seq: int) -> None:
        """Mark the person that move ``seq`` waits for as away: the house moves for them.

        A secret question is passed over instead: without an answer they forgo their right.
        """
        async with table.lock:
            if table.seq != seq or table.turn is None or table.awaited is None:
                return
            if table.paused is not None:
                return
            if table.asked_secretly:  # a changed chair would tell who was asked (ROM-DEAL-9)
                code = encode(table.rules.pack, Pass())
                await self._moves.move(table, table.turn, code, "clock", None)
                return
            assert table.match is not None
            chair = table.chairs[table.turn]
            since = table.match.finished
            away = replace(chair, house=True, away=since, late=chair.late + 1)
            await self._seating.reseat(table, table.turn, away)
