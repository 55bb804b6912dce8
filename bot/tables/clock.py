"""What happens without anybody's click: house players' moves, reminders, absent players, sleep."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.background import Background
from bot.store import Level, Store, StoreError
from bot.tables import deadlines
from bot.tables.away import modest
from bot.tables.beat import Beat
from bot.tables.deadlines import (
    ABSENT,
    CLOSE,
    DEAL,
    NEXT,
    PAUSE,
    QUESTION,
    REMIND,
    RETRY,
    Deadlines,
    Times,
)
from bot.tables.errors import Denied, Stale
from bot.tables.levels import BY_THUMB, CLUB, MASTER
from bot.tables.table import Event, Table
from bot.tables.tables import Tables
from engine import HABITS, View, admitted, choose, decode, encode

logger = logging.getLogger(__name__)

LONGEST_SLEEP = 60
"""Seconds after which tables that nobody uses are put to sleep, even if nothing is due."""


Think: TypeAlias = Callable[[View, int], Awaitable[str | None]]
"""Finds a move for a view, given a seed; None: there is nobody who thinks."""


async def by_thumb_alone(view: View, seed: int) -> None:
    """Nobody thinks."""
    del view, seed


class Clock:
    """Moves the house players and carries out what is due."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        times: Times,
        now: Callable[[], int],
        remind: Callable[[Table], None],
        think: Think = by_thumb_alone,
    ) -> None:
        self._tables = tables
        self._store = store
        self._times = times
        self._now = now
        self._beat = Beat(store, now)
        self._heard = True
        """Discord can be heard: people can click."""
        self._remind = remind
        self._think = think
        self._house: dict[int, asyncio.Task[None]] = {}
        self._deadlines = Deadlines()
        self._earlier = asyncio.Event()
        self._background = Background()

    async def load(self) -> int:
        """Learn what all tables wait for; how many there are. Raises StoreError.

        Those that were awake when the process ended are looked at first of all.
        """
        await self._beat.load()
        found, usual = await self._store.waiting(), self._tables.register.patience
        self._deadlines.load(deadlines.due_asleep(found, self._times, usual, self._beat.after))
        return len(found)

    def lost(self) -> None:
        """Nobody can reach the bot: nothing is due until they can."""
        self._heard = False

    async def found(self) -> None:
        """They can again. Raises StoreError, and their time goes on all the same."""
        if self._heard:
            return
        try:
            await self._beat.load()
        finally:
            self._heard = True
            self._earlier.set()

    def start(self) -> None:
        """Begin to watch the deadlines."""
        self._background.keep(self._watch, "the clock")

    async def close(self) -> None:
        """Stop everything."""
        await self._background.close()
        if self._heard:
            await self._beat.close()

    def changed(self, table: Table, _: tuple[Event, ...]) -> None:
        """A table has changed: whose turn is it, and until when?"""
        before = self._deadlines.next()
        self._set(table)
        now = self._deadlines.next()
        if now is not None and (before is None or now < before):
            self._earlier.set()
        running = self._house.get(table.id)
        if running is None or running.done():
            self._house.pop(table.id, None)
            if deadlines.house_on_turn(table):
                play = partial(self._play_house, table)
                self._house[table.id] = self._background.start(play, "a house player", table.id)

    def _set(self, table: Table) -> None:
        self._deadlines.set(table.id, min(self._due(table).values(), default=None))

    def _due(self, table: Table) -> dict[str, int]:
        """What a table waits for, each until when."""
        waits = deadlines.waits(table)
        return deadlines.due(waits, self._times, table.patience, self._beat.after)

    # House players --------------------------------------------------------------------------

    def _thought(self, table: Table) -> float:
        """How long a house player thinks: a pause would tell of a question in secret."""
        return 0 if table.deal is not None and table.deal.in_secret else self._times.pace

    async def _play_house(self, table: Table) -> None:
        """One move after the other, as long as it is a house player's turn.

        They think during the pause: so one cannot tell by the time whether they had a choice.
        """
        while deadlines.house_on_turn(table):
            turn, seq = table.turn, table.seq
            assert turn is not None
            pause = asyncio.sleep(self._thought(table))
            code, _ = await asyncio.gather(self._decided(table, turn), pause)
            if not deadlines.house_on_turn(table):
                return
            try:
                await self._tables.play.act_for_house(table, seq, code)
            except (Stale, Denied):
                continue
            except StoreError as error:
                logger.error("table %d: the house could not move: %s", table.id, error)
                await asyncio.sleep(RETRY)

    async def _decided(self, table: Table, turn: int) -> str:
        """The code of a house player's move: masters search where somebody can, all others do not.

        Over a question in secret nobody thinks: the time would tell that there is one.
        """
        view, level = table.view(turn), table.chairs[turn].level
        if table.chairs[turn].away is not None:
            return decide(view, away=True)
        choices = sum(offer.size for offer in view.offers)
        if (
            level == MASTER
            and choices > 1
            and not (table.deal is not None and table.deal.in_secret)
        ):
            thought = await self._think(view, table.id * 1_000_003 + table.seq)
            if thought is not None and admitted(view.offers, decode(view.rules.pack, thought)):
                return thought
        return decide(view, level)

    # Deadlines ------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            self._earlier.clear()
            try:
                await self.tick()
            except Exception:
                logger.exception("the deadlines could not be kept")
            due = self._deadlines.next()
            left = LONGEST_SLEEP if due is None else max(1, due - self._now())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(LONGEST_SLEEP, left)):
                    await self._earlier.wait()

    async def tick(self) -> None:
        """Carry out what is due, and let go of the tables that nobody uses."""
        if not self._heard:
            return
        for number in self._deadlines.take(self._now()):
            try:
                await self._look_at(number)
            except Denied:
                continue  # closed meanwhile, or nobody can read it
            except StoreError as error:
                logger.error("table %d: what is due has to wait: %s", number, error)
                self._deadlines.set(number, self._now() + RETRY)
            except Exception:
                logger.exception("table %d: what is due could not be carried out", number)
                self._deadlines.set(number, self._now() + RETRY)
        await self._tables.register.rest()
        await self._beat.strike()

    async def _look_at(self, number: int) -> None:
        """Wake a table, and carry out what is due there. Raises Denied and StoreError."""
        table = await self._tables.register.table(number)
        found = self._due(table)
        seq, moved_at = table.seq, table.moved_at
        for kind, time in found.items():
            if time <= self._now():
                await self._carry_out(table, kind, seq, moved_at)
        self._set(table)

    async def _carry_out(self, table: Table, kind: str, seq: int, moved_at: int) -> None:
        """What is due at a table, unless it has gone on meanwhile."""
        if kind == DEAL:
            await self._tables.play.deal_if_due(table)
        elif kind == NEXT:
            await self._tables.play.deal_on(table, seq)
        elif kind == REMIND and await self._tables.attendance.note_reminded(table, seq):
            self._remind(table)
        elif kind in (ABSENT, QUESTION):
            await self._tables.attendance.stand_in(table, seq)
        elif kind in (CLOSE, PAUSE):
            await self._tables.stopping.close_idle(table, moved_at)


def decide(view: View, level: Level = CLUB, *, away: bool = False) -> str:
    """The code of a house player's move by thumb; whatever befalls them, they play something.

    ``away``: it is made for a person who did not move in time.
    """
    try:
        action = modest(view) if away else choose(view, HABITS[BY_THUMB[level]])
        if not admitted(view.offers, action):
            raise ValueError("a house player chose what is not offered")
    except Exception:
        logger.exception("a house player was at a loss")
        action = view.offers[0].nth(0)
    return encode(view.rules.pack, action)
