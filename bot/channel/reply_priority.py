"""Replies go ahead of drawing, for somebody waits for a reply, and nobody for a board; and they go
ahead of what is done in idle time."""

import asyncio
import contextlib
from collections.abc import Iterator

HEAD_START = 0.03
"""Seconds that drawing waits in any case, for the reply to the click that changed the table."""

LONGEST = 0.5
"""Seconds that drawing waits for replies, however many there are."""

CALM = 0.3
"""Seconds after a reply in which another is likely: whoever plays presses again."""

GIVES_WAY, LEAST, MOST = 40, 0.1, 2.0
"""So many times as long as it would rest what is done in idle time waits for that at most; and
seconds that this is at least, and at most."""


class ReplyPriority:
    """The replies that are being made now."""

    def __init__(self, head_start: float = HEAD_START) -> None:
        self._head_start = head_start
        self._open = 0
        self._none = asyncio.Event()
        self._none.set()
        self._calm = asyncio.Event()
        self._calm.set()
        self._calms: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def reply(self) -> Iterator[None]:
        """While the block runs, somebody waits for a reply."""
        self._open += 1
        self._none.clear()
        self._calm.clear()
        if self._calms is not None:
            self._calms.cancel()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._none.set()
                self._calms = asyncio.get_running_loop().call_later(CALM, self._calm.set)

    async def none(self) -> None:
        """Wait until no reply is being made."""
        await self._none.wait()

    async def passed(self) -> None:
        """Wait until no reply is being made, or for ``LONGEST`` seconds."""
        await asyncio.sleep(self._head_start)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._none.wait()

    async def rest(self, seconds: float) -> None:
        """How long work rests that is done in idle time: so long, and then until it is calm, but
        not for ever, as it is to be done some day."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(max(GIVES_WAY * seconds, LEAST), MOST)):
                await self._calm.wait()
