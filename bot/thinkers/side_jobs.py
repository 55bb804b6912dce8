"""Work that would keep the event loop from everybody else, done by another process.

It goes to the worker that studies, after all that people ask there. Without one it goes to a
process of its own, which gives way to everybody else on the machine and ends when there is
nothing left to do.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from bot.base.background import Background
from bot.thinkers.pool import Workers
from bot.thinkers.study import Study
from bot.thinkers.work import BEHIND, give_way

LONGEST = 60.0
"""Seconds that a job may take on a busy machine, where its process has the lowest priority;
elsewhere it takes a few tenths."""
IDLE = 20.0
"""Seconds without a job after which a process of our own ends, and gives its memory back."""

T = TypeVar("T")


class Jobs(Protocol):
    """Does short jobs where they keep nobody waiting."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """The answer of ``job``, a function of a module that never answers None. It always has
        one. ``person``: who waits for it; 0: nobody."""
        ...

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """The answer of a job that searches; None: nobody is there to search now."""
        ...


class AtOnce:
    """Jobs done on the spot, in programs where nobody else waits."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """The answer of a job."""
        del person
        return job(*args)

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """The answer of a job that searches."""
        return job(*args)


def aside() -> bool:
    """Give way to everybody else on the machine; there is nothing to load."""
    give_way(BEHIND)
    return True


class SideJobs:
    """Jobs for another process."""

    def __init__(
        self,
        study: Study,
        *,
        warm: Callable[[], bool] | None = None,
        idle: float = IDLE,
    ) -> None:
        """``study``: the worker that studies, if there is one; ``warm``: how a process of our own
        begins; ``idle``: seconds after which it ends."""
        self._study = study
        self._warm = warm or aside
        self._idle = idle
        self._asked = 0
        """Jobs that wait for a process of our own."""
        self._own: Workers | None = None
        self._own_study: Study | None = None
        self._background = Background()
        self._ends: asyncio.TimerHandle | None = None

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        """The answer of a job. Should no process have one, a thread of this one finds it."""
        if self._study.open:
            found = await self._study.ask(job, *args, seconds=LONGEST, person=person)
        else:
            with self._using() as own:
                await own.ready()
                found = await own.ask(job, *args, seconds=LONGEST, person=person)
        if found is None:
            return await asyncio.to_thread(job, *args)
        return found

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        """The answer of a job that searches; None: nobody is there to search now."""
        if not self._study.open:
            return None
        return await self._study.ask(job, *args, seconds=LONGEST)

    @property
    def running(self) -> bool:
        """True if a process of our own is there."""
        return self._own is not None

    @contextmanager
    def _using(self) -> Iterator[Study]:
        """A process of our own, which stays at least as long as the block runs."""
        if self._ends is not None:
            self._ends.cancel()
            self._ends = None
        if self._own_study is None:
            self._own = Workers(1, self._warm, purpose="side jobs")
            self._own.start()
            self._own_study = Study(self._own)
        self._asked += 1
        try:
            yield self._own_study
        finally:
            self._asked -= 1
            if not self._asked and self._own is not None:
                loop = asyncio.get_running_loop()
                self._ends = loop.call_later(self._idle, self._end)

    def _end(self) -> None:
        own, self._own, self._own_study, self._ends = self._own, None, None, None
        if own is not None:
            self._background.start(own.close, "a process without jobs")

    async def close(self) -> None:
        """Stop the process of our own, whatever it is doing."""
        if self._ends is not None:
            self._ends.cancel()
        self._end()
        await asyncio.gather(*self._background.running)
        await self._background.close()
