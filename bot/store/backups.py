"""Backups of a database of either kind, made while bots may be writing to it: SQLite files."""

from pathlib import Path

from bot.base.database_address import DatabaseAddress
from bot.store.errors import StoreError, StoreReadOnly
from bot.store.open_store import require_driver
from bot.store.sqlite.backup import Stopped, copy_file
from bot.store.sqlite.database_files import remove, replace

HALF = ".part"
"""The ending of a backup's name until it is whole."""


def save(database: DatabaseAddress, target: Path, stopped: Stopped = lambda: False) -> None:
    """Copy everything, as it is at one moment, into a new file; give up once ``stopped``.

    A killed process leaves no file of this name that is not whole. Raises StoreError.
    """
    half = target.with_name(target.name + HALF)
    try:
        _refuse_existing(target)
        remove(half)  # left by a killed process
        copy_database(database, half, stopped)
        try:
            _refuse_existing(target)
            replace(target, half)
        finally:
            remove(half)
    except OSError as error:
        raise StoreReadOnly(f"{target} cannot be written: {error.strerror}.") from error


def _refuse_existing(target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name.")


def copy_database(
    database: DatabaseAddress, target: Path, stopped: Stopped = lambda: False
) -> None:
    """Copy everything into a new file, which has its name from the start. Raises StoreError."""
    if isinstance(database, Path):
        copy_file(database, target, stopped)
        return
    with require_driver():
        from bot.store.postgres.backup import copy_server  # noqa: PLC0415 - an extra
    copy_server(database, target, stopped)
