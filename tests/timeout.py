"""How long tests wait, and waiting for what no event tells."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable

TIMEOUT = 120.0
"""Seconds; a busy machine may need many of them, and only a hanging test takes all."""
POLL_SECONDS = 0.02
"""The pause between two looks of ``poll_until``."""


async def poll_until(
    condition: Callable[[], Awaitable[object] | object], seconds: float = TIMEOUT
) -> None:
    """Wait until a condition holds of which no event tells, as of another process's files.

    Raises TimeoutError after so many seconds.
    """
    async with asyncio.timeout(seconds):
        while not await _value_of(condition):  # noqa: ASYNC110 - the only place that polls
            await asyncio.sleep(POLL_SECONDS)


async def _value_of(condition: Callable[[], Awaitable[object] | object]) -> object:
    value = condition()
    return await value if inspect.isawaitable(value) else value
