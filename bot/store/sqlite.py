"""The store in a SQLite file: what ``Store`` promises, as SQL."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

import aiosqlite

from bot.store import (
    ChannelTaken,
    Deadline,
    DealClosed,
    DealLog,
    Move,
    MoveTaken,
    NewDeal,
    NewTable,
    Outcome,
    Posting,
    Result,
    Seat,
    Standing,
    StillSeated,
    Store,
    StoredDeal,
    StoredTable,
    StoreError,
    rows,
)
from bot.store.connection import Connection
from bot.store.migrate import MIGRATIONS

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


class SqliteStore(Store):
    """A store in a file that no other process may use meanwhile."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(
        cls, path: Path, *, migrations: Path = MIGRATIONS, pragmas: tuple[str, ...] = ()
    ) -> "SqliteStore":
        """Open or create the file and its folder; ``pragmas`` are run on the connection.

        Raises StoreBusy, StoreReadOnly, StoreFull, NewerDatabase, CorruptDatabase.
        """
        return cls(await Connection.open(path, migrations, pragmas))

    async def close(self) -> None:
        await self._connection.close()

    async def backup(self, path: Path) -> None:
        async with self._connection.reading() as db:
            await db.execute_fetchall("VACUUM INTO ?", (str(path),))

    # Tables

    async def create_table(self, table: NewTable) -> int:
        async with self._connection.transaction() as db:
            with _taken(ChannelTaken(f"Channel {table.channel} has an open table.")):
                ((number,),) = await db.execute_fetchall(rows.INSERT_TABLE, rows.of_table(table))
            await _seat(db, number, table.seats)
            return int(number)

    async def table(self, table: int) -> StoredTable | None:
        found = await self._tables("WHERE id = ?", table)
        return found[0] if found else None

    async def open_tables(self) -> tuple[StoredTable, ...]:
        return await self._tables("WHERE state IN ('lobby', 'playing') ORDER BY id")

    async def untold_tables(self) -> tuple[StoredTable, ...]:
        return await self._tables(rows.UNTOLD)

    async def tables_of_channel(self, channel: int, limit: int = 10) -> tuple[StoredTable, ...]:
        return await self._tables("WHERE channel = ? ORDER BY id DESC LIMIT ?", channel, limit)

    async def _tables(self, where: str, *parameters: int) -> tuple[StoredTable, ...]:
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(f"{rows.SELECT_TABLE} {where}", parameters)
            return tuple([rows.to_table(row, await _seats_of(db, row[0])) for row in found])

    async def set_seats(self, table: int, seats: tuple[Seat, ...]) -> None:
        async with self._connection.transaction() as db:
            await _seat(db, table, seats)

    async def set_founder(self, table: int, founder: int) -> None:
        async with self._connection.transaction() as db:
            await _change(
                db,
                "UPDATE tables SET founder = ? WHERE id = ? RETURNING id",
                (founder, table),
                StoreError(f"There is no table {table}."),
            )

    async def set_options(self, table: int, options: tuple[tuple[str, str], ...]) -> None:
        async with self._connection.transaction() as db:
            await _undrawn(db, table)
            await _change(
                db,
                "UPDATE tables SET options = ? WHERE id = ? AND state = 'lobby' RETURNING id",
                (rows.of_options(options), table),
                StoreError(f"Table {table} is no lobby."),
            )

    async def start_match(self, table: int, seats: tuple[Seat, ...], match: str) -> None:
        async with self._connection.transaction() as db:
            await _seat(db, table, seats)
            await _change(
                db,
                "UPDATE tables SET state = 'playing', match = ?"
                " WHERE id = ? AND state = 'lobby' RETURNING id",
                (match, table),
                StoreError(f"Table {table} is no lobby."),
            )

    async def set_match(self, table: int, match: str, skis_called_by: int | None = None) -> None:
        async with self._connection.transaction() as db:
            await _undrawn(db, table)
            await _change(
                db,
                "UPDATE tables SET match = ?, skis_called_by = coalesce(?, skis_called_by)"
                " WHERE id = ? RETURNING id",
                (match, skis_called_by, table),
                StoreError(f"There is no table {table}."),
            )

    async def set_board(self, table: int, message: int | None, at: int | None) -> None:
        async with self._connection.transaction() as db:
            await _change(
                db,
                "UPDATE tables SET board = ?, board_at = ? WHERE id = ? RETURNING id",
                (message, at, table),
                StoreError(f"There is no table {table}."),
            )

    async def postings(self, table: int) -> tuple[Posting, ...]:
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(rows.SELECT_POSTINGS, (table,))
        return tuple(rows.to_posting(row) for row in found)

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        written = [row for table in postings for row in rows.of_postings(table, postings[table])]
        async with self._connection.transaction() as db:
            await db.executemany(
                "DELETE FROM postings WHERE table_id = ?", [(table,) for table in postings]
            )
            await db.executemany(rows.INSERT_POSTING, written)

    async def undrawn_tables(self) -> tuple[int, ...]:
        async with self._connection.reading() as db:
            return tuple(row[0] for row in await db.execute_fetchall(rows.UNDRAWN))

    async def set_told(self, table: int, told: int) -> None:
        async with self._connection.transaction() as db:
            await _change(
                db,
                "UPDATE tables SET told = ?, board = NULL, board_at = NULL"
                " WHERE id = ? RETURNING id",
                (told, table),
                StoreError(f"There is no table {table}."),
            )

    async def stop_table(self, table: int, at: int, results: tuple[Result, ...] = ()) -> None:
        async with self._connection.transaction() as db:
            stopped = await db.execute_fetchall(
                "UPDATE tables SET state = 'stopped', ended_at = ?"
                " WHERE id = ? AND state IN ('lobby', 'playing') RETURNING id",
                (at, table),
            )
            if not stopped:
                return
            await db.execute_fetchall(
                "UPDATE deals SET state = 'void', finished_at = ?"
                " WHERE table_id = ? AND state = 'live'",
                (at, table),
            )
            await _settle(db, table, at, results)

    # Deals and moves

    async def start_deal(self, deal: NewDeal) -> None:
        async with self._connection.transaction() as db:
            with _taken(DealClosed(f"Table {deal.table} cannot begin deal {deal.number} now.")):
                await db.execute_fetchall(rows.INSERT_DEAL, rows.of_deal(deal))

    async def append_moves(
        self, table: int, deal: int, moves: tuple[Move, ...], outcome: Outcome | None = None
    ) -> None:
        async with self._connection.transaction() as db:
            numbers = ", ".join(str(move.seq) for move in moves)
            with _taken(MoveTaken(f"Table {table}, deal {deal}: {numbers} is in the log.")):
                await db.executemany(rows.INSERT_MOVE, rows.of_moves(table, deal, moves))
            await _check_live(db, table, deal)
            if outcome is not None:
                await _finish(db, table, deal, outcome)

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        async with self._connection.transaction() as db:
            await _check_live(db, table, deal)
            await db.execute_fetchall(
                "UPDATE deals SET state = 'void', finished_at = ?"
                " WHERE table_id = ? AND number = ?",
                (at, table, deal),
            )

    async def load_deal(self, table: int, deal: int) -> DealLog | None:
        key = (table, deal)
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(
                f"{rows.SELECT_DEAL} WHERE table_id = ? AND number = ?", key
            )
            moves = await db.execute_fetchall(rows.SELECT_MOVES, key)
        logs = [DealLog(rows.to_deal(row), tuple(Move(*move) for move in moves)) for row in found]
        return logs[0] if logs else None

    async def finished_deals(self, table: int) -> tuple[StoredDeal, ...]:
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(
                f"{rows.SELECT_DEAL} WHERE table_id = ? AND state = 'finished' ORDER BY number",
                (table,),
            )
        return tuple(rows.to_deal(row) for row in found)

    # People

    async def leaderboard(self, guild: int, variant: str, limit: int = 100) -> tuple[Standing, ...]:
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(rows.LEADERBOARD, (guild, variant, limit))
        return tuple(Standing(*row) for row in found)

    async def delete_user(self, user: int) -> None:
        async with self._connection.transaction() as db:
            seated = await db.execute_fetchall(rows.OPEN_SEATS_OF, (user,))
            if seated:
                raise StillSeated(user, tuple(row[0] for row in seated))
            for statement in rows.FORGET:
                await db.execute_fetchall(statement, (user,))

    async def guild_language(self, guild: int) -> str | None:
        return await self._language("SELECT language FROM guild_settings WHERE guild = ?", guild)

    async def set_guild_language(self, guild: int, language: str | None) -> None:
        async with self._connection.transaction() as db:
            await db.execute_fetchall("DELETE FROM guild_settings WHERE guild = ?", (guild,))
            if language is not None:
                await db.execute_fetchall(
                    "INSERT INTO guild_settings (guild, language) VALUES (?, ?)", (guild, language)
                )

    async def user_language(self, user: int) -> str | None:
        return await self._language("SELECT language FROM user_settings WHERE user = ?", user)

    async def set_user_language(self, user: int, language: str | None) -> None:
        async with self._connection.transaction() as db:
            await db.execute_fetchall("DELETE FROM user_settings WHERE user = ?", (user,))
            if language is not None:
                await db.execute_fetchall(
                    "INSERT INTO user_settings (user, language) VALUES (?, ?)", (user, language)
                )

    async def _language(self, query: str, whose: int) -> str | None:
        async with self._connection.reading() as db:
            found = list(await db.execute_fetchall(query, (whose,)))
        return found[0][0] if found else None

    # Deadlines

    async def set_deadline(self, table: int, kind: str, due_at: int, payload: str) -> None:
        async with self._connection.transaction() as db:
            await db.execute_fetchall(
                "INSERT OR REPLACE INTO deadlines (table_id, kind, due_at, payload)"
                " VALUES (?, ?, ?, ?)",
                (table, kind, due_at, payload),
            )

    async def clear_deadline(self, table: int, kind: str) -> None:
        async with self._connection.transaction() as db:
            await db.execute_fetchall(
                "DELETE FROM deadlines WHERE table_id = ? AND kind = ?", (table, kind)
            )

    async def deadline(self, table: int, kind: str) -> Deadline | None:
        found = await self._deadlines("WHERE table_id = ? AND kind = ?", table, kind)
        return found[0] if found else None

    async def due(self, now: int) -> tuple[Deadline, ...]:
        return await self._deadlines("WHERE due_at <= ? ORDER BY due_at, table_id, kind", now)

    async def _deadlines(self, where: str, *parameters: int | str) -> tuple[Deadline, ...]:
        async with self._connection.reading() as db:
            found = await db.execute_fetchall(f"{rows.SELECT_DEADLINE} {where}", parameters)
        return tuple(Deadline(*row) for row in found)

    async def next_due(self) -> int | None:
        async with self._connection.reading() as db:
            ((due,),) = await db.execute_fetchall("SELECT min(due_at) FROM deadlines")
        return None if due is None else int(due)


@contextlib.contextmanager
def _taken(refusal: StoreError) -> Iterator[None]:
    """Where a key is there already: the refusal, in place of SQLite's own words."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode in TAKEN:
            raise refusal from error
        raise


async def _change(
    db: aiosqlite.Connection, update: str, parameters: tuple[object, ...], missing: StoreError
) -> None:
    """Run an UPDATE ... RETURNING that must find its row."""
    if not await db.execute_fetchall(update, parameters):
        raise missing


async def _seats_of(db: aiosqlite.Connection, table: int) -> tuple[Seat, ...]:
    found = await db.execute_fetchall(rows.SELECT_SEATS, (table,))
    return tuple(rows.to_seat(row) for row in found)


async def _seat(db: aiosqlite.Connection, table: int, seats: tuple[Seat, ...]) -> None:
    people = [(seat.user, seat.name) for seat in seats if seat.user is not None]
    await _undrawn(db, table)
    await db.execute_fetchall("DELETE FROM seats WHERE table_id = ?", (table,))
    await db.executemany(rows.INSERT_SEAT, rows.of_seats(table, seats))
    await db.executemany(rows.REMEMBER_NAME, people)


async def _undrawn(db: aiosqlite.Connection, table: int) -> None:
    """Note that the board does not show the table as it is now."""
    await db.execute_fetchall("UPDATE postings SET seq = NULL WHERE table_id = ?", (table,))


async def _check_live(db: aiosqlite.Connection, table: int, deal: int) -> None:
    found = await db.execute_fetchall(
        "SELECT 1 FROM deals WHERE table_id = ? AND number = ? AND state = 'live'", (table, deal)
    )
    if not found:
        raise DealClosed(f"Deal {deal} of table {table} is not live.")


async def _finish(db: aiosqlite.Connection, table: int, deal: int, outcome: Outcome) -> None:
    await db.execute_fetchall(
        "UPDATE deals SET state = 'finished', scores = ?, finished_at = ?"
        " WHERE table_id = ? AND number = ?",
        (json.dumps(outcome.scores), outcome.at, table, deal),
    )
    await db.execute_fetchall("UPDATE tables SET match = ? WHERE id = ?", (outcome.match, table))
    if outcome.over:
        await db.execute_fetchall(
            "UPDATE tables SET state = 'ended', ended_at = ? WHERE id = ?", (outcome.at, table)
        )
        await _settle(db, table, outcome.at, outcome.results)


async def _settle(
    db: aiosqlite.Connection, table: int, at: int, results: tuple[Result, ...]
) -> None:
    """What a closed table leaves: results, and no deadlines."""
    await db.executemany(rows.INSERT_RESULT, rows.of_results(table, at, results))
    await db.execute_fetchall("DELETE FROM deadlines WHERE table_id = ?", (table,))
