"""What ``Store`` promises, in SQL that any database here understands: each call is one function for
a transaction. ``table_sql.py`` has the SQL."""

import json
from collections.abc import Mapping

from bot.store import (
    UNDO,
    DealEnd,
    DealLog,
    Level,
    Move,
    NewDeal,
    NewTable,
    Posting,
    Sleep,
    Store,
    StoredDeal,
    StoredSeat,
    StoredTable,
    TakeBack,
    analyses,
    changes,
    table_sql,
)
from bot.store.database import Database, Work
from bot.store.sql_ladders import SqlLadders
from bot.store.sql_seat_requests import SqlSeatRequests


class SqlStore(SqlLadders, SqlSeatRequests, Store):
    """A store in an SQL database."""

    async def close(self) -> None:
        await self.connection.close()

    # Tables

    async def create_table(self, table: NewTable) -> int:
        return await self.write(changes.create_table, table)

    async def table(self, table: int) -> StoredTable | None:
        found = await self.read(_tables, "WHERE id = ?", table)
        return found[0] if found else None

    async def open_table_of(self, channel: int) -> int | None:
        found = await self.read(_all, table_sql.OPEN_TABLE_OF, channel)
        return int(found[0][0]) if found else None

    async def channels_in_use(self, guild: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self.read(_all, table_sql.CHANNELS_IN_USE, guild))

    async def tables_of_channel(self, channel: int, limit: int = 10) -> tuple[StoredTable, ...]:
        where = "WHERE channel = ? ORDER BY id DESC LIMIT ?"
        return await self.read(_tables, where, channel, limit)

    async def tables_of_person(
        self, guild: int, user: int, limit: int = 25
    ) -> tuple[StoredTable, ...]:
        return await self.read(_tables, table_sql.OF_PERSON, guild, user, limit)

    async def open_tables_of(
        self, guild: int, user: int, limit: int = 5
    ) -> tuple[StoredTable, ...]:
        return await self.read(_tables, table_sql.OPEN_OF_PERSON, guild, user, limit)

    async def tables_of_round(self, contest: int) -> tuple[StoredTable, ...]:
        return await self.read(_tables, table_sql.OF_ROUND, contest)

    async def move_table(self, table: int, channel: int) -> None:
        await self.write(changes.move_table, table, channel)

    async def waiting(self) -> tuple[Sleep, ...]:
        return tuple(map(Sleep._make, await self.read(_all, table_sql.SELECT_WAITING)))

    async def count_waiting(self) -> int:
        return int((await self.read(_all, table_sql.COUNT_WAITING))[0][0])

    async def put_to_sleep(self, sleeping: tuple[Sleep, ...]) -> None:
        await self.write(changes.put_to_sleep, sleeping)

    async def set_seats(self, table: int, seats: tuple[StoredSeat, ...]) -> None:
        await self.write(changes.set_seats, table, seats)

    async def set_level(self, table: int, level: Level, seats: tuple[StoredSeat, ...]) -> None:
        await self.write(changes.set_level, table, level, seats)

    async def set_founder(self, table: int, founder: int) -> None:
        await self.write(changes.set_founder, table, founder)

    async def set_options(
        self, table: int, options: tuple[tuple[str, str], ...], preset: str = ""
    ) -> None:
        await self.write(changes.set_options, table, options, preset)

    async def set_hints(self, table: int, allowed: bool | None) -> None:
        await self.write(changes.set_hints, table, allowed)

    async def set_patience(self, table: int, seconds: int) -> None:
        await self.write(changes.set_patience, table, seconds)

    async def start_match(self, table: int, seats: tuple[StoredSeat, ...], match: str) -> None:
        await self.write(changes.start_match, table, seats, match)

    async def set_match(self, table: int, match: str, skis_called_by: int | None = None) -> None:
        await self.write(changes.set_match, table, match, skis_called_by)

    async def postings(self, table: int) -> tuple[Posting, ...]:
        return tuple(
            map(
                table_sql.to_posting,
                await self.read(_all, table_sql.SELECT_POSTINGS, table),
            )
        )

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        await self.write(changes.set_postings, postings)

    async def set_told(self, table: int, told: int) -> None:
        await self.write(changes.set_told, table, told)

    async def set_reminded(self, table: int, turn: int) -> None:
        await self.write(changes.set_reminded, table, turn)

    async def tables_led(self, user: int) -> int:
        return int((await self.read(_all, table_sql.TABLES_LED, user))[0][0])

    async def set_pause(
        self, table: int, paused: int | None, resumed: int, by: int | None = None
    ) -> None:
        await self.write(changes.set_pause, table, paused, resumed, by)

    async def draw_lots(self, table: int) -> None:
        await self.write(changes.draw_lots, table)

    async def set_removed(self, table: int, users: tuple[int, ...]) -> None:
        await self.write(changes.set_removed, table, users)

    async def set_ready(self, table: int, users: tuple[int, ...]) -> None:
        await self.write(changes.set_ready, table, users)

    async def stop_table(
        self, table: int, at: int, also: tuple[Work, ...], told: int | None = None
    ) -> None:
        await self.write(changes.stop_table, table, at, also, told)

    # Deals and moves

    async def start_deal(self, deal: NewDeal) -> None:
        await self.write(changes.start_deal, deal)

    async def append_moves(
        self, table: int, deal: int, moves: tuple[Move, ...], outcome: DealEnd | None = None
    ) -> None:
        await self.write(changes.append_moves, table, deal, moves, outcome)

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        await self.write(changes.void_deal, table, deal, at)

    async def load_deal(self, table: int, deal: int) -> DealLog | None:
        return await self.read(_deal, table, deal)

    async def moves(self, table: int, deals: tuple[int, ...]) -> Mapping[int, tuple[Move, ...]]:
        return await self.read(_moves, table, deals)

    async def finished_deals(self, table: int) -> tuple[StoredDeal, ...]:
        query = f"{table_sql.SELECT_DEAL} WHERE table_id = ? AND state = 'finished' ORDER BY number"
        return tuple(map(table_sql.to_deal, await self.read(_all, query, table)))

    async def note_hint(self, table: int, deal: int, player: int, seq: int) -> None:
        await self.write(changes.note_hint, table, deal, player, seq)

    async def hints(self, table: int, deal: int) -> Mapping[int, int]:
        return dict(await self.read(_all, table_sql.SELECT_HINTS, table, deal))

    async def set_take_back(self, table: int, asked: TakeBack) -> None:
        await self.write(changes.set_take_back, table, asked)

    async def take_back(self, table: int) -> TakeBack | None:
        found = await self.read(_all, table_sql.SELECT_TAKE_BACK, table)
        return table_sql.to_take_back(found[0]) if found else None

    async def taken_back(self, table: int, deal: int) -> Mapping[int, int]:
        return dict(await self.read(_all, table_sql.SELECT_TAKEN_BACK, table, deal, UNDO))

    # Finished deals

    async def set_analysis(self, table: int, deal: int, user: int, found: str) -> None:
        await self.write(analyses.set_analysis, table, deal, user, found)

    async def analysis(self, table: int, deal: int, user: int) -> str | None:
        return await self.read(analyses.analysis, table, deal, user)


def _all(db: Database, query: str, *parameters: int | str | None) -> list[table_sql.Row]:
    return db.execute(query, parameters).fetchall()


def _tables(db: Database, where: str, *parameters: int) -> tuple[StoredTable, ...]:
    """The tables that a SELECT finds, with their seats."""
    found = _all(db, f"{table_sql.SELECT_TABLE} {where}", *parameters)
    seats: dict[int, tuple[StoredSeat, ...]] = {row[0]: () for row in found}
    for table, *seat in _all(db, table_sql.SELECT_SEATS, json.dumps([*seats])):
        seats[table] += (table_sql.to_seat(tuple(seat)),)
    return tuple(table_sql.to_table(row, seats[row[0]]) for row in found)


def _moves(db: Database, table: int, deals: tuple[int, ...]) -> Mapping[int, tuple[Move, ...]]:
    found: dict[int, list[Move]] = {deal: [] for deal in deals}
    for deal, *move in _all(db, table_sql.SELECT_MOVES, table, json.dumps(deals)):
        found[deal].append(Move(*move))
    return {deal: tuple(moves) for deal, moves in found.items()}


def _deal(db: Database, table: int, deal: int) -> DealLog | None:
    found = _all(db, f"{table_sql.SELECT_DEAL} WHERE table_id = ? AND number = ?", table, deal)
    if not found:
        return None
    return DealLog(table_sql.to_deal(found[0]), _moves(db, table, (deal,))[deal])
