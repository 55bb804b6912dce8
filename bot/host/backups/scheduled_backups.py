"""Backups by the clock: every so many hours one more, and the oldest go."""

import asyncio
import logging
import math
import os
import re
import threading
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from bot.base.background import Background
from bot.base.database_address import DatabaseAddress
from bot.base.meter import BackupStatus
from bot.host.backups.backup_process import copy_in_process
from bot.host.log_check import OPEN_OR_CLOSED
from bot.store.backups import HALF
from bot.store.errors import StoreError
from bot.store.sqlite.backup import copy_file
from bot.store.sqlite.database_files import remove, replace
from bot.store.sqlite.identity import read_identity
from bot.store.sqlite.restore import look_through

logger = logging.getLogger(__name__)

HOUR = 3600
AGAIN = HOUR
"""Seconds before a failed backup is tried again."""
LOOK_SECONDS = 1.0
"""Seconds between checks whether it is now up to this process."""

STAMP = re.compile(r"\d{8}-\d{6}\.sqlite3")
"""How the name of a backup ends."""
LONGEST_STEM = 180
"""How many bytes of the database's name the names of backups repeat: file systems allow 255."""


class Backups:
    """Copies a database into a folder while the bot runs; ``every`` 0 hours: never."""

    def __init__(
        self,
        database: DatabaseAddress,
        folder: Path,
        every: float,
        keep: int,
        now: Callable[[], float] = time.time,
        *,
        leads: Callable[[], bool],
    ) -> None:
        """Make the task of scheduled backups.

        ``keep``: how many to keep, at least one; ``leads``: whether it is up to this process, of
        several that share the database.
        """
        self._database, self._folder = database, folder
        self._every, self._keep = every * HOUR, max(1, keep)
        self._now = now
        self._leads = leads
        self._failed = False
        self._made = 0.0
        """When the last one was made, by the same clock."""
        self._seen = 0.0
        """When the newest was made, at the last look into the folder."""
        self._stopping = threading.Event()
        self._background = Background()

    async def __aenter__(self) -> None:
        if self.scheduled:
            self._background.keep(self._go_on, "backups")

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        await self._background.close()

    async def _go_on(self) -> None:
        # The folder may be on a slow disk: it is read in a thread, and never for the metrics.
        await asyncio.to_thread(self._newest)
        while True:
            leads = self._leads()
            pause = await asyncio.to_thread(self.due_in) if leads else LOOK_SECONDS
            await asyncio.sleep(pause)
            if leads and self._leads():
                await self.make()

    @property
    def kept(self) -> list[Path]:
        """The backups of this database that are there, oldest first. Raises StoreError."""
        return [file for file in self._files_of_ours() if STAMP.fullmatch(self._rest_of(file))]

    def due_in(self) -> float:
        """Seconds until the next one, after a look into the folder."""
        if self._failed:
            return min(AGAIN, self._every)
        return max(0.0, min(self._every, self._newest() + self._every - self._now()))

    @property
    def scheduled(self) -> bool:
        """Whether backups are made at all."""
        return self._every > 0

    def status(self) -> BackupStatus:
        """The state at the last look into the folder, for the meter."""
        return BackupStatus(
            made_at=max(self._made, self._seen) or math.nan, succeeded=not self._failed
        )

    def _newest(self) -> float:
        """When the newest was made; 0: none is known."""
        try:
            newest = max((file.stat().st_mtime for file in self.kept), default=self._made)
        except (OSError, StoreError):
            newest = self._made  # the next attempt logs it
        self._seen = max(newest, self._made)
        return self._seen

    async def make(self) -> None:
        """Make one, check that it is sound, and drop the oldest; the host is told of a failure."""
        try:
            await asyncio.to_thread(self._make)
        except StoreError as error:
            logger.error("no backup was made: %s", error)
            self._failed = True
        else:
            self._failed = False
            self._made = self._now()

    def _make(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(self._now()))
        whole = self._folder / f"{self._prefix}{stamp}.sqlite3"
        half = self._folder / f"{whole.name}{HALF}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for file in self._files_of_ours():
                if HALF in self._rest_of(file):  # left by a killed process
                    file.unlink()
            self._copy(half)
            try:
                counts = look_through(half, of=self._subject(half), count=OPEN_OR_CLOSED)
                replace(whole, half)
            finally:
                remove(half)
            for old in self.kept[: -self._keep]:
                remove(old)
        except OSError as error:
            raise StoreError(f"{self._folder} cannot be written: {error.strerror}.") from error
        logger.info("%s is a backup; its open tables: %d", whole, len(counts.open))

    def _copy(self, half: Path) -> None:
        """Copy the database into a new file. Raises StoreError."""
        if isinstance(self._database, Path):
            copy_file(self._database, half, self._stopping.is_set)
        else:
            copy_in_process(self._database, half, self._stopping.is_set)

    def _subject(self, half: Path) -> Path:
        """The file that is damaged if its copy is: the database's own, if it has one."""
        return self._database if isinstance(self._database, Path) else half

    # Names --------------------------------------------------------------------------------------

    @cached_property
    def _prefix(self) -> str:
        """The beginning of the names of this database's backups. Raises StoreError."""
        if not isinstance(self._database, Path):
            return f"{self._database.sidecar_path.name}-"
        identity = read_identity(self._database)
        if not identity:
            raise StoreError(f"{self._database} has no identity: start a bot on it first.")
        return f"{_cut(self._database.stem, LONGEST_STEM)}-{identity:08x}-"

    def _rest_of(self, file: Path) -> str:
        return file.name.removeprefix(self._prefix)

    def _files_of_ours(self) -> list[Path]:
        """All files with names of ours, half ones too, by their time. Raises StoreError."""
        files = sorted(self._folder.iterdir()) if self._folder.is_dir() else []
        return [file for file in files if file.name.startswith(self._prefix)]


def _cut(text: str, longest: int) -> str:
    """As much of a name as has room."""
    while len(os.fsencode(text)) > longest:
        text = text[:-1]
    return text
