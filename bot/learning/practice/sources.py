"""Positions to play on from: of a finished deal, or at the decision of a puzzle."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from bot.archive.archive import Archive
from bot.archive.replays import Replayed
from bot.base.bounded import Bounded
from bot.games.info import PERSON, Level, TableInfo
from bot.games.levels import CLUB, LEVELS
from bot.kit.errors import Denied
from bot.kit.wishes import Person
from bot.learning.practice.rows import StoredPractice
from bot.learning.puzzles.service import Puzzles
from bot.learning.puzzles.tables import table_of
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import Diverged, match_before, note_diverged, positions
from bot.tables.memory.earlier import earlier_deals
from bot.tables.model.records import DealLog, StoredTable
from bot.tables.rows.repository import TableRows
from bot.thinkers.earlier import EarlierDeals
from engine import Deal

MAX_CACHED_DEALS = 32
"""Size of the cache of matches' earlier deals."""


class Source(NamedTuple):
    """A position, and its table."""

    info: TableInfo
    """The table before the deal."""
    start: Deal
    """The position to play on from."""
    levels: tuple[Level, ...]
    """The level of the house player on each seat: as in the deal; the table's for people."""
    replayed: Replayed | None
    """The finished deal; None: it is a puzzle's."""
    match_scores: tuple[int, ...]
    """The deal's scores, by player; empty: it was dealt again, or is a puzzle's."""
    earlier: EarlierDeals
    """The match's deals before it."""


class Sources:
    """All that people may play on from. Every method may raise Denied or StoreError."""

    def __init__(
        self,
        *,
        table_rows: TableRows,
        archive: Archive,
        puzzles: Puzzles,
        house_names: Callable[[int, str], Sequence[str]],
    ) -> None:
        self._table_rows = table_rows
        self._archive = archive
        self._puzzles = puzzles
        self._house_names = house_names
        self._earlier = Bounded[tuple[int, int], EarlierDeals](MAX_CACHED_DEALS)

    async def of(self, guild: int, person: Person, stored: StoredPractice) -> Source:
        """Return the position at which a stored practice began."""
        if stored.table is None or stored.deal is None:
            return await self.at_puzzle(guild, person, stored.puzzle)
        return await self.in_deal(
            guild=guild,
            user=person.user,
            table=stored.table,
            deal=stored.deal,
            position=stored.position,
        )

    async def at_puzzle(self, guild: int, person: Person, key: str) -> Source:
        """Return the decision of a puzzle that the person has answered."""
        puzzle = await self._puzzles.answered_puzzle(person.user, key)
        if puzzle is None:
            raise Denied("puzzle-gone")
        return Source(
            info=table_of(puzzle, person, self._house_names(guild, person.server_locale)),
            start=puzzle.deal,
            levels=tuple(CLUB for _ in range(puzzle.deal.rules.players)),
            replayed=None,
            match_scores=(),
            earlier=(),
        )

    async def in_deal(
        self, *, guild: int, user: int, table: int, deal: int, position: int
    ) -> Source:
        """Return a position of a deal that the user may replay."""
        replayed = await self._archive.replay(guild, user, table, deal)
        row = await self._table_rows.table(replayed.info.table)
        log = await self._table_rows.load_deal(replayed.info.table, replayed.number)
        assert row is not None
        assert log is not None  # it was just looked at
        if not 0 <= position < len(log.moves):  # after the last one it is over
            raise Denied("no-such-position")
        loaded = stored_tables.table_of(row)
        try:
            start = next(islice(positions(loaded, log), position, None))
        except Diverged as error:
            note_diverged(replayed.info.table, error)
            raise Denied("deal-unreadable") from None
        loaded.match = match_before(loaded, log.deal)
        loaded.paused = None
        return Source(
            info=_named_as(replayed.info, replace(loaded.info(), deal=replayed.info.deal)),
            start=start,
            levels=_levels(row, log),
            replayed=replayed,
            match_scores=log.deal.scores or (),
            earlier=await self._earlier_deals(row.id, log),
        )

    async def _earlier_deals(self, table: int, deal: DealLog) -> EarlierDeals:
        """Return the match's earlier deals; cached, as they no longer change."""
        key = table, deal.deal.number
        if key not in self._earlier:
            self._earlier[key] = await earlier_deals(self._table_rows, table, deal.deal.number)
        return self._earlier[key]


def _named_as(shown: TableInfo, info: TableInfo) -> TableInfo:
    """Return a table with the names that its reader is shown."""
    pairs = zip(info.chairs, shown.chairs, strict=True)
    return replace(info, chairs=tuple(replace(chair, name=seen.name) for chair, seen in pairs))


def _levels(table: StoredTable, log: DealLog) -> tuple[Level, ...]:
    levels: dict[str, Level] = {level: level for level in LEVELS}
    seats = log.deal.house.split() or [PERSON] * len(table.seats)
    return tuple(levels.get(seat, table.level) for seat in seats)
