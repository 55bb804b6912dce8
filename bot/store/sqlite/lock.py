"""The lock of a database: only the bot, or the command, that holds it may write there."""

import fcntl
import os
from pathlib import Path

from bot.store.errors import StoreBusy, StoreReadOnly


def reach(path: Path) -> int:
    """Open a file for writing; a new one is for the bot's eyes only. Raises StoreReadOnly."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreReadOnly(f"{path} cannot be written: {error.strerror}.") from error


def lock_path(database: Path) -> Path:
    """The file to lock, beside the database itself, whatever link leads there."""
    named = database.resolve()
    return named.with_name(named.name + ".lock")


def lock(database: Path) -> int:
    """Take the lock of a database: a file to be closed. It goes with the process, however that
    ends. Raises StoreBusy, StoreReadOnly."""
    file = reach(lock_path(database))
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StoreBusy(f"A bot is running on {database}. Stop it first.") from error
    return file
