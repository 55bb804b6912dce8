"""How long callbacks keep the event loop, in CPU time."""

import gc
import time
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

BLOCK = 0.05
"""Seconds that the loop may be kept by one callback; presses cost no more on average, either: as
many as one person may make are a fifth of the loop's time."""


@dataclass
class Loop:
    """The CPU time spent by the event loop's thread."""

    longest: float = 0.0
    total: float = 0.0
    who: str = ""
    """The callback that took longest."""

    @contextmanager
    def watch_callbacks(self) -> Iterator[None]:
        """While the block runs, each callback is timed."""
        handles: Any = events.Handle
        usual = handles._run

        def timed(handle: Any) -> None:
            begun = time.thread_time()
            usual(handle)
            spent = time.thread_time() - begun
            self.total += spent
            if spent > self.longest:
                self.longest, self.who = spent, repr(handle._callback)[:200]

        gc.disable()
        handles._run = timed
        try:
            yield
        finally:
            handles._run = usual
            gc.enable()
