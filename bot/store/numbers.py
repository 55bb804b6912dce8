"""Numbers that a database gives: which was the last, so that none is given twice.

Those of tables, practices, contests of all kinds, tries and results stand in the buttons of old
messages.
"""

from bot.place import Place, Server
from bot.store.database import Database

NUMBERED = (
    *("tables", "practices", "contests", "entries", "challenges", "tournaments"),
    *("duplicates", "duplicate_results"),
)
"""Whose numbers never return."""

IN_FILE = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
ON_SERVER = """
SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'id') AS regclass)), 0)
"""
NUMBERED_ON_SERVER = (*NUMBERED, "analyses")
"""A file counts on by itself where numbers may return."""
GO_ON_ON_SERVER = """
SELECT setval(pg_get_serial_sequence(?, 'id'), greatest(1, ?, (SELECT max(id) FROM {})))
"""


def last(db: Database, place: Place) -> dict[str, int]:
    """The last number that was given, by table."""
    query = ON_SERVER if isinstance(place, Server) else IN_FILE
    return {name: int(db.execute(query, (name,)).fetchall()[0][0]) for name in NUMBERED}


def go_on(db: Database, place: Place, given: dict[str, int]) -> None:
    """Give only numbers from now on that come after these, and after those that are there."""
    if isinstance(place, Server):
        for name in NUMBERED_ON_SERVER:
            db.execute(GO_ON_ON_SERVER.format(name), (name, given.get(name, 0)))
        return
    for name, number in given.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, number))
