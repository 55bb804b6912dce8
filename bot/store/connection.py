"""The one connection to the file: opening it safely, whole transactions, failures as sentences.

SQLite works in aiosqlite's thread. Whatever is to be done there is one function, so that a
transaction costs one way there and back, however many statements it has.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from bot.background import Background
from bot.meter import NOBODY, Access, Meter
from bot.store.backup import keep_copy
from bot.store.errors import CorruptDatabase, StoreError
from bot.store.failures import DAMAGED, explain
from bot.store.lock import lock, reach
from bot.store.migrate import find_migrations, migrate, refuse_newer, version_of
from bot.store.transaction import Work, commit

# It logs every call, and with its arguments a deck.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

P = ParamSpec("P")
T = TypeVar("T")

DURABLE = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is gone from the file
)

LONGEST_CHECK = 0.3
"""Seconds for which a file is checked when it is opened: a hundred thousand tables take many."""

STEPS = 1000
"""Instructions of SQLite between two looks at the clock."""


async def to_the_end(work: "asyncio.Future[T]", *, cancelled: bool = False) -> T:
    """Await work that must not be left half-way; a cancellation strikes at the next await."""
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError:
            cancelled = True
    caller = asyncio.current_task()
    if cancelled and caller is not None:
        caller.uncancel()
        caller.cancel()
    return work.result()


class Connection:
    """A migrated database, held by this process alone. Calls are served in their order."""

    def __init__(
        self, path: Path, lock_file: int, db: aiosqlite.Connection, meter: Meter = NOBODY
    ) -> None:
        self.path = path
        self._meter = meter
        self._lock_file = lock_file
        self._db = db
        self._writing: deque[tuple[Work, Future[Any]]] = deque()
        self._closed = False

    @classmethod
    async def open(
        cls, path: Path, migrations: Path, pragmas: tuple[str, ...] = (), meter: Meter = NOBODY
    ) -> "Connection":
        """Open or create a database; ``pragmas`` come last of all. Raises StoreError."""
        lock_file = lock(path)
        try:
            os.close(reach(path))
            db = await aiosqlite.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            os.close(lock_file)
            raise explain(error, path) from error
        except BaseException:
            os.close(lock_file)
            raise
        connection = cls(path, lock_file, db, meter)
        try:
            await connection.read(_prepare, path, migrations, (*DURABLE, *pragmas))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def close(self) -> None:
        """Let go of the file, after all calls under way. Closing twice is allowed."""
        if self._closed:
            return
        self._closed = True
        try:
            closing = Background().start(self._db.close, "closing", raises=(Exception,))
            await to_the_end(closing)
        finally:
            os.close(self._lock_file)

    async def read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work(db, ...)``; nobody writes meanwhile. Raises StoreError."""
        done: Future[T] = Future()
        turn = partial(_settle, done, lambda: work(self._db._conn, *a, **k))
        return await self._measured("read", turn, done)

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The same as one transaction: kept as a whole, and undone if ``work`` raises.

        It comes at the latest when a call made now would; with others that wait it may be sooner.
        """
        written: Future[T] = Future()
        self._writing.append((lambda db: work(db, *a, **k), written))
        return await self._measured("write", self._commit, written)

    async def _measured(self, kind: Access, work: Callable[[], None], done: "Future[T]") -> T:
        """The same, with the time that it took told."""
        begun = time.perf_counter()
        try:
            return await self._turn(work, done)
        finally:
            self._meter.stored(kind, time.perf_counter() - begun)

    async def _turn(self, work: Callable[[], None], done: "Future[T]") -> T:
        """A turn of SQLite's thread, which settles ``done``: that is the answer.

        A cancellation takes back what has not begun. aiosqlite's own methods are a turn a
        statement, so the one behind them is called here: a transaction is to be one turn.
        """
        if self._closed:
            raise StoreError(f"{self.path} is closed.")
        try:
            try:
                await self._db._execute(work)  # type: ignore[no-untyped-call]  # it has no type
            except asyncio.CancelledError:
                if done.cancel():
                    raise
                return await to_the_end(asyncio.wrap_future(done), cancelled=True)
            return done.result()
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    def _commit(self) -> None:
        """Write all that waits."""
        waiting = [self._writing.popleft() for _ in range(len(self._writing))]
        begun = [
            (work, written) for work, written in waiting if written.set_running_or_notify_cancel()
        ]
        if not begun:
            return
        outcomes = commit(self._db._conn, [work for work, _ in begun])
        for (_, written), outcome in zip(begun, outcomes, strict=True):
            if outcome.error is not None:
                written.set_exception(outcome.error)
            else:
                written.set_result(outcome.result)


def _settle(done: "Future[T]", work: Callable[[], T]) -> None:
    """Do the work, unless it has been taken back, and note what came of it."""
    if not done.set_running_or_notify_cancel():
        return
    try:
        done.set_result(work())
    except BaseException as error:
        done.set_exception(error)


def _prepare(
    db: sqlite3.Connection, path: Path, migrations: Path, pragmas: tuple[str, ...]
) -> None:
    """Look whether the file is sound, and bring it up to date. Raises StoreError."""
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
    """Whether no damage is found in a short while; in a large file some may be met later."""
    end = time.monotonic() + LONGEST_CHECK
    db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        return db.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return True
    finally:
        db.set_progress_handler(None, 0)
