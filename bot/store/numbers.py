"""The last number a database gave of each kind, so that none is given twice.

Tables, practices, contests of all kinds, tries and results stand by number in the buttons of old
messages.
"""

from bot.place import Place, Server
from bot.store.database import Database

NUMBERED = (
    *("tables", "practices", "contests", "entries", "challenges", "tournaments"),
    *("team_matches", "duplicates", "duplicate_results"),
)
"""What never gets a number again."""

IN_FILE = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
ON_SERVER = """
SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'id') AS regclass)), 0)
"""
NUMBERED_ON_SERVER = (*NUMBERED, "analyses")
"""Analyses, too, whose numbers may return: a file counts those on by itself."""
GO_ON_ON_SERVER = """
SELECT setval(pg_get_serial_sequence(?, 'id'), greatest(1, ?, (SELECT max(id) FROM {})))
"""


def last(db: Database, place: Place) -> dict[str, int]:
    """The last number given, by table."""
    query = ON_SERVER if isinstance(place, Server) else IN_FILE
    return {name: int(db.execute(query, (name,)).fetchall()[0][0]) for name in NUMBERED}


def go_on(db: Database, place: Place, given: dict[str, int]) -> None:
    """From now on give only numbers above these, and above those in use."""
    if isinstance(place, Server):
        for name in NUMBERED_ON_SERVER:
            db.execute(GO_ON_ON_SERVER.format(name), (name, given.get(name, 0)))
        return
    for name, number in given.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, number))
