"""What happens without anybody's click: house players' moves, reminders, absent players.

Deadlines of people are in the store, so that they outlive the process; a house player's turn needs
none, because after a start every table is looked at anyway.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

from bot.store import Store, StoreError
from bot.tables.denied import Denied, Stale
from bot.tables.table import Event, Table
from bot.tables.tables import Tables
from engine.actions import admitted
from engine.codec import encode
from engine.games import choose
from engine.view import View

logger = logging.getLogger(__name__)

REMIND, ABSENT, CLOSE = "remind", "absent", "close"

RUNG = 1 << 40
"""A time that never comes: the deadline of this move has been carried out."""

LONGEST_SLEEP = 3600
RETRY = 5
"""Seconds until what the store refused is tried again."""


class Patience(Protocol):
    """How long things may take, in seconds."""

    @property
    def pace(self) -> float:
        """A house player's thought."""
        ...

    @property
    def remind_after(self) -> int:
        """A person's thought before he is reminded."""
        ...

    @property
    def absent_after(self) -> int:
        """A person's thought before a house player takes his place."""
        ...

    @property
    def close_after(self) -> int:
        """The idle life of a lobby, or of a table without people."""
        ...


class Clock:
    """Moves the house players and keeps the deadlines."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        patience: Patience,
        now: Callable[[], int],
        remind: Callable[[Table], None],
    ) -> None:
        self._tables = tables
        self._store = store
        self._patience = patience
        self._now = now
        self._remind = remind
        self._house: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._queue: dict[int, Table] = {}
        self._alarm: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch the deadlines."""
        self._alarm = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop everything; deadlines stay in the store."""
        tasks = [task for task in (self._alarm, *self._house.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, table: Table, _: tuple[Event, ...]) -> None:
        """A table has changed: whose turn is it, and until when?"""
        self._queue[table.id] = table
        self._wake.set()
        running = self._house.get(table.id)
        if running is None or running.done():
            self._house.pop(table.id, None)
            if self._house_on_turn(table):
                self._house[table.id] = asyncio.create_task(self._play_house(table))

    @staticmethod
    def _house_on_turn(table: Table) -> bool:
        turn = table.turn
        return table.attended and turn is not None and table.chairs[turn].house

    # House players --------------------------------------------------------------------------

    def _thought(self, table: Table) -> float:
        """How long a house player thinks: a pause would tell of a question in secret."""
        return 0 if table.deal is not None and table.deal.in_secret else self._patience.pace

    async def _play_house(self, table: Table) -> None:
        """One move after the other, as long as it is a house player's turn."""
        while self._house_on_turn(table):
            await asyncio.sleep(self._thought(table))
            turn, seq = table.turn, table.seq
            if turn is None or not self._house_on_turn(table):
                return
            try:
                await self._tables.act_for_house(table, seq, decide(table.view(turn)))
            except (Stale, Denied):
                continue
            except StoreError as error:
                logger.error("table %d: the house could not move: %s", table.id, error)
                await asyncio.sleep(RETRY)

    # Deadlines ------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            try:
                await self.tick()
                due = await self._store.next_due()
            except StoreError as error:
                logger.error("the deadlines cannot be kept: %s", error)
                due = self._now() + RETRY
            except Exception:
                logger.exception("a deadline could not be carried out")
                due = self._now() + RETRY
            await self._sleep_until(due)

    async def _sleep_until(self, due: int | None) -> None:
        self._wake.clear()
        if self._queue:
            return
        left = LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(1, due - self._now()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), left)

    async def tick(self) -> None:
        """Set the deadlines of tables that have changed, and carry out what is due."""
        for table in self._tables.all():
            await self._tables.resume(table)
        await self._note_changes()
        await self._ring()

    async def _note_changes(self) -> None:
        while self._queue:
            _, table = self._queue.popitem()
            await self._set_deadlines(table)

    async def _set_deadlines(self, table: Table) -> None:
        """The deadlines of a table as it stands; those of earlier moves are replaced."""
        person = table.awaited
        wanted: dict[str, int] = {}
        if table.open and person is not None:
            alone = table.people == 1
            after = self._patience.close_after if alone else self._patience.absent_after
            wanted[REMIND] = table.moved_at + self._patience.remind_after
            wanted[CLOSE if alone else ABSENT] = table.moved_at + after
        elif table.open and (table.state == "lobby" or not table.attended):
            since = max(table.created_at, table.moved_at)
            wanted[CLOSE] = since + self._patience.close_after
        for kind in (REMIND, ABSENT, CLOSE):
            known = await self._store.deadline(table.id, kind)
            if kind not in wanted:
                if known is not None:
                    await self._store.clear_deadline(table.id, kind)
            elif known is None or known.payload != _mark(table, wanted[kind]):
                mark = _mark(table, wanted[kind])
                await self._store.set_deadline(table.id, kind, wanted[kind], mark)

    async def _ring(self) -> None:
        """Carry out what is due."""
        for deadline in await self._store.due(self._now()):
            try:
                table = await self._tables.table(deadline.table)
            except Denied:
                await self._store.clear_deadline(deadline.table, deadline.kind)
                continue
            if deadline.payload == _mark(table, deadline.due_at):
                await self._ring_for(table, deadline.kind)
            if table.open:
                await self._store.set_deadline(table.id, deadline.kind, RUNG, deadline.payload)

    async def _ring_for(self, table: Table, kind: str) -> None:
        if kind == REMIND and table.awaited is not None:
            self._remind(table)
        elif kind == ABSENT:
            await self._tables.stand_in(table, table.seq)
        elif kind == CLOSE:
            await self._tables.close(table)


def _mark(table: Table, due: int) -> str:
    """What a deadline was set for: a state of the table, and a time by the settings of then."""
    return f"{table.state} {table.seq} {due}"


def decide(view: View) -> str:
    """The code of a house player's move; whatever befalls him, he plays something."""
    try:
        action = choose(view)
        if not admitted(view.offers, action):
            raise ValueError("a house player chose what is not offered")
    except Exception:
        logger.exception("a house player was at a loss")
        action = view.offers[0].nth(0)
    return encode(view.rules.pack, action)
