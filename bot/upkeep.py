"""What a host does with a database on the terminal: copy it, put a copy in its place, check it.

Each gives the exit status and says what there is to say; nothing of Discord is loaded for it.
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from bot.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.place import WHO_SAVES, Place, Server
from bot.store import StoreBusy, StoreError, StoreFull
from bot.store.backup import copy_file
from bot.store.errors import StoreRefused
from bot.store.restore import restore
from bot.tables.log_check import SAMPLE, check

AGAIN = (StoreBusy, StoreFull)
"""What may be over soon."""


def back_up(database: Place, target: Path) -> int:
    """Copy the database, whether the bot runs or not; the exit status."""
    return _done(lambda: copy_file(_file(database), target))


def put_back(file: Path, database: Place) -> int:
    """Put a backup in the place of the database; the exit status."""
    return _done(lambda: _put_back(file, _file(database)))


def look_through(database: Place, *, every: bool = False) -> int:
    """Follow the logs of the database: of all open tables, and of some that are over (``every``:
    of all); the exit status.
    """
    wrong = list[str]()
    status = _done(lambda: wrong.extend(_look_through(database, every)))
    return status or (DO_NOT_TRY_AGAIN if wrong else 0)


def _file(database: Place) -> Path:
    """Where the database is a file. Raises StoreError."""
    if isinstance(database, Server):
        raise StoreRefused(f"{database} is no file: {WHO_SAVES}")
    return database


def _done(work: Callable[[], None]) -> int:
    try:
        work()
    except StoreError as error:
        print(error, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
        return TRY_AGAIN if isinstance(error, AGAIN) else DO_NOT_TRY_AGAIN
    return 0


def _put_back(file: Path, database: Path) -> None:
    put = restore(file, database)
    _tell(f"{database} holds what {file} held: {_tables(len(put.counts.open), 'open')}.")
    if put.kept is not None:
        _tell(f"What stood there is kept as {put.kept}.")


def _look_through(database: Place, every: bool) -> tuple[str, ...]:
    found = asyncio.run(check(database, None if every else SAMPLE))
    for line in found.wrong:
        _tell(line)
    followed = f"{_tables(found.tables)} followed, {found.moves} moves"
    wrong = f"{len(found.wrong)} wrong" if found.wrong else "all is well"
    _tell(f"{database}: {followed}: {wrong}.")
    return found.wrong


def _tables(number: int, kind: str = "") -> str:
    return f"{number} {kind} table".replace("  ", " ") + ("" if number == 1 else "s")


def _tell(line: str) -> None:
    print(line)  # noqa: T201 - the host reads it on the terminal
