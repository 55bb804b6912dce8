"""Yields this process's shards to a standby when it has lost its connections to Discord."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

from bot.base.background import Background, repeat
from bot.base.meter import LineState
from bot.store import StoreError

logger = logging.getLogger(__name__)

CHECK_SECONDS = 2.0
"""Interval between checks."""
DISCONNECT_GRACE = 30.0
"""Seconds without any connection before the lease is yielded: a dropped connection is usually
back sooner."""


class LeaseStore(Protocol):
    """A store that processes may share."""

    async def stand_by(self, *, ready: bool) -> None:
        """See ``Store``."""
        ...

    async def is_followed(self) -> bool:
        """See ``Store``."""
        ...

    def give_way(self) -> None:
        """See ``Store``."""
        ...


class GatewayClient(Protocol):
    """A client that knows the state of its connections to Discord."""

    @property
    def lines(self) -> tuple[LineState, ...]:
        """The state of each shard's connection."""
        ...

    @property
    def waits(self) -> bool:
        """Whether the process is still waiting for a lease."""
        ...


class LeaseYielder:
    """Checks periodically whether this process is connected to Discord."""

    def __init__(
        self, store: LeaseStore, client: GatewayClient, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._client = client
        self._now = now
        self._disconnected_since: float | None = None
        self.ready = False
        """Whether other processes were told that this one is a standby connected to Discord."""
        self._background = Background()

    def start(self) -> None:
        """Start checking in the background."""
        check = partial(repeat, self.check, CHECK_SECONDS, StoreError, _log_failure)
        self._background.keep(check, "who is at Discord")

    async def close(self) -> None:
        """Stop checking."""
        await self._background.close()

    async def check(self) -> None:
        """Check once. Raises StoreError."""
        connected = [line.connected for line in self._client.lines]
        await self._stand_by(ready=self._client.waits and bool(connected) and all(connected))
        if self._client.waits or any(connected):
            self._disconnected_since = None
        elif self._disconnected_since is None:
            self._disconnected_since = self._now()
        elif (
            self._now() - self._disconnected_since > DISCONNECT_GRACE
            and await self._store.is_followed()
        ):
            logger.warning("nothing is heard of Discord, and another process is there: it serves")
            self._store.give_way()

    async def _stand_by(self, *, ready: bool) -> None:
        if ready or self.ready:  # repeated: a new database connection knows nothing of it
            await self._store.stand_by(ready=ready)
            self.ready = ready


def _log_failure(error: Exception) -> None:
    logger.debug("who is at Discord is not known now: %s", error)
