"""Facts for a channel about finished deals, and the newest deal whose end it was shown."""

from bot.tables.model.table import Table
from bot.tables.play.takebacks import TakeBacks
from bot.tables.rows.repository import TableRows


class Reports:
    """Reads the facts shown below a score. Every method may raise StoreError."""

    def __init__(self, rows: TableRows, takebacks: TakeBacks) -> None:
        self._rows = rows
        self._takebacks = takebacks

    async def scores_until(self, table: Table, last: int) -> tuple[tuple[int, ...], ...]:
        """The scores of the match's finished deals up to a number, deal by deal."""
        deals = await self._rows.finished_deals(table.id)
        return tuple(deal.scores for deal in deals if deal.scores and deal.number <= last)

    async def help_counts(self, table: Table, deal: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By player the number of decisions of a deal with a hint, and of moves taken back."""
        hints = await self._rows.hints(table.id, deal)
        hint_counts = tuple(hints.get(player, 0) for player in range(table.players))
        return hint_counts, await self._takebacks.count_taken_back(table, deal)

    async def note_told(self, table: Table, shown_end: int) -> None:
        """Note that the channel has been shown the end of a deal, or of the match."""
        async with table.lock:
            await self._rows.set_told(table.id, shown_end)
            table.told = shown_end
