"""The one connection to a file: opened safely, with failures as sentences."""

import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.base.meter import Meter
from bot.store.database import Database, Work, WorkResult
from bot.store.errors import CorruptDatabase, StoreBusy, StoreError, StoreReadOnly, StoreRefused
from bot.store.lane import Lane
from bot.store.migrate import find_migrations, migrate, refuse_unknown, version_of
from bot.store.sqlite.backup import copy_all, keep_copy, new_file
from bot.store.sqlite.failures import DAMAGED, REFUSALS, explain
from bot.store.sqlite.identity import give_identity
from bot.store.sqlite.thread import SqliteThread
from bot.store.sqlite.transaction import SqliteDatabase, commit


def reach(path: Path) -> int:
    """Open a file for writing; a new one is for the bot's eyes only. Raises StoreReadOnly."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreReadOnly(f"{path} cannot be written: {error.strerror}.") from error


def lock_path(database: Path) -> Path:
    """The file to lock, beside the database itself, whatever link leads there."""
    named = database.resolve()
    return named.with_name(named.name + ".lock")


def lock(database: Path) -> int:
    """Take the lock of a database: a file to be closed.

    It goes with the process, however that ends. Raises StoreBusy, StoreReadOnly.
    """
    file = reach(lock_path(database))
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StoreBusy(f"A bot is running on {database}. Stop it first.") from error
    return file


T = TypeVar("T")

logger = logging.getLogger(__name__)

RESCUED = ".rescued-"
"""The ending of a copy's name, if it was made because the file was deleted or replaced."""

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
    path: Path, migrations: Path, pragmas: tuple[str, ...], meter: Meter
) -> "Lane[SqliteSession]":
    """Open or create a database; ``pragmas`` run last. Raises StoreError."""
    ran_before = lock_path(path).exists()
    lock_file = lock(path)
    try:
        _look_for_lost(path, ran_before=ran_before)
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


def _look_for_lost(path: Path, *, ran_before: bool) -> None:
    """Tell the host if a database that was here is gone. Raises StoreRefused if a copy is left."""
    if path.exists():
        return
    named = path.resolve()
    copies = sorted(
        str(file) for file in named.parent.iterdir() if file.name.startswith(named.name + RESCUED)
    )
    if copies:
        raise StoreRefused(
            f"{path} is gone, and {copies[-1]} is a copy of it: put that in its place with "
            "`python -m bot restore`, or delete it to start with an empty database."
        )
    if ran_before:
        logger.warning(
            "%s is made new, though a bot ran on it before: if its file was lost, stop the bot "
            "and restore a backup",
            path,
        )


class SqliteSession:
    """A file, held by this process alone; used in the thread that opened it."""

    def __init__(self, path: Path, lock_file: int, db: SqliteDatabase) -> None:
        self.path = path
        self._lock_file = lock_file
        self._db = db
        self.check_was_cut_off = False
        """Whether the file is too large for all of it to be checked at the start."""

    def prepared(self, migrations: Path, pragmas: tuple[str, ...]) -> "SqliteSession":
        """Itself, once the file is found sound and up to date. Raises StoreError."""
        self.check_was_cut_off = not _prepare(self._db, self.path, migrations, pragmas)
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

    def copy_into(self, target: Path) -> None:
        """Copy everything into a new file, even if this one has lost its name.

        Raises StoreError.
        """
        with new_file(target):
            copy_all(self._db, self.path, target)

    def rest(self) -> None:
        """Nothing is left to do."""

    def explain(self, error: Exception) -> StoreError | None:
        """An error of SQLite as a sentence for the host."""
        return explain(error, self.path) if isinstance(error, REFUSALS) else None


def _prepare(
    db: sqlite3.Connection, path: Path, migrations: Path, pragmas: tuple[str, ...]
) -> bool:
    """Check that the file is sound, and bring it up to date; whether all of it was checked.

    Raises StoreError.
    """
    known = find_migrations(migrations)
    version = version_of(db)
    refuse_unknown(path, version, known)
    problem = _check(db)
    if problem not in (None, ("ok",)):
        raise CorruptDatabase(DAMAGED.format(path=path))
    ((mode,),) = db.execute("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreError(f"{path} needs a local disk: write-ahead logging does not work.")
    if 0 < version < known[-1].number:
        keep_copy(db, path, version)
    migrate(db, version, known)
    give_identity(db)
    for pragma in pragmas:
        db.execute(pragma).fetchall()
    return problem is not None


def _check(db: sqlite3.Connection) -> tuple[str, ...] | None:
    """The first thing that SQLite finds wrong, or "ok"; None: it was cut off before that."""
    end = time.monotonic() + LONGEST_CHECK
    db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        row: tuple[str, ...] = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        db.set_progress_handler(None, 0)
    return row
