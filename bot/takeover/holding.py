"""A process waits, ready, until it may write, and learns for which shards."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from bot.base.background import Background
from bot.base.settings import Settings


class LeaseHolder(Protocol):
    """What a process can hold."""

    async def hold(self) -> tuple[int, ...]:
        """As a store does."""
        ...


AT_ONCE = 0.2
"""Seconds after which a process that cannot hold shards is a follower, and gets ready."""


class Holding:
    """The shards this process holds, where others hold the rest in the same database."""

    def __init__(
        self, store: LeaseHolder, settings: Settings, prepare: Callable[[], Awaitable[None]]
    ) -> None:
        """``prepare``: gets ready, if there is time before this process's turn."""
        self._store, self._prepare = store, prepare
        self.settings = settings
        """From its turn on with the shards that it holds."""
        self.shared: tuple[int, ...] = ()
        """Those shards; empty: it has the database to itself."""
        self.waits = False

    @property
    def first(self) -> bool:
        """Whether it does what one process does for all that share the database."""
        return not self.shared or 0 in self.shared

    async def begin(self) -> None:
        """Wait. Raises StoreError if that is no use."""
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
