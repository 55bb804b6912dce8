"""What a host does with a database on the terminal: copy it, restore it, check it.

Each function returns the exit status and prints what there is to say, without loading Discord.
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from bot.base.database_address import PG_DUMP_ADVICE, USAGE, DatabaseAddress, Server, parse_database
from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.host.log_check import OPEN_OR_CLOSED, SAMPLE, check
from bot.store import StoreBusy, StoreError, StoreFull
from bot.store.copying import copy
from bot.store.errors import StoreRefused
from bot.store.sqlite.backup import copy_file
from bot.store.sqlite.restore import restore

AGAIN = (StoreBusy, StoreFull)
"""Trouble that may pass soon."""


def back_up(database: DatabaseAddress, target: Path) -> int:
    """Copy the database, whether the bot runs or not; the exit status."""
    return done(lambda: copy_file(_file(database), target))


def put_back(file: Path, database: DatabaseAddress) -> int:
    """Put a backup in place of the database; the exit status."""
    return done(lambda: _put_back(file, _file(database)))


def look_through(database: DatabaseAddress, *, every: bool = False) -> int:
    """Replay the logs of all open tables and some finished ones (``every``: of all); the exit
    status."""
    wrong = list[str]()
    status = done(lambda: wrong.extend(_look_through(database, every)))
    return status or (DO_NOT_TRY_AGAIN if wrong else 0)


def copy_over(source: str, target: str) -> int:
    """Copy all that a database holds into an empty one; the exit status."""
    return done(lambda: _copy_over(_named(source), _named(target)))


def _named(text: str) -> DatabaseAddress:
    """Raises StoreRefused."""
    try:
        return parse_database(text)
    except ValueError:
        raise StoreRefused(f"That names no database. It takes {USAGE}.") from None


def _file(database: DatabaseAddress) -> Path:
    """The database's file. Raises StoreError if it has none."""
    if isinstance(database, Server):
        raise StoreRefused(f"{database} is no file: {PG_DUMP_ADVICE}")
    return database


def done(work: Callable[[], None]) -> int:
    """Do some work; the exit status."""
    try:
        work()
    except StoreError as error:
        print(error, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
        return TRY_AGAIN if isinstance(error, AGAIN) else DO_NOT_TRY_AGAIN
    return 0


def _put_back(file: Path, database: Path) -> None:
    put = restore(file, database, count=OPEN_OR_CLOSED)
    tell(f"{database} holds what {file} held: {_tables(len(put.counts.open), 'open')}.")
    if put.kept is not None:
        tell(f"What stood there is kept as {put.kept}.")


def _look_through(database: DatabaseAddress, every: bool) -> tuple[str, ...]:
    found = asyncio.run(check(database, None if every else SAMPLE))
    for line in found.wrong:
        tell(line)
    followed = f"{_tables(found.tables)} followed, {found.moves} moves"
    wrong = f"{len(found.wrong)} wrong" if found.wrong else "all is well"
    tell(f"{database}: {followed}: {wrong}.")
    return found.wrong


def _copy_over(source: DatabaseAddress, target: DatabaseAddress) -> None:
    copied = asyncio.run(copy(source, target, Bar()))
    tell(f"{target} holds what {source} holds: {copied.rows} rows, sha256 {copied.digest}.")


class Bar:
    """Progress: on a terminal one line that changes, else a line each tenth."""

    def __init__(self) -> None:
        self._told = 0

    def __call__(self, done: int, of: int) -> None:
        """Tell it, if there is anything new to tell."""
        now = 100 * done // of if of else 100
        if now == self._told:
            return
        if sys.stderr.isatty():
            end = "\n" if done == of else ""
            print(f"\r[{'#' * (now // 2):50}] {now:3} %", end=end, file=sys.stderr, flush=True)  # noqa: T201
        elif now // 10 > self._told // 10:
            print(f"{now} %", file=sys.stderr, flush=True)  # noqa: T201
        self._told = now


def _tables(number: int, kind: str = "") -> str:
    return f"{number} {kind} table".replace("  ", " ") + ("" if number == 1 else "s")


def tell(line: str) -> None:
    """Say something on the terminal."""
    print(line)  # noqa: T201 - the host reads it on the terminal
