"""What has been played in a channel: score sheets and records of finished deals."""

import json
from dataclasses import dataclass

from bot import ledger
from bot.denied import Denied
from bot.render.face import Face
from bot.store import DealRow, Store
from bot.table import Table
from bot.tables import Tables
from engine.record import write


@dataclass(frozen=True)
class Sheet:
    """A table and the changes of its scores, one row a finished deal."""

    face: Face
    deals: tuple[tuple[int, ...], ...]


class Archive:
    """Reads the store for the newest table of a channel, open or closed."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def _table(self, channel: int) -> Table:
        if (found := self._tables.find(channel)) is not None:
            return found
        row = await self._store.latest_table(channel)
        if row is None:
            raise Denied("no-table-here")
        return (await ledger.restore(self._store, row)).table

    async def _finished(self, table: Table) -> tuple[DealRow, ...]:
        deals = await self._store.deals(table.id)
        return tuple(deal for deal in deals if deal.state == "finished")

    async def sheet(self, channel: int) -> Sheet:
        """The score sheet of the channel's table. Raises Denied without one."""
        table = await self._table(channel)
        if table.match is None:
            raise Denied("not-started")
        deals = await self._finished(table)
        return Sheet(table.face(), tuple(tuple(json.loads(deal.scores)) for deal in deals))

    async def record(self, channel: int, number: int | None) -> tuple[str, str]:
        """File name and text of the record of a finished deal (None: the last one).

        A deal that is not finished gives nothing away. Raises Denied.
        """
        table = await self._table(channel)
        deals = await self._finished(table)
        if not deals or (number is not None and number > len(deals)):
            raise Denied("no-finished-deal", deals=len(deals))
        place = len(deals) if number is None else number
        row = deals[place - 1]
        moves = await self._store.moves(table.id, row.deal)
        before = ledger.match_before(table, row)
        text = write(
            before.rules,
            before.carry,
            before.scores,
            before.dealer,
            before.rules.pack.deck(row.deck.split()),
            [(move.player, move.code) for move in moves],
        )
        return f"tarok-{table.id}-{place}.game", text
