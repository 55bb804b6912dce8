"""Queue of people's questions about their play: hints first, then analyses.

They have a worker of their own, so that they never slow down a house player.
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
"""Sort key: whether the question is not urgent, the number of its person's turn, its own number."""

MAX_PEOPLE = 1000
"""Number of people whose turns are remembered: the latest."""


class Study:
    """Asks one question after another, urgent ones first. Long ones are asked in pieces.

    People take turns: a person's first question waits for at most one of each other person.
    """

    def __init__(self, workers: Workers) -> None:
        """``workers``: a single process."""
        self._workers = workers
        self._waiting: list[tuple[QueuePlace, asyncio.Event]] = []
        self._count = count()
        self._busy = False
        self._turn_now = 0
        """Number of the turn being answered; a new person gets the next one."""
        self._turns = Bounded[int, int](MAX_PEOPLE)
        """Number of each person's latest turn."""

    @property
    def asked(self) -> int:
        """Number of questions being answered or waiting."""
        return len(self._waiting) + self._busy

    @property
    def open(self) -> bool:
        """True if the worker can answer."""
        return self._workers.awake

    async def ready(self) -> None:
        """Wait until it is known whether the worker can answer."""
        await self._workers.ready()

    async def ask(
        self,
        job: Callable[..., T],
        *args: object,
        seconds: float,
        urgent: bool = False,
        person: int = 0,
    ) -> T | None:
        """Run ``job``, a module-level function with a picklable result; None if it fails.

        ``seconds``: the usual time, once it begins; ``person``: the user who asks, if any.
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
                self._waiting = [
                    (key, event) for key, event in self._waiting if event is not called
                ]
                self._waiting.sort(key=lambda entry: entry[0])
            self._call()

    def _call(self) -> None:
        if self._waiting and not self._busy:
            self._busy = True
            (_, turn, _), called = heappop(self._waiting)
            self._turn_now = max(self._turn_now, turn)
            called.set()
