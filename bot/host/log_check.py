"""Checks whether the logs of a database still lead where they did when they were written.

Every open table is followed through all its deals, and some of those that are over; where a secret
is kept the cards are made of it once more. What is found names tables, deals and moves by their
numbers, never a card or a person.
"""

import contextlib
import json
import random
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import NamedTuple

from bot.base.database_address import DatabaseAddress, Server
from bot.fairness.rows import FairnessRows
from bot.fairness.verification import follows
from bot.store import DealLog, Store, StoredTable, StoreError
from bot.store.open_store import look_at, open_store
from bot.store.sqlite.backup import backup
from bot.store.sqlite.restore import NumberCounters, counted, look_through
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import Diverged, Unreadable, positions
from bot.tables.model.match_packing import unpack_match
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import Deal

OPEN_OR_CLOSED = "SELECT id, state IN ('lobby', 'playing') FROM tables ORDER BY id"
"""The numbers of all tables, and whether each is open."""

SAMPLE = 200
"""How many finished tables are replayed, others each time."""


class LogCheck(NamedTuple):
    """What was replayed, and a sentence for each place where that went wrong."""

    tables: int
    moves: int
    wrong: tuple[str, ...]


async def check(database: DatabaseAddress, sample: int | None = SAMPLE) -> LogCheck:
    """Check a database of this Tarok or an earlier one, while a bot runs on it or not.

    A file is copied for that, so that it stays as it is; ``TMPDIR`` says where. ``sample``: how
    many tables that are over; None: all. Raises StoreError: it cannot be read, or is damaged.
    """
    if isinstance(database, Server):
        looked_at = await look_at(database)
        try:
            counts = await looked_at.read(lambda db: counted(db.execute(OPEN_OR_CLOSED)))
            return await followed(looked_at, _chosen(counts, sample))
        finally:
            await looked_at.close()
    with _temporary_folder() as folder:
        copy = folder / "copy.sqlite3"
        await backup(database, copy)
        counts = look_through(copy, of=database, count=OPEN_OR_CLOSED)
        store = await open_store(copy, half_copied=True)
        try:
            return await followed(store, _chosen(counts, sample))
        finally:
            await store.close()


@contextlib.contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A folder that goes again. Raises StoreError."""
    with contextlib.ExitStack() as stack:
        try:
            folder = stack.enter_context(TemporaryDirectory(prefix="tarok-check-"))
        except OSError as error:
            told = f"{gettempdir()} cannot be written: {error.strerror}. TMPDIR names another."
            raise StoreError(told) from error
        yield Path(folder)


def _chosen(counts: NumberCounters, sample: int | None) -> tuple[int, ...]:
    """The tables to replay: all open ones, and some finished ones."""
    closed = counts.closed
    if sample is not None and sample < len(closed):
        closed = tuple(sorted(random.SystemRandom().sample(closed, sample)))
    return (*counts.open, *closed)


async def followed(store: Store, numbers: Iterable[int]) -> LogCheck:
    """Replay these tables from their first moves."""
    table_rows, tables, moves, wrong = TableRows(store), 0, 0, list[str]()
    for number in numbers:
        try:
            row = await table_rows.table(number)
            if row is None:
                continue
            tables += 1
            async for deal in _deals(store, row):
                moves += deal.moves
                wrong.extend(f"table {number}, {found}" for found in deal.wrong)
        except Exception as error:  # a row without sense: the next table may have some
            wrong.append(f"table {number}: it cannot be read ({type(error).__name__})")
    return LogCheck(tables, moves, tuple(wrong))


class _Deal(NamedTuple):
    """How many moves a deal has, and what is wrong with it."""

    moves: int
    wrong: tuple[str, ...]


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
            yield _Deal(len(log.entries), tuple(_wrong_with(table, log, secret)))


def _wrong_with(table: Table, log: DealLog, secret: str | None) -> Iterator[str]:
    try:
        _follow(table, log)
    except Unreadable as error:
        yield f"{error.place}: {_why(error)}"
    if secret is not None and not follows(table.rules.pack, log.deal, secret):
        yield (
            f"deal {log.deal.number}: its cards are not those that its secret, its number and "
            "people's words make (docs/fairness.md)"
        )


def _follow(table: Table, log: DealLog) -> None:
    """Raises Unreadable."""
    *_, last = positions(table, log)
    if log.deal.state == "finished" and _scores(last) != log.deal.scores:
        raise Diverged(log.deal.number)


def _scores(deal: Deal) -> tuple[int, ...]:
    return () if deal.repeated else deal.rules.settle(deal).scores


def _why(error: Unreadable) -> str:
    if error.move is None and isinstance(error, Diverged):
        return "its cards or its scores are others now than when it was written"
    if isinstance(error, Diverged):
        return "the log leads elsewhere than it led when it was written"
    return f"the log cannot be read ({type(error.__cause__).__name__})"
