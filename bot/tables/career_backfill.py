"""What was played before there were sums of it is counted little by little, while people play.

Each match is counted in one transaction, and then it is off the list: whenever the bot is stopped,
the next one goes on where this one was.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.background import Background
from bot.store import DealLog, DealPlayed, Played, Store, StoredTable, StoreError, Uncounted
from bot.tables import log
from bot.tables.forms import played_as
from bot.tables.results import played, rateable
from bot.tables.table import Table

logger = logging.getLogger(__name__)

REST = 0.03
"""Seconds between two deals, so that nobody waits: one is read in a few thousandths."""
LATER = 60.0
"""Seconds until it is tried again, if the store does not work."""


class CatchingUp:
    """Counts the matches on the list, the oldest first."""

    def __init__(
        self, store: Store, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._store = store
        self._sleep = sleep
        self._background = Background()

    def start(self) -> None:
        """Count in the background."""
        self._background.keep(self.run, "counting earlier matches", again=LATER)

    async def close(self) -> None:
        """Break off; what is not counted yet stays on the list."""
        await self._background.close()

    async def run(self) -> None:
        """Count until there is nothing on the list."""
        counted = 0
        while True:
            try:
                found = await self._store.uncounted()
                if found is None:
                    break
                await self._count(found)
                counted += 1
            except StoreError as error:
                logger.error("earlier matches cannot be counted now: %s", error)
                await self._sleep(LATER)
        if counted:
            logger.info("%d earlier matches have been counted", counted)

    async def _count(self, found: Uncounted) -> None:
        row = await self._store.table(found.table)
        deals: list[DealPlayed] = []
        at, results = await self._store.results(found.table) if found.results else (0, ())
        try:
            table = _table(row)
            for one in await self._store.finished_deals(found.table):
                if one.number <= found.deals and one.scores:
                    deal = await self._store.load_deal(found.table, one.number)
                    deals += [] if deal is None else [_played(table, deal)]
                    await self._sleep(REST)
            results = rateable(table, results)
        except StoreError:
            raise
        except Exception as error:  # one that cannot be read does not keep the others waiting
            logger.error("table %d is not counted (%s)", found.table, type(error).__name__)
            deals, results = [], ()
        await self._store.catch_up(found.table, tuple(deals), at, results)
        await self._sleep(REST)


def _table(row: StoredTable | None) -> Table:
    """A table to read its deals. Raises KeyError."""
    if row is None:
        raise KeyError("there is no such table")
    return log.table_of(row)


def _played(table: Table, stored: DealLog) -> DealPlayed:
    """A deal as its people played it; of one whose log does not replay, the scores alone."""
    row = stored.deal
    live = log.replayed(table, stored)
    if live is not None:
        found = played(table, live.deal)
    else:
        game = played_as(table.variant, table.players).name
        found = tuple(
            Played(player, chair.user, game, score)
            for player, (chair, score) in enumerate(
                zip(table.chairs, row.scores or (), strict=True)
            )
            if chair.user is not None
        )
    return DealPlayed(row.number, row.finished_at or 0, found)
