"""What people want to know about their play: hints first, analyses when nobody waits for one.

They have a worker of their own, so that they never slow a house player down.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

from bot.bounded import Bounded
from bot.thinkers.pool import Workers

T = TypeVar("T")

QueuePlace = tuple[bool, int, int]
"""Whether it can wait, which turn of its person's it is, and when it was asked."""

MOST_PEOPLE = 1000
"""People whose turns are remembered: those who ask just now."""


class Study:
    """One question after the other; urgent ones go first. A long one is asked in pieces.

    People take turns: however much one has asked before, another's first question comes after one
    more of theirs at the latest.
    """

    def __init__(self, workers: Workers) -> None:
        """``workers`` is one process."""
        self._workers = workers
        self._waiting: list[tuple[QueuePlace, asyncio.Event]] = []
        self._count = count()
        self._busy = False
        self._turn_now = 0
        """The turn that is being answered: who comes new begins with the next one."""
        self._turns = Bounded[int, int](MOST_PEOPLE)
        """By person their last turn so far."""

    @property
    def asked(self) -> int:
        """Questions that are answered, or wait to be."""
        return len(self._waiting) + self._busy

    @property
    def open(self) -> bool:
        """Whether anybody is there to answer."""
        return self._workers.awake

    async def ready(self) -> None:
        """Wait until it is known whether anybody is there."""
        await self._workers.ready()

    async def ask(
        self,
        job: Callable[..., T],
        *args: object,
        seconds: float,
        urgent: bool = False,
        person: int = 0,
    ) -> T | None:
        """What a job answers (``job`` is a function of a module, its answer can be pickled).

        None: nobody has an answer. ``seconds`` is what it takes about, once it begins; ``person``:
        for whom it is, 0: for nobody whom we know.
        """
        async with self._turn(urgent, person):
            return await self._workers.ask(job, *args, seconds=seconds)

    @asynccontextmanager
    async def _turn(self, urgent: bool, person: int) -> AsyncIterator[None]:
        called = asyncio.Event()
        turn = max(self._turn_now, self._turns.get(person, 0)) + 1
        self._turns[person] = turn
        heappush(self._waiting, ((not urgent, turn, next(self._count)), called))
        self._call()
        try:
            await called.wait()
            yield
        finally:
            if called.is_set():
                self._busy = False
            else:
                self._waiting = [one for one in self._waiting if one[1] is not called]
                self._waiting.sort(key=lambda one: one[0])
            self._call()

    def _call(self) -> None:
        if self._waiting and not self._busy:
            self._busy = True
            (_, turn, _), called = heappop(self._waiting)
            self._turn_now = max(self._turn_now, turn)
            called.set()
