"""Replies go ahead of drawing: somebody waits for a reply, and nobody for a board."""

import asyncio
import contextlib
from collections.abc import Iterator

HEAD_START = 0.03
"""Seconds that drawing waits in any case, for the reply to the click that changed the table."""

LONGEST = 0.5
"""Seconds that drawing waits for replies, however many there are."""


class ReplyPriority:
    """The replies that are being made now."""

    def __init__(self, head_start: float = HEAD_START) -> None:
        self._head_start = head_start
        self._open = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def reply(self) -> Iterator[None]:
        """While the block runs, somebody waits for a reply."""
        self._open += 1
        self._none.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._none.set()

    async def none(self) -> None:
        """Wait until no reply is being made."""
        await self._none.wait()

    async def passed(self) -> None:
        """Wait until no reply is being made, or for ``LONGEST`` seconds."""
        await asyncio.sleep(self._head_start)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._none.wait()
