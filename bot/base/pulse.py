"""A pulse for watchdogs: a file that exists and is fresh while Discord answers the bot.

discord.py does not say when Discord last answered. But the latency it gives is measured at each
answered heartbeat (every 41 seconds), and infinite while it is disconnected.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import Protocol

from bot.base.background import Background
from bot.base.database_address import DatabaseAddress
from bot.base.health import pulse_file
from bot.base.meter import LineState

BEAT_SECONDS = 10.0
"""Pause between beats."""

MAX_SILENCE = 55.0
"""Seconds without an answer after which Discord counts as gone. With two beats that is under 90."""


class Unwritable(Exception):
    """The pulse file cannot be written: a sentence for the host."""


class Connected(Protocol):
    """A client that knows the state of its connections to Discord."""

    @property
    def lines(self) -> tuple[LineState, ...]:
        """Connections, one for each shard."""
        ...

    @property
    def waits(self) -> bool:
        """True if this is a standby process, which needs no connection before its turn."""
        ...


class Pulse:
    """Beats while at least one shard is connected: a restart would disconnect all shards."""

    def __init__(
        self,
        client: Connected,
        database: DatabaseAddress,
        *,
        intact: Callable[[], bool],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``intact``: whether the database is still the one that the client has open."""
        self._client = client
        self._intact = intact
        self._file = pulse_file(database)
        self._now = now
        self._latency: dict[int, float] = {}
        """Last latency of each shard."""
        self._answered = -math.inf
        """Time at which a new latency was last seen."""
        self._background = Background()

    async def __aenter__(self) -> None:
        """Start beating. Raises Unwritable: no watchdog would ever see the file."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch()
            self._file.unlink()  # also one left by a killed process
        except OSError as error:
            raise Unwritable(
                f"{self._file.absolute()}, by which watchdogs see that the bot is well, cannot be "
                f"written: {error.strerror}. Start the bot in a folder that it may write."
            ) from error
        self._background.keep(self._beat_for_ever, "the pulse")

    async def __aexit__(self, *error: object) -> None:
        await self._background.close()
        self._file.unlink(missing_ok=True)

    async def _beat_for_ever(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self) -> None:
        """Touch the file, or remove it."""
        now = self._now()
        for shard, connected, latency in self._client.lines:
            changed = math.isfinite(latency) and latency != self._latency.get(shard)
            if connected and changed:
                self._latency[shard] = latency
                self._answered = now
        with contextlib.suppress(OSError):
            answered = self._client.waits or now - self._answered < MAX_SILENCE
            if answered and self._intact():
                self._file.touch()
            else:
                self._file.unlink(missing_ok=True)
