"""Worker processes, with one job at a time each; those that hang or die are replaced."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TypeVar

from pebble import ProcessExpired, ProcessPool

from bot.base import accidents
from bot.base.background import Background
from bot.thinkers.compiling import Compiler, Uncompiled
from bot.thinkers.orphans import end_with_parent
from bot.thinkers.work import library_refusal

logger = logging.getLogger(__name__)

OVERTIME_SECONDS = 5.0
"""Time beyond a job's budget after which its worker is given up."""

START_SECONDS = 120.0
"""Time for a new worker to load all it needs. ``ready`` waits as long for a compilation."""

QUICK_ATTEMPTS = 2
"""Number of starts in a row without a pause: a new worker may be lost, too."""

FIRST_PAUSE = 60.0
"""Seconds to wait after ``QUICK_ATTEMPTS`` failed starts; each further wait is twice as long."""

MAX_PAUSE = 3600.0
"""Longest wait between attempts to start workers, in seconds."""

WATCH_SECONDS = 1.0
"""Time between checks that the workers are alive."""

STOP_SECONDS = 10.0
"""Time for a pool's processes to end."""

NO_WORKERS = "TAROK_WORKERS=0: no masters, no analyses, and hints by rules of thumb"
"""Logged at a start without workers."""

T = TypeVar("T")


class Workers:
    """A number of processes that run jobs, perhaps none.

    ``warm`` runs first in each, and returns whether the process can do its jobs.
    """

    def __init__(
        self,
        number: int,
        warm: Callable[[], bool],
        overtime: float | None = None,
        *,
        purpose: str,
        announce: bool = True,
    ) -> None:
        """``purpose``: what the log calls them, such as "house players".

        ``announce``: whether to log that they are awake.
        """
        self.number = number
        self._purpose = purpose
        self._announce = announce
        self._warm = warm
        self._overtime = OVERTIME_SECONDS if overtime is None else overtime
        self._pool: ProcessPool | None = None
        self._background = Background()
        self._broken = False
        """True if the pool can't be trusted: a killed worker may have held locks of the others."""
        self._workers_lost = asyncio.Event()
        """Set when a worker, or the whole pool, is lost."""
        self._settled = asyncio.Event()
        self._settled.set()
        self.awake = False
        """True if the workers have warmed up and can do their jobs."""

    def start(self, after: "Workers | None" = None, compiler: Compiler | None = None) -> None:
        """Start the workers in the background.

        ``after``: others to start first, which log what all of them lack; ``compiler`` compiles
        the search.
        """
        if self.number:
            self._settled.clear()
            work = partial(self._keep, after, compiler or Compiler())
            self._background.keep(work, "workers", first_pause=FIRST_PAUSE)
        elif after is None:
            logger.info(NO_WORKERS)

    @property
    def able(self) -> int:
        """Number of processes that can run jobs now."""
        return self.number if self.awake else 0

    async def ready(self) -> None:
        """Wait until it is known whether the workers can run jobs."""
        await self._settled.wait()

    async def close(self) -> None:
        """Stop the workers, even during a job."""
        await self._background.close()
        await self._discard()
        self._settled.set()

    # Keeping workers alive ------------------------------------------------------------------

    async def _keep(self, after: "Workers | None", compiler: Compiler) -> None:
        """Keep workers running, unless the search is not installed."""
        if after is not None:
            await after.ready()
        failed, pause = 0, FIRST_PAUSE
        while True:
            able = await self._begin(compiler)
            if able is None:
                failed += 1
                if failed % QUICK_ATTEMPTS == 0:
                    self._settled.set()
                    await asyncio.sleep(pause)
                    pause = min(MAX_PAUSE, 2 * pause)
                continue
            if not able:
                if after is None:
                    _warn_of_no_search()
                self._settled.set()
                await self._discard()
                return
            self._settled.set()
            failed, pause = 0, FIRST_PAUSE
            await self._watch()

    async def _begin(self, compiler: Compiler) -> bool | None:
        """Start the workers, compiling the search if need be.

        Returns whether they can run jobs, or None if they did not start.
        """
        try:
            return await self._warmed()
        except Uncompiled:
            await self._discard()
        waited = asyncio.get_running_loop().call_later(START_SECONDS, self._settled.set)
        try:
            return await self._warmed() if await compiler.compiled() else None
        except Uncompiled:
            logger.error("%s: what was compiled is gone", self._purpose)
            await self._discard()
            return None
        finally:
            waited.cancel()

    async def _warmed(self) -> bool | None:
        """Start the workers; return whether they can run jobs, or None if they did not start.

        Raises Uncompiled.
        """
        if self._pool is None or self._broken or not self._pool.active:
            await self._discard()
            # A fork of a process with threads may hang: the workers are spawned.
            self._pool = ProcessPool(
                self.number,
                initializer=_initialize,
                initargs=(self._warm,),
                context=multiprocessing.get_context("spawn"),
            )
        self._workers_lost.clear()
        try:
            async with asyncio.timeout(START_SECONDS + STOP_SECONDS):
                warming: Future[bool] = self._pool.schedule(self._warm, timeout=START_SECONDS)
                self.awake = await asyncio.wrap_future(warming)
        except Uncompiled:
            raise
        except Exception as error:
            logger.error("%s: no worker starts (%s)", self._purpose, type(error).__name__)
            await self._discard()
            return None
        if self.awake and self._announce:
            logger.info("workers are awake: %d", self.number)
        return self.awake

    async def _watch(self) -> None:
        """Wait until workers are lost."""
        while not self._workers_lost.is_set() and self._pool is not None and self._pool.active:
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH_SECONDS):
                    await self._workers_lost.wait()
        if not self._workers_lost.is_set():
            logger.error("all workers have died, and are replaced")
            self._broken = True
            self._stop_asking()

    def _stop_asking(self) -> None:
        """Run no more jobs until new workers are warm."""
        self.awake = False
        self._settled.clear()
        self._workers_lost.set()

    async def _discard(self) -> None:
        """Stop the current workers, even during a job."""
        pool, self._pool = self._pool, None
        self._broken = self.awake = False
        if pool is None:
            return
        pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await asyncio.to_thread(pool.join)

    # Jobs -----------------------------------------------------------------------------------

    async def ask(self, job: Callable[..., T], *args: object, seconds: float) -> T | None:
        """Run a job that usually takes ``seconds``; None if it fails."""
        pool = self._pool
        if pool is None or not self.awake:
            return None
        timeout = seconds + self._overtime
        try:
            future: Future[T] = pool.schedule(job, args=[*args], timeout=timeout)
        except RuntimeError:  # the pool takes no more jobs
            self._lost(pool, "all workers have died, and are replaced", broken=True)
            return None
        answer = asyncio.wrap_future(future)
        answer.add_done_callback(_retrieve_error)  # the caller may have been cancelled
        done, _ = await asyncio.wait({answer}, timeout=timeout + STOP_SECONDS)
        if not done:  # a killed worker may leave the pool blind to everything
            answer.cancel()
            self._lost(pool, "the workers do not answer, and are replaced", broken=True)
            return None
        return self._answered(pool, answer)

    def _answered(self, pool: ProcessPool, answer: "asyncio.Future[T]") -> T | None:
        try:
            return answer.result()
        except TimeoutError:
            self._lost(pool, "a worker did not answer, and is replaced", broken=False)
        except (BrokenProcessPool, ProcessExpired, asyncio.CancelledError):
            self._lost(pool, "a worker has died, and all are replaced", broken=True)
        except Exception as error:
            accidents.note(error, "a worker")
        return None

    def _lost(self, pool: ProcessPool, message: str, *, broken: bool) -> None:
        """Stop using a pool; the first job to notice logs it."""
        if pool is not self._pool:
            return
        self._broken = self._broken or broken
        if self.awake:
            logger.error(message)
            self._stop_asking()


def _retrieve_error(answer: "asyncio.Future[T]") -> None:
    if not answer.cancelled():
        answer.exception()


def _warn_of_no_search() -> None:
    if refusal := library_refusal():
        logger.warning(
            "house players go by rules of thumb: the compiled search cannot be used: %s", refusal
        )
    else:
        logger.warning(
            "house players go by rules of thumb: the search is not installed "
            "(pip install '.[bot,search]' brings it, and an image built without MASTERS=0 has it; "
            "TAROK_WORKERS=0 does without)"
        )


def _initialize(warm: Callable[[], bool]) -> None:
    """Initialize a worker process."""
    # End at once when told to: pebble's own handler may come too late, when Python is shutting
    # down, and then prints a traceback.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    with suppress(Uncompiled):  # the job that warms up raises it again
        warm()
