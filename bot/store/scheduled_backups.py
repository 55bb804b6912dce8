"""Backups by the clock: every so many hours one more, and the oldest go."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path

from bot.background import Background
from bot.store.backup import copy_file
from bot.store.errors import StoreError
from bot.store.restore import look_through

logger = logging.getLogger(__name__)

HOUR = 3600
AGAIN = HOUR
"""Seconds before a failed backup is tried again."""


class Backups:
    """Copies a database into a folder while the bot runs; ``every`` 0 hours: never."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        every: float,
        keep: int,
        now: Callable[[], float] = time.time,
    ) -> None:
        """``keep``: how many to keep, at least one."""
        self._database, self._folder = database, folder
        self._every, self._keep = every * HOUR, max(1, keep)
        self._now = now
        self._failed = False
        self._stopping = threading.Event()
        self._background = Background()

    async def __aenter__(self) -> None:
        if self._every:
            self._background.keep(self._go_on, "backups")

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        await self._background.close()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self.due_in())
            await self.make()

    @property
    def kept(self) -> list[Path]:
        """The backups there, oldest first."""
        return sorted(self._folder.glob(f"{self._database.stem}-{'?' * 8}-{'?' * 6}.sqlite3"))

    def due_in(self) -> float:
        """Seconds until the next one."""
        if self._failed:
            return min(AGAIN, self._every)
        newest = max((file.stat().st_mtime for file in self.kept), default=0.0)
        return max(0.0, min(self._every, newest + self._every - self._now()))

    async def make(self) -> None:
        """Make one, check that it is sound, and drop the oldest; the host is told of a failure."""
        try:
            await asyncio.to_thread(self._make)
        except StoreError as error:
            logger.error("no backup was made: %s", error)
            self._failed = True
        else:
            self._failed = False

    def _make(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(self._now()))
        whole = self._folder / f"{self._database.stem}-{stamp}.sqlite3"
        half = whole.with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for left in self._folder.glob(f"{self._database.stem}-*.new"):  # by a killed process
                left.unlink()
            copy_file(self._database, half, self._stopping.is_set)
            try:
                counts = look_through(half, of=self._database)
                half.replace(whole)
            finally:
                half.unlink(missing_ok=True)
            for old in self.kept[: -self._keep]:
                old.unlink()
        except OSError as error:
            raise StoreError(f"{self._folder} cannot be written: {error.strerror}.") from error
        logger.info("%s is a backup with %d open tables", whole, len(counts.open))
