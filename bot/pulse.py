"""A pulse for watchdogs: a file that is there, and young, while Discord answers the bot.

discord.py does not tell when it was answered last. But what it tells of the latency is measured
anew at each heartbeat that is answered (every 41 seconds), and infinite while it is disconnected.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import Protocol

from bot.background import Background
from bot.health import pulse_file
from bot.meter import Line
from bot.place import Place

BEAT = 10.0
"""Seconds between two beats."""

SILENCE = 55.0
"""Seconds without an answer after which Discord is gone. With two beats that is less than 90."""


class Connected(Protocol):
    """A client that knows how its lines to Discord stand."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """One a shard."""
        ...

    @property
    def waits(self) -> bool:
        """Whether it is ready, and no line is to be there before another process lets go."""
        ...


class Pulse:
    """Beats while Discord answers the client, on one of its lines at least: a watchdog that starts
    it anew would cut the others, too."""

    def __init__(
        self,
        client: Connected,
        database: Place,
        *,
        beat: float = BEAT,
        silence: float = SILENCE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._file = pulse_file(database)
        self._times = beat, silence
        self._now = now
        self._latency: dict[int, float] = {}
        """By shard what was measured last."""
        self._answered = -math.inf
        """When a heartbeat was seen to have been answered."""
        self._background = Background()

    async def __aenter__(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.unlink(missing_ok=True)  # of a process that was killed
        self._background.keep(self._go_on, "the pulse")

    async def __aexit__(self, *error: object) -> None:
        await self._background.close()
        self._file.unlink(missing_ok=True)

    async def _go_on(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(self._times[0])

    def beat(self) -> None:
        """Touch the file, or take it away."""
        now = self._now()
        for shard, connected, latency in self._client.lines:
            news = math.isfinite(latency) and latency != self._latency.get(shard)
            if connected and news:
                self._latency[shard], self._answered = latency, now
        with contextlib.suppress(OSError):
            if self._client.waits or now - self._answered < self._times[1]:
                self._file.touch()
            else:
                self._file.unlink(missing_ok=True)
