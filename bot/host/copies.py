"""Copies of a database file, to read it while a bot may be running on it."""

import contextlib
import os
import shutil
import stat
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from bot.base.database_address import DatabaseAddress, Server
from bot.store import Store, StoreError
from bot.store.open_store import look_at, open_store
from bot.store.sqlite.backup import backup

PREFIX = "tarok-check-"
OLD_SECONDS = 24 * 3600
"""Age at which a folder was left behind by a process that was killed: a check takes minutes."""


@contextlib.asynccontextmanager
async def copied(database: Path) -> AsyncIterator[Path]:
    """A copy of a database file, in ``TMPDIR`` for a while. Raises StoreError."""
    with _temporary_folder() as folder:
        copy = folder / "copy.sqlite3"
        await backup(database, copy)
        yield copy


@contextlib.asynccontextmanager
async def opened_to_read(database: DatabaseAddress) -> AsyncIterator[Store]:
    """A store for reading only, even while a bot runs on the database. Raises StoreError."""
    async with contextlib.AsyncExitStack() as stack:
        if isinstance(database, Server):
            store: Store = await look_at(database)
        else:
            store = await open_store(
                await stack.enter_async_context(copied(database)), half_copied=True
            )
        stack.push_async_callback(store.close)
        yield store


@contextlib.contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A temporary folder. Raises StoreError."""
    with contextlib.ExitStack() as stack:
        try:
            _sweep(Path(gettempdir()))
            folder = stack.enter_context(TemporaryDirectory(prefix=PREFIX))
        except OSError as error:
            message = f"{gettempdir()} cannot be written: {error.strerror}. TMPDIR names another."
            raise StoreError(message) from error
        yield Path(folder)


def _sweep(parent: Path) -> None:
    """Delete this user's old copies: each holds the whole database. Raises OSError."""
    for folder in parent.glob(f"{PREFIX}*"):
        with contextlib.suppress(FileNotFoundError):  # another process sweeps, too
            status = folder.lstat()
            old = time.time() - status.st_mtime > OLD_SECONDS
            if old and stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid():
                shutil.rmtree(folder, ignore_errors=True)
