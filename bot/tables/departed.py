"""Servers that removed the bot: after a while nothing of them is kept."""

import asyncio
import json
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from bot.background import Background, repeated
from bot.store import StoreError

logger = logging.getLogger(__name__)

KEPT = 30 * 86400
"""Seconds for which such a server is remembered: it may change its mind."""
EVERY = 6 * 3600.0
"""Seconds between looks."""
NOTE = "departed"


class ServerStore(Protocol):
    """What the store knows of servers."""

    async def servers(self) -> tuple[int, ...]:
        """The servers that something is kept of."""
        ...

    async def forget_server(self, guild: int) -> None:
        """Delete all that is kept of a server."""
        ...

    async def note(self, key: str) -> str | None:
        """What is noted under a key."""
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Note something there instead."""
        ...


class Departed:
    """Looks from time to time which servers are gone, and forgets those that stay away."""

    def __init__(
        self,
        store: ServerStore,
        now: Callable[[], int],
        present: Callable[[], Collection[int] | None],
        hears: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """``present``: the servers the bot is in; None: unknown now.

        ``hears``: whether this process serves a server.
        """
        self._store = store
        self._now = now
        self._present = present
        self._hears = hears
        self._background = Background()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look in the background; starting it again changes nothing."""
        look = partial(repeated, self.look, EVERY, StoreError, _not_forgotten)
        self._task = self._task or self._background.keep(look, "forgetting servers", again=EVERY)

    async def close(self) -> None:
        """Stop looking."""
        await self._background.close()

    async def look(self) -> None:
        """Note which servers are gone, and since when (the bot's downtime counts); forget those
        gone for long. Raises StoreError."""
        present = self._present()
        if present is None:
            return
        now, noted = self._now(), await self._store.note(NOTE)
        since: dict[str, int] = json.loads(noted or "{}")
        missing = set(filter(self._hears, await self._store.servers())) - set(present)
        gone = {guild: since.get(str(guild), now) for guild in missing}
        others = {int(guild): at for guild, at in since.items() if not self._hears(int(guild))}
        for guild in [one for one, at in gone.items() if now - at >= KEPT]:
            await self._store.forget_server(guild)
            logger.info("a server has removed the bot %d days ago, and is forgotten", KEPT // 86400)
            del gone[guild]
        noted_now = sorted({**others, **gone}.items())
        left = json.dumps({str(guild): at for guild, at in noted_now})
        if left != (noted or "{}"):
            await self._store.set_note(NOTE, left)


def _not_forgotten(error: Exception) -> None:
    logger.error("servers that are gone cannot be forgotten now: %s", error)
