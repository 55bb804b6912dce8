"""The store in one SQLite file: write-ahead log, one writer, every commit on the disk."""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.errors import (
    CorruptDatabase,
    MoveTaken,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.migrate import migrate, read_migrations
from bot.store.records import (
    Closing,
    Deadline,
    DealRow,
    MoveRow,
    ResultRow,
    SeatRow,
    Standing,
    TableRow,
    TableState,
)

MIGRATIONS = Path(__file__).parent.parent.parent / "data" / "migrations"

PEOPLE_TO_COUNT = 2
"""Matches with fewer people do not count for a leaderboard."""

FORGOTTEN = "–"
"""The name of a person who wished to be forgotten."""

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")

Row = TypeVar("Row", TableRow, SeatRow, DealRow, MoveRow, Standing, Deadline)

COLUMN_OF = {"table": "table_id"}
"""Record fields whose columns have another name."""


def _columns(kind: type[Any]) -> str:
    return ", ".join(COLUMN_OF.get(field.name, field.name) for field in fields(kind))


def _insert(into: str, record: Any) -> tuple[str, tuple[Any, ...]]:
    values = astuple(record)
    marks = ", ".join("?" * len(values))
    return f"INSERT INTO {into} ({_columns(type(record))}) VALUES ({marks})", values  # noqa: S608


def told(error: Exception, path: str) -> StoreError:
    """The error of SQLite as a sentence for the host."""
    name = getattr(error, "sqlite_errorname", "") or ""
    if isinstance(error, OSError):
        return StoreReadOnly(f"{path} cannot be written: {error.strerror}.")
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return StoreFull(f"{path} cannot be written: the disk is full or failing ({error}).")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return StoreReadOnly(f"{path} cannot be written: {error}.")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy(f"{path} is in use by another process.")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return CorruptDatabase(
            f"{path} is damaged or is no database ({error}): restore a copy, or move it away."
        )
    return StoreError(f"{path}: {error}")


class SqliteStore:
    """See ``bot.store.Store``."""

    def __init__(self, database: aiosqlite.Connection, path: str, lock_file: int | None) -> None:
        self._database = database
        self._path = path
        self._lock_file = lock_file
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> "SqliteStore":
        """Open or make the database (``:memory:`` for a passing one). Raises StoreError."""
        name = str(path)
        lock_file = None
        try:
            if name != ":memory:":
                lock_file = _lock(Path(path))
            database = await aiosqlite.connect(name, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            _unlock(lock_file)
            raise told(error, name) from error
        except StoreError:
            raise
        try:
            await _prepare(database, name, migrations)
        except BaseException as error:
            await database.close()
            _unlock(lock_file)
            if isinstance(error, sqlite3.Error):
                raise told(error, name) from error
            raise
        return cls(database, name, lock_file)

    async def close(self) -> None:
        """Let go of the database; a second time does nothing."""
        async with self._writing:
            await self._database.close()
            _unlock(self._lock_file)
            self._lock_file = None

    # Reading and writing --------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction; whatever happens in it, it ends wholly done or not begun."""
        async with self._writing:
            try:
                await self._database.execute("BEGIN IMMEDIATE")
                try:
                    yield self._database
                    await self._database.execute("COMMIT")
                except BaseException:
                    await asyncio.shield(self._rollback())
                    raise
            except sqlite3.Error as error:
                raise told(error, self._path) from error
            except ValueError as error:
                raise StoreError(f"{self._path} is closed.") from error

    async def _rollback(self) -> None:
        with contextlib.suppress(sqlite3.Error, ValueError):
            if self._database.in_transaction:
                await self._database.execute("ROLLBACK")

    async def _read(self, kind: type[Row], rest: str, *values: Any) -> tuple[Row, ...]:
        return await self._select(kind, f"SELECT {_columns(kind)} FROM {rest}", *values)  # noqa: S608

    async def _select(self, kind: type[Row], query: str, *values: Any) -> tuple[Row, ...]:
        try:
            async with self._database.execute(query, values) as cursor:
                return tuple([kind(*row) async for row in cursor])
        except sqlite3.Error as error:
            raise told(error, self._path) from error
        except ValueError as error:
            raise StoreError(f"{self._path} is closed.") from error

    async def _write(self, *steps: tuple[str, tuple[Any, ...]]) -> None:
        async with self._transaction() as database:
            for statement, values in steps:
                await database.execute(statement, values)

    # Tables ---------------------------------------------------------------------------------

    async def create_table(self, table: TableRow, seats: tuple[SeatRow, ...]) -> int:
        """See Store."""
        async with self._transaction() as database:
            statement, values = _insert("tables", table)
            cursor = await database.execute(statement, (None, *values[1:]))
            number = int(cursor.lastrowid or 0)
            for step in _seat_steps(number, seats):
                await database.execute(*step)
        return number

    async def open_tables(self) -> tuple[TableRow, ...]:
        """See Store."""
        return await self._read(TableRow, "tables WHERE state IN ('lobby', 'playing') ORDER BY id")

    async def latest_table(self, channel: int) -> TableRow | None:
        """See Store."""
        rest = "tables WHERE channel = ? ORDER BY id DESC LIMIT 1"
        return next(iter(await self._read(TableRow, rest, channel)), None)

    async def seats(self, table: int) -> tuple[SeatRow, ...]:
        """See Store."""
        rows = await self._read(SeatRow, "seats WHERE table_id = ? ORDER BY player", table)
        return tuple(SeatRow(row.player, row.user, row.name, bool(row.house)) for row in rows)

    async def set_seats(self, table: int, seats: tuple[SeatRow, ...]) -> None:
        """See Store."""
        await self._write(*_seat_steps(table, seats))

    async def begin_match(self, table: int, seats: tuple[SeatRow, ...], match: str) -> None:
        """See Store."""
        state = ("UPDATE tables SET state = 'playing', match = ? WHERE id = ?", (match, table))
        await self._write(*_seat_steps(table, seats), state)

    async def set_match(self, table: int, match: str) -> None:
        """See Store."""
        await self._write(("UPDATE tables SET match = ? WHERE id = ?", (match, table)))

    async def set_board(self, table: int, message: int, at: int) -> None:
        """See Store."""
        statement = "UPDATE tables SET board = ?, board_at = ? WHERE id = ?"
        await self._write((statement, (message, at, table)))

    async def end_table(
        self, table: int, state: TableState, at: int, results: tuple[ResultRow, ...]
    ) -> None:
        """See Store."""
        void = "UPDATE deals SET state = 'void', ended_at = ? WHERE table_id = ? AND state = 'live'"
        await self._write((void, (at, table)), *_end_steps(table, state, at, results))

    # Deals and moves ------------------------------------------------------------------------

    async def begin_deal(self, deal: DealRow) -> None:
        """See Store."""
        await self._write(_insert("deals", deal))

    async def append_move(self, move: MoveRow) -> None:
        """See Store."""
        await self._close_or_append(move, ())

    async def close_deal(
        self, table: int, deal: int, closing: Closing, move: MoveRow | None
    ) -> None:
        """See Store."""
        end = (
            "UPDATE deals SET state = ?, scores = ?, ended_at = ? WHERE table_id = ? AND deal = ?",
            (closing.deal_state, closing.scores, closing.at, table, deal),
        )
        match = ("UPDATE tables SET match = ? WHERE id = ?", (closing.match, table))
        steps = [end, match]
        if closing.state != "playing":
            steps += _end_steps(table, closing.state, closing.at, closing.results)
        await self._close_or_append(move, steps)

    async def _close_or_append(
        self, move: MoveRow | None, steps: Iterable[tuple[str, tuple[Any, ...]]]
    ) -> None:
        first = () if move is None else (_insert("moves", move),)
        try:
            await self._write(*first, *steps)
        except StoreError as error:
            cause = error.__cause__
            if getattr(cause, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_PRIMARYKEY":
                raise MoveTaken("the number of the move is taken") from error
            raise

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        """See Store."""
        statement = "UPDATE deals SET state = 'void', ended_at = ? WHERE table_id = ? AND deal = ?"
        await self._write((statement, (at, table, deal)))

    async def deals(self, table: int) -> tuple[DealRow, ...]:
        """See Store."""
        return await self._read(DealRow, "deals WHERE table_id = ? ORDER BY deal", table)

    async def moves(self, table: int, deal: int) -> tuple[MoveRow, ...]:
        """See Store."""
        rest = "moves WHERE table_id = ? AND deal = ? ORDER BY seq"
        return await self._read(MoveRow, rest, table, deal)

    async def last_seq(self, table: int) -> int:
        """See Store."""
        rest = "moves WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        return next((move.seq for move in await self._read(MoveRow, rest, table)), -1)

    # People ---------------------------------------------------------------------------------

    async def leaderboard(self, guild: int, variant: str) -> tuple[Standing, ...]:
        """See Store."""
        return await self._select(
            Standing,
            "SELECT user, COALESCE(name, ?), COUNT(*), SUM(place = 1), SUM(score), SUM(deals) "
            "FROM results LEFT JOIN names USING (user) "
            "WHERE guild = ? AND variant = ? AND people >= ? "
            "GROUP BY user ORDER BY SUM(score) DESC, SUM(place = 1) DESC, user",
            FORGOTTEN,
            guild,
            variant,
            PEOPLE_TO_COUNT,
        )

    async def forget_user(self, user: int) -> None:
        """See Store."""
        await self._write(
            ("DELETE FROM results WHERE user = ?", (user,)),
            ("DELETE FROM names WHERE user = ?", (user,)),
            ("UPDATE moves SET user = NULL WHERE user = ?", (user,)),
            (
                "UPDATE seats SET user = NULL, house = 1, name = ? WHERE user = ?",
                (FORGOTTEN, user),
            ),
        )

    # Deadlines ------------------------------------------------------------------------------

    async def set_deadline(self, deadline: Deadline) -> None:
        """See Store."""
        statement, values = _insert("deadlines", deadline)
        await self._write((statement.replace("INSERT", "INSERT OR REPLACE", 1), values))

    async def deadline(self, table: int, kind: str) -> Deadline | None:
        """See Store."""
        rest = "deadlines WHERE table_id = ? AND kind = ?"
        return next(iter(await self._read(Deadline, rest, table, kind)), None)

    async def clear_deadline(self, table: int, kind: str) -> None:
        """See Store."""
        await self._write(("DELETE FROM deadlines WHERE table_id = ? AND kind = ?", (table, kind)))

    async def due(self, now: int) -> tuple[Deadline, ...]:
        """See Store."""
        return await self._read(Deadline, "deadlines WHERE due_at <= ? ORDER BY due_at", now)

    async def next_due(self) -> int | None:
        """See Store."""
        rest = "deadlines ORDER BY due_at LIMIT 1"
        return next((row.due_at for row in await self._read(Deadline, rest)), None)


def _seat_steps(table: int, seats: tuple[SeatRow, ...]) -> list[tuple[str, tuple[Any, ...]]]:
    steps: list[tuple[str, tuple[Any, ...]]] = [("DELETE FROM seats WHERE table_id = ?", (table,))]
    for seat in seats:
        statement = "INSERT INTO seats (table_id, player, user, name, house) VALUES (?, ?, ?, ?, ?)"
        steps.append((statement, (table, *astuple(seat))))
        if seat.user is not None:
            named = "INSERT OR REPLACE INTO names (user, name) VALUES (?, ?)"
            steps.append((named, (seat.user, seat.name)))
    return steps


def _end_steps(
    table: int, state: TableState, at: int, results: tuple[ResultRow, ...]
) -> list[tuple[str, tuple[Any, ...]]]:
    ended = ("UPDATE tables SET state = ?, ended_at = ? WHERE id = ?", (state, at, table))
    timers = ("DELETE FROM deadlines WHERE table_id = ?", (table,))
    return [ended, timers, *(_insert("results", result) for result in results)]


async def _prepare(database: aiosqlite.Connection, name: str, migrations: Path) -> None:
    for pragma in PRAGMAS:
        await database.execute(f"PRAGMA {pragma}")
    async with database.execute("PRAGMA quick_check(1)") as cursor:
        row = await cursor.fetchone()
    if row is None or row[0] != "ok":
        raise CorruptDatabase(f"{name} is damaged: restore a copy, or move it away.")
    await migrate(database, read_migrations(migrations))


def _lock(path: Path) -> int:
    """Hold a lock file beside the database: one bot a database."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise StoreBusy(f"{path} is in use by another Tarok: stop that one first.") from None
    return handle


def _unlock(handle: int | None) -> None:
    if handle is not None:
        os.close(handle)
