"""What other processes change in the shared database that this one remembers: looks, languages, and
whom to forget. It is read again within seconds."""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from bot.archive.archive import Archive
from bot.base.background import Background, repeated
from bot.choices.rows import CHANGES
from bot.store import Store, StoreError
from bot.store.notes import FORGOTTEN
from bot.tables.memory.rereading import Rereading
from bot.takeover.kept_tokens import KeptTokens

logger = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between looks: nothing remembered is older."""
PROPAGATION_TIME = 2.5 * EVERY
"""Seconds after which all other processes have looked, even if one look took long."""


class Chosen(Protocol):
    """Remembers people's and servers' choices."""

    async def load(self, after: int | None = None) -> None:
        """Read them again; ``after``: only those made after so many changes. Raises StoreError."""
        ...


class RemoteChanges:
    """Looks from time to time for changes."""

    def __init__(
        self,
        store: Store,
        chosen: Iterable[Chosen],
        archive: Archive,
        rereading: Rereading,
        tokens: KeptTokens,
    ) -> None:
        self._store, self._tokens = store, tokens
        self._chosen, self._archive, self._rereading = tuple(chosen), archive, rereading
        self._seen: list[str | None] = [None, None]
        """The counts of choices and of forgotten people, as last seen."""
        self._background = Background()

    def start(self) -> None:
        """Look in the background."""
        look = partial(repeated, self.look, EVERY, StoreError, _not_read)
        self._background.keep(look, "what is changed elsewhere")

    async def close(self) -> None:
        """Stop looking."""
        await self._background.close()

    async def heard(self) -> None:
        """Wait until the other processes have looked."""
        await asyncio.sleep(PROPAGATION_TIME)

    async def look(self) -> None:
        """Look once. Raises StoreError."""
        now = [await self._store.note(CHANGES), await self._store.note(FORGOTTEN)]
        if now[1] != self._seen[1] or self._seen[0] is None:
            await self._load(None)
        elif now[0] != self._seen[0]:
            await self._load(int(self._seen[0]))
        if now[1] != self._seen[1]:
            self._archive.clear()
            self._rereading.all()
            await self._tokens.look()
        self._seen = now

    async def _load(self, after: int | None) -> None:
        for one in self._chosen:
            await one.load(after)


def _not_read(error: Exception) -> None:
    logger.warning("what is changed elsewhere cannot be read now: %s", error)
