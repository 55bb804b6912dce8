"""Worker processes with one job at a time each; those that hang or die are replaced."""

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

logger = logging.getLogger(__name__)

SLACK = 5.0
"""Seconds over its budget after which a worker is given up."""
STARTING = 120.0
"""Seconds a new worker may take to load all it needs; after so many nobody waits any more for what
is being compiled."""
ATTEMPTS = 2
"""How often in a row a lost worker is replaced at once: the new one may be lost, too."""
AGAIN, LONGEST = 60.0, 3600.0
"""Seconds before trying again if workers don't start even so; doubled with each failure, up to the
longest."""
WATCH = 1.0
"""Seconds between checks that the workers are alive."""
STOPPING = 10.0
"""Seconds a pool's processes may take to end."""

T = TypeVar("T")


class Workers:
    """A number of processes that run jobs, perhaps none.

    ``warm`` runs first in each, and says whether there is anything to work with.
    """

    def __init__(
        self,
        number: int,
        warm: Callable[[], bool],
        slack: float | None = None,
        purpose: str = "",
    ) -> None:
        """``purpose``: what the host is told they are for; empty: house players who search."""
        self.number = number
        self._purpose = purpose
        self._warm = warm
        self._slack = SLACK if slack is None else slack
        self._pool: ProcessPool | None = None
        self._background = Background()
        self._broken = False
        """The pool can't be trusted: a killed worker may take with it what the others need."""
        self._doubted = asyncio.Event()
        """A worker, or the whole pool, is lost."""
        self._known = asyncio.Event()
        self._known.set()
        self.awake = False
        """True if the workers have answered, and have what they need."""

    def start(self, after: "Workers | None" = None, compiler: Compiler | None = None) -> None:
        """Start the workers; nobody waits for them meanwhile.

        ``after``: others, which tell the host what all of them lack; ``compiler``: has compiled
        what they need.
        """
        if self.number:
            self._known.clear()
            work = partial(self._keep, after, compiler or Compiler())
            self._background.keep(work, "workers", again=AGAIN)

    @property
    def able(self) -> int:
        """How many processes can be asked now."""
        return self.number if self.awake else 0

    async def ready(self) -> None:
        """Wait until we know whether the workers can work, or cannot for now."""
        await self._known.wait()

    async def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        await self._background.close()
        await self._discard()
        self._known.set()

    # Keeping workers alive ------------------------------------------------------------------

    async def _keep(self, after: "Workers | None", compiler: Compiler) -> None:
        """Keep workers running, as long as there is anything to work with."""
        if after is not None:
            await after.ready()
        failed, pause = 0, AGAIN
        while True:
            found = await self._begin(compiler)
            if found is None:
                failed += 1
                if failed % ATTEMPTS == 0:
                    self._known.set()
                    await asyncio.sleep(pause)
                    pause = min(LONGEST, 2 * pause)
                continue
            if not found:
                if after is None:
                    logger.warning(
                        "house players go by rules of thumb: the search is not installed "
                        "(pip install '.[bot,search]' brings it; TAROK_WORKERS=0 does without)"
                    )
                self._known.set()
                await self._discard()
                return
            self._known.set()
            failed, pause = 0, AGAIN
            await self._watch()

    async def _begin(self, compiler: Compiler) -> bool | None:
        """Have the workers warm up, and what they lack compiled; returns whether they can work,
        None: they did not start."""
        try:
            return await self._warmed()
        except Uncompiled:
            await self._discard()
        waited = asyncio.get_running_loop().call_later(STARTING, self._known.set)
        try:
            return await self._warmed() if await compiler.compiled() else None
        except Uncompiled:
            logger.error("house players go by rules of thumb: what was compiled is gone")
            await self._discard()
            return None
        finally:
            waited.cancel()

    async def _warmed(self) -> bool | None:
        """Have the workers warm up; returns whether they can work, None: they did not start.
        Raises Uncompiled."""
        if self._pool is None or self._broken or not self._pool.active:
            await self._discard()
            # A fork of a process with threads may hang: the workers are spawned.
            self._pool = ProcessPool(
                self.number,
                initializer=_first,
                initargs=(self._warm,),
                context=multiprocessing.get_context("spawn"),
            )
        self._doubted.clear()
        try:
            async with asyncio.timeout(STARTING + STOPPING):
                warming: Future[bool] = self._pool.schedule(self._warm, timeout=STARTING)
                self.awake = await asyncio.wrap_future(warming)
        except Uncompiled:
            raise
        except Exception as error:
            kind = type(error).__name__
            missed = self._purpose or "house players go by rules of thumb"
            logger.error("%s: no worker starts (%s)", missed, kind)
            await self._discard()
            return None
        if self.awake and not self._purpose:
            logger.info("workers are awake: %d", self.number)
        return self.awake

    async def _watch(self) -> None:
        """Wait until workers are lost."""
        while not self._doubted.is_set() and self._pool is not None and self._pool.active:
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH):
                    await self._doubted.wait()
        if not self._doubted.is_set():
            logger.error("all workers have died, and are replaced")
            self._broken = True
            self._doubt()

    def _doubt(self) -> None:
        """Ask nothing more until new workers are warm: nobody waits for that."""
        self.awake = False
        self._known.clear()
        self._doubted.set()

    async def _discard(self) -> None:
        """Stop the workers there are, whatever they are doing."""
        pool, self._pool, self._broken, self.awake = self._pool, None, False, False
        if pool is None:
            return
        pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                await asyncio.to_thread(pool.join)

    # Asking them ----------------------------------------------------------------------------

    async def ask(self, job: Callable[..., T], *args: object, seconds: float) -> T | None:
        """The answer of a job that takes about so long; None: nobody has one."""
        pool = self._pool
        if pool is None or not self.awake:
            return None
        longest = seconds + self._slack
        try:
            asked: Future[T] = pool.schedule(job, args=[*args], timeout=longest)
        except RuntimeError:  # the pool takes no more jobs
            self._lost(pool, "all workers have died, and are replaced", broken=True)
            return None
        answer = asyncio.wrap_future(asked)
        answer.add_done_callback(_seen)  # whoever asked may have stopped waiting
        done, _ = await asyncio.wait({answer}, timeout=longest + STOPPING)
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

    def _lost(self, pool: ProcessPool, told: str, *, broken: bool) -> None:
        """Ask these workers nothing more; the first to notice says so."""
        if pool is not self._pool:
            return
        self._broken = self._broken or broken
        if self.awake:
            logger.error(told)
            self._doubt()


def _seen(answer: "asyncio.Future[T]") -> None:
    if not answer.cancelled():
        answer.exception()


def _first(warm: Callable[[], bool]) -> None:
    """What a worker does before anything else."""
    # End at once when told to: pebble's own handler may come too late, when Python is shutting
    # down, and then prints a traceback.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    with suppress(Uncompiled):  # told when the first job asks for it
        warm()
