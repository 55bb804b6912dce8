"""Polls the shared database for changes by other processes.

They may change cached looks, languages and habits, and forget people whom caches name.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from bot.base.background import Background, repeat
from bot.choices.rows import CHANGES
from bot.store import Store, StoreError
from bot.store.notes import FORGOTTEN
from bot.tables.memory.rereading import Rereading
from bot.takeover.kept_tokens import KeptTokens

logger = logging.getLogger(__name__)

POLL_SECONDS = 2.0
"""Poll interval: cached choices are at most this stale."""
PROPAGATION_TIME = 2.5 * POLL_SECONDS
"""Seconds after which every process has polled, even if one poll was slow."""


class ChoiceCache(Protocol):
    """A cache of people's and servers' choices."""

    async def load(self, after: int | None = None) -> None:
        """Reload the choices; ``after``: only those made after this change. Raises StoreError."""
        ...


class RemoteChanges:
    """Invalidates caches when other processes change the database."""

    def __init__(
        self,
        store: Store,
        choices: Iterable[ChoiceCache],
        drop_names: Iterable[Callable[[], None]],
        rereading: Rereading,
        tokens: KeptTokens,
    ) -> None:
        """``drop_names``: each empties a cache that may name a person who was forgotten."""
        self._store = store
        self._choices = tuple(choices)
        self._drop_names = tuple(drop_names)
        self._rereading = rereading
        self._tokens = tokens
        self._last_seen: tuple[str | None, str | None] = (None, None)
        """The counters of choices and of deleted people, as last polled."""
        self._background = Background()

    def start(self) -> None:
        """Poll in the background."""
        poll = partial(repeat, self.poll, POLL_SECONDS, StoreError, _log_failure)
        self._background.keep(poll, "what is changed elsewhere")

    async def close(self) -> None:
        """Stop polling."""
        await self._background.close()

    async def wait_until_propagated(self) -> None:
        """Wait until the other processes have polled."""
        await asyncio.sleep(PROPAGATION_TIME)

    async def poll(self) -> None:
        """Poll once. Raises StoreError."""
        seen_choices, seen_forgotten = self._last_seen
        choices = await self._store.note(CHANGES)
        forgotten = await self._store.note(FORGOTTEN)
        if forgotten != seen_forgotten or seen_choices is None:
            await self._load(None)
        elif choices != seen_choices:
            await self._load(int(seen_choices))
        if forgotten != seen_forgotten:
            for drop in self._drop_names:
                drop()
            self._rereading.reread_all()
            await self._tokens.drop_forgotten()
        self._last_seen = (choices, forgotten)

    async def _load(self, after: int | None) -> None:
        for cache in self._choices:
            await cache.load(after)


def _log_failure(error: Exception) -> None:
    logger.warning("what is changed elsewhere cannot be read now: %s", error)
