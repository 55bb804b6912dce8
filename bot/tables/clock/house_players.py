"""House players' turns: moves by search; failing that, by rules of thumb; then any legal move."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.base import accidents
from bot.base.background import Background
from bot.kit.errors import Stale
from bot.store import StoreError
from bot.tables.model.deadlines import RETRY, Times, house_on_turn, longest_thought
from bot.tables.model.house_moves import Think, decide, offered, searched, thinks
from bot.tables.model.pace import Pace
from bot.tables.model.table import Table
from bot.tables.play.play import Play
from bot.thinkers.earlier import Earlier

logger = logging.getLogger(__name__)

THINK, THUMB, ANYTHING = range(3)
"""Ways to find a move: by search, by rules of thumb, any legal one. An error leads to the next."""

LONGEST_RETRY = 300
"""Most seconds between tries, if not even a legal move can be made."""


Remember: TypeAlias = Callable[[Table], Awaitable[Earlier]]
"""The earlier deals of a table's match (``earlier.at_table``)."""


class HousePlayers:
    """Moves the house players, and people who have no choice."""

    def __init__(
        self,
        play: Play,
        times: Times,
        now: Callable[[], int],
        background: Background,
        think: Think,
        earlier: Remember,
    ) -> None:
        self._play = play
        self._times = times
        self._now = now
        self._background = background
        self._think = think
        self._earlier = earlier
        self._pace = Pace(times)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._turns: dict[int, tuple[int, int]] = {}
        """For each table: the number of the move a house player is to make, and since when."""

    def since(self, table: Table) -> int | None:
        """Since when it has been a house player's turn; None: it is not."""
        if not house_on_turn(table):
            self._turns.pop(table.id, None)
            return None
        seq, _ = self._turns.get(table.id, (None, 0))
        if seq != table.seq:
            self._turns[table.id] = table.seq, self._now()
        return self._turns[table.id][1]

    def wake(self, table: Table) -> None:
        """Let them move if it is their turn and nobody is moving yet."""
        running = self._tasks.get(table.id)
        if (running is None or running.done()) and house_on_turn(table):
            self._begin(table, THINK)

    def hurry(self, table: Table) -> None:
        """Their turn takes too long: stop the search, and move by rules of thumb."""
        if not house_on_turn(table):
            return
        logger.error("table %d: a house player has not moved in time, and moves now", table.id)
        self._turns[table.id] = table.seq, self._now()
        running = self._tasks.pop(table.id, None)
        if running is not None:
            running.cancel()  # a move being written is still made
        self._begin(table, THUMB)

    def _begin(self, table: Table, way: int) -> None:
        play = partial(self._play_on, table, way)
        task = self._background.start(play, "a house player", table.id)
        self._tasks[table.id] = task
        task.add_done_callback(partial(self._ended, table.id))

    def _ended(self, table: int, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def passed(self, table: Table) -> None:
        """Wait until it is no longer a house player's turn."""
        while (task := self._tasks.get(table.id)) is not None and not task.done():
            await asyncio.wait({task})

    async def _play_on(self, table: Table, way: int) -> None:
        """One move after another, while it is a house player's turn."""
        seq, failed = table.seq, way
        while house_on_turn(table):
            if table.seq != seq:
                seq, failed = table.seq, THINK
            try:
                await self._move(table, failed)
            except Stale:
                continue
            except StoreError as error:
                logger.error("table %d: the house could not move: %s", table.id, error)
                await asyncio.sleep(RETRY)
            except Exception as error:
                accidents.note(error, "a house player", table.id)
                failed += 1
                if failed > ANYTHING:
                    await asyncio.sleep(min(LONGEST_RETRY, RETRY * 2 ** (failed - ANYTHING - 1)))

    async def _move(self, table: Table, failed: int) -> None:
        """One move. They think during a pause, so that the time does not give away a choice.

        ``failed``: see ``decided``.
        """
        turn, seq = table.turn, table.seq
        assert turn is not None
        loop = asyncio.get_running_loop()
        earliest = loop.time() + (0 if failed else self._pace.before(table))
        code = await self.decided(table, turn, failed)
        await asyncio.sleep(max(0, earliest - loop.time()))
        if house_on_turn(table):
            await self._play.act_for_house(table, seq, code)

    async def decided(self, table: Table, turn: int, failed: int = 0) -> str:
        """The code of their move.

        ``failed``: which way to use, ``THINK``, ``THUMB`` or ``ANYTHING``; from there on, each
        number tries another legal move.
        """
        assert table.deal is not None
        if failed >= ANYTHING:
            return offered(table.deal, turn, failed - ANYTHING)
        view, chair = table.view(turn), table.chairs[turn]
        if chair.away is not None:
            return decide(view, away=True)
        if failed == THINK and thinks(chair.level, table.deal, view):
            async with asyncio.timeout(longest_thought(self._times)):
                earlier = await self._earlier(table)
                seed = table.id * 1_000_003 + table.seq
                return await searched(view, self._think, seed, earlier)
        return decide(view, chair.level)
