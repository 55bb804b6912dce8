"""SQLite transactions: all or nothing. Those waiting at the same time share one commit."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence

from bot.store.database import Work, WorkResult

KEY_TAKEN_CODES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

NOT_NULL_CODE = sqlite3.SQLITE_CONSTRAINT_NOTNULL


class SqliteDatabase(sqlite3.Connection):
    """A connection to a database file: each statement is answered at once."""

    def afterwards(self, look: Callable[[], object]) -> None:
        """Look at the answers now: they are there already."""
        look()

    def await_answers(self) -> None:
        """Do nothing: each statement has been answered."""

    def savepoint(self, name: str) -> None:
        """Let what follows be undone by itself."""
        self.execute(f"SAVEPOINT {name}")

    def is_key_taken(self, error: Exception) -> bool:
        """Whether it was refused because the key exists."""
        return (
            isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in KEY_TAKEN_CODES
        )

    def is_value_missing(self, error: Exception) -> bool:
        """Whether it was refused because a value is missing."""
        return isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode == NOT_NULL_CODE

    def undone(self, _: Exception) -> bool:
        """Whether the whole transaction was rolled back, as by a full disk."""
        return not self.in_transaction


@contextlib.contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Commit what is done inside, or undo it if it raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise


def commit(db: SqliteDatabase, works: Sequence[Work]) -> list[WorkResult]:
    """Each work as a transaction, in order; if all goes well they share one wait for the disk.

    Each is kept or undone as if it had come alone: if the disk refuses them together, each is tried
    again by itself.
    """
    if len(works) == 1:
        return [_alone(db, works[0])]
    try:
        with transaction(db):
            return [_among_others(db, work) for work in works]
    except sqlite3.Error:
        return [_alone(db, work) for work in works]


def _alone(db: SqliteDatabase, work: Work) -> WorkResult:
    try:
        with transaction(db):
            result = work(db)
    except BaseException as error:
        return WorkResult(error=error)
    return WorkResult(result)


def _among_others(db: SqliteDatabase, work: Work) -> WorkResult:
    """One work of many; raises if the others are lost with it."""
    db.savepoint("one")
    try:
        result = work(db)
    except BaseException as error:
        if not db.in_transaction:  # a full disk undoes everything
            raise sqlite3.OperationalError("all is undone") from error
        db.execute("ROLLBACK TO one")
        db.execute("RELEASE one")
        return WorkResult(error=error)
    db.execute("RELEASE one")
    return WorkResult(result)
