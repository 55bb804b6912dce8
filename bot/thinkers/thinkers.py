"""House players that search: one request a move, with a budget."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from bot.thinkers.pickling import pack
from bot.thinkers.pool import Workers
from engine import View

FindMove: TypeAlias = Callable[[bytes, int, float], str | None]
"""From a view, a seed and seconds to the code of a move, if any (``bot.thinkers.work.move``)."""

UNHURRIED, MOST = 5, 40
"""Moves asked of a worker at once which all have their whole time; and so many that another one
is made by rules of thumb. Between them the time of all is shared, so that twenty tables at once
wait little longer than the pause after which they move anyway."""


class Thinkers:
    """What the house asks for a move. Where no worker is awake, nobody thinks."""

    def __init__(self, workers: Workers, seconds: float, move: FindMove) -> None:
        self._workers = workers
        self._seconds = seconds
        self._move = move
        self._asked = 0
        self._free = asyncio.Semaphore(workers.number)

    async def think(self, view: View, seed: int) -> str | None:
        """The code of a move; None: nobody has found one, and rules of thumb must do."""
        if self._asked >= MOST * self._workers.number:
            return None
        self._asked += 1
        try:
            async with self._free:
                seconds = self._share()
                return await self._workers.ask(
                    self._move, pack(view), seed, seconds, seconds=seconds
                )
        finally:
            self._asked -= 1

    def _share(self) -> float:
        """The time for a move, by how many are asked for now."""
        return self._seconds * min(1, UNHURRIED * self._workers.number / self._asked)
