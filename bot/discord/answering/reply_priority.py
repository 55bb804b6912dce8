"""Replies go before drawing, as somebody waits for a reply, and nobody for a board; and before work
done in idle time."""

import asyncio
import contextlib
from collections.abc import Iterator

HEAD_START = 0.03
"""Seconds that drawing always waits, for the reply to the click that changed the table."""

LONGEST = 0.5
"""Most seconds that drawing waits for replies."""

CALM = 0.3
"""Seconds after a reply in which another is likely: people who play press again."""

GIVES_WAY, LEAST, MOST = 40, 0.1, 2.0
"""Work in idle time waits for replies at most so many times as long as it would rest; and at least,
and at most, so many seconds."""


class ReplyPriority:
    """The replies being made now."""

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
        """Rest between work in idle time: so long, and then until it is calm; but not for ever, as
        it must get done some day."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(max(GIVES_WAY * seconds, LEAST), MOST)):
                await self._calm.wait()
