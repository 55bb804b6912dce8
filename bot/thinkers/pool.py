"""The workers: one request a move, with a budget; who hangs or dies is replaced."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future

from pebble import ProcessExpired, ProcessPool

from engine import View
from search.parcel import pack

logger = logging.getLogger(__name__)

SLACK = 5.0
"""Seconds beyond its budget after which a worker is given up."""
STARTING = 120.0
"""Seconds that a new worker may take until it has compiled all that it needs."""

Move = Callable[[bytes, int, float], str]


class Thinkers:
    """Worker processes that choose moves. Without any, nobody thinks.

    ``warm`` and ``move`` are what a worker runs (``bot.thinkers.work``).
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        warm: Callable[[], bool],
        move: Move,
        slack: float = SLACK,
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._patience = seconds + slack
        self._warm = warm
        self._move = move
        self._pool: ProcessPool | None = None
        self._ready: asyncio.Task[None] | None = None
        self.awake = False
        """Whether the workers have been heard of: nobody waits for them before that."""

    def start(self) -> None:
        """Start the workers; nobody waits for them meanwhile."""
        if not self._workers:
            return
        # A fork of a process with threads may hang: the workers are spawned.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=self._workers, initializer=self._warm, context=context)
        self._ready = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        assert self._pool is not None
        warming: Future[object] = self._pool.schedule(self._warm, timeout=STARTING)
        try:
            self.awake = bool(await asyncio.wrap_future(warming))
        except (TimeoutError, ProcessExpired, ImportError) as error:
            logger.error("house players go by rules of thumb: no worker starts (%s)", error)
            return
        if not self.awake:
            logger.warning("house players go by rules of thumb: the search is not installed")

    async def ready(self) -> None:
        """Wait until it is known whether the workers can think."""
        if self._ready is not None:
            await self._ready

    async def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        if self._ready is not None:
            self._ready.cancel()
            await asyncio.gather(self._ready, return_exceptions=True)
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type
            await asyncio.to_thread(self._pool.join)

    async def think(self, view: View, seed: int) -> str | None:
        """The code of a move; None: nobody has found one, and rules of thumb must do."""
        if self._pool is None or not self.awake:
            return None
        asked: Future[str] = self._pool.schedule(
            self._move,
            args=[pack(view), seed, self._seconds],
            timeout=self._patience,
        )
        try:
            return await asyncio.wrap_future(asked)
        except TimeoutError:
            logger.error("a worker did not answer, and was replaced")
        except ProcessExpired as error:
            logger.error("a worker has died, and was replaced (%s)", error)
        except Exception:
            logger.exception("a worker was at a loss")
        return None
