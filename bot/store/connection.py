"""The one connection to the file: opening it safely, whole transactions, failures as sentences."""

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path

import aiosqlite

from bot.store.errors import (
    CorruptDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.migrate import find_migrations, migrate, refuse_newer, version_of

# It logs the parameters of every statement, decks among them.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

DURABLE = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what a person asks us to delete is gone from the file
)

PRIMARY_CODE = 0xFF
"""SQLite's extended result codes carry the plain code in their lowest byte."""

FAILURES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (StoreFull, "The disk is full: {path} cannot grow. Nothing was changed."),
    sqlite3.SQLITE_IOERR: (StoreFull, "The disk of {path} is full or fails. Nothing was changed."),
    sqlite3.SQLITE_READONLY: (StoreReadOnly, "{path} cannot be written: it is read-only."),
    sqlite3.SQLITE_PERM: (StoreReadOnly, "{path} may not be written: check its permissions."),
    sqlite3.SQLITE_CANTOPEN: (
        StoreReadOnly,
        "{path} cannot be opened: check that it is a file, and its permissions.",
    ),
    sqlite3.SQLITE_CORRUPT: (CorruptDatabase, "{path} is damaged: put a backup in its place."),
    sqlite3.SQLITE_NOTADB: (CorruptDatabase, "{path} is not a database of Tarok."),
    sqlite3.SQLITE_BUSY: (StoreBusy, "Another process is writing to {path}."),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "Another process is writing to {path}."),
}


def explain(error: sqlite3.Error, path: Path) -> StoreError:
    """An error of SQLite as a sentence for the host. SQLite names columns, never their values."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY_CODE
    other = (StoreError, "{path} refused: {error}. Nothing was changed.")
    kind, sentence = FAILURES.get(code, other)
    said = "; ".join((str(error), *getattr(error, "__notes__", ())))
    return kind(sentence.format(path=path, error=said))


async def to_the_end(work: Coroutine[object, object, None]) -> None:
    """Await work that must not be left half-way; a cancellation strikes at the next await."""
    task = asyncio.ensure_future(work)
    cancelled = False
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError:
            cancelled = True
    caller = asyncio.current_task()
    if cancelled and caller is not None:
        caller.uncancel()
        caller.cancel()
    task.result()


class Connection:
    """A migrated database, held by this process alone. Callers take turns."""

    def __init__(self, path: Path, lock_file: int, db: aiosqlite.Connection) -> None:
        self.path = path
        self._lock_file = lock_file
        self._db = db
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(
        cls, path: Path, migrations: Path, pragmas: tuple[str, ...] = ()
    ) -> "Connection":
        """Open or create a database; ``pragmas`` come last of all. Raises StoreError."""
        lock_file = _lock(path)
        try:
            os.close(_reach(path))
            with _explained(path):
                db = await aiosqlite.connect(path, isolation_level=None)
        except BaseException:
            os.close(lock_file)
            raise
        connection = cls(path, lock_file, db)
        try:
            await connection._prepare(migrations, pragmas)
        except BaseException:
            await to_the_end(connection.close())
            raise
        return connection

    async def _prepare(self, migrations: Path, pragmas: tuple[str, ...]) -> None:
        known = find_migrations(migrations)
        async with self.reading() as db:
            version = await version_of(db)
            refuse_newer(self.path, version, len(known))
            if [tuple(row) for row in await db.execute_fetchall("PRAGMA quick_check(1)")] != [
                ("ok",)
            ]:
                raise CorruptDatabase(f"{self.path} is damaged: put a backup in its place.")
            await self._log_ahead(db)
        await migrate(self, version, known)
        async with self.reading() as db:
            for pragma in (*DURABLE, *pragmas):
                await db.execute_fetchall(pragma)

    async def _log_ahead(self, db: aiosqlite.Connection) -> None:
        ((mode,),) = await db.execute_fetchall("PRAGMA journal_mode = WAL")
        if mode != "wal":
            raise StoreError(f"{self.path} needs a local disk: write-ahead logging does not work.")

    async def close(self) -> None:
        """Let go of the file. Closing twice is allowed."""
        async with self._turn:
            if self._closed:
                return
            self._closed = True
            try:
                await to_the_end(self._db.close())
            finally:
                os.close(self._lock_file)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[aiosqlite.Connection]:
        """A turn without a transaction: nobody writes meanwhile. Raises StoreError."""
        async with self._turn:
            if self._closed:
                raise StoreError(f"{self.path} is closed.")
            with _explained(self.path):
                yield self._db

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """A turn that is kept as a whole when it ends well, and undone when it raises."""
        async with self.reading() as db:
            try:
                await db.execute_fetchall("BEGIN IMMEDIATE")
                yield db
                await to_the_end(db.commit())
            except BaseException:
                await to_the_end(db.rollback())
                raise


@contextlib.contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _reach(path: Path) -> int:
    """A file opened for writing; a new one is for the bot's eyes only. Raises StoreReadOnly."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreReadOnly(f"{path} cannot be written: {error.strerror}.") from error


def _lock(path: Path) -> int:
    """The lock of the database, taken. It dies with the process, however that ends."""
    file = _reach(path.with_name(path.name + ".lock"))
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StoreBusy(f"Another bot is running on {path}. Stop it first.") from error
    return file
