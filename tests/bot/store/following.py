"""A process that waits for its turn with a server: whether it has found that it is not its yet."""

import asyncio
from typing import Any
from unittest.mock import patch

from bot.store.postgres.store import PostgresStore
from tests.timeout import TIMEOUT

LOOKS = 3
"""How often a follower looks before it counts as waiting."""


async def tried(waiting: "asyncio.Task[Any]") -> None:
    """Let a follower look a few times, and find that it is not its turn."""
    looked, look = asyncio.Semaphore(0), PostgresStore._try_to_hold

    async def counted(store: PostgresStore, *a: Any) -> str | None:
        why = await look(store, *a)
        if asyncio.current_task() is waiting and why is not None:
            looked.release()
        return why

    async def often() -> None:
        for _ in range(LOOKS):
            await looked.acquire()

    with patch.object(PostgresStore, "_try_to_hold", counted):
        looking = asyncio.create_task(often())
        ways = (waiting, looking)
        await asyncio.wait(ways, timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        looking.cancel()
    assert not waiting.done() and looking.done()
