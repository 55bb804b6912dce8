"""Servers that removed the bot: after a while nothing of them is kept."""

import asyncio
import json
import logging
from collections.abc import Callable, Collection
from functools import partial

from bot.base.background import Background, repeated
from bot.privacy.rows import Personal, PrivacyRows
from bot.store import StoreError

logger = logging.getLogger(__name__)

KEPT = 30 * 86400
"""Seconds for which such a server is remembered: it may change its mind."""
EVERY = 6 * 3600.0
"""Seconds between looks."""
NOTE = "departed"


class RemovedServers:
    """Looks from time to time which servers are gone, and forgets those that stay away."""

    def __init__(
        self,
        rows: PrivacyRows,
        personal: Personal,
        now: Callable[[], int],
        present: Callable[[], Collection[int] | None],
        hears: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """``present``: the servers the bot is in; None: unknown now.

        ``hears``: whether this process serves a server.
        """
        self._rows = rows
        self._personal = personal
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
        missing = set(filter(self._hears, await self._rows.servers(self._personal))) - set(present)
        since = await self._note(missing)
        long_gone = {guild for guild in missing if self._now() - since[guild] >= KEPT}
        for guild in filter(self._is_gone, sorted(long_gone)):
            await self._rows.forget_server(self._personal, guild)
            logger.info("a server has removed the bot %d days ago, and is forgotten", KEPT // 86400)
        if long_gone:
            await self._note(missing - long_gone)

    def _is_gone(self, guild: int) -> bool:
        """Whether a server that is missing has not come back just now, and is still ours."""
        present = self._present()
        return present is not None and guild not in present and self._hears(guild)

    async def _note(self, missing: Collection[int]) -> dict[int, int]:
        """Note which servers are gone, and since when; other processes note theirs, which may come
        to be ours."""
        now = self._now()

        def changed(noted: str | None) -> str:
            before = _read(noted)
            others = {guild: at for guild, at in before.items() if not self._hears(guild)}
            gone = {guild: before.get(guild, now) for guild in missing}
            return json.dumps({str(guild): at for guild, at in sorted({**others, **gone}.items())})

        return _read(await self._rows.store.change_note(NOTE, changed))


def _read(noted: str | None) -> dict[int, int]:
    return {int(guild): at for guild, at in json.loads(noted or "{}").items()}


def _not_forgotten(error: Exception) -> None:
    logger.error("servers that are gone cannot be forgotten now: %s", error)
