"""Worker processes: one job at a time each; who hangs or dies is replaced."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from pebble import ProcessExpired, ProcessPool

from bot.background import Background

logger = logging.getLogger(__name__)

SLACK = 5.0
"""Seconds beyond its budget after which a worker is given up."""
STARTING = 120.0
"""Seconds that a new worker may take until it has compiled all that it needs."""
ATTEMPTS = 2
"""How often at once a worker is started in place of another one: it may be lost with that one."""
AGAIN = 60.0
"""Seconds after which one that did not start then is started once more."""

T = TypeVar("T")


class Workers:
    """So many processes that run jobs; none at all is well.

    ``warm`` is run first in each, and says whether there is anything to work with.
    """

    def __init__(self, number: int, warm: Callable[[], bool], slack: float = SLACK) -> None:
        self.number = number
        self._warm = warm
        self._slack = slack
        self._pool: ProcessPool | None = None
        self._background = Background()
        self._ready: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self.awake = False
        """Whether the workers have been heard of, and have what they need."""

    def start(self, after: "Workers | None" = None) -> None:
        """Start the workers; nobody waits for them meanwhile.

        ``after`` others: what those have compiled need not be compiled again.
        """
        if self.number:
            self._ready = self._background.start(partial(self._wake, after), "workers")

    async def _wake(self, after: "Workers | None") -> None:
        if after is not None:
            await after.ready()
        # A fork of a process with threads may hang: the workers are spawned.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=self.number, initializer=self._warm, context=context)
        await self._warmed(self._pool)

    async def _warmed(self, pool: ProcessPool) -> None:
        """Wait until the workers have what they need, or have not."""
        warming: Future[object] = pool.schedule(self._warm, timeout=STARTING)
        try:
            self.awake = bool(await asyncio.wrap_future(warming))
        except (TimeoutError, ProcessExpired, ImportError) as error:
            logger.error("house players go by rules of thumb: no worker starts (%s)", error)
            return
        if not self.awake:
            logger.warning("house players go by rules of thumb: the search is not installed")
            return
        logger.info("workers are awake: %d", self.number)

    def _replaced(self, pool: ProcessPool) -> None:
        """Ask for nothing more until the new worker is warm: nobody waits for that."""
        if self.awake:
            self.awake = False
            self._start_again(pool)

    def _start_again(self, pool: ProcessPool) -> None:
        self._ready = self._background.start(partial(self._wake_again, pool), "workers")

    async def _wake_again(self, pool: ProcessPool) -> None:
        """Wait for a new worker; if it does not start, for another one later."""
        for _ in range(ATTEMPTS):
            await self._warmed(pool)
            if self.awake:
                return
        loop = asyncio.get_running_loop()
        self._later = loop.call_later(AGAIN, self._start_again, pool)

    async def ready(self) -> None:
        """Wait until it is known whether the workers can work, or cannot for now."""
        if self._ready is not None:
            await self._ready

    async def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        if self._later is not None:
            self._later.cancel()
        await self._background.close()
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type
            await asyncio.to_thread(self._pool.join)

    async def ask(self, job: Callable[..., T], *args: object, seconds: float) -> T | None:
        """What a job answers that takes about so long; None: nobody has an answer."""
        if self._pool is None or not self.awake:
            return None
        asked: Future[T] = self._pool.schedule(job, args=[*args], timeout=seconds + self._slack)
        try:
            return await asyncio.wrap_future(asked)
        except TimeoutError:
            logger.error("a worker did not answer, and was replaced")
            self._replaced(self._pool)
        except ProcessExpired as error:
            logger.error("a worker has died, and was replaced (%s)", error)
            self._replaced(self._pool)
        except Exception:
            logger.exception("a worker was at a loss")
        return None
