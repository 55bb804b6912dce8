"""Copies of a database while a bot may be writing to it, made from any process."""

import asyncio
import contextlib
import logging
import os
import re
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from bot.base.setting_kinds import file_mode
from bot.store.errors import CorruptDatabase, StoreError, StoreReadOnly
from bot.store.sqlite.database_files import remove, replace
from bot.store.sqlite.failures import REFUSALS, explain, explain_errors

logger = logging.getLogger(__name__)

Stopped: TypeAlias = Callable[[], bool]

PAGES = 2000
"""Pages copied between checks whether to stop."""

DIGITS = re.compile(r"[0-9]+")

COPIES = 2
"""How many of the copies made before migrations are kept."""


async def backup(database: Path, target: Path) -> None:
    """Copy everything, as it is at one moment, into a new file that can take its place.

    The bot goes on meanwhile: readers and the writer don't wait for each other. Raises StoreError,
    and then there is no new file.
    """
    await asyncio.to_thread(copy_file, database, target)


def refuse_missing(database: Path) -> None:
    """Raise StoreError if there is no file that can be read."""
    try:
        exists = stat.S_ISREG(file_mode(database) or 0)
    except OSError as error:  # its folder is closed, or its name too long
        raise StoreReadOnly(f"{database} cannot be read: {error.strerror}.") from error
    if not exists:
        raise StoreError(f"There is no database {database}.")


def copy_file(database: Path, target: Path, stopped: Stopped = lambda: False) -> None:
    """Copy a database in this thread; give up with a StoreError once ``stopped``."""
    refuse_missing(database)
    with new_file(target), open_read_only(database) as source:
        copy_all(source, database, target, stopped)


@contextlib.contextmanager
def open_read_only(database: Path) -> Iterator[sqlite3.Connection]:
    """A database for reading only. Raises StoreError, also if it isn't a database."""
    refuse_missing(database)
    with contextlib.ExitStack() as stack:
        with explain_errors(database):
            source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
            stack.callback(source.close)
            source.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        yield source


@contextlib.contextmanager
def new_file(target: Path) -> Iterator[None]:
    """Make an empty file for the owner's eyes only, as it will hold everybody's cards.

    It is removed if the work on it fails. Raises StoreError.
    """
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already: choose another name.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error
    try:
        yield
    except BaseException:
        remove(target)
        raise


def copy_all(
    source: sqlite3.Connection, database: Path, target: Path, stopped: Stopped = lambda: False
) -> None:
    """Copy everything from a connection into an empty file.

    Raises StoreError, also once ``stopped``.
    """

    def look(_status: int, _left: int, _pages: int) -> None:
        if stopped():
            raise StoreError(f"{target} was given up: the bot stops.")

    try:
        with contextlib.closing(sqlite3.connect(target.absolute())) as copy:
            source.execute("BEGIN")  # leaves out what is written from here on
            try:
                source.execute("SELECT count(*) FROM sqlite_schema").fetchall()
                source.backup(copy, pages=PAGES, progress=look)
            finally:
                source.rollback()
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # the copy is one file
    except REFUSALS as error:
        # The copy is new: whatever is damaged in it is damaged in the database.
        damaged = isinstance(explain(error, target), CorruptDatabase)
        raise explain(error, database if damaged else target) from error


# Before a database is brought up to date --------------------------------------------------------


def keep_copy(db: sqlite3.Connection, path: Path, version: int) -> None:
    """Keep a copy of a database at this version beside it, and the copy before that one.

    The previous release can run on it again. Raises StoreError, and then nothing has changed.
    """
    kept = path.with_name(f"{path.name}.version-{version}")
    half = path.with_name(kept.name + ".new")
    try:
        remove(half)  # left by a killed process
        with new_file(half):
            copy_all(db, path, half)
        replace(kept, half)
        for old in migration_copies(path)[:-COPIES]:
            remove(old)
    except OSError as error:
        message = f"{path} cannot be copied before it is brought up to date: {error.strerror}."
        raise StoreError(message) from error
    logger.info("%s has version %d, which %s keeps", path, version, kept)


def migration_copies(path: Path) -> list[Path]:
    """The copies made beside a database before migrations, by version."""
    start = f"{path.name}.version-"
    copies = [file for file in path.parent.iterdir() if file.name.startswith(start)]
    numbered = {file: file.name.removeprefix(start) for file in copies}
    versions = {file: int(end) for file, end in numbered.items() if DIGITS.fullmatch(end)}
    return sorted(versions, key=lambda file: versions[file])
