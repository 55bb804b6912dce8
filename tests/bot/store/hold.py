"""A store that is kept busy, so that calls made meanwhile arrive together."""

import asyncio
import threading

from bot.store import Store
from bot.store.database import Database
from tests.timeout import TIMEOUT


class Hold:
    """Keeps the store busy inside an ``async with``, so that later calls wait."""

    def __init__(self, store: Store) -> None:
        self._let_go = threading.Event()
        self._begun = asyncio.Event()
        self._work = asyncio.create_task(store.write(self._wait, asyncio.get_running_loop()))

    def _wait(self, _: Database, loop: asyncio.AbstractEventLoop) -> None:
        loop.call_soon_threadsafe(self._begun.set)
        self._let_go.wait(TIMEOUT)

    async def __aenter__(self) -> None:
        await self._begun.wait()

    async def __aexit__(self, *_: object) -> None:
        self._let_go.set()
        await self._work
