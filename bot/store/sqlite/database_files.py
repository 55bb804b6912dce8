"""The files of one SQLite database: its own, and those that SQLite finds beside it by their names.

SQLite applies a log or a journal to whatever file bears the name before it. So none may stay behind
when its database goes, and none may wait for another database that comes.
"""

import contextlib
import os
import shutil
from pathlib import Path

SIDECARS = ("-wal", "-shm", "-journal")
"""Endings that SQLite adds to a name: the write-ahead log, its index, and the rollback journal."""


def files_of(database: Path) -> dict[str, Path]:
    """The paths where a database's files may stand, by what is added to its name."""
    return {end: database.with_name(database.name + end) for end in ("", *SIDECARS)}


def remove(database: Path) -> None:
    """Delete a database with all its files, if there are any. Raises OSError."""
    for file in reversed(files_of(database).values()):
        file.unlink(missing_ok=True)


def replace(database: Path, new: Path) -> None:
    """Put a closed database in place of another, which goes. Raises OSError."""
    for end in SIDECARS:
        files_of(database)[end].unlink(missing_ok=True)
    sync_folder(database.parent)
    new.replace(database)
    sync_folder(database.parent)


def exchange(database: Path, new: Path, kept: Path) -> None:
    """Put a closed database in place of another, and keep that one with all its files as ``kept``.

    Raises OSError, and then all files are as they were.
    """
    files, names = files_of(database), files_of(kept)
    with contextlib.ExitStack() as undo:
        if files[""].exists():
            _link(files[""], names[""])
            undo.callback(names[""].unlink)
        for end in SIDECARS:
            if files[end].exists():
                files[end].rename(names[end])
                undo.callback(names[end].rename, files[end])
        sync_folder(database.parent)
        new.replace(database)
        undo.pop_all()
    sync_folder(database.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk. Raises OSError."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _link(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:  # this disk has no hard links
        shutil.copy2(file, name)
