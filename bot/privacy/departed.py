"""Deletes the data of servers that removed the bot a month ago."""

import asyncio
import json
import logging
from collections.abc import Callable, Collection
from functools import partial

from bot.base.background import Background, repeat
from bot.privacy.rows import Personal, PrivacyRows
from bot.store import StoreError

logger = logging.getLogger(__name__)

GRACE_SECONDS = 30 * 86400
"""Seconds until a missing server's data are deleted: it may invite the bot again."""
CHECK_SECONDS = 6 * 3600.0
"""Interval between checks."""
NOTE_KEY = "departed"
"""Key of the store's note with the missing servers and the times since when they are missing."""


class RemovedServers:
    """Records missing servers from time to time, and deletes the data of those that stay away."""

    def __init__(
        self,
        rows: PrivacyRows,
        personal: Personal,
        now: Callable[[], int],
        present: Callable[[], Collection[int] | None],
        serves: Callable[[int], bool],
    ) -> None:
        """``present`` returns the servers the bot is in, or None while that is unknown.

        ``serves`` tells whether this process serves a server.
        """
        self._rows = rows
        self._personal = personal
        self._now = now
        self._present = present
        self._serves = serves
        self._background = Background()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking in the background; idempotent."""
        look = partial(repeat, self.look, CHECK_SECONDS, StoreError, _log_failure)
        self._task = self._task or self._background.keep(
            look, "forgetting servers", first_pause=CHECK_SECONDS
        )

    async def close(self) -> None:
        """Stop checking."""
        await self._background.close()

    async def look(self) -> None:
        """Record newly missing servers (downtime included), and purge those missing for 30 days.

        Raises StoreError.
        """
        present = self._present()
        if present is None:
            return
        missing = set(filter(self._serves, await self._rows.servers(self._personal))) - set(present)
        gone_since = await self._note(missing)
        long_gone = {guild for guild in missing if self._now() - gone_since[guild] >= GRACE_SECONDS}
        for guild in filter(self._is_still_missing, sorted(long_gone)):
            await self._rows.forget_server(self._personal, guild)
            logger.info(
                "a server has removed the bot %d days ago, and is forgotten", GRACE_SECONDS // 86400
            )
        if long_gone:
            await self._note(missing - long_gone)

    def _is_still_missing(self, guild: int) -> bool:
        """Check again that a server is still missing, and still on this process's shards."""
        present = self._present()
        return present is not None and guild not in present and self._serves(guild)

    async def _note(self, missing: Collection[int]) -> dict[int, int]:
        """Update the note of missing servers, and return since when each is missing.

        Entries of other processes' servers stay: this process may serve them later.
        """
        now = self._now()

        def update(text: str | None) -> str:
            before = _parse_note(text)
            entries = {guild: since for guild, since in before.items() if not self._serves(guild)}
            entries |= {guild: before.get(guild, now) for guild in missing}
            return json.dumps({str(guild): since for guild, since in sorted(entries.items())})

        return _parse_note(await self._rows.store.change_note(NOTE_KEY, update))


def _parse_note(text: str | None) -> dict[int, int]:
    return {int(guild): since for guild, since in json.loads(text or "{}").items()}


def _log_failure(error: Exception) -> None:
    logger.error("servers that are gone cannot be forgotten now: %s", error)
