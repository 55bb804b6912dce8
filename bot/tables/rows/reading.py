"""Reads tables, deals and moves, each a function for one transaction."""

import json
from collections.abc import Mapping

from bot.games.info import Chair
from bot.store.database import Database
from bot.tables.model.records import (
    UNDO,
    DealLog,
    Move,
    Mover,
    Posting,
    Sleep,
    StoredDeal,
    StoredTable,
    TakeBack,
)
from bot.tables.rows import statements


def table(db: Database, table: int) -> StoredTable | None:
    """Return a table, open or not."""
    tables = _tables(db, "WHERE id = ?", table)
    return tables[0] if tables else None


def open_table_of(db: Database, channel: int) -> int | None:
    """Return the number of the open table of a channel."""
    row = db.execute(statements.OPEN_TABLE_OF, (channel,)).fetchone()
    return int(row[0]) if row else None


def channels_in_use(db: Database, guild: int) -> tuple[int, ...]:
    """Return the channels of a server that have an open table."""
    return tuple(row[0] for row in db.execute(statements.CHANNELS_IN_USE, (guild,)).fetchall())


def tables_of_channel(db: Database, channel: int, limit: int = 10) -> tuple[StoredTable, ...]:
    """Return the tables that a channel has or had, the newest first."""
    return _tables(db, "WHERE channel = ? ORDER BY id DESC LIMIT ?", channel, limit)


def tables_of_person(
    db: Database, guild: int, user: int, limit: int = 25
) -> tuple[StoredTable, ...]:
    """Return the tables of a server with a match that a person played in, the newest first.

    They have a seat there, or moved before somebody else took it.
    """
    return _tables(db, statements.OF_PERSON, guild, user, limit)


def open_tables_of(db: Database, guild: int, user: int, limit: int = 5) -> tuple[StoredTable, ...]:
    """Return the open tables of a server that a person has a seat at, the newest first."""
    return _tables(db, statements.OPEN_OF_PERSON, guild, user, limit)


def tables_of_round(db: Database, contest: int) -> tuple[StoredTable, ...]:
    """Return the tables of a round of a team match, in order."""
    return _tables(db, statements.OF_ROUND, contest)


def tables_led(db: Database, user: int) -> int:
    """Return how many open tables belong to a user."""
    ((count,),) = db.execute(statements.TABLES_LED, (user,)).fetchall()
    return int(count)


def newcomers(db: Database, users: tuple[int, ...], deals: int) -> Mapping[int, int]:
    """Return the finished deals of those users who have fewer than ``deals``, at any table."""

    def count(user: int) -> int:
        ((finished,),) = db.execute(statements.FINISHED_DEALS_OF, (user, deals)).fetchall()
        return int(finished)

    return {user: finished for user in users if (finished := count(user)) < deals}


def waiting(db: Database) -> tuple[Sleep, ...]:
    """Return all tables where something is still to happen, or to be shown."""
    return tuple(map(Sleep._make, db.execute(statements.SELECT_WAITING).fetchall()))


def count_waiting(db: Database) -> int:
    """Return how many tables are waiting for something."""
    ((count,),) = db.execute(statements.COUNT_WAITING).fetchall()
    return int(count)


def postings(db: Database, table: int) -> tuple[Posting, ...]:
    """Return the messages of a table whose buttons work, the newest last."""
    rows = db.execute(statements.SELECT_POSTINGS, (table,)).fetchall()
    return tuple(map(statements.to_posting, rows))


def load_deal(db: Database, table: int, deal: int) -> DealLog | None:
    """Return a deal in any state, with its moves."""
    query = f"{statements.SELECT_DEAL} WHERE table_id = ? AND number = ?"
    row = db.execute(query, (table, deal)).fetchone()
    if row is None:
        return None
    return DealLog(statements.to_deal(row), moves(db, table, (deal,))[deal])


def moves(db: Database, table: int, deals: tuple[int, ...]) -> Mapping[int, tuple[Move, ...]]:
    """Return every entry in the log of some deals, by the number of the deal."""
    moves_by_deal: dict[int, list[Move]] = {deal: [] for deal in deals}
    for deal, *move in db.execute(statements.SELECT_MOVES, (table, json.dumps(deals))).fetchall():
        moves_by_deal[deal].append(Move(*move))
    return {deal: tuple(entries) for deal, entries in moves_by_deal.items()}


def movers(db: Database, table: int) -> tuple[Mover, ...]:
    """Return the people who moved in each deal of a table."""
    return tuple(map(Mover._make, db.execute(statements.SELECT_MOVERS, (table,)).fetchall()))


def finished_deals(db: Database, table: int) -> tuple[StoredDeal, ...]:
    """Return the finished deals of a table in order, without their moves."""
    query = f"{statements.SELECT_DEAL} WHERE table_id = ? AND state = 'finished' ORDER BY number"
    return tuple(map(statements.to_deal, db.execute(query, (table,)).fetchall()))


def hints(db: Database, table: int, deal: int) -> Mapping[int, int]:
    """Return for how many moves of a deal each player asked for a hint.

    Players without are left out.
    """
    return dict(db.execute(statements.SELECT_HINTS, (table, deal)).fetchall())


def take_back(db: Database, table: int) -> TakeBack | None:
    """Return the last request to take a move back; it may be settled by now."""
    row = db.execute(statements.SELECT_TAKE_BACK, (table,)).fetchone()
    return statements.to_take_back(row) if row else None


def taken_back(db: Database, table: int, deal: int) -> Mapping[int, int]:
    """Return how many moves of a deal each player took back; players without are left out."""
    return dict(db.execute(statements.SELECT_TAKEN_BACK, (table, deal, UNDO)).fetchall())


def _tables(db: Database, where: str, *values: int) -> tuple[StoredTable, ...]:
    """Return the tables that a SELECT finds, with their seats."""
    rows = db.execute(f"{statements.SELECT_TABLE} {where}", values).fetchall()
    seats: dict[int, tuple[Chair, ...]] = {row[0]: () for row in rows}
    for table, *seat in db.execute(statements.SELECT_SEATS, (json.dumps([*seats]),)).fetchall():
        seats[table] += (statements.to_seat(tuple(seat)),)
    return tuple(statements.to_table(row, seats[row[0]]) for row in rows)
