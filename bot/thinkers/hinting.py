"""Hints by the search: the job that a worker process runs, and the class that asks for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TypeAlias

from bot.background import Background
from bot.thinkers.pickling import pack, unpack
from bot.thinkers.study import Study
from bot.thinkers.work import kind_of, learn, worlds_in
from engine import View
from search.telling.nudges import Hint

SECONDS = 0.4
"""What a hint may take once the worker is free: a person waits for it."""
LONGEST = 1.5
"""Seconds after which nobody waits for the search any more, and rules of thumb give the hint."""
FIRST, MOST = 20, 400
"""Worlds for a first hint of its kind, and the most of any: more of them tell nobody more."""

Job: TypeAlias = Callable[[bytes, int, float], Hint]
"""From a view, a seed and seconds to a hint (``hint``)."""


def hint(parcel: bytes, seed: int, seconds: float) -> Hint:
    """The hint for a view in about so much time.

    Where it is not known yet what a world costs, a first look tells, and a second one takes the
    time that is left.
    """
    from search.telling.hints import hint as found  # noqa: PLC0415 - only a worker pays for the compiler

    view = unpack(parcel)
    variant, phase, _ = kind_of(view)
    kind = f"{variant} hint", phase, 0  # one for all sizes: hints are few, and must be in time soon
    number = min(MOST, worlds_in(kind, seconds, first=FIRST))
    begun = perf_counter()
    answer = found(view, seed, number)
    spent = perf_counter() - begun
    learn(kind, spent / number)
    rest = min(MOST, worlds_in(kind, seconds - spent))
    return found(view, seed, rest) if rest > number else answer


class Hinting:
    """Asks the worker that studies for hints, before anything else that it is asked."""

    def __init__(
        self, study: Study, seconds: float = SECONDS, job: Job = hint, longest: float = LONGEST
    ) -> None:
        self._study = study
        self._seconds = seconds
        self._job = job
        self._longest = longest
        self._background = Background()

    async def think(self, view: View, seed: int) -> Hint | None:
        """The hint for a view; None: nobody is there to think, or has thought in time."""
        if not self._study.open:
            return None
        asked = pack(view), seed, self._seconds
        ask = partial(self._study.ask, self._job, *asked, seconds=self._seconds, urgent=True)
        # Given up, a worker would be replaced for being slow: it may finish.
        asking = self._background.start(ask, "a hint")
        done, _ = await asyncio.wait({asking}, timeout=self._longest)
        return asking.result() if done else None
