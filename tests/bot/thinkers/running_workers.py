"""A pool of workers that have started."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.thinkers.pool import Workers
from tests.timeout import TIMEOUT


@asynccontextmanager
async def running_workers(
    number: int, warm: Callable[[], bool], overtime: float = TIMEOUT
) -> AsyncIterator[Workers]:
    """Workers that are awake, and get ``overtime`` seconds more than they may think."""
    pool = Workers(number, warm, overtime, purpose="house players")
    pool.start()
    async with asyncio.timeout(TIMEOUT):
        await pool.ready()
    yield pool
    await pool.close()
