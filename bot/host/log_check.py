"""Checks that the logs of a database still replay to the recorded results.

All deals of every open table are replayed, and those of some closed ones; where a secret is stored,
the cards are derived from it again. Errors name tables, deals and moves by their numbers, never a
card or a person.
"""

import json
import random
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import NamedTuple

from bot.base.database_address import DatabaseAddress, Server
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import cards_follow
from bot.host.copies import copied
from bot.store import Store
from bot.store.open_store import look_at, open_store
from bot.store.sqlite.restore import NumberCounters, look_through, tables_by_number
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import Diverged, Unreadable, positions
from bot.tables.model.match_packing import unpack_match
from bot.tables.model.records import DealLog, StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import Deal

OPEN_OR_CLOSED = "SELECT id, state IN ('lobby', 'playing') FROM tables ORDER BY id"
"""Query of the numbers of all tables, and whether each is open."""

SAMPLE = 200
"""Number of closed tables that are replayed, chosen at random."""


class LogCheck(NamedTuple):
    """Numbers of tables and moves replayed, and a sentence for each error."""

    tables: int
    moves: int
    errors: tuple[str, ...]


async def check(database: DatabaseAddress, sample: int | None = SAMPLE) -> LogCheck:
    """Check a database of this Tarok or an earlier one, even while a bot runs on it.

    A file is copied to ``TMPDIR`` first, and not changed. ``sample``: the number of closed tables
    to replay; None: all. Raises StoreError if it cannot be read or is damaged.
    """
    if isinstance(database, Server):
        reader = await look_at(database)
        try:
            counts = await reader.read(lambda db: tables_by_number(db.execute(OPEN_OR_CLOSED)))
            return await replay_logs(reader, _tables_to_replay(counts, sample))
        finally:
            await reader.close()
    async with copied(database) as copy:
        counts = look_through(copy, of=database, count=OPEN_OR_CLOSED)
        store = await open_store(copy, half_copied=True)
        try:
            return await replay_logs(store, _tables_to_replay(counts, sample))
        finally:
            await store.close()


def _tables_to_replay(counts: NumberCounters, sample: int | None) -> tuple[int, ...]:
    """Numbers of the tables to replay: all open ones, and some closed ones."""
    closed = counts.closed
    if sample is not None and sample < len(closed):
        closed = tuple(sorted(random.SystemRandom().sample(closed, sample)))
    return (*counts.open, *closed)


async def replay_logs(store: Store, numbers: Iterable[int]) -> LogCheck:
    """Replay these tables from their first moves."""
    table_rows = TableRows(store)
    tables = 0
    moves = 0
    errors = list[str]()
    for number in numbers:
        try:
            row = await table_rows.table(number)
            if row is None:
                continue
            tables += 1
            async for deal in _deals(store, row):
                moves += deal.moves
                errors.extend(f"table {number}, {problem}" for problem in deal.errors)
        except Exception as error:  # a damaged row: go on with the next table
            errors.append(f"table {number}: it cannot be read ({type(error).__name__})")
    return LogCheck(tables, moves, tuple(errors))


class _Deal(NamedTuple):
    """How many moves a deal has, and what is errors with it."""

    moves: int
    errors: tuple[str, ...]


async def _deals(store: Store, row: StoredTable) -> AsyncIterator[_Deal]:
    """Replay each deal of a table to its end."""
    table = stored_tables.table_of(row)
    assert table.rules.players == row.players
    if row.match:
        unpack_match(table.rules, json.loads(row.match))
    for number in range(1, row.deals + 1):
        log = await TableRows(store).load_deal(row.id, number)
        if log is not None:
            secret = await FairnessRows(store).secret(row.id, number)
            yield _Deal(len(log.entries), tuple(_errors_of(table, log, secret)))


def _errors_of(table: Table, log: DealLog, secret: str | None) -> Iterator[str]:
    try:
        _replay(table, log)
    except Unreadable as error:
        yield f"{error.place}: {_reason(error)}"
    if secret is not None and not cards_follow(table.rules.pack, log.deal, secret):
        yield (
            f"deal {log.deal.number}: its cards are not those that its secret, its number and "
            "people's words make (docs/fairness.md)"
        )


def _replay(table: Table, log: DealLog) -> None:
    """Replay a deal. Raises Unreadable."""
    *_, last = positions(table, log)
    if log.deal.state == "finished" and _scores(last) != log.deal.scores:
        raise Diverged(log.deal.number)


def _scores(deal: Deal) -> tuple[int, ...]:
    return () if deal.repeated else deal.rules.settle(deal).scores


def _reason(error: Unreadable) -> str:
    if error.move is None and isinstance(error, Diverged):
        return "its cards or its scores are others now than when it was written"
    if isinstance(error, Diverged):
        return "the log leads elsewhere than it led when it was written"
    return f"the log cannot be read ({type(error.__cause__).__name__})"
