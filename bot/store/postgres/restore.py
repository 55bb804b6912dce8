"""Puts the rows of a file in place of all that a server's database holds, in one transaction."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import psycopg

from bot.base.database_address import Server
from bot.store import numbers
from bot.store.backups import save
from bot.store.copying import tables_to_copy
from bot.store.errors import StoreBusy, StoreError, StoreUnsure
from bot.store.postgres.backup import WAIT_FOR_DISK
from bot.store.postgres.failures import explain
from bot.store.postgres.leases import AT_A_TIME, NO_LEASE, Lease
from bot.store.postgres.statements import Statements, connect
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.backup import Stopped
from bot.store.sqlite.failures import explain_errors
from bot.store.sqlite.restore import NUMBER_GAP
from bot.store.sqlite.transaction import SqliteDatabase

T = TypeVar("T")

AS_LONG_AS_IT_TAKES = "SET LOCAL statement_timeout = 0"
CHECK_EACH = "SET CONSTRAINTS ALL IMMEDIATE"
"""Or the server would remember each row until the commit, to check then what it refers to."""


async def replace_all(copy: Path, server: Server, folder: Path) -> Path | None:
    """Put the rows of a file, which is of today's version, in place of all that a database holds.

    That is kept as a file in ``folder``. Returns it; None: the database was empty. It is brought up
    to date first, and nobody else may write meanwhile. Raises StoreError, and then the database
    holds what it held; StoreUnsure if nobody knows; StoreBusy while a bot runs.
    """
    store = await PostgresStore.open(server)
    try:
        lease = await store.connection.of_writer(lambda session: session.lease)
        assert lease is not None
        kept = await _in_thread(_keep, server, folder) if await _holds_rows(store) else None
        try:
            await _in_thread(_replace, server, lease, copy)
        except StoreUnsure as error:
            if kept is None:
                raise
            raise StoreUnsure(f"{error} What it held is kept as {kept}.") from error
        except StoreError:
            if kept is not None:
                kept.unlink(missing_ok=True)
            raise
    finally:
        await store.close()
    return kept


async def _holds_rows(store: PostgresStore) -> bool:
    return any([await store.read(part.page, ()) for part in tables_to_copy()])


async def _in_thread(work: Callable[..., T], *values: object) -> T:
    """Do work in a thread, while the lease is renewed; if this is cancelled, it is told to stop."""
    stopping = threading.Event()
    done = asyncio.get_running_loop().run_in_executor(
        None, partial(work, *values, stopped=stopping.is_set)
    )
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        stopping.set()
        await asyncio.wait((done,))
        done.exception()  # nobody asks for it any more
        raise


def _keep(server: Server, folder: Path, stopped: Stopped) -> Path:
    """Save what a database holds, and return the new file. Raises StoreError."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    kept = folder / f"{server.sidecar_path.name}.before-{stamp}.sqlite3"
    if kept.exists():
        raise StoreError(f"{kept} exists already: wait a second, then try again.")
    save(server, kept, stopped)
    return kept


def _replace(server: Server, lease: Lease, copy: Path, stopped: Stopped) -> None:
    try:
        with (
            closing(connect(server)) as db,
            explain_errors(copy),
            closing(sqlite3.connect(copy.absolute(), factory=SqliteDatabase)) as file,
        ):
            db.connection.longest = None
            for statement in (AT_A_TIME, AS_LONG_AS_IT_TAKES, WAIT_FOR_DISK, CHECK_EACH):
                db.execute(statement)
            _load(db, server, file, copy, stopped)
            _check_lease(db, server, lease)
            _commit(db, server)
    except psycopg.Error as error:
        raise explain(error, server) from error


def _load(
    db: Statements, server: Server, file: SqliteDatabase, copy: Path, stopped: Stopped
) -> None:
    """Let the tables hold the rows of the file, and give none of their numbers again.

    Which were given after the backup is not known: another database may have given them.
    """
    used = numbers.last(db, server)
    parts = tables_to_copy()
    db.execute(f"TRUNCATE {', '.join(part.name for part in parts)}")
    for part in parts:
        for rows in part.pages(file):
            if stopped():
                raise StoreError("It was given up.")
            db.load(f"COPY {part.name} ({', '.join(part.columns)}) FROM STDIN", rows)
    wanted = {
        name: max(number, used.get(name, 0)) + NUMBER_GAP
        for name, number in numbers.last(file, copy).items()
    }
    numbers.go_on(db, server, wanted)  # stays if the transaction is undone, which does no harm


def _check_lease(db: Statements, server: Server, lease: Lease) -> None:
    """Raise StoreBusy if another process has taken over."""
    try:
        db.execute(*lease.marked_check(random.getrandbits(62)))
        db.await_answers()
    except NO_LEASE as error:
        raise StoreBusy(
            f"A bot has taken over {server} meanwhile. Stop it first. Nothing was changed."
        ) from error


def _commit(db: Statements, server: Server) -> None:
    try:
        kept = db.execute("COMMIT").told == "COMMIT"
    except psycopg.Error as error:
        if not db.lost:
            raise
        raise StoreUnsure(
            f"{server} was lost at the very end: it holds either all of the backup, or what it "
            "held before. Look with `python -m bot check`."
        ) from error
    if not kept:
        raise StoreError(f"{server} kept nothing of it.")
