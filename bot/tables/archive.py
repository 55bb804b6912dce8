"""What has been played in a channel: score sheets and records of finished deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.store import Standing, Store, StoredDeal
from bot.tables import log
from bot.tables.denied import Denied
from bot.tables.forms import Form
from bot.tables.info import TableInfo
from bot.tables.table import Table
from bot.tables.tables import Tables
from engine import OWN_NAMES, write


@dataclass(frozen=True)
class Sheet:
    """A table and the changes of its scores, one row a finished deal."""

    info: TableInfo
    deals: tuple[tuple[int, ...], ...]
    struck: tuple[int, ...]
    """By player the marks that they have struck off by a contract made (SLO-RAD-5)."""


def strikes(marks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """By player the marks struck, given the open ones before each deal and at the end.

    A deal gives one to everybody or to nobody, so who has fewer than that has struck one.
    """
    struck = [0] * len(marks[0])
    for before, after in pairwise(marks):
        changes = [new - old for old, new in zip(before, after, strict=True)]
        for player, change in enumerate(changes):
            struck[player] += max(changes) - change
    return tuple(struck)


class Archive:
    """Reads the store for the newest match of a channel, still going on or over."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def _table(self, channel: int) -> Table:
        found = await self._tables.find(channel)
        if found is not None and found.match is not None:
            return found
        for row in await self._store.tables_of_channel(channel):
            if row.match:
                return (await log.restore(self._store, row)).table
        raise Denied("no-table-here" if found is None else "not-started")

    async def _finished(self, table: Table) -> tuple[StoredDeal, ...]:
        """The finished deals; one void by its hands has no scores and is left out."""
        return tuple(deal for deal in await self._store.finished_deals(table.id) if deal.scores)

    async def sheet(self, channel: int) -> Sheet:
        """The score sheet of the channel's table. Raises Denied without one."""
        table = await self._table(channel)
        if table.match is None:
            raise Denied("not-started")
        deals = await self._finished(table)
        kept = [log.match_before(table, deal).carry for deal in deals] + [table.match.carry]
        struck = strikes([table.rules.tally.marks(carry) for carry in kept])
        return Sheet(table.info(), tuple(deal.scores or () for deal in deals), struck)

    async def record(self, channel: int, number: int | None) -> tuple[str, str]:
        """File name and text of the record of a finished deal (None: the last one).

        A deal that is not finished gives nothing away. Raises Denied.
        """
        table = await self._table(channel)
        deals = await self._finished(table)
        if not deals or (number is not None and not 1 <= number <= len(deals)):
            raise Denied("no-finished-deal", deals=len(deals))
        place = len(deals) if number is None else number
        row = deals[place - 1]
        stored = await self._store.load_deal(table.id, row.number)
        moves = stored.moves if stored else ()
        before = log.match_before(table, row)
        text = write(
            before.rules,
            before.carry,
            before.scores,
            before.dealer,
            before.rules.pack.deck(row.deck.split()),
            [(move.player, move.code) for move in moves],
        )
        return f"tarok-{table.id}-{place}.game", text

    async def leaderboard(self, guild: int, form: Form) -> tuple[Standing, ...]:
        """The best players of a server at a game; of one with a name of its own, at that alone."""
        players = form.players if form.name in OWN_NAMES else None
        return await self._store.leaderboard(guild, form.variant, players)
