"""Which database a file holds: a number that it keeps in its header, and its copies with it.

It tells the backups of several bots apart. Files of earlier releases have none; those are known by
the cards that were dealt.
"""

import secrets
import sqlite3
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.backup import reading
from bot.store.sqlite.failures import explained

NEWEST_DEALS = 1000
"""How many deals of a file are compared with another's."""

DEALS = "SELECT table_id, number, deck FROM deals ORDER BY table_id DESC, number DESC LIMIT ?"
DECK = "SELECT deck FROM deals WHERE table_id = ? AND number = ?"


def identity_of(db: sqlite3.Connection) -> int:
    """The identity of a database; 0: it has none."""
    ((identity,),) = db.execute("PRAGMA application_id")
    return int(identity)


def read_identity(database: Path) -> int:
    """The identity of a file. Raises StoreError."""
    with reading(database) as db, explained(database):
        return identity_of(db)


def give_identity(db: sqlite3.Connection, identity: int = 0) -> None:
    """Let a database that has none have this one, or a new one."""
    if not identity_of(db):
        db.execute(f"PRAGMA application_id = {identity or 1 + secrets.randbelow(2**31 - 1)}")


def is_backup_of(file: Path, database: Path) -> bool:
    """Whether a file is certainly an earlier state of a database."""
    try:
        with reading(file) as copy, reading(database) as db, explained(file):
            if identity_of(copy):
                return identity_of(copy) == identity_of(db)
            decks = [
                (deck, db.execute(DECK, (table, number)).fetchone())
                for table, number, deck in copy.execute(DEALS, (NEWEST_DEALS,))
            ]
    except StoreError:
        return False
    same = [(deck,) == found for deck, found in decks if found is not None]
    return bool(same) and all(same)
