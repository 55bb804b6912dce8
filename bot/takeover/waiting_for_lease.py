"""Acquires the lease: a process waits as a standby until it may write, and learns its shards."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from bot.base.background import Background
from bot.base.settings import Settings


class LeaseHolder(Protocol):
    """A store whose lease a process can hold."""

    async def hold(self) -> tuple[int, ...]:
        """See ``Store``."""
        ...


STANDBY_AFTER = 0.2
"""Seconds to wait for the lease before the process counts as a standby and gets ready."""


class Holding:
    """The shards that this process holds."""

    def __init__(
        self, store: LeaseHolder, settings: Settings, prepare: Callable[[], Awaitable[None]]
    ) -> None:
        """``prepare`` gets the process ready while it waits for its lease."""
        self._store = store
        self._prepare = prepare
        self.settings = settings
        """Once the lease is held: with the shards that this process holds."""
        self.held_shards: tuple[int, ...] = ()
        """The shards held; empty: this process has the database to itself."""
        self.waits = False
        """Whether the process is waiting for its lease."""
        self.acquired = False
        """Whether the process has its lease."""

    @property
    def first(self) -> bool:
        """Whether this process does the work that one process does for all."""
        return not self.held_shards or 0 in self.held_shards

    async def begin(self) -> None:
        """Wait for the lease. Raises StoreError if waiting cannot help."""
        background = Background()
        holding = background.start(self._store.hold, "waiting for a lease", raises=(Exception,))
        try:
            done, _ = await asyncio.wait((holding,), timeout=STANDBY_AFTER)
            if not done:
                self.waits = True
                background.start(self._prepare, "getting ready")
            self.held_shards = await holding or ()
            self.acquired = True
        finally:
            await background.close()
            self.waits = False
        if self.held_shards:
            self.settings = replace(self.settings, sets=(self.held_shards,))
