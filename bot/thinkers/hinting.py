"""Hints by the search: the job a worker runs, and the class that asks for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from bot.base.background import Background
from bot.thinkers.earlier import Earlier, shown
from bot.thinkers.pickling import pack, unpack
from bot.thinkers.study import Study
from engine import View
from search.explain.nudges import Hint

SECONDS = 0.5
"""About how long a hint takes, once the worker is free."""
LONGEST = 2.5
"""Seconds after which the search is given up, and rules of thumb give the hint."""

Job: TypeAlias = Callable[[bytes, Earlier], Hint]
"""From a view and the earlier deals of its match to a hint (``hint``)."""


def hint(parcel: bytes, earlier: Earlier) -> Hint:
    """The hint for a view in its match: the one an analysis judges by, so it depends on no
    clock."""
    from search.explain.hints import hint as found  # noqa: PLC0415 - only a worker pays for the compiler

    return found(unpack(parcel), shown=shown(earlier))


class Hinting:
    """Asks the worker that studies for hints, before anything else it is asked."""

    def __init__(
        self,
        study: Study,
        seconds: float = SECONDS,
        job: Job = hint,
        longest: float | None = None,
    ) -> None:
        self._study = study
        self._seconds = seconds
        self._job = job
        self._longest = LONGEST if longest is None else longest
        self._background = Background()

    async def think(self, view: View, person: int = 0, earlier: Earlier = ()) -> Hint | None:
        """The hint for a view that a person asked for; None: nobody is there to think, or has
        thought in time."""
        if not self._study.open:
            return None
        how = partial(self._study.ask, seconds=self._seconds, urgent=True, person=person)
        ask = partial(how, self._job, pack(view), earlier)
        # If given up, the worker would be replaced for being slow: let it finish.
        asking = self._background.start(ask, "a hint")
        done, _ = await asyncio.wait({asking}, timeout=self._longest)
        return asking.result() if done else None
