"""A transaction of a host's terminal in a file that a bot may be using."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.database import Database
from bot.store.migrate import MIGRATIONS, find_migrations, refuse_other, version_of
from bot.store.sqlite.backup import refuse_missing
from bot.store.sqlite.connection import DURABLE
from bot.store.sqlite.failures import explain_errors
from bot.store.sqlite.transaction import SqliteDatabase, transaction

T = TypeVar("T")

PATIENCE_SECONDS = 5.0
"""Time to wait for a transaction of the bot."""


def carry_out_beside(database: Path, work: Callable[[Database], T]) -> T:
    """Return the result of a transaction; a bot waits for it as for its own. Raises StoreError."""
    refuse_missing(database)
    with explain_errors(database), contextlib.closing(_connected(database)) as db:
        refuse_other(database, version_of(db), find_migrations(MIGRATIONS))
        for pragma in DURABLE:
            db.execute(pragma).fetchall()
        with transaction(db):
            return work(db)


def _connected(database: Path) -> SqliteDatabase:
    return sqlite3.connect(
        database.absolute(),
        timeout=PATIENCE_SECONDS,
        isolation_level=None,
        factory=SqliteDatabase,
    )
