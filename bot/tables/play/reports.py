"""What a channel is told of finished deals beside the game itself, and how far it has been told."""

from bot.tables.memory import stored_tables
from bot.tables.model.table import Table
from bot.tables.play.takebacks import TakeBacks
from bot.tables.rows.repository import TableRows


class Reports:
    """Reads what goes below a score. Every method may raise StoreError."""

    def __init__(self, rows: TableRows, takebacks: TakeBacks) -> None:
        self._rows = rows
        self._takebacks = takebacks

    async def past(self, table: Table, last: int) -> tuple[tuple[int, ...], ...]:
        """The scores of the match's finished deals up to a number, deal by deal."""
        deals = await self._rows.finished_deals(table.id)
        return tuple(deal.scores for deal in deals if deal.scores and deal.number <= last)

    async def helped(self, table: Table, deal: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By player for how many decisions of a deal they asked for a hint, and took one back."""
        asked = await self._rows.hints(table.id, deal)
        hinted = tuple(asked.get(player, 0) for player in range(table.players))
        return hinted, await self._takebacks.taken_back(table, deal)

    async def note_told(self, table: Table, told: int) -> None:
        """Remember that the channel has been shown how a deal, or the match, has ended."""
        async with table.lock:
            await stored_tables.note_told(self._rows, table, told)
            table.told = told
