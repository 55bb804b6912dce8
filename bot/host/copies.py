"""Copies of a database file, to read it while a bot may be running on it."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from bot.store import StoreError
from bot.store.sqlite.backup import backup


@contextlib.asynccontextmanager
async def copied(database: Path) -> AsyncIterator[Path]:
    """A copy of a database file, in ``TMPDIR`` for a while. Raises StoreError."""
    with _temporary_folder() as folder:
        copy = folder / "copy.sqlite3"
        await backup(database, copy)
        yield copy


@contextlib.contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A temporary folder. Raises StoreError."""
    with contextlib.ExitStack() as stack:
        try:
            folder = stack.enter_context(TemporaryDirectory(prefix="tarok-check-"))
        except OSError as error:
            message = f"{gettempdir()} cannot be written: {error.strerror}. TMPDIR names another."
            raise StoreError(message) from error
        yield Path(folder)
