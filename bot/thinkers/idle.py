"""Moves that nobody waits for: asked of the worker that studies, behind all that people ask."""

from bot.thinkers.pickling import pack
from bot.thinkers.study import Study
from bot.thinkers.work import answer
from engine import View

LONGEST = 60.0
"""Seconds that a move may take on a busy machine, where this worker goes last."""


class IdleSearch:
    """Finds moves over a given number of worlds, in time that nobody else wants."""

    def __init__(self, study: Study) -> None:
        self._study = study

    async def answer(self, view: View, seed: int, worlds: int) -> str | None:
        """The code of the move; None: nobody searches now."""
        if not self._study.open:
            return None
        return await self._study.ask(answer, pack(view), seed, worlds, seconds=LONGEST)
