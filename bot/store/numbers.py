"""The last number a database gave of each kind, so that none is given twice.

Tables, practices, contests of all kinds, tries and results stand by number in the buttons of old
messages.
"""

import sqlite3
from pathlib import Path

from bot.base.database_address import DatabaseAddress, Server
from bot.store.database import Database
from bot.store.errors import CorruptDatabase
from bot.store.sqlite.failures import DAMAGED

NUMBERED_IN_FILE = """
SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%PRIMARY KEY AUTOINCREMENT%'
"""
NUMBERED_ON_SERVER = """
SELECT table_name FROM information_schema.columns
WHERE table_schema = current_schema() AND is_identity = 'YES'
"""
"""The tables whose rows are numbered by the database, and never get a number again."""

IN_FILE = "SELECT seq FROM sqlite_sequence WHERE name = ?"
HIGHEST = 2**62
"""No database gives so many numbers: a higher one is damage."""
ON_SERVER = """
SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'id') AS regclass)), 0)
"""
GO_ON_ON_SERVER = """
SELECT setval(pg_get_serial_sequence(?, 'id'), greatest(1, ?, (SELECT max(id) FROM {})))
"""


def numbered_in_file(db: Database | sqlite3.Connection) -> list[str]:
    """The tables of a file that never give a number again."""
    return sorted(name for (name,) in db.execute(NUMBERED_IN_FILE).fetchall())


def numbered_on_server(db: Database) -> list[str]:
    """The tables of a server's database that never give a number again."""
    return sorted(name for (name,) in db.execute(NUMBERED_ON_SERVER).fetchall())


def last(db: Database, place: DatabaseAddress) -> dict[str, int]:
    """The last number given, by table. Raises CorruptDatabase."""
    if isinstance(place, Server):
        names = numbered_on_server(db)
        return {name: int(db.execute(ON_SERVER, (name,)).fetchall()[0][0]) for name in names}
    return {name: last_in_file(db, place, name) for name in numbered_in_file(db)}


def last_in_file(db: Database | sqlite3.Connection, path: Path, table: str) -> int:
    """The last number that a file gave in a table. Raises CorruptDatabase."""
    numbers = [row[0] for row in db.execute(IN_FILE, (table,)).fetchall()]
    if not all(isinstance(number, int) and 0 <= number < HIGHEST for number in numbers):
        raise CorruptDatabase(DAMAGED.format(path=path))
    return max(numbers, default=0)


def go_on(db: Database, place: DatabaseAddress, given: dict[str, int]) -> None:
    """From now on give only numbers above these, and above those in use."""
    if isinstance(place, Server):
        for name in numbered_on_server(db):
            db.execute(GO_ON_ON_SERVER.format(name), (name, given.get(name, 0)))
        return
    for name, number in given.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, number))
