"""Requests house players' moves from the workers, each within a time budget."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from bot.thinkers.earlier import EarlierDeals
from bot.thinkers.pickling import pack_view
from bot.thinkers.pool import Workers
from bot.thinkers.work import answer
from engine import View

FindMove: TypeAlias = Callable[[bytes, int, float, EarlierDeals], str | None]
"""Returns the code of a move, if any, for a packed view, a seed, seconds and the earlier deals of
its match (``bot.thinkers.work.move``)."""

FULL_TIME_MOVES = 5
"""Number of moves for each worker up to which all have their full time. Beyond it they share the
time, so that twenty tables at once wait little longer than the pause before a house move."""
MAX_MOVES = 40
"""Number of moves for each worker beyond which a move is made by rules of thumb."""
ANSWER_SECONDS = 60.0
"""Timeout of an answer that depends on no clock."""


class Thinkers:
    """Finds moves for house players by search, if there are workers."""

    def __init__(self, workers: Workers, seconds: float, move: FindMove) -> None:
        self._workers = workers
        self._seconds = seconds
        self._move = move
        self.asked = 0
        """Number of moves being searched for or waiting."""
        self._free = asyncio.Semaphore(workers.number)

    async def think(self, view: View, seed: int, earlier: EarlierDeals = ()) -> str | None:
        """Find the code of a move; None if the search cannot: then rules of thumb decide."""
        if self.asked >= MAX_MOVES * self._workers.number:
            return None
        self.asked += 1
        try:
            async with self._free:
                seconds = self._share()
                return await self._workers.ask(
                    self._move, pack_view(view), seed, seconds, earlier, seconds=seconds
                )
        finally:
            self.asked -= 1

    async def answer(self, view: View, seed: int, worlds: int) -> str | None:
        """Find the code of the best move over ``worlds`` worlds, without a deadline.

        None if there is no worker. If the worker is lost, another is asked once.
        """
        if not self._workers.number:
            return None
        async with self._free:
            code = await self._answer(view, seed, worlds)
            if code is None:
                await self._workers.ready()
                code = await self._answer(view, seed, worlds)
            return code

    async def _answer(self, view: View, seed: int, worlds: int) -> str | None:
        return await self._workers.ask(
            answer, pack_view(view), seed, worlds, seconds=ANSWER_SECONDS
        )

    def _share(self) -> float:
        """Time for a move, given the number of moves asked for now."""
        return self._seconds * min(1, FULL_TIME_MOVES * self._workers.number / self.asked)
