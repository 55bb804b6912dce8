"""Which database a file holds: a number that it keeps in its header, and its copies with it.

It tells the backups of several bots apart.
"""

import secrets
import sqlite3
from pathlib import Path

from bot.store.sqlite.backup import open_read_only
from bot.store.sqlite.failures import explain_errors


def identity_of(db: sqlite3.Connection) -> int:
    """The identity of a database; 0: it has none."""
    ((identity,),) = db.execute("PRAGMA application_id")
    return int(identity)


def read_identity(database: Path) -> int:
    """The identity of a file. Raises StoreError."""
    with open_read_only(database) as db, explain_errors(database):
        return identity_of(db)


def give_identity(db: sqlite3.Connection) -> None:
    """Let a database that has none have one."""
    if not identity_of(db):
        db.execute(f"PRAGMA application_id = {1 + secrets.randbelow(2**31 - 1)}")
