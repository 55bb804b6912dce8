"""Puts a backup in place of a database, which is kept; and checks whether a file is sound."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.store.errors import CorruptDatabase, StoreError, StoreReadOnly
from bot.store.migrate import (
    MIGRATIONS,
    Migration,
    find_migrations,
    migrate,
    refuse_unknown,
    version_of,
)
from bot.store.numbers import last_in_file, numbered_in_file
from bot.store.sqlite.backup import copy_file, open_read_only
from bot.store.sqlite.connection import lock
from bot.store.sqlite.database_files import exchange, files_of, remove
from bot.store.sqlite.failures import DAMAGED, explain_errors
from bot.store.sqlite.identity import identity_of

NUMBER_GAP = 10_000
"""How far numbers leap where nobody knows which were used last: the database was lost."""

SHAPE = """
SELECT s.type, s.name, c.name FROM sqlite_schema AS s
LEFT JOIN pragma_table_info(s.name) AS c ON s.type = 'table'
WHERE s.name NOT LIKE 'sqlite_%'
"""
"""The names of a database's tables, columns and indexes."""


class NumberCounters(NamedTuple):
    """The numbers of a database's tables, open and closed."""

    open: tuple[int, ...]
    closed: tuple[int, ...]


def tables_by_number(rows: Iterable[Any]) -> NumberCounters:
    """The tables that a statement has found, each with its number, and whether it is open."""
    numbers = {True: list[int](), False: list[int]()}
    for number, is_open in rows:
        numbers[bool(is_open)].append(number)
    return NumberCounters(tuple(numbers[True]), tuple(numbers[False]))


def look_through(copy: Path, *, of: Path, count: str) -> NumberCounters:
    """Return what a statement (``count``) finds in a copy of a sound database.

    ``of``: the database, of this Tarok or an earlier one.

    A file opened for reading only would not do: SQLite forgets its CHECK rules. Raises StoreError,
    which names the database.
    """
    with explain_errors(of), contextlib.closing(sqlite3.connect(copy.absolute())) as db:
        db.execute("PRAGMA query_only = ON")
        version = version_of(db)
        migrations = find_migrations(MIGRATIONS)
        refuse_unknown(of, version, migrations)
        if version == 0:
            raise CorruptDatabase(f"{of} is not a database of Tarok.")
        if not _sound(db) or not _has_all(db, version, migrations):
            raise CorruptDatabase(DAMAGED.format(path=of))
        for name in numbered_in_file(db):
            last_in_file(db, of, name)
        return tables_by_number(db.execute(count))


def _sound(db: sqlite3.Connection) -> bool:
    """Whether SQLite finds nothing wrong, neither in the file nor in what the rows hold."""
    whole = db.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    return whole and not db.execute("PRAGMA foreign_key_check").fetchone()


def _has_all(db: sqlite3.Connection, version: int, migrations: tuple[Migration, ...]) -> bool:
    """Whether there are all tables, columns and indexes of this version."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, 0, tuple(step for step in migrations if step.number <= version))
        return set(model.execute(SHAPE)) <= set(db.execute(SHAPE))


class RestoreResult(NamedTuple):
    """The result of a restore: what stands there now, and where the former database is kept."""

    counts: NumberCounters
    kept: Path | None


def restore(file: Path, database: Path, *, count: str) -> RestoreResult:
    """Put a backup in place of a database, which is kept beside it with all that belongs to it.

    ``count``: the statement that finds tables, open and closed.

    The backup stays as it is. Raises StoreError, and then the database is as it was; StoreBusy
    while a bot runs.
    """
    with contextlib.suppress(OSError):
        if file.samefile(database):
            raise StoreError(f"{file} is the database itself: name a backup.")
    database = database.resolve()  # a link stays: what it leads to is replaced, with its sidecars
    held = lock(database)
    try:
        new = database.with_name(database.name + ".restoring")
        with _os_errors_as_sentences(database):
            remove(new)  # left by a killed process
            try:
                copy_file(file, new)
                counts = look_through(new, of=file, count=count)
                _advance_counters(new, database)
                kept = _free_name(database)
                exchange(database, new, kept)
            finally:
                remove(new)
    finally:
        os.close(held)
    return RestoreResult(
        counts, kept if any(file.exists() for file in files_of(kept).values()) else None
    )


@contextlib.contextmanager
def _os_errors_as_sentences(database: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreReadOnly(f"{database} cannot be replaced: {error.strerror}.") from error


def _advance_counters(new: Path, database: Path) -> None:
    """Don't give again the numbers given since the backup."""
    last = _last_numbers(database)
    with explain_errors(new), contextlib.closing(sqlite3.connect(new)) as db, db:
        other = last is not None and identity_of(db) != last.identity
        for name in numbered_in_file(db):
            last_number = last_in_file(db, new, name)
            used = last_number if last is None else max(last_number, last.numbers.get(name, 0))
            wanted = used + NUMBER_GAP if last is None or other else used
            db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, wanted))


class LastNumbers(NamedTuple):
    """The last numbers that a database gave, by table, and its identity."""

    numbers: dict[str, int]
    identity: int


def _last_numbers(database: Path) -> LastNumbers | None:
    """The last numbers a database gave; None: it is not there, or cannot be read."""
    if not database.is_file():
        return None
    with contextlib.suppress(StoreError), explain_errors(database):
        # For reading only at first: else SQLite deletes a log or journal that it cannot use.
        with open_read_only(database) as db:
            numbers = {name: last_in_file(db, database, name) for name in numbered_in_file(db)}
            last = LastNumbers(numbers, identity_of(db))
        # It can be read: put what is only in the file beside it into it.
        with contextlib.closing(sqlite3.connect(database)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return last if numbers else None
    return None


def _free_name(database: Path) -> Path:
    """A free name for a database that is replaced. Raises StoreError."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    kept = database.with_name(f"{database.name}.before-{stamp}")
    if any(file.exists() for file in files_of(kept).values()):
        raise StoreError(f"{kept} exists already: wait a second, then try again.")
    return kept
