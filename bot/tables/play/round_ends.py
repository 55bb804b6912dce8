"""Tables of a round that people don't finish: the house does, by rules of thumb."""

from collections.abc import Callable
from dataclasses import replace

from bot.store import Level, Store
from bot.tables.memory import stored_tables
from bot.tables.memory.moves import Moves
from bot.tables.model.table import Table
from engine import View

Decide = Callable[[View, Level], str]
"""The code of a house player's move."""


class RoundEnds:
    """Plays tables to their end. Every method may raise StoreError; what was played by then stands,
    and it goes on from there."""

    def __init__(self, store: Store, moves: Moves, decide: Decide) -> None:
        self._store = store
        self._moves = moves
        self._decide = decide

    async def time_is_up(self, table: Table) -> None:
        """Time is up for the round, or nobody is left at one of its tables."""
        async with table.lock:
            if table.round is not None and table.open:
                await self.finish(table)

    async def finish(self, table: Table) -> None:
        """Play a table of a round to its end, all by the house. Called under the lock."""
        chairs = tuple(replace(one, house=True, away=None) for one in table.chairs)
        if chairs != table.chairs:
            await stored_tables.seat(self._store, table, chairs)
            table.chairs = chairs
        while table.open:
            if table.live is None or table.live.deal.over:
                await self._moves.onward(table)
                continue
            turn = table.live.deal.turn
            assert turn is not None
            code = self._decide(table.view(turn), table.chairs[turn].level)
            await self._moves.move(table, turn, code, "clock", None)
