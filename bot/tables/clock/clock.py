"""Actions without a click: moves of house players, reminders, absent players, sleep."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from bot.base import accidents
from bot.base.background import Background
from bot.kit.errors import Denied
from bot.store import StoreError
from bot.tables.clock.downtime import Heartbeats
from bot.tables.clock.house_players import HousePlayers
from bot.tables.memory.earlier import at_table
from bot.tables.model import deadlines
from bot.tables.model.deadlines import (
    ABSENT,
    CLOSE,
    DEAL,
    GUEST,
    HOUSE,
    NEXT,
    PAUSE,
    QUESTION,
    RECHECK_SECONDS,
    REMIND,
    RETRY_SECONDS,
    ROUND,
    UNPAUSE,
    Deadlines,
    Times,
)
from bot.tables.model.house_moves import ChooseMove
from bot.tables.model.records import Sleep
from bot.tables.model.table import Table, TableEvent
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

MAX_SLEEP_SECONDS = 60
"""Seconds after which idle tables are put to sleep, even if nothing is due."""


class Clock:
    """Moves the house players and acts on deadlines."""

    def __init__(
        self,
        tables: Tables,
        rows: TableRows,
        times: Times,
        now: Callable[[], int],
        remind: Callable[[Table], None],
        think: ChooseMove,
    ) -> None:
        self._background = Background()
        self.house = HousePlayers(
            tables.play, times, now, self._background, think, partial(at_table, rows)
        )
        self._tables = tables
        self._rows = rows
        self._times = times
        self._now = now
        self._beats = Heartbeats(rows.store, now)
        self._remind = remind
        self._deadlines = [Deadlines()]
        """One for each shard, for its servers' tables."""
        self._deadline_changed = asyncio.Event()

    async def load(self, shards: int, own_shards: tuple[int, ...]) -> int:
        """Load the deadlines of all tables; returns the number of tables. Raises StoreError.

        ``shards``: the number of shards. ``own_shards``: those of this process, if others share
        the database. Tables that were awake when the process ended are checked first. Tables may
        go on meanwhile, if there are more shards than before.
        """
        sleeping = await self._rows.waiting()
        await self._beats.load(shards, own_shards)
        by_shard = list[list[Sleep]]([] for _ in range(shards))
        for sleep in sleeping:
            if self._beats.owns(sleep.server):
                by_shard[self._beats.shard(sleep.server)].append(sleep)
        self._deadlines = [Deadlines() for _ in range(shards)]
        patience = self._tables.register.patience
        for shard_deadlines, sleeps in zip(self._deadlines, by_shard, strict=True):
            shard_deadlines.replace_all(
                deadlines.due_asleep(sleeps, self._times, patience, self._beats.up_after)
            )
        for table in filter(self.owns, self._tables.register.all()):
            self._set(table)
        return sum(map(len, by_shard))

    def shard_lost(self, shard: int) -> None:
        """Stop the clocks of a shard that nobody can reach."""
        self._beats.shard_lost(shard)

    async def shard_found(self, shard: int) -> None:
        """Restart the clocks of a shard. Raises StoreError, and restarts them even so."""
        if shard not in self._beats.away:
            return
        try:
            await self._beats.shard_found(shard)
        finally:
            self._deadline_changed.set()

    def start(self) -> None:
        """Begin to watch the deadlines."""
        self._background.keep(self._watch, "the clock")

    async def close(self) -> None:
        """Stop everything."""
        await self._background.close()
        await self._beats.close()

    def changed(self, table: Table, _: tuple[TableEvent, ...]) -> None:
        """Update a table's deadline, and wake its house player.

        If that fails, the table is checked again soon.
        """
        if not self.owns(table):
            return  # changed here to forget a person
        previous = self._next()
        try:
            self._set(table)
            self.house.wake(table)
        except Exception as error:
            accidents.note(error, "the clock", table.id)
            self._deadlines_of(table).set(table.id, self._now() + RECHECK_SECONDS)
        earliest = self._next()
        if earliest is not None and (previous is None or earliest < previous):
            self._deadline_changed.set()

    def owns(self, table: Table) -> bool:
        """Return whether this process, and no other, watches a table."""
        return table.reach != "server" or self._beats.owns(table.guild)

    def _deadlines_of(self, table: Table) -> Deadlines:
        return self._deadlines[self._beats.shard(deadlines.server_of(table))]

    def _next(self) -> int | None:
        """The earliest deadline that can pass."""
        due = (shard_deadlines.next() for shard_deadlines in self._reachable_deadlines())
        return min((time for time in due if time is not None), default=None)

    def _reachable_deadlines(self) -> list[Deadlines]:
        away = self._beats.away
        return [due for shard, due in enumerate(self._deadlines) if shard not in away]

    def _set(self, table: Table) -> None:
        self._deadlines_of(table).set(table.id, min(self._due(table).values(), default=None))

    def _due(self, table: Table) -> dict[str, int]:
        """The deadlines of a table, by kind."""
        waits = deadlines.waiting_since(table)
        house_since = self.house.since(table)
        if house_since is not None:
            waits[HOUSE] = house_since
        up_after = self._beats.up_after(deadlines.server_of(table))
        return deadlines.deadlines_of(waits, self._times, table.patience_now, up_after)

    # Deadlines ------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            self._deadline_changed.clear()
            self._beats.note_check()
            try:
                await self.tick()
            except Exception as error:
                accidents.note(error, "the clock")
            due = self._next()
            remaining = MAX_SLEEP_SECONDS if due is None else max(1, due - self._now())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(MAX_SLEEP_SECONDS, remaining)):
                    await self._deadline_changed.wait()

    async def tick(self) -> None:
        """Act on deadlines that have come, and put idle tables to sleep."""
        for shard_deadlines in self._reachable_deadlines():
            for table in shard_deadlines.take(self._now()):
                await self._check_safely(table, shard_deadlines)
        if self._reachable_deadlines():
            await self._tables.register.put_idle_to_sleep(self.owns)
        await self._beats.beat()

    async def _check_safely(self, table: int, shard_deadlines: Deadlines) -> None:
        try:
            await self._check(table)
        except Denied:
            return  # closed meanwhile, or nobody can read it
        except StoreError as error:
            logger.error("table %d: what is due has to wait: %s", table, error)
            shard_deadlines.set(table, self._now() + RETRY_SECONDS)
        except Exception as error:
            accidents.note(error, "what is due", table)
            shard_deadlines.set(table, self._now() + RETRY_SECONDS)

    async def _check(self, table_number: int) -> None:
        """Wake a table, and act on its deadlines. Raises Denied and StoreError."""
        table = await self._tables.register.table(table_number)
        due_times = self._due(table)
        seq = table.seq
        moved_at = table.moved_at
        for kind, time in due_times.items():
            if time <= self._now():
                await self._carry_out(table, kind, seq, moved_at)
        self._set(table)
        self.house.wake(table)

    async def _carry_out(self, table: Table, kind: str, seq: int, moved_at: int) -> None:
        """Act on one deadline, unless the table has gone on meanwhile."""
        if kind == DEAL:
            await self._tables.play.deal_if_due(table)
        elif kind == HOUSE:
            self.house.hurry(table)
        elif kind == UNPAUSE:
            await self._tables.pauses.end(table)
        elif kind == NEXT:
            await self._tables.play.deal_after_timeout(table, seq)
        elif kind == REMIND and await self._tables.time_is_up.note_reminded(table, seq):
            self._remind(table)
        elif kind in (ABSENT, QUESTION):
            await self._tables.time_is_up.stand_in(table, seq)
        elif kind == GUEST:
            await self._tables.sitting_in.expire_request(table)
        elif kind == ROUND:
            await self._tables.rounds.time_is_up(table)
        elif kind in (CLOSE, PAUSE):
            await self._tables.stopping.close_idle(table, moved_at)
