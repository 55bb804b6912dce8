"""Watches the file of a running bot: that it stays the one that is open, and that it is sound.

A file that is deleted or replaced goes on living without a name: the bot reads and writes as ever,
and all of it is gone once the bot stops. So the host is told, and a copy is made.
"""

import asyncio
import contextlib
import logging
import os
import tempfile
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import connect

from bot.base.background import Background
from bot.base.health import pulse_file
from bot.store.errors import CorruptDatabase, StoreError
from bot.store.lane import Lane
from bot.store.sqlite.connection import RESCUED, SqliteSession, lock_path
from bot.store.sqlite.database_files import files_of, remove, replace
from bot.store.sqlite.failures import DAMAGED, explain_errors

logger = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""Seconds between looks at the files: a few calls of the system."""
SAVE_SECONDS = 300.0
"""Seconds between copies while the file that is open has no name."""
CHECK_STEPS = 100_000
"""SQLite instructions between looks whether to stop."""
PATIENT = 10
"""How much the thread that checks a large file gives way to others (nice)."""

GONE = (
    "%s was deleted or replaced while the bot runs: the old database, into which all still goes, "
    "ends with the bot. %s"
)
SAVED = "%s is a copy of it, renewed when the bot stops: stop it, then restore that."
NOT_SAVED = "No copy could be made: %s Make room, and let the bot run until there is one."
UNLOCKED = (
    "%s was deleted or replaced while the bot runs: another bot could start on the same database. "
    "Stop this one, and start it again."
)

Identity = tuple[int, int] | None
"""Which file bears a name: its disk and number; None: no file."""


class FileWatch:
    """A context in which the files of an open database are watched."""

    def __init__(self, database: Path, lane: Lane[SqliteSession]) -> None:
        self._database, self._lane = database.resolve(), lane
        self._pulse = pulse_file(database)
        # The rollback journal comes and goes; a link is looked at, too, for where it leads.
        sidecars = (path for end, path in files_of(self._database).items() if end != "-journal")
        self._files = (database, *sidecars)
        self._lock = lock_path(database)
        self._opened: Mapping[Path, Identity] = {}
        self._copy = ""
        """The name of the copy, once it is needed."""
        self._stopping = threading.Event()
        self._background = Background()

    async def __aenter__(self) -> "FileWatch":
        self._opened = {file: _identity(file) for file in (*self._files, self._lock)}
        self._background.keep(self._look_on, "the database's file")
        if await self._lane.run_on_session(lambda session: session.check_was_cut_off):
            self._background.start(self._check_on, "the database's check")
        return self

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        await self._background.close()
        if self._changed():
            await self._tell()

    def intact(self) -> bool:
        """Whether the names still lead to the files that are open."""
        return not self._changed()

    def _changed(self) -> list[Path]:
        return [file for file, opened in self._opened.items() if _identity(file) != opened]

    async def _look_on(self) -> None:
        while True:
            if self._changed():
                await self._tell()
                await self._until_intact()
                logger.warning("%s is the file that the bot has open again", self._database)
            await asyncio.sleep(LOOK_SECONDS)

    async def _until_intact(self) -> None:
        again = time.monotonic() + SAVE_SECONDS
        while self._changed():
            await asyncio.sleep(LOOK_SECONDS)
            if time.monotonic() > again:
                await self._tell()
                again = time.monotonic() + SAVE_SECONDS

    async def _tell(self) -> None:
        """Tell the host, and watchdogs; copy what is open, in place of an earlier copy."""
        with contextlib.suppress(OSError):
            self._pulse.unlink(missing_ok=True)
        first, *_ = self._changed() or self._files
        if first == self._lock:
            logger.error(UNLOCKED, first)
            return
        try:
            copy = await self._lane.run_on_session(self._saved)
        except StoreError as error:
            logger.error(GONE, first, NOT_SAVED % error)
        else:
            logger.error(GONE, first, SAVED % copy)

    def _saved(self, session: SqliteSession) -> Path:
        self._copy = self._copy or rescue_name(self._database)
        problem: Exception = StoreError("there is no folder for it")
        for folder in (self._database.parent, Path(tempfile.gettempdir())):
            copy = folder / self._copy
            half = copy.with_name(copy.name + ".new")
            try:
                folder.mkdir(parents=True, exist_ok=True)
                remove(half)
                session.copy_into(half)
                replace(copy, half)
            except (OSError, StoreError) as error:
                problem = error
            else:
                return copy
        raise StoreError(str(problem)) from problem

    async def _check_on(self) -> None:
        """Finish the check that was cut off at the start, and tell the host what it finds."""
        logger.info(
            "%s is large: its check was cut off at the start, and goes on in the background",
            self._database,
        )
        pool = ThreadPoolExecutor(1, "check")
        try:
            await asyncio.get_running_loop().run_in_executor(pool, self._check)
        except StoreError as error:
            if not self._stopping.is_set():
                logger.error("%s Stop the bot, and see docs/backups.md.", error)
        else:
            logger.info("%s is sound", self._database)
        finally:
            pool.shutdown(wait=False)

    def _check(self) -> None:
        """Raise CorruptDatabase if anything is damaged."""
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENT)
        address = f"{self._database.as_uri()}?mode=rw"
        with explain_errors(self._database), contextlib.closing(connect(address, uri=True)) as db:
            db.execute("PRAGMA query_only = ON")
            db.set_progress_handler(self._stopping.is_set, CHECK_STEPS)
            if db.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
                raise CorruptDatabase(DAMAGED.format(path=self._database))


def rescue_name(database: Path) -> str:
    """A name for the copy of a database that has lost its own."""
    return f"{database.name}{RESCUED}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"


def _identity(file: Path) -> Identity:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
