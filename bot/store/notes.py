"""Notes of the bot itself: texts under a few keys, which are constants."""

from collections.abc import Callable

from bot.store.database import Database

FORGOTTEN = "forgotten"
"""The note that counts how many people were forgotten."""

NOTE = "SELECT value FROM notes WHERE key = ?"
SET_NOTE = """
INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""

COUNT_UP = """
INSERT INTO notes (key, value) VALUES (?, '1') ON CONFLICT (key)
DO UPDATE SET value = CAST(CAST(notes.value AS bigint) + 1 AS text)
"""


def note(db: Database, key: str) -> str | None:
    """Return what is noted under a key."""
    row = db.execute(NOTE, (key,)).fetchone()
    return str(row[0]) if row else None


def set_note(db: Database, key: str, value: str) -> None:
    """Note something, in place of an earlier value."""
    db.execute(SET_NOTE, (key, value))


def change_note(db: Database, key: str, change: Callable[[str | None], str]) -> str:
    """Note what ``change`` makes of what is noted, and return it."""
    kept = note(db, key)
    if (changed := change(kept)) != kept:
        set_note(db, key, changed)
    return changed


def count_up(db: Database, key: str) -> None:
    """Count a change in something that other processes may remember."""
    db.execute(COUNT_UP, (key,))
