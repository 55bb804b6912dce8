"""Asks the workers for house players' moves, each within a time budget."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from bot.thinkers.earlier import Earlier
from bot.thinkers.pickling import pack
from bot.thinkers.pool import Workers
from bot.thinkers.work import answer
from engine import View

FindMove: TypeAlias = Callable[[bytes, int, float, Earlier], str | None]
"""From a view, a seed, seconds and the earlier deals of its match to the code of a move, if any
(``bot.thinkers.work.move``)."""

UNHURRIED, MOST = 5, 40
"""Up to ``UNHURRIED`` moves a worker all have their full time; beyond ``MOST`` a move is made by
rules of thumb. In between they share the time, so that twenty tables at once wait little longer
than the pause after which they move anyway."""
LONGEST = 60.0
"""Seconds for an answer that depends on no clock: on a busy machine it takes as long as it
takes."""


class Thinkers:
    """Finds moves for house players by search. Without a running worker there are none."""

    def __init__(self, workers: Workers, seconds: float, move: FindMove) -> None:
        self._workers = workers
        self._seconds = seconds
        self._move = move
        self.asked = 0
        """Moves being thought about, or waiting."""
        self._free = asyncio.Semaphore(workers.number)

    async def think(self, view: View, seed: int, earlier: Earlier = ()) -> str | None:
        """The code of a move; None: nobody found one, and rules of thumb must do."""
        if self.asked >= MOST * self._workers.number:
            return None
        self.asked += 1
        try:
            async with self._free:
                seconds = self._share()
                return await self._workers.ask(
                    self._move, pack(view), seed, seconds, earlier, seconds=seconds
                )
        finally:
            self.asked -= 1

    async def answer(self, view: View, seed: int, worlds: int) -> str | None:
        """The code of the move over so many worlds, however many wait; None: nobody is there to
        search. If the worker is lost, another is asked once."""
        if not self._workers.number:
            return None
        async with self._free:
            found = await self._answer(view, seed, worlds)
            if found is None:
                await self._workers.ready()
                found = await self._answer(view, seed, worlds)
            return found

    async def _answer(self, view: View, seed: int, worlds: int) -> str | None:
        return await self._workers.ask(answer, pack(view), seed, worlds, seconds=LONGEST)

    def _share(self) -> float:
        """The time for a move, given how many are asked for now."""
        return self._seconds * min(1, UNHURRIED * self._workers.number / self.asked)
