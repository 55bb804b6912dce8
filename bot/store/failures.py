"""What SQLite refuses, in sentences for the host."""

import sqlite3
from pathlib import Path

from bot.store.errors import (
    CorruptDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)

DAMAGED = "{path} is damaged: use a sound backup instead."

PRIMARY_CODE = 0xFF
"""SQLite's extended result codes have the plain code in their lowest byte."""

FAILURES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (StoreFull, "The disk is full: {path} cannot grow. Nothing was changed."),
    sqlite3.SQLITE_IOERR: (StoreFull, "The disk of {path} is full or fails. Nothing was changed."),
    sqlite3.SQLITE_READONLY: (StoreReadOnly, "{path} cannot be written: it is read-only."),
    sqlite3.SQLITE_PERM: (StoreReadOnly, "{path} may not be written: check its permissions."),
    sqlite3.SQLITE_CANTOPEN: (
        StoreReadOnly,
        "{path} cannot be opened: check that it is a file, and its permissions.",
    ),
    sqlite3.SQLITE_CORRUPT: (CorruptDatabase, DAMAGED),
    sqlite3.SQLITE_NOTADB: (CorruptDatabase, "{path} is not a database of Tarok."),
    sqlite3.SQLITE_BUSY: (StoreBusy, "Another process is writing to {path}."),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "Another process is writing to {path}."),
}


def explain(error: sqlite3.Error, path: Path) -> StoreError:
    """An error of SQLite as a sentence for the host. SQLite names columns, never their values."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY_CODE
    other = (StoreError, "{path} refused: {error}. Nothing was changed.")
    kind, sentence = FAILURES.get(code, other)
    said = "; ".join((str(error), *getattr(error, "__notes__", ())))
    return kind(sentence.format(path=path, error=said))
