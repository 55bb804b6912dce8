"""An event loop with virtual time: as soon as all tasks wait, their time has come."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _SkippingSelector(selectors.DefaultSelector):
    """A selector that does not wait, but adds up how long it should have waited."""

    seconds = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Return the events that are ready. Raises AssertionError if all tasks wait for ever."""
        events = super().select(0)
        if not events:
            assert timeout is not None, "all tasks wait for ever"
            self.seconds += timeout
        return events


class _VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock is that of the selector."""

    def __init__(self) -> None:
        self._selector = _SkippingSelector()
        super().__init__(self._selector)

    def time(self) -> float:
        """The virtual time in seconds."""
        return self._selector.seconds


def run_in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """Run work that waits only for time, not for a thread or a connection."""
    with asyncio.Runner(loop_factory=_VirtualTimeLoop) as runner:
        return runner.run(work)
