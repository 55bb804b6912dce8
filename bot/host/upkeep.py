"""Commands for databases: copy, restore, check.

Each function prints its result and returns the exit status. None loads Discord.
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from bot.base.database_address import USAGE, DatabaseAddress, parse_database
from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.host.backups.restoring import restore_backup
from bot.host.log_check import SAMPLE, check
from bot.store import StoreBusy, StoreError, StoreFull
from bot.store.backups import save
from bot.store.copying import copy
from bot.store.errors import StoreRefused

TEMPORARY = (StoreBusy, StoreFull)
"""Temporary errors."""


def back_up(database: DatabaseAddress, target: Path) -> int:
    """Copy the database, even while the bot runs; return the exit status."""
    return exit_status(lambda: _back_up(database, target))


def put_back(file: Path, database: DatabaseAddress) -> int:
    """Put a backup in place of the database; return the exit status."""
    return exit_status(lambda: _put_back(file, database))


def look_through(database: DatabaseAddress, *, every: bool = False) -> int:
    """Replay the logs of all open tables and some closed ones; return the exit status.

    ``every``: replay those of all closed ones.
    """
    errors = list[str]()
    status = exit_status(lambda: errors.extend(_look_through(database, every)))
    return status or (DO_NOT_TRY_AGAIN if errors else 0)


def copy_over(source: str, target: str) -> int:
    """Copy a database into an empty one; return the exit status."""
    return exit_status(lambda: _copy_over(_parse_address(source), _parse_address(target)))


def _parse_address(text: str) -> DatabaseAddress:
    """Parse an address. Raises StoreRefused."""
    try:
        return parse_database(text)
    except ValueError:
        raise StoreRefused(f"That names no database. It takes {USAGE}.") from None


def exit_status(work: Callable[[], None]) -> int:
    """Call ``work``; return the exit status."""
    try:
        work()
    except StoreError as error:
        print(error, file=sys.stderr)
        return TRY_AGAIN if isinstance(error, TEMPORARY) else DO_NOT_TRY_AGAIN
    return 0


def _back_up(database: DatabaseAddress, target: Path) -> None:
    save(database, target)
    tell(f"{target} holds what {database} holds.")


def _put_back(file: Path, database: DatabaseAddress) -> None:
    put = restore_backup(file, database)
    tell(f"{database} holds what {file} held: {_tables(len(put.counts.open), 'open')}.")
    if put.kept is not None:
        tell(f"What stood there is kept as {put.kept}.")


def _look_through(database: DatabaseAddress, every: bool) -> tuple[str, ...]:
    result = asyncio.run(check(database, None if every else SAMPLE))
    for line in result.errors:
        tell(line)
    followed = f"{_tables(result.tables)} followed, {result.moves} moves"
    verdict = f"{len(result.errors)} wrong" if result.errors else "all is well"
    tell(f"{database}: {followed}: {verdict}.")
    return result.errors


def _copy_over(source: DatabaseAddress, target: DatabaseAddress) -> None:
    copied = asyncio.run(copy(source, target, Bar()))
    tell(f"{target} holds what {source} holds: {copied.rows} rows, sha256 {copied.digest}.")


class Bar:
    """Progress bar on a terminal, else a line for each tenth."""

    def __init__(self) -> None:
        self._percent = 0

    def __call__(self, done: int, of: int) -> None:
        """Print the progress if it has changed."""
        now = 100 * done // of if of else 100
        if now == self._percent:
            return
        if sys.stderr.isatty():
            end = "\n" if done == of else ""
            print(f"\r[{'#' * (now // 2):50}] {now:3} %", end=end, file=sys.stderr, flush=True)
        elif now // 10 > self._percent // 10:
            print(f"{now} %", file=sys.stderr, flush=True)
        self._percent = now


def _tables(count: int, kind: str = "") -> str:
    return f"{count} {kind} table".replace("  ", " ") + ("" if count == 1 else "s")


def tell(line: str) -> None:
    """Print a line."""
    print(line)
