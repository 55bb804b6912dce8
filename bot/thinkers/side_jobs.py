"""Jobs too long for the event loop, run by another process.

They go to the study's worker, after all questions of people. Without one they go to a side process
of the lowest priority, which ends when it has no more jobs.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from bot.base.background import Background
from bot.thinkers.pool import Workers
from bot.thinkers.study import Study
from bot.thinkers.work import NICE_STUDY, set_nice

JOB_SECONDS = 60.0
"""Timeout of a job, for a busy machine on which its process has the lowest priority; usually it
takes a few tenths of a second."""
IDLE_SECONDS = 20.0
"""Time without a job after which the side process ends, to free its memory."""

T = TypeVar("T")


class Jobs(Protocol):
    """Runs short jobs outside of the event loop."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """Run ``job`` and return its result.

        ``job`` is a module-level function that never returns None. ``person``: the user who
        waits for it, if any.
        """
        ...

    async def do_elsewhere(self, job: Callable[..., T], *args: object, person: int = 0) -> T | None:
        """Run a job that this process must never do itself; None if no other one can."""
        ...

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """Run a job that searches; None if there is no worker for that."""
        ...


class AtOnce:
    """Runs jobs inline, in programs that have nothing else to do."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """Run a job."""
        del person
        return job(*args)

    async def do_elsewhere(self, job: Callable[..., T], *args: object, person: int = 0) -> T | None:
        """Run a job."""
        return await self.do(job, *args, person=person)

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """Run a job that searches."""
        return job(*args)


def lower_priority() -> bool:
    """Take the priority of a side process, which has nothing to load."""
    set_nice(NICE_STUDY)
    return True


def run_timed(job: Callable[..., Any], args: Sequence[object]) -> tuple[Any, float]:
    """Run a job; return its result and the seconds of processor time that it took."""
    began = time.thread_time()
    result = job(*args)
    return result, time.thread_time() - began


class SideJobs:
    """Runs jobs in another process."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self.processor_seconds = 0.0
        """Processor time of all jobs that were finished."""
        self._jobs = 0
        """Number of jobs of the side process."""
        self._workers: Workers | None = None
        """The side process."""
        self._side_study: Study | None = None
        self._background = Background()
        self._idle_timer: asyncio.TimerHandle | None = None

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """Run a job; if no other process can, a thread of this one does."""
        timed = await self._ask(job, args, person)
        if timed is None:
            timed = await asyncio.to_thread(run_timed, job, args)
        result: T = self._count(timed)
        return result

    async def do_elsewhere(self, job: Callable[..., T], *args: object, person: int = 0) -> T | None:
        """Run a job that this process must never do itself; None if no other one can."""
        timed = await self._ask(job, args, person)
        result: T | None = None if timed is None else self._count(timed)
        return result

    async def _ask(
        self, job: Callable[..., object], args: Sequence[object], person: int
    ) -> tuple[Any, float] | None:
        """Run a job in another process; return its result and processor time, None if it fails."""
        if self._study.open:
            return await self._study.ask(run_timed, job, args, seconds=JOB_SECONDS, person=person)
        with self._using() as side_study:
            await side_study.ready()
            return await side_study.ask(run_timed, job, args, seconds=JOB_SECONDS, person=person)

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """Run a job that searches; None if there is no worker for that."""
        if not self._study.open:
            return None
        timed = await self._study.ask(run_timed, job, args, seconds=JOB_SECONDS)
        result: T | None = None if timed is None else self._count(timed)
        return result

    def _count(self, timed: tuple[Any, float]) -> Any:
        result, seconds = timed
        self.processor_seconds += seconds
        return result

    @property
    def running(self) -> bool:
        """True if there is a side process."""
        return self._workers is not None

    @contextmanager
    def _using(self) -> Iterator[Study]:
        """Use the side process, which stays at least as long as the block runs."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
        if self._side_study is None:
            self._workers = Workers(1, lower_priority, purpose="side jobs", announce=False)
            self._workers.start()
            self._side_study = Study(self._workers)
        self._jobs += 1
        try:
            yield self._side_study
        finally:
            self._jobs -= 1
            if not self._jobs and self._workers is not None:
                loop = asyncio.get_running_loop()
                self._idle_timer = loop.call_later(IDLE_SECONDS, self._end)

    def _end(self) -> None:
        workers = self._workers
        self._workers = self._side_study = self._idle_timer = None
        if workers is not None:
            self._background.start(workers.close, "a process without jobs")

    async def close(self) -> None:
        """Stop the side process, even during a job."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._end()
        await asyncio.gather(*self._background.running)
        await self._background.close()
