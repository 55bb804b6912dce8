"""What happens without a click: moves of house players, reminders, absent players, sleep."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from bot.base import accidents
from bot.base.background import Background
from bot.kit.errors import Denied
from bot.store import Sleep, StoreError
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
    REMIND,
    RETRY,
    ROUND,
    SOON,
    UNPAUSE,
    Deadlines,
    Times,
)
from bot.tables.model.house_moves import Think, by_thumb_alone
from bot.tables.model.table import Event, Table
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)

LONGEST_SLEEP = 60
"""Seconds after which idle tables are put to sleep, even if nothing is due."""


class Clock:
    """Moves the house players and carries out what is due."""

    def __init__(
        self,
        tables: Tables,
        rows: TableRows,
        times: Times,
        now: Callable[[], int],
        remind: Callable[[Table], None],
        think: Think = by_thumb_alone,
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
        self._earlier = asyncio.Event()

    async def load(self, shards: int = 1, own: tuple[int, ...] = ()) -> int:
        """Learn what all tables wait for, in so many shards; returns how many. Raises StoreError.

        ``own``: the shards of this process, if others see to theirs in the same database.
        Tables that were awake when the process ended are looked at first. Tables may go on
        meanwhile, if there are more shards than before.
        """
        found, usual = await self._rows.waiting(), self._tables.register.patience
        await self._beats.load(shards, own)
        found = tuple(one for one in found if self._beats.held(one.server))
        self._deadlines = [Deadlines() for _ in range(shards)]
        there = list[list[Sleep]]([] for _ in range(shards))
        for table in found:
            there[self._beats.shard(table.server)].append(table)
        for one, tables in zip(self._deadlines, there, strict=True):
            one.load(deadlines.due_asleep(tables, self._times, usual, self._beats.after))
        for awake in filter(self.sees_to, self._tables.register.all()):
            self._set(awake)
        return len(found)

    def lost(self, shard: int = 0) -> None:
        """Nobody can reach a shard: until they can, no deadline of its tables passes."""
        self._beats.lost(shard)

    async def found(self, shard: int = 0) -> None:
        """People can reach it again. Raises StoreError; their time runs on even so."""
        if shard not in self._beats.away:
            return
        try:
            await self._beats.found(shard)
        finally:
            self._earlier.set()

    def start(self) -> None:
        """Begin to watch the deadlines."""
        self._background.keep(self._watch, "the clock")

    async def close(self) -> None:
        """Stop everything."""
        await self._background.close()
        await self._beats.close()

    def changed(self, table: Table, _: tuple[Event, ...]) -> None:
        """A table has changed: whose turn is it, and until when?

        If nobody can tell, the table is looked at again soon.
        """
        if not self.sees_to(table):
            return  # changed here to forget somebody
        before = self._next()
        try:
            self._set(table)
            self.house.wake(table)
        except Exception as error:
            accidents.note(error, "the clock", table.id)
            self._of(table).set(table.id, self._now() + SOON)
        now = self._next()
        if now is not None and (before is None or now < before):
            self._earlier.set()

    def sees_to(self, table: Table) -> bool:
        """Whether this process sees to a table, and no other."""
        return table.reach != "server" or self._beats.held(table.guild)

    def _of(self, table: Table) -> Deadlines:
        return self._deadlines[self._beats.shard(deadlines.server_of(table))]

    def _next(self) -> int | None:
        """The earliest deadline that can pass."""
        return min(
            (due for one in self._passing() if (due := one.next()) is not None), default=None
        )

    def _passing(self) -> list[Deadlines]:
        away = self._beats.away
        return [one for shard, one in enumerate(self._deadlines) if shard not in away]

    def _set(self, table: Table) -> None:
        self._of(table).set(table.id, min(self._due(table).values(), default=None))

    def _due(self, table: Table) -> dict[str, int]:
        """What a table waits for, and until when."""
        waits, since = deadlines.waits(table), self.house.since(table)
        if since is not None:
            waits[HOUSE] = since
        after = self._beats.after(deadlines.server_of(table))
        return deadlines.due(waits, self._times, table.patience_now, after)

    # Deadlines ------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            self._earlier.clear()
            self._beats.look()
            try:
                await self.tick()
            except Exception as error:
                accidents.note(error, "the clock")
            due = self._next()
            left = LONGEST_SLEEP if due is None else max(1, due - self._now())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(LONGEST_SLEEP, left)):
                    await self._earlier.wait()

    async def tick(self) -> None:
        """Carry out what is due, and let go of idle tables."""
        for there in self._passing():
            for number in there.take(self._now()):
                await self._try_to_look_at(number, there)
        if self._passing():
            await self._tables.register.rest(self.sees_to)
        await self._beats.strike()

    async def _try_to_look_at(self, number: int, there: Deadlines) -> None:
        try:
            await self._look_at(number)
        except Denied:
            return  # closed meanwhile, or nobody can read it
        except StoreError as error:
            logger.error("table %d: what is due has to wait: %s", number, error)
            there.set(number, self._now() + RETRY)
        except Exception as error:
            accidents.note(error, "what is due", number)
            there.set(number, self._now() + RETRY)

    async def _look_at(self, number: int) -> None:
        """Wake a table, and carry out what is due there. Raises Denied and StoreError."""
        table = await self._tables.register.table(number)
        found = self._due(table)
        seq, moved_at = table.seq, table.moved_at
        for kind, time in found.items():
            if time <= self._now():
                await self._carry_out(table, kind, seq, moved_at)
        self._set(table)
        self.house.wake(table)

    async def _carry_out(self, table: Table, kind: str, seq: int, moved_at: int) -> None:
        """What is due at a table, unless it has gone on meanwhile."""
        if kind == DEAL:
            await self._tables.play.deal_if_due(table)
        elif kind == HOUSE:
            self.house.hurry(table)
        elif kind == UNPAUSE:
            await self._tables.pauses.end(table)
        elif kind == NEXT:
            await self._tables.play.deal_on(table, seq)
        elif kind == REMIND and await self._tables.time_is_up.note_reminded(table, seq):
            self._remind(table)
        elif kind in (ABSENT, QUESTION):
            await self._tables.time_is_up.stand_in(table, seq)
        elif kind == GUEST:
            await self._tables.sitting_in.lapse(table)
        elif kind == ROUND:
            await self._tables.rounds.time_is_up(table)
        elif kind in (CLOSE, PAUSE):
            await self._tables.stopping.close_idle(table, moved_at)
