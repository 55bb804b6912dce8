"""A copy of a database while a bot may be writing to it, made from any process."""

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

from bot.store.connection import explain
from bot.store.errors import StoreError


async def backup(database: Path, target: Path) -> None:
    """Copy everything as it is at one moment into a new file, ready to be put in place.

    The bot goes on meanwhile: readers and the writer do not wait for each other. Raises
    StoreError, and then there is no new file.
    """
    await asyncio.to_thread(_backup, database, target)


def _backup(database: Path, target: Path) -> None:
    if not database.is_file():
        raise StoreError(f"There is no database {database}.")
    _create(target)
    try:
        _copy(database, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _create(target: Path) -> None:
    """An empty file for the owner's eyes only: it will hold everybody's cards."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already: choose another name.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error


def _copy(database: Path, target: Path) -> None:
    with contextlib.ExitStack() as stack:
        try:
            source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
            stack.callback(source.close)
            source.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        except sqlite3.Error as error:
            raise explain(error, database) from error
        try:
            copy = stack.enter_context(contextlib.closing(sqlite3.connect(target)))
            source.backup(copy)  # all pages in one step: what is written meanwhile is not in it
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # the copy is one file
        except sqlite3.Error as error:
            raise explain(error, target) from error
