"""What people want to know about their play: hints first, analyses when nobody waits for a hint.

These have a worker of their own, so that they never slow down a house player.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

from bot.base.bounded import Bounded
from bot.thinkers.pool import Workers

T = TypeVar("T")

QueuePlace = tuple[bool, int, int]
"""True if it can wait, the number of its person's turn, and when it was asked."""

MOST_PEOPLE = 1000
"""How many people's turns are remembered: those who asked last."""


class Study:
    """One question after another, urgent ones first. A long one is asked in pieces.

    People take turns: however much one has asked, another's first question waits for one
    more of theirs at most.
    """

    def __init__(self, workers: Workers) -> None:
        """``workers`` is one process."""
        self._workers = workers
        self._waiting: list[tuple[QueuePlace, asyncio.Event]] = []
        self._count = count()
        self._busy = False
        self._turn_now = 0
        """The turn being answered: newcomers begin with the next one."""
        self._turns = Bounded[int, int](MOST_PEOPLE)
        """Each person's last turn so far."""

    @property
    def asked(self) -> int:
        """Questions being answered, or waiting."""
        return len(self._waiting) + self._busy

    @property
    def open(self) -> bool:
        """True if anybody is there to answer."""
        return self._workers.awake

    async def ready(self) -> None:
        """Wait until we know whether anybody is there."""
        await self._workers.ready()

    async def ask(
        self,
        job: Callable[..., T],
        *args: object,
        seconds: float,
        urgent: bool = False,
        person: int = 0,
    ) -> T | None:
        """The answer of ``job`` (a function of a module, whose answer can be pickled).

        None: nobody has one. ``seconds``: about how long it takes, once it begins; ``person``:
        who it is for, 0: nobody we know.
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
