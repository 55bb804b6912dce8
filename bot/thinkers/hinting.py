"""Hints by the search: a worker's job, and the class that requests it."""

import asyncio
from functools import partial

from bot.base.background import Background
from bot.thinkers.earlier import EarlierDeals, styles_of
from bot.thinkers.pickling import pack_view, unpack_view
from bot.thinkers.study import Study
from engine import View
from search.explain.nudges import Hint

EXPECTED_SECONDS = 0.5
"""Usual time for a hint, once the worker is free."""
MAX_SECONDS = 2.5
"""Time after which the search is given up, and rules of thumb give the hint."""


def hint(parcel: bytes, earlier: EarlierDeals) -> Hint:
    """Find the hint for a view in its match. No clock matters, as an analysis judges by it."""
    from search.explain import hints  # noqa: PLC0415 - only a worker pays for the compiler

    return hints.hint(unpack_view(parcel), shown=styles_of(earlier))


class Hinting:
    """Requests hints from the study's worker, with priority over everything else."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._background = Background()

    async def think(self, view: View, person: int = 0, earlier: EarlierDeals = ()) -> Hint | None:
        """Find a hint for a person; None if there is no worker, or it takes too long."""
        if not self._study.open:
            return None
        ask = partial(
            self._study.ask,
            hint,
            pack_view(view),
            earlier,
            seconds=EXPECTED_SECONDS,
            urgent=True,
            person=person,
        )
        # In the background: the worker finishes a late hint, and is not replaced for it.
        asking = self._background.start(ask, "a hint")
        done, _ = await asyncio.wait({asking}, timeout=MAX_SECONDS)
        return asking.result() if done else None
