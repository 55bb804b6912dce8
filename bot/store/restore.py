"""Puts a backup in place of a database, which is kept; and checks whether a file is sound."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.store.backup import copy_file, reading
from bot.store.database_files import exchange, files_of, remove
from bot.store.errors import CorruptDatabase, StoreError, StoreReadOnly
from bot.store.failures import DAMAGED, explain
from bot.store.lock import lock
from bot.store.migrate import MIGRATIONS, find_migrations, refuse_newer, version_of
from bot.store.numbers import NUMBERED

LEAP = 10_000
"""How far numbers leap where nobody knows which were used last."""

COUNT = "SELECT id, state IN ('lobby', 'playing') FROM tables ORDER BY id"


class Counts(NamedTuple):
    """The numbers of a database's tables, open and closed."""

    open: tuple[int, ...]
    closed: tuple[int, ...]


def counted(rows: Iterable[Any]) -> Counts:
    """The tables that COUNT found."""
    numbers = {True: list[int](), False: list[int]()}
    for number, is_open in rows:
        numbers[bool(is_open)].append(number)
    return Counts(tuple(numbers[True]), tuple(numbers[False]))


def look_through(file: Path, of: Path | None = None) -> Counts:
    """The tables of a sound database of this Tarok or an earlier one. Raises StoreError, which
    names the file, or the one it is a copy ``of``."""
    named = of or file
    with reading(file) as db:
        try:
            version = version_of(db)
            refuse_newer(named, version, len(find_migrations(MIGRATIONS)))
            _all_sound(db, named, version)
            return counted(db.execute(COUNT))
        except sqlite3.Error as error:
            raise explain(error, named) from error


def _all_sound(db: sqlite3.Connection, file: Path, version: int) -> None:
    if version == 0:
        raise CorruptDatabase(f"{file} is not a database of Tarok.")
    sound = db.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    if not sound or db.execute("PRAGMA foreign_key_check").fetchone():
        raise CorruptDatabase(DAMAGED.format(path=file))


class Put(NamedTuple):
    """What a restore did: what stands there now, and where the former database is kept."""

    counts: Counts
    kept: Path | None


def restore(file: Path, database: Path) -> Put:
    """Put a backup in place of a database, which is kept beside it with all that belongs to it.

    The backup stays as it is. Raises StoreError, and then the database is as it was; StoreBusy
    while a bot runs.
    """
    with contextlib.suppress(OSError):
        if file.samefile(database):
            raise StoreError(f"{file} is the database itself: name a backup.")
    database = database.resolve()  # a link stays: what it leads to is replaced, with its sidecars
    held = lock(database)
    try:
        counts = look_through(file)
        new = database.with_name(database.name + ".restoring")
        with _sentences(database):
            remove(new)  # left by a killed process
            try:
                copy_file(file, new)
                _go_on_counting(new, database)
                look_through(new)
                kept = _kept_name(database)
                exchange(database, new, kept)
            finally:
                remove(new)
    finally:
        os.close(held)
    return Put(counts, kept if any(one.exists() for one in files_of(kept).values()) else None)


@contextlib.contextmanager
def _sentences(database: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreReadOnly(f"{database} cannot be replaced: {error.strerror}.") from error


def _go_on_counting(new: Path, database: Path) -> None:
    """Don't give again the numbers given since the backup."""
    used = _last_numbers(database)
    try:
        with contextlib.closing(sqlite3.connect(new)) as db, db:
            for name in _known(db):
                known = _last_number(db, name)
                wanted = known + LEAP if used is None else max(known, used.get(name, 0))
                db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, wanted))
    except sqlite3.Error as error:
        raise explain(error, new) from error


def _last_numbers(database: Path) -> dict[str, int] | None:
    """The last numbers a database gave; None: it is not there, or cannot be read."""
    if not database.is_file():
        return None
    try:
        # For reading only at first: else SQLite deletes a log or journal that it cannot use.
        with reading(database) as db:
            found = {name: _last_number(db, name) for name in _known(db)}
        # It can be read: put what is only in the file beside it into it.
        with contextlib.closing(sqlite3.connect(database)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except (sqlite3.Error, StoreError):
        return None
    return found


def _known(db: sqlite3.Connection) -> list[str]:
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    return [name for name in NUMBERED if name in there]


def _last_number(db: sqlite3.Connection, name: str) -> int:
    found = db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
    return int(found[0]) if found else 0


def _kept_name(database: Path) -> Path:
    """A free name for a database that is replaced. Raises StoreError."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    kept = database.with_name(f"{database.name}.before-{stamp}")
    if any(file.exists() for file in files_of(kept).values()):
        raise StoreError(f"{kept} exists already: wait a second, then try again.")
    return kept
