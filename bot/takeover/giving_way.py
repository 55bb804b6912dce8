"""A process that hears nothing of Discord leaves its shards to one that does, if there is any."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

from bot.base.background import Background, repeated
from bot.base.meter import LineState
from bot.store import StoreError

logger = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between looks."""
DEAF = 30.0
"""Seconds without any line after which another process may serve: a line that is cut is up again
before long."""


class Shared(Protocol):
    """A store that other processes may share."""

    async def stand_by(self, *, ready: bool) -> None:
        """See ``ProcessStore``."""
        ...

    async def followed(self) -> bool:
        """See ``ProcessStore``."""
        ...

    def give_way(self) -> None:
        """See ``ProcessStore``."""
        ...


class Client(Protocol):
    """A client that knows the state of its lines to Discord."""

    @property
    def lines(self) -> tuple[LineState, ...]:
        """One for each shard."""
        ...

    @property
    def waits(self) -> bool:
        """Whether its turn has not come."""
        ...


class LeaseYielder:
    """Looks from time to time whether this process is at Discord."""

    def __init__(
        self, store: Shared, client: Client, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._client, self._now = store, client, now
        self._deaf_since: float | None = None
        self._ready = False
        """Others have been told that this process waits, and is at Discord."""
        self._background = Background()

    def start(self) -> None:
        """Look in the background."""
        look = partial(repeated, self.look, EVERY, StoreError, _not_looked)
        self._background.keep(look, "who is at Discord")

    async def close(self) -> None:
        """Stop looking."""
        await self._background.close()

    async def look(self) -> None:
        """Look once. Raises StoreError."""
        heard = [line.connected for line in self._client.lines]
        await self._stand_by(ready=self._client.waits and bool(heard) and all(heard))
        if self._client.waits or any(heard):
            self._deaf_since = None
        elif self._deaf_since is None:
            self._deaf_since = self._now()
        elif self._now() - self._deaf_since > DEAF and await self._store.followed():
            logger.warning("nothing is heard of Discord, and another process is there: it serves")
            self._store.give_way()

    async def _stand_by(self, *, ready: bool) -> None:
        if ready or self._ready:  # again: a new connection knows nothing of it
            await self._store.stand_by(ready=ready)
            self._ready = ready


def _not_looked(error: Exception) -> None:
    logger.debug("who is at Discord is not known now: %s", error)
