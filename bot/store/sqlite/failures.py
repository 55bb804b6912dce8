"""Refusals of SQLite as sentences for the host."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import CorruptDatabase, StoreBusy, StoreError, StoreFull, StoreReadOnly

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


REFUSALS = (sqlite3.Error, UnicodeDecodeError)
"""Errors that Python's sqlite3 raises; the second if a message repeats bytes of a damaged file."""


def explain(error: sqlite3.Error | UnicodeDecodeError, path: Path) -> StoreError:
    """An error of SQLite as a sentence for the host. SQLite names columns, never their values."""
    if isinstance(error, UnicodeDecodeError) or _repeats_value(error):
        return CorruptDatabase(DAMAGED.format(path=path))
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY_CODE
    other = (StoreError, "{path} refused: {error}. Nothing was changed.")
    kind, sentence = FAILURES.get(code, other)
    said = "; ".join((str(error), *getattr(error, "__notes__", ())))
    return kind(sentence.format(path=path, error=said))


def _repeats_value(error: sqlite3.Error) -> bool:
    """Whether Python refused a text that is not UTF-8, and repeats it."""
    return isinstance(error, sqlite3.OperationalError) and not hasattr(error, "sqlite_errorcode")


@contextlib.contextmanager
def explain_errors(path: Path) -> Iterator[None]:
    """Raise the errors of SQLite as sentences about a file: StoreError."""
    try:
        yield
    except REFUSALS as error:
        raise explain(error, path) from error
