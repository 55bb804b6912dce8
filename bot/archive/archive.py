"""What has been played: score sheets and records of a channel's match, deals to look at again."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from bot.archive.replays import Headline, Replayed, headline, replay
from bot.archive.rows import ShareRows
from bot.base.bounded import Bounded
from bot.games import levels
from bot.games.info import TableInfo
from bot.kit.errors import Denied
from bot.store import DealLog, Move, StoredDeal, StoredTable
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import match_before
from bot.tables.memory.register import Register
from bot.tables.model import stand_ins
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import write


def noted(numbers: Mapping[int, int], one: str, several: str) -> str:
    """A record's lines about hints and the like, which readers skip (docs/records.md)."""
    return "".join(
        f"# player {player}: {number} {one if number == 1 else several}\n"
        for player, number in sorted(numbers.items())
    )


@dataclass(frozen=True)
class MatchSheet:
    """A table and its finished deals in short."""

    info: TableInfo
    deals: tuple[Headline, ...]
    struck: tuple[int, ...]
    """The marks each player has struck off by making a contract (SLO-RAD-5)."""


def strikes(marks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The marks each player struck, given the open ones before each deal and at the end.

    A deal gives one to everybody or to nobody, so whoever has fewer has struck one.
    """
    struck = [0] * len(marks[0])
    for before, after in pairwise(marks):
        changes = [new - old for old, new in zip(before, after, strict=True)]
        for player, change in enumerate(changes):
            struck[player] += max(changes) - change
    return tuple(struck)


HEADLINES_KEPT, REPLAYS_KEPT = 4096, 32
"""How many deals are remembered in short, and with all their tricks."""

RecordLines = Callable[[StoredDeal, Sequence[Move]], Awaitable[str]]
"""Lines that a record has besides the game itself, from the deal and its moves; readers skip them
(docs/records.md)."""


class Recorded(NamedTuple):
    """A finished deal with its record."""

    table: Table
    info: TableInfo
    """The table once the deal was scored."""
    log: DealLog
    text: str


class Archive:
    """Reads the store for matches, over or not."""

    def __init__(self, rows: TableRows, shares: ShareRows, register: Register) -> None:
        self._rows = rows
        self._shares = shares
        self._register = register
        self.record_lines: list[RecordLines] = []
        self._headlines = Bounded[tuple[int, int], Headline](HEADLINES_KEPT)
        self._replayed = Bounded[tuple[int, int], Replayed](REPLAYS_KEPT)

    def forget(self, _user: int) -> None:
        """A person asked to be forgotten: read all names again."""
        self.clear()

    def clear(self) -> None:
        """Read all names again."""
        self._headlines.clear()
        self._replayed.clear()

    async def _table(self, channel: int) -> Table:
        found, rounds = await self._register.find(channel), self._register.hooks.rounds
        if found is not None and found.match is not None:
            return found
        for row in await self._rows.tables_of_channel(channel):
            if row.match:
                return (await stored_tables.restore(self._rows, rounds, row)).table
        raise Denied("no-table-here" if found is None else "not-started")

    async def _check_round(self, table: Table | StoredTable) -> None:
        """Raise Denied while others play the same deals in a round of a team match."""
        if isinstance(table, Table):
            number = None if table.round is None else table.round.id
        else:
            number = table.contest
        if number is not None and await self._register.hooks.rounds.is_open(number):
            raise Denied("round-open")

    async def _finished(self, table: Table) -> tuple[StoredDeal, ...]:
        """The finished deals, without those void by their hands: they have no scores."""
        return tuple(deal for deal in await self._rows.finished_deals(table.id) if deal.scores)

    async def sheet(self, channel: int) -> MatchSheet:
        """The score sheet of the channel's table. Raises Denied without one."""
        table = await self._table(channel)
        if table.match is None:
            raise Denied("not-started")
        await self._check_round(table)
        deals = await self._finished(table)
        kept = [match_before(table, deal).carry for deal in deals] + [table.match.carry]
        struck = strikes([table.rules.tally.marks(carry) for carry in kept])
        return MatchSheet(table.info(), await self.in_short(table, deals), struck)

    async def in_short(self, table: Table, deals: Sequence[StoredDeal]) -> tuple[Headline, ...]:
        """Deals in short. Worked out once: the log of a finished deal never changes."""
        keys = {row.number: (table.id, row.number) for row in deals}
        found = {n: short for n, key in keys.items() if (short := self._headlines.get(key))}
        unknown = [row for row in deals if row.number not in found]
        numbers = tuple(row.number for row in unknown)
        moves = await self._rows.moves(table.id, numbers) if numbers else {}
        for row in unknown:
            short = headline(table, DealLog(row, moves[row.number]))
            found[row.number] = self._headlines[keys[row.number]] = short
            await asyncio.sleep(0)  # others may click meanwhile
        return tuple(found[row.number] for row in deals)

    async def record(self, user: int, channel: int, number: int | None) -> tuple[str, str]:
        """File name and text of the record of a finished deal (None: the last one).

        It shows all cards, so it is for those who may look at the deal again. A deal that is not
        finished gives nothing away. Raises Denied.
        """
        table = await self._table(channel)
        await self._check_round(table)
        deals = await self._finished(table)
        place = len(deals) if number is None else number
        row = deals[place - 1] if 1 <= place <= len(deals) else None
        if table.player_of(user) is None and not (
            row and await self._shares.is_shared(table.id, row.number)
        ):
            raise Denied("not-your-match")
        if row is None:
            raise Denied("no-finished-deal", deals=len(deals))
        return f"tarok-{table.id}-{place}.game", await self._given(user, table, row)

    async def _given(self, user: int, table: Table, row: StoredDeal) -> str:
        """The record of a finished deal, for somebody who may pass it on."""
        await self._register.hooks.onlookers.given(table.id, row.number)
        await self._seen(user, table, row.number)
        return await self._written(table, row)

    async def _seen(self, user: int, table: Table, number: int) -> None:
        """Somebody looks at a table's deal: unless they played it, they are never dealt it."""
        if table.player_of(user) is None:
            await self._register.hooks.onlookers.seen(user, table.id, number)

    async def _written(self, table: Table, row: StoredDeal) -> str:
        """The record of a finished deal."""
        stored = await self._rows.load_deal(table.id, row.number)
        moves = stored.moves if stored else ()
        before = match_before(table, row)
        text = write(
            before.rules,
            before.carry,
            before.scores,
            before.dealer,
            before.rules.pack.deck(row.deck.split()),
            [(move.player, move.code) for move in moves],
        )
        text = stand_ins.told(text, [move.by for move in moves])
        text += noted(await self._rows.hints(table.id, row.number), "hint", "hints")
        back = await self._rows.taken_back(table.id, row.number)
        text += noted(back, "move taken back", "moves taken back")
        for lines in self.record_lines:
            text += await lines(row, moves)
        return levels.told(text, table.chairs, row.house)

    # Looking at deals again ------------------------------------------------------------------

    async def matches(self, guild: int, user: int) -> tuple[StoredTable, ...]:
        """A server's newest matches that a person has played in."""
        return await self._rows.tables_of_person(guild, user)

    async def deals(self, guild: int, user: int, number: int) -> tuple[StoredDeal, ...]:
        """The finished deals of a match, for its people. Raises Denied."""
        await self._own(guild, user, number)
        return await self._rows.finished_deals(number)

    async def replay(self, guild: int, user: int, number: int, deal: int) -> Replayed:
        """A finished deal of a match, for its people, and for all once they have shared it.

        Raises Denied: of other matches nobody learns even whether they exist.
        """
        shared = await self._shares.is_shared(number, deal)
        row = await (self._there(guild, number) if shared else self._own(guild, user, number))
        key = (number, deal)
        table = stored_tables.table_of(row)
        await self._seen(user, table, deal)
        if key not in self._replayed:
            stored = await self._rows.load_deal(number, deal)
            if stored is None or stored.deal.state != "finished":
                raise Denied("no-such-deal")
            found = replay(table, stored)
            if found is None:
                raise Denied("deal-unreadable")
            self._replayed[key] = found
        return self._replayed[key]

    async def recorded(self, guild: int, user: int, number: int, deal: int) -> Recorded:
        """A finished deal of a match, for people who may look at it and pass its record on. Raises
        Denied, also if its log does not lead where it did."""
        replayed = await self.replay(guild, user, number, deal)
        table = stored_tables.table_of(await self._there(guild, number))
        log = await self._rows.load_deal(number, deal)
        assert log is not None  # it was just looked at
        return Recorded(table, replayed.info, log, await self._given(user, table, log.deal))

    async def scored(self, user: int, number: int, deal: int) -> Table | None:
        """The table where somebody alone with the house is looking at this deal's score."""
        try:
            table = await self._register.table(number)
        except Denied:
            return None
        newest = table.between and table.deals == deal
        return table if table.alone and newest and table.player_of(user) is not None else None

    async def share(self, guild: int, user: int, number: int, deal: int) -> Replayed:
        """Open a finished deal to everybody in the server. Raises Denied for all but its people."""
        await self._own(guild, user, number)
        found = await self.replay(guild, user, number, deal)
        sharing = self._register.hooks.onlookers.sharing(number, deal)
        await self._shares.share(number, deal, (sharing,))
        return found

    async def _own(self, guild: int, user: int, number: int) -> StoredTable:
        row = await self._there(guild, number)
        if all(seat.user != user for seat in row.seats):
            raise Denied("not-your-match")
        await self._check_round(row)
        return row

    async def _there(self, guild: int, number: int) -> StoredTable:
        row = await self._rows.table(number)
        if row is None or row.guild != guild or row.match is None:
            raise Denied("not-your-match")
        return row
