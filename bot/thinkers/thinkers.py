"""House players that search: one request a move, with a budget."""

from collections.abc import Callable
from typing import TypeAlias

from bot.thinkers.pool import Workers
from engine import View
from search.parcel import pack

Move: TypeAlias = Callable[[bytes, int, float], str]
"""From a view, a seed and seconds to the code of a move (``bot.thinkers.work.move``)."""


class Thinkers:
    """What the house asks for a move. Where no worker is awake, nobody thinks."""

    def __init__(self, workers: Workers, seconds: float, move: Move) -> None:
        self._workers = workers
        self._seconds = seconds
        self._move = move

    async def think(self, view: View, seed: int) -> str | None:
        """The code of a move; None: nobody has found one, and rules of thumb must do."""
        asked = pack(view), seed, self._seconds
        return await self._workers.ask(self._move, *asked, seconds=self._seconds)
