"""Counts old matches into people's sums, bit by bit, while the bot runs.

They were played before there were sums, or counting them failed. Each is counted in one
transaction, and then is off the list: however the bot is stopped, the next start goes on from
there. A match that cannot be counted stays on the list (``rows.py``) and keeps no
other one waiting.
"""

import json
import logging
from collections.abc import Awaitable, Callable

from bot.base.accidents import note
from bot.base.background import Background
from bot.careers.records import Uncounted
from bot.careers.rows import CareerRows
from bot.games.forms import form_of
from bot.store import StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import replayed
from bot.tables.model.match_packing import unpack_match
from bot.tables.model.records import DealLog, DealPlayed, MatchResult, PlayedDeal, StoredTable
from bot.tables.model.results import played_deals, rateable, results
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

PAUSE_SECONDS = 0.03
"""Pause between deals, so that players do not wait: reading a deal takes a few milliseconds."""
RECHECK_SECONDS = 600.0
"""Interval between checks of the list."""


class CareerBackfill:
    """Counts the matches on the list, oldest first."""

    def __init__(
        self,
        rows: CareerRows,
        table_rows: TableRows,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._rows = rows
        self._table_rows = table_rows
        self._sleep = sleep
        self._background = Background()
        self._failing: frozenset[int] = frozenset()
        """Tables that failed in the last pass: they are in the log already."""

    def start(self) -> None:
        """Count in the background."""
        self._background.keep(self.run, "counting earlier matches", first_pause=RECHECK_SECONDS)

    async def close(self) -> None:
        """Stop; matches not counted yet stay on the list."""
        await self._background.close()

    async def run(self) -> None:
        """Count the matches on the list, again and again."""
        while True:
            await self.run_once()
            await self._sleep(RECHECK_SECONDS)

    async def run_once(self) -> None:
        """Go through the list once."""
        counted = 0
        failing = set[int]()
        last_table = 0
        try:
            while (entry := await self._rows.next_uncounted(after=last_table)) is not None:
                last_table = entry.table
                if await self._try_to_count(entry):
                    counted += 1
                else:
                    failing.add(entry.table)
        except StoreError as error:
            logger.error("earlier matches cannot be counted now: %s", error)
        self._failing = frozenset(failing)
        if counted:
            logger.info("%d earlier matches have been counted", counted)

    async def _try_to_count(self, entry: Uncounted) -> bool:
        """Count the missing part of a match; return whether it could be counted."""
        try:
            await self._count(entry)
        except Exception as error:  # one broken match must not block the others
            if entry.table not in self._failing:
                note(error, "counting what was played, which is tried again later,", entry.table)
            return False
        return True

    async def _count(self, entry: Uncounted) -> None:
        row = await self._table_rows.table(entry.table)
        assert row is not None
        table = stored_tables.table_of(row)
        deals: list[DealPlayed] = []
        for finished in await self._table_rows.finished_deals(entry.table):
            if finished.number <= entry.deals and finished.scores:
                deal = await self._table_rows.load_deal(entry.table, finished.number)
                deals += [] if deal is None else [_deal_played(table, deal)]
                await self._sleep(PAUSE_SECONDS)
        ended_at = 0
        match_results: tuple[MatchResult, ...] = ()
        if entry.results:
            ended_at, match_results = await self._results(table, row)
        await self._rows.catch_up(entry, tuple(deals), ended_at, match_results)
        await self._sleep(PAUSE_SECONDS)

    async def _results(self, table: Table, row: StoredTable) -> tuple[int, tuple[MatchResult, ...]]:
        """Return when a match ended, and its people's results: as stored, or computed now."""
        ended_at, stored = await self._rows.results(row.id)
        if stored:
            return ended_at, rateable(table, stored)
        match = unpack_match(table.rules, json.loads(row.match or "null"))
        return row.ended_at or 0, results(table, match)


def _deal_played(table: Table, stored: DealLog) -> DealPlayed:
    """Return a deal's results by person; only the scores if its log does not replay."""
    row = stored.deal
    live = replayed(table, stored)
    if live is not None:
        deals = played_deals(table, live.deal)
    else:
        game = form_of(table.variant, table.players).name
        deals = tuple(
            PlayedDeal(player, chair.user, game, score)
            for player, (chair, score) in enumerate(
                zip(table.chairs, row.scores or (), strict=True)
            )
            if chair.user is not None
        )
    return DealPlayed(row.number, row.finished_at or 0, deals)
