"""A process waits until it may write, ready for that moment, and learns for which shards."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from bot.background import Background
from bot.settings import Settings


class Held(Protocol):
    """What is to be held."""

    async def hold(self) -> tuple[int, ...]:
        """As a store does."""
        ...


AT_ONCE = 0.2
"""Seconds after which a process is not the first one: it gets ready meanwhile."""


class Holding:
    """Which shards this process holds, where others hold the rest in the same database."""

    def __init__(
        self, store: Held, settings: Settings, prepare: Callable[[], Awaitable[None]]
    ) -> None:
        """``prepare``: done if there is time to get ready, until it is this process's turn."""
        self._store, self._prepare = store, prepare
        self.settings = settings
        """With the shards that it holds, once it does."""
        self.shared: tuple[int, ...] = ()
        """These; none: it has the database for itself."""
        self.waits = False

    @property
    def first(self) -> bool:
        """Whether it does what one process does for all that share the database."""
        return not self.shared or 0 in self.shared

    async def begin(self) -> None:
        """Wait. Raises StoreError: it is of no use."""
        waiting = Background()
        holding = waiting.start(self._store.hold, "waiting for a lease", raises=(Exception,))
        try:
            done, _ = await asyncio.wait((holding,), timeout=AT_ONCE)
            if not done:
                self.waits = True
                waiting.start(self._prepare, "getting ready")
            self.shared = await holding or ()
        finally:
            await waiting.close()
            self.waits = False
        if self.shared:
            self.settings = replace(self.settings, sets=(self.shared,))
