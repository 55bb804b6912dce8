"""Priority of replies, for which people wait, over the drawing of boards and over idle work."""

import asyncio
import contextlib
from collections.abc import Iterator

HEAD_START = 0.03
"""Seconds that drawing always waits, for the reply to the click that changed the table."""

MAX_DRAWING_WAIT = 0.5
"""Maximum seconds that drawing waits for replies."""

CALM_SECONDS = 0.3
"""Time after a reply in which another is likely: players press again."""

IDLE_WAIT_FACTOR = 40
"""Maximum wait of idle work for replies, as a multiple of its pause."""
MIN_IDLE_WAIT = 0.1
"""Lower bound of that maximum, in seconds."""
MAX_IDLE_WAIT = 2.0
"""Upper bound of that maximum, in seconds."""


class ReplyPriority:
    """Counts the replies being made."""

    def __init__(self, head_start: float) -> None:
        self._head_start = head_start
        self._open = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._calm = asyncio.Event()
        self._calm.set()
        self._calm_timer: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def reply(self) -> Iterator[None]:
        """Count a reply as long as the block runs."""
        self._open += 1
        self._idle.clear()
        self._calm.clear()
        if self._calm_timer is not None:
            self._calm_timer.cancel()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._idle.set()
                self._calm_timer = asyncio.get_running_loop().call_later(
                    CALM_SECONDS, self._calm.set
                )

    async def wait_until_idle(self) -> None:
        """Wait until no reply is being made."""
        await self._idle.wait()

    async def wait_until_quiet(self) -> None:
        """Wait until no reply is being made, but at most ``MAX_DRAWING_WAIT`` seconds."""
        await asyncio.sleep(self._head_start)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MAX_DRAWING_WAIT):
                await self._idle.wait()

    async def pause(self, seconds: float) -> None:
        """Pause idle work: for ``seconds``, and then until no reply is likely, within bounds."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(
                min(max(IDLE_WAIT_FACTOR * seconds, MIN_IDLE_WAIT), MAX_IDLE_WAIT)
            ):
                await self._calm.wait()
