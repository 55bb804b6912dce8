"""Moves that nobody waits for: the worker that studies finds them, after all that people ask."""

from bot.thinkers.pickling import pack
from bot.thinkers.study import Study
from bot.thinkers.work import answer
from engine import View

LONGEST = 60.0
"""Seconds that a move may take on a busy machine, where this worker has the lowest priority."""


class IdleSearch:
    """Finds moves over a given number of worlds, in time nobody else wants."""

    def __init__(self, study: Study) -> None:
        self._study = study

    async def answer(self, view: View, seed: int, worlds: int) -> str | None:
        """The code of the move; None: nobody is there to search."""
        if not self._study.open:
            return None
        return await self._study.ask(answer, pack(view), seed, worlds, seconds=LONGEST)
