"""A transaction: all of it, or nothing."""

import contextlib
import sqlite3
from collections.abc import Iterator


@contextlib.contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """What is done inside is kept when it ends well, and undone when it raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
