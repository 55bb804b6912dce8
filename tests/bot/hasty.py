"""An event loop whose time passes as soon as nobody has anything to do: an hour takes no time."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing, and notes how long it should have waited."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """What is ready at once. Raises AssertionError if all wait and nothing is to come."""
        found = super().select(0)
        if not found:
            assert timeout is not None, "everything waits for ever"
            self.passed += timeout
        return found


class _Hasty(asyncio.SelectorEventLoop):
    """An event loop that uses that time."""

    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        """Seconds, most of which have not really passed."""
        return self._skipping.passed


def in_no_time(work: Coroutine[Any, Any, T]) -> T:
    """The result of work that waits only for time, not for a thread or a connection."""
    with asyncio.Runner(loop_factory=_Hasty) as runner:
        return runner.run(work)
