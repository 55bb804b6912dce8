"""House players' turns: moves by search; failing that, by rules of thumb; then any legal one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.base import accidents
from bot.base.background import Background
from bot.kit.errors import Stale
from bot.store import StoreError
from bot.tables.model.deadlines import RETRY_SECONDS, Times, house_on_turn, longest_thought
from bot.tables.model.house_moves import (
    ChooseMove,
    legal_move,
    move_by_thumb,
    search_move,
    searches,
)
from bot.tables.model.pace import Pace
from bot.tables.model.table import Table
from bot.tables.play.play import Play
from bot.thinkers.earlier import EarlierDeals
from engine import PASS, encode

logger = logging.getLogger(__name__)

THINK = 0
"""The method that finds a move by search; after an error the next method is used."""

THUMB = 1
"""The method that finds a move by rules of thumb."""

ANYTHING = 2
"""The first method that makes any legal move."""

MAX_RETRY_SECONDS = 300
"""Longest delay between retries, if not even a legal move can be made."""

LoadHistory: TypeAlias = Callable[[Table], Awaitable[EarlierDeals]]
"""The earlier deals of a table's match (``earlier.at_table``)."""


class HousePlayers:
    """Moves the house players, and people who have no choice or are spared one."""

    def __init__(
        self,
        play: Play,
        times: Times,
        now: Callable[[], int],
        background: Background,
        think: ChooseMove,
        load_history: LoadHistory,
    ) -> None:
        self._play = play
        self._times = times
        self._now = now
        self._background = background
        self._think = think
        self._load_history = load_history
        self._pace = Pace(times)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._turns: dict[int, tuple[int, int]] = {}
        """For each table: the number of the move a house player is to make, and since when."""

    def since(self, table: Table) -> int | None:
        """The time since which it has been a house player's turn; None: it is not."""
        if not house_on_turn(table):
            self._turns.pop(table.id, None)
            return None
        seq, _ = self._turns.get(table.id, (None, 0))
        if seq != table.seq:
            self._turns[table.id] = table.seq, self._now()
        return self._turns[table.id][1]

    def wake(self, table: Table) -> None:
        """Start a house player's move if it is due and not under way."""
        running = self._tasks.get(table.id)
        if (running is None or running.done()) and house_on_turn(table):
            self._begin(table, THINK)

    def hurry(self, table: Table) -> None:
        """Stop a search that takes too long, and move by rules of thumb."""
        if not house_on_turn(table):
            return
        logger.error("table %d: a house player has not moved in time, and moves now", table.id)
        self._turns[table.id] = table.seq, self._now()
        running = self._tasks.pop(table.id, None)
        if running is not None:
            running.cancel()  # a move being written is still made
        self._begin(table, THUMB)

    def _begin(self, table: Table, method: int) -> None:
        play = partial(self._play_on, table, method)
        task = self._background.start(play, "a house player", table.id)
        self._tasks[table.id] = task
        task.add_done_callback(partial(self._drop_task, table.id))

    def _drop_task(self, table: int, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def wait_for_people(self, table: Table) -> None:
        """Wait until it is no longer a house player's turn."""
        while (task := self._tasks.get(table.id)) is not None and not task.done():
            await asyncio.wait({task})

    async def _play_on(self, table: Table, first_method: int) -> None:
        """Make one move after another, while it is a house player's turn."""
        seq = table.seq
        method = first_method
        while house_on_turn(table):
            if table.seq != seq:
                seq = table.seq
                method = THINK
            try:
                await self._move(table, method)
            except Stale:
                continue
            except StoreError as error:
                logger.error("table %d: the house could not move: %s", table.id, error)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                accidents.note(error, "a house player", table.id)
                method += 1
                if method > ANYTHING:
                    await asyncio.sleep(
                        min(MAX_RETRY_SECONDS, RETRY_SECONDS * 2 ** (method - ANYTHING - 1))
                    )

    async def _move(self, table: Table, method: int) -> None:
        """Make one move. The search runs during a pause, so that the time does not reveal a choice.

        ``method``: see ``choose_move``.
        """
        turn = table.turn
        seq = table.seq
        assert turn is not None
        loop = asyncio.get_running_loop()
        earliest = loop.time() + (0 if method else self._pace.before(table))
        code = await self.choose_move(table, turn, method)
        await asyncio.sleep(max(0, earliest - loop.time()))
        if house_on_turn(table):
            await self._play.act_for_house(table, seq, code)

    async def choose_move(self, table: Table, turn: int, method: int) -> str:
        """The code of a house player's move.

        ``method``: ``THINK``, ``THUMB`` or ``ANYTHING``; from there on, each number tries another
        legal move.
        """
        assert table.deal is not None
        if method >= ANYTHING:
            return legal_move(table.deal, turn, method - ANYTHING)
        view = table.view(turn)
        chair = table.chairs[turn]
        if table.passes_for_newcomer:
            return encode(table.rules.pack, PASS)
        if chair.away is not None:
            return move_by_thumb(view, away=True)
        if method == THINK and searches(chair.level, table.deal, view):
            async with asyncio.timeout(longest_thought(self._times)):
                earlier = await self._load_history(table)
                seed = table.id * 1_000_003 + table.seq
                return await search_move(view, self._think, seed, earlier)
        return move_by_thumb(view, chair.level)
