"""Backups of a server's database while bots may be writing to it: a SQLite file, as of one moment.

It is the file that a bot on SQLite would have: any machine can check it, restore it and open it,
and no version of ``pg_dump`` has to fit the server's.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from bot.base.database_address import Server
from bot.store import numbers
from bot.store.copying import tables_to_copy
from bot.store.errors import StoreError
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.postgres.failures import explain
from bot.store.postgres.opening import open_readable
from bot.store.postgres.session import READ
from bot.store.postgres.statements import Statements
from bot.store.sqlite.backup import Stopped, new_file
from bot.store.sqlite.failures import explain_errors
from bot.store.sqlite.transaction import SqliteDatabase, transaction

WAIT_FOR_DISK = "SET LOCAL idle_in_transaction_session_timeout = 300000"
"""The server ends a session that is silent for longer, in milliseconds: a disk may take some
seconds, but one that hangs must not keep the server from vacuuming."""


def copy_server(server: Server, target: Path, stopped: Stopped) -> None:
    """Copy all tables in this thread, as they are at one moment, into a new file.

    Bots go on meanwhile: nobody waits for a transaction that only reads. Gives up once ``stopped``.
    Raises StoreError, and then there is no new file.
    """
    try:
        with (
            new_file(target),
            closing(open_readable(server)) as db,
            explain_errors(target),
            closing(_connect(target)) as file,
        ):
            _create_tables(file)
            with transaction(file):
                _copy(db, server, file, target, stopped)
    except psycopg.Error as error:
        raise explain(error, server) from error


def _connect(target: Path) -> SqliteDatabase:
    return sqlite3.connect(target.absolute(), isolation_level=None, factory=SqliteDatabase)


def _create_tables(file: SqliteDatabase) -> None:
    """Prepare an empty file, of which nothing counts before the last commit."""
    file.execute("PRAGMA journal_mode = MEMORY").fetchall()
    file.execute("PRAGMA synchronous = OFF")
    migrate(file, 0, find_migrations(MIGRATIONS))
    file.execute("PRAGMA synchronous = FULL")  # that commit waits for the disk


def _copy(
    db: Statements, server: Server, file: SqliteDatabase, target: Path, stopped: Stopped
) -> None:
    """Copy all rows. Raises StoreError once ``stopped``, psycopg.Error, sqlite3.Error."""
    db.execute(READ)
    db.execute(WAIT_FOR_DISK)
    for part in tables_to_copy():
        for rows in part.pages(db):
            if stopped():
                raise StoreError(f"{target} was given up: the bot stops.")
            part.insert(file, rows)
    numbers.go_on(file, target, numbers.last(db, server))
    db.execute("COMMIT")
    db.await_answers()
