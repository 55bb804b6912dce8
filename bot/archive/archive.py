"""Finished deals: score sheets and records of a channel's match, and replays."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from bot.archive.replays import Headline, Replayed, headline, replay
from bot.archive.rows import ShareRows
from bot.archive.sitters import NAMELESS, Sitters
from bot.base.bounded import Bounded
from bot.games import levels
from bot.games.info import Chair, TableInfo
from bot.kit.errors import Denied
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import match_before
from bot.tables.memory.register import Register
from bot.tables.model import stand_ins
from bot.tables.model.records import NO_CHANNEL, DealLog, Move, StoredDeal, StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import write


def comment_lines(counts: Mapping[int, int], singular: str, plural: str) -> str:
    """Return comment lines for a record, one for each player: ``# player 1: 2 hints``."""
    return "".join(
        f"# player {player}: {count} {singular if count == 1 else plural}\n"
        for player, count in sorted(counts.items())
    )


@dataclass(frozen=True)
class MatchSheet:
    """A table and its finished deals in short."""

    info: TableInfo
    deals: tuple[Headline, ...]
    struck: tuple[int, ...]
    """The marks each player has struck off by making a contract (SLO-RAD-5)."""


def strikes(marks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Count the marks each player struck, from the open marks before each deal and at the end.

    A deal adds a mark to every player or to none, so a player who has fewer has struck one.
    """
    struck = [0] * len(marks[0])
    for before, after in pairwise(marks):
        changes = [new - old for old, new in zip(before, after, strict=True)]
        for player, change in enumerate(changes):
            struck[player] += max(changes) - change
    return tuple(struck)


def by_shown_number(table: Table, rows: Sequence[StoredDeal]) -> dict[int, StoredDeal]:
    """Return the deals with scores by the numbers that their pages show.

    A deal that does not count shares its number with the one dealt in its place, which has it here.
    """
    scored = (row for row in rows if row.scores)
    return {match_before(table, row).finished + 1: row for row in scored}


MAX_HEADLINES = 4096
"""Size of the cache of deals in short."""
MAX_REPLAYS = 32
"""Size of the cache of deals with all their tricks."""

RecordLines = Callable[[StoredDeal, Sequence[Move]], Awaitable[str]]
"""Returns comment lines for a record, given the deal and its moves (docs/records.md)."""


class PlayedMatch(NamedTuple):
    """A match in which a person has played."""

    deals: tuple[StoredDeal, ...]
    """All finished deals."""
    of_person: tuple[StoredDeal, ...]
    """Those in which the person had a seat."""
    by_number: Mapping[int, StoredDeal]
    """As in ``by_shown_number``."""


class ReplayedMatch(NamedTuple):
    """A finished deal, with its match."""

    replayed: Replayed
    row: StoredTable
    table: Table
    """With the people who sat there in the deal."""
    sitters: Sitters


class ExportedDeal(NamedTuple):
    """A finished deal with its record."""

    table: Table
    """With the people who sat there in the deal."""
    info: TableInfo
    """The table once the deal was scored."""
    log: DealLog
    text: str


class Archive:
    """Reads matches, finished or in progress, from the store."""

    def __init__(self, rows: TableRows, shares: ShareRows, register: Register) -> None:
        self._rows = rows
        self._shares = shares
        self._register = register
        self.record_lines: list[RecordLines] = []
        self._headlines = Bounded[tuple[int, int], Headline](MAX_HEADLINES)
        self._replayed = Bounded[tuple[int, int, bool], Replayed](MAX_REPLAYS)
        """By match and deal, and whether the reader is where it was played: names stay there."""
        self._clearings = 0
        """Increases as the caches are dropped; a replay read during that is not cached."""

    def forget(self, _user: int) -> None:
        """Drop cached names when a person asks to be forgotten."""
        self.clear()

    def clear(self) -> None:
        """Drop the caches, so that names are read again."""
        self._clearings += 1
        self._headlines.clear()
        self._replayed.clear()

    async def _table(self, channel: int) -> Table:
        table = await self._register.find(channel)
        rounds = self._register.hooks.rounds
        if table is not None and table.match is not None:
            return table
        for row in await self._rows.tables_of_channel(channel):
            if row.match:
                return (await stored_tables.restore(self._rows, rounds, row)).table
        raise Denied("no-table-here" if table is None else "not-started")

    async def _check_round(self, table: Table | StoredTable) -> None:
        """Raise Denied while others play the same deals in a round of a team match."""
        if isinstance(table, Table):
            round_id = None if table.round is None else table.round.id
        else:
            round_id = table.contest
        if round_id is not None and await self._register.hooks.rounds.is_open(round_id):
            raise Denied("round-open")

    async def _scored_deals(self, table: Table) -> tuple[StoredDeal, ...]:
        """Return the finished deals that have a number of their own, the first one first."""
        deals = await self._rows.finished_deals(table.id)
        return tuple(by_shown_number(table, deals).values())

    async def sheet(self, channel: int) -> MatchSheet:
        """Return the score sheet of the channel's table. Raises Denied if there is none."""
        table = await self._table(channel)
        if table.match is None:
            raise Denied("not-started")
        await self._check_round(table)
        deals = await self._scored_deals(table)
        carries = [match_before(table, deal).carry for deal in deals] + [table.match.carry]
        struck = strikes([table.rules.tally.marks(carry) for carry in carries])
        return MatchSheet(table.info(), await self.headlines(table, deals), struck)

    async def headlines(self, table: Table, deals: Sequence[StoredDeal]) -> tuple[Headline, ...]:
        """Return deals in short; cached, as the log of a finished deal never changes."""
        keys = {row.number: (table.id, row.number) for row in deals}
        headlines = {
            number: short for number, key in keys.items() if (short := self._headlines.get(key))
        }
        missing = [row for row in deals if row.number not in headlines]
        numbers = tuple(row.number for row in missing)
        moves = await self._rows.moves(table.id, numbers) if numbers else {}
        for row in missing:
            short = headline(table, DealLog(row, moves[row.number]))
            headlines[row.number] = self._headlines[keys[row.number]] = short
            await asyncio.sleep(0)  # others may click meanwhile
        return tuple(headlines[row.number] for row in deals)

    async def record(self, user: int, channel: int, deal_number: int | None) -> tuple[str, str]:
        """Return file name and text of the record of a finished deal (None: the last one).

        A record shows all cards. Raises Denied unless the user may replay the deal, and for a deal
        that is still being played.
        """
        table = await self._table(channel)
        await self._check_round(table)
        deals = await self._scored_deals(table)
        place = len(deals) if deal_number is None else deal_number
        row = deals[place - 1] if 1 <= place <= len(deals) else None
        sitters = await self._sitters(table.id, table.chairs)
        if not (row and await self._shares.is_shared(table.id, row.number)):
            _check_seat(sitters, user, None if row is None else row.number)
        if row is None:
            raise Denied("no-finished-deal", deals=len(deals))
        return f"tarok-{table.id}-{place}.game", await self._export(user, table, row, sitters)

    async def _export(self, user: int, table: Table, row: StoredDeal, sitters: Sitters) -> str:
        """Return the record of a finished deal, and note that it was given out."""
        await self._register.hooks.onlookers.note_record_given(table.id, row.number)
        await self._note_viewer(user, table.id, row.number, sitters)
        return await self._record_text(table, row)

    async def _note_viewer(self, user: int, table: int, deal: int, sitters: Sitters) -> None:
        """Note that a user saw a deal without having played it: they are never dealt it."""
        if sitters.seat(user, deal) is None:
            await self._register.hooks.onlookers.note_seen(user, table, deal)

    async def _record_text(self, table: Table, row: StoredDeal) -> str:
        """Return the record of a finished deal."""
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
        text = stand_ins.with_house_marks(text, [move.by for move in moves])
        text += comment_lines(await self._rows.hints(table.id, row.number), "hint", "hints")
        takebacks = await self._rows.taken_back(table.id, row.number)
        text += comment_lines(takebacks, "move taken back", "moves taken back")
        for lines in self.record_lines:
            text += await lines(row, moves)
        return levels.with_players(text, table.chairs, row.house)

    # Replays ---------------------------------------------------------------------------------

    async def matches(self, guild: int, user: int) -> tuple[StoredTable, ...]:
        """Return a server's newest matches in which a person has played."""
        return await self._rows.tables_of_person(guild, user)

    async def deals(self, guild: int, user: int, match: int) -> PlayedMatch:
        """Return the finished deals of a match. Raises Denied unless the user played in it."""
        row = await self._match(guild, user, match)
        sitters = await self._sitters(match, row.seats)
        _check_seat(sitters, user, None)
        await self._check_round(row)
        numbered = by_shown_number(stored_tables.table_of(row), sitters.finished)
        return PlayedMatch(tuple(sitters.finished), sitters.deals_of(user), numbered)

    async def replay(self, guild: int, user: int, match: int, deal: int) -> Replayed:
        """Replay a finished deal, for its players, or for the whole server once it is shared.

        Raises the same Denied for a match that is not the user's as for one that does not exist.
        """
        return (await self._replayed_match(guild, user, match, deal)).replayed

    async def _replayed_match(self, guild: int, user: int, match: int, deal: int) -> ReplayedMatch:
        clearings = self._clearings
        row = await self._match(guild, user, match)
        sitters = await self._sitters(match, row.seats)
        if not await self._shares.is_shared(match, deal):
            _check_seat(sitters, user, deal)
            await self._check_round(row)
        table = stored_tables.table_of(replace(row, seats=sitters.chairs_in(deal)))
        key = (match, deal, row.guild == guild)
        replayed = self._replayed.get(key)
        if replayed is None:
            stored = await self._rows.load_deal(match, deal)
            if stored is None or stored.deal.state != "finished":
                raise Denied("no-such-deal")
            replayed = replay(table, stored)
            if replayed is None:
                raise Denied("deal-unreadable")
            if clearings == self._clearings:
                self._replayed[key] = replayed
        await self._note_viewer(user, match, deal, sitters)
        return ReplayedMatch(replayed, row, table, sitters)

    async def export_replay(self, guild: int, user: int, match: int, deal: int) -> ExportedDeal:
        """Export a finished deal with its record, for a user who may replay it.

        Raises Denied, also if the deal's log no longer replays.
        """
        replayed, row, table, sitters = await self._replayed_match(guild, user, match, deal)
        log = await self._rows.load_deal(match, deal)
        assert log is not None  # it was just replayed
        text = await self._export(user, stored_tables.table_of(row), log.deal, sitters)
        return ExportedDeal(table, replayed.info, log, text)

    async def solo_table_at_score(self, user: int, match: int, deal: int) -> Table | None:
        """Return the table if its only player is looking at the score of this deal."""
        try:
            table = await self._register.table(match)
        except Denied:
            return None
        newest = table.between and table.deals == deal
        return table if table.alone and newest and table.player_of(user) is not None else None

    async def share(self, guild: int, user: int, match: int, deal: int) -> Replayed:
        """Share a finished deal with its server. Raises Denied unless the user played in it."""
        row = await self._match(guild, user, match)
        _check_seat(await self._sitters(match, row.seats), user, deal)
        await self._check_round(row)
        if row.guild != guild:
            raise Denied("shared-elsewhere")
        replayed = await self.replay(guild, user, match, deal)
        sharing = self._register.hooks.onlookers.note_shared(match, deal)
        await self._shares.share(match, deal, (sharing,))
        return replayed

    async def _sitters(self, match: int, chairs: tuple[Chair, ...]) -> Sitters:
        """Return who sat in each deal of a match."""
        finished = await self._rows.finished_deals(match)
        return Sitters(chairs, finished, await self._rows.movers(match))

    async def _match(self, guild: int, user: int, match: int) -> StoredTable:
        """Return a match of this server, or one that the user played alone and in no channel.

        Raises Denied; only somebody who played a match elsewhere is told that there is one.
        """
        row = await self._rows.table(match)
        if row is None or row.match is None:
            raise Denied("not-your-match")
        if row.guild == guild:
            return row
        if row.channel == NO_CHANNEL and any(seat.user == user for seat in row.seats):
            return _without_nickname(row)
        played = (await self._sitters(match, row.seats)).has_played(user)
        raise Denied("match-elsewhere" if played else "not-your-match")


def _check_seat(sitters: Sitters, user: int, deal: int | None) -> None:
    """Raise Denied unless a user played in a match, and had a seat in this deal if it is over."""
    if not sitters.has_played(user):
        raise Denied("not-your-match")
    finished = {row.number for row in sitters.finished}
    if deal is not None and deal in finished and sitters.seat(user, deal) is None:
        raise Denied("not-your-deal")


def _without_nickname(row: StoredTable) -> StoredTable:
    """Return a person's own table without their name, which only its server may read."""
    seats = (seat if seat.user is None else replace(seat, name=NAMELESS) for seat in row.seats)
    return replace(row, seats=tuple(seats))
