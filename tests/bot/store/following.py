"""Waiting for a process that follows another on a server."""

import asyncio
from typing import Any
from unittest.mock import patch

from bot.store.postgres.store import PostgresStore
from tests.timeout import TIMEOUT

ATTEMPTS = 3
"""Attempts of a follower after which it counts as waiting."""


async def wait_for_attempts(waiting: "asyncio.Task[Any]") -> None:
    """Wait until a follower has tried in vain to hold its shards a few times."""
    failed, attempt = asyncio.Semaphore(0), PostgresStore._try_to_hold

    async def count_failed(store: PostgresStore, *arguments: Any) -> str | None:
        why = await attempt(store, *arguments)
        if asyncio.current_task() is waiting and why is not None:
            failed.release()
        return why

    async def fail_often() -> None:
        for _ in range(ATTEMPTS):
            await failed.acquire()

    with patch.object(PostgresStore, "_try_to_hold", count_failed):
        counting = asyncio.create_task(fail_often())
        await asyncio.wait(
            (waiting, counting), timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED
        )
        counting.cancel()
    assert not waiting.done()
    assert counting.done()
