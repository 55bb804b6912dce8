"""The one connection to a file: opened safely, with failures as sentences."""

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.meter import NOBODY, Meter
from bot.store.backup import keep_copy
from bot.store.database import Database, Work, WorkResult
from bot.store.errors import CorruptDatabase, StoreError
from bot.store.failures import DAMAGED, REFUSALS, explain
from bot.store.lane import Lane
from bot.store.lock import lock, reach
from bot.store.migrate import find_migrations, migrate, refuse_newer, version_of
from bot.store.sqlite_thread import SqliteThread
from bot.store.transaction import SqliteDatabase, commit

T = TypeVar("T")

DURABLE = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is gone from the file
)

LONGEST_CHECK = 0.3
"""Seconds to check a file when it is opened: with a hundred thousand tables it would take many."""

STEPS = 1000
"""SQLite instructions between looks at the clock."""


async def open_file(
    path: Path, migrations: Path, pragmas: tuple[str, ...] = (), meter: Meter = NOBODY
) -> "Lane[SqliteSession]":
    """Open or create a database; ``pragmas`` run last. Raises StoreError."""
    lock_file = lock(path)
    try:
        os.close(reach(path))
        thread = await SqliteThread.open(path)
        session = SqliteSession(path, lock_file, thread.db)
        prepared = partial(session.prepared, migrations, (*DURABLE, *pragmas))
        return await Lane.open(prepared, meter, thread)
    except BaseException as error:
        os.close(lock_file)
        if isinstance(error, REFUSALS):
            raise explain(error, path) from error
        raise


class SqliteSession:
    """A file, held by this process alone; used in the thread that opened it."""

    def __init__(self, path: Path, lock_file: int, db: SqliteDatabase) -> None:
        self.path = path
        self._lock_file = lock_file
        self._db = db

    def prepared(self, migrations: Path, pragmas: tuple[str, ...]) -> "SqliteSession":
        """Itself, once the file is found sound and up to date. Raises StoreError."""
        _prepare(self._db, self.path, migrations, pragmas)
        return self

    def close(self) -> None:
        """Let go of the file."""
        try:
            self._db.close()
        finally:
            os.close(self._lock_file)

    def read(self, work: Callable[[Database], T]) -> T:
        """The result of work that only reads; nobody writes meanwhile."""
        return work(self._db)

    def commit(self, works: Sequence[Work]) -> list[WorkResult]:
        """Each work as a transaction, in order."""
        return commit(self._db, works)

    def rest(self) -> None:
        """Nothing is left to do."""

    def explain(self, error: Exception) -> StoreError | None:
        """An error of SQLite as a sentence for the host."""
        return explain(error, self.path) if isinstance(error, REFUSALS) else None


def _prepare(
    db: sqlite3.Connection, path: Path, migrations: Path, pragmas: tuple[str, ...]
) -> None:
    """Check that the file is sound, and bring it up to date. Raises StoreError."""
    known = find_migrations(migrations)
    version = version_of(db)
    refuse_newer(path, version, len(known))
    if not _sound(db):
        raise CorruptDatabase(DAMAGED.format(path=path))
    ((mode,),) = db.execute("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreError(f"{path} needs a local disk: write-ahead logging does not work.")
    if 0 < version < len(known):
        keep_copy(db, path, version)
    migrate(db, version, known)
    for pragma in pragmas:
        db.execute(pragma).fetchall()


def _sound(db: sqlite3.Connection) -> bool:
    """Whether a short check finds no damage; in a large file some may turn up later."""
    end = time.monotonic() + LONGEST_CHECK
    db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        return db.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
            raise
        return True
    finally:
        db.set_progress_handler(None, 0)
