"""Benchmark of moves in a store, and of clicks on both kinds of store.

Moves are compared with the bare driver, clicks on PostgreSQL with clicks on SQLite.

The bare driver writes the same rows into the same tables with the same durability, in turn and in
the same run: a commit for each move. SQLite's is sqlite3 itself, which keeps everybody waiting
meanwhile, and aiosqlite, which does not: a bot needs such a one. Where many tables are played at
once, a store commits moves that wait together; beside it stands what the driver does with so many
rows a commit. A store also notes that its table is awake, and looks whether the deal is live and,
on PostgreSQL, whether the database is still its own.
"""

import asyncio
import contextlib
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from operator import truediv
from pathlib import Path
from typing import NamedTuple, TypeAlias

import aiosqlite
import psycopg

from benchmarks.clicks import NAMES, Ours, Tally
from benchmarks.filled import Template
from bot.base.database_address import Server
from bot.games.info import Chair
from bot.store import Store
from bot.store.copying import copy
from bot.store.open_store import open_store
from bot.store.postgres.dialect import translate_placeholders
from bot.store.sqlite.connection import DURABLE
from bot.tables.model.records import Move, NewDeal, NewTable
from bot.tables.rows.repository import TableRows
from bot.tables.rows.statements import of_moves
from tests.postgres import Postgres, postgres_programs

TABLES = 32
"""The number of tables played at once."""
MOVES = 10
"""Moves at each table in a round; played one after the other, as many in all."""
ROUNDS = 9
LEAST = 0.5
"""The bar: the share of the bare driver's commits that a store makes."""
CLICKS, TOGETHER = 40, 12
"""Rounds of clicks by one person, and by all at once."""
MOST = 1.5
"""The bar: how much longer a click takes on PostgreSQL."""
SAFE = {
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "autovacuum": "on",
    "shared_buffers": "128MB",
    "log_min_messages": "warning",
}
"""PostgreSQL as it comes."""
NOBODY_HAS_ONE = "PostgreSQL: not measured, as none is here"

INSERT_MOVE = """
INSERT INTO moves (table_id, deal, seq, player, "by", "user", code, digest, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
SEATS = tuple(Chair(f"Player {number}", number) for number in range(1, 5))
Round: TypeAlias = Callable[[int], Awaitable[None]]
"""A round of moves at several tables at once, ``MOVES`` times ``TABLES`` in all."""


class Side(NamedTuple):
    """A store and its bare driver."""

    name: str
    store: Round
    bare: Round


@contextlib.contextmanager
def server() -> Iterator[Postgres | None]:
    """A PostgreSQL on the disk where the files are; None: none is here."""
    if postgres_programs() is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="tarok-postgres-"))
    folder.chmod(0o755)
    made = Postgres(folder, **SAFE)
    try:
        made.start()
        yield made
    finally:
        made.remove()


# Committed moves ----------------------------------------------------------------------------


class Log:
    """Tables of a store, each in its first deal, and how many moves have been made."""

    def __init__(self, tables: Sequence[int] = (), *, first_channel: int = 0) -> None:
        self.tables = list(tables)
        self.first_channel = first_channel
        self.made = 0

    async def begin(self, store: Store) -> None:
        """Open the tables."""
        table_rows = TableRows(store)
        for channel in range(self.first_channel, self.first_channel + TABLES):
            table = await table_rows.create_table(
                NewTable(
                    guild=1, channel=channel, founder=1, variant="slovenian", players=4,
                    options=(), language="en", seats=SEATS, created_at=0,
                )
            )  # fmt: skip
            await table_rows.start_match(table, SEATS, "{}")
            await table_rows.start_deal(
                NewDeal(
                    table=table, number=1, dealer=3, deck="SK HQ", carry="{}", digest="d",
                    started_at=0,
                )
            )  # fmt: skip
            self.tables.append(table)

    def next(self) -> Move:
        """The next move; its number is no other's."""
        self.made += 1
        return Move(self.made, 0, "person", 1, "play:T21", "0123456789abcdef", self.made)


def store_round(store: Store, log: Log) -> Round:
    """Moves through the store, each table's one after the other."""

    async def one(table: int, moves: int) -> None:
        for _ in range(moves):
            await TableRows(store).append_moves(table, 1, (log.next(),))

    async def play(tables: int) -> None:
        moves = MOVES * TABLES // tables
        await asyncio.gather(*(one(table, moves) for table in log.tables[:tables]))

    return play


def driver_round(
    commit: Callable[[list[tuple[object, ...]]], Awaitable[None] | None], log: Log
) -> Round:
    """Write the same rows with the driver, a commit for as many as there are tables."""

    async def play(tables: int) -> None:
        for _ in range(MOVES * TABLES // tables):
            done = commit([of_moves(table, 1, (log.next(),))[0] for table in log.tables[:tables]])
            if done is not None:
                await done

    return play


async def measure_commits(folder: Path, postgres: Postgres | None) -> list[str]:
    """Moves a second, of each store and of its bare driver."""
    async with contextlib.AsyncExitStack() as stack:
        sides = await _sqlite(folder, stack)
        if postgres is not None:
            sides.append(await _postgres(postgres, stack))
        return [line for side in sides for line in await _compare(side)]


async def _compare(side: Side) -> Iterator[str]:
    rates: dict[tuple[bool, int], list[float]] = {what: [] for what in RUNS}
    for number in range(-1, ROUNDS):
        for (store, tables), speeds in rates.items():
            rate = await _rate(side.store if store else side.bare, tables)
            if number >= 0:  # the first of each only warms up
                speeds.append(rate)
    single, bare, many, grouped = rates.values()
    return iter((
        f"{side.name}, one after the other: {share_of(single, bare)}",
        f"{side.name}, {TABLES} tables at once: {share_of(many, bare)}; "
        f"of the driver's commits of {TABLES} rows each: {ratio_of(many, grouped)}",
    ))  # fmt: skip


RUNS = ((True, 1), (False, 1), (True, TABLES), (False, TABLES))
"""The order of rounds: whether it is the store's, and at how many tables."""


def share_of(ours: Sequence[float], bare: Sequence[float], least: float = LEAST) -> str:
    """The share of the bare driver's moves, and whether that is enough."""
    ratio = statistics.median(map(truediv, ours, bare))
    return f"{ratio_of(ours, bare)} (bar {least}: {'held' if ratio >= least else 'NOT HELD'})"


def ratio_of(ours: Sequence[float], bare: Sequence[float]) -> str:
    """Rates of ours against theirs, round by round."""
    rounds = sorted(map(truediv, ours, bare))
    return (
        f"{statistics.median(rounds):.2f} x (rounds {rounds[0]:.2f} to {rounds[-1]:.2f}; "
        f"median {statistics.median(ours):,.0f} to {statistics.median(bare):,.0f} a second)"
    )


async def _rate(play: Round, tables: int) -> float:
    begun = time.perf_counter()
    await play(tables)
    return MOVES * TABLES / (time.perf_counter() - begun)


async def _sqlite(folder: Path, stack: contextlib.AsyncExitStack) -> list[Side]:
    log, path = Log(), folder / "store.sqlite3"
    store = await open_store(path)
    await log.begin(store)
    await store.close()
    copied = [shutil.copy(path, folder / f"{name}.sqlite3") for name in ("bare", "waiting")]
    store = await open_store(path)
    stack.push_async_callback(store.close)
    db = sqlite3.connect(copied[0], isolation_level=None)
    stack.callback(db.close)
    waiting = await stack.enter_async_context(aiosqlite.connect(copied[1]))
    for pragma in ("PRAGMA journal_mode = WAL", *DURABLE):
        db.execute(pragma).fetchall()
        await waiting.execute_fetchall(pragma)

    def commit(rows: list[tuple[object, ...]]) -> None:
        db.execute("BEGIN")
        db.executemany(INSERT_MOVE, rows)
        db.execute("COMMIT")

    async def commit_there(rows: list[tuple[object, ...]]) -> None:
        await waiting.executemany(INSERT_MOVE, rows)
        await waiting.commit()

    ours = store_round(store, log)
    return [
        Side("SQLite / sqlite3", ours, driver_round(commit, log)),
        Side("SQLite / aiosqlite", ours, driver_round(commit_there, log)),
    ]


async def _postgres(postgres: Postgres, stack: contextlib.AsyncExitStack) -> Side:
    log, place, copied = Log(), postgres.create_database(), postgres.create_database()
    store = await open_store(place)
    await log.begin(store)
    await store.close()
    await copy(place, copied)
    store = await open_store(place)
    stack.push_async_callback(store.close)
    db = psycopg.connect(copied.url, autocommit=True, cursor_factory=psycopg.RawCursor)
    stack.callback(db.close)
    return Side("PostgreSQL / psycopg", store_round(store, log), driver_round(rows_by(db), log))


def rows_by(
    db: psycopg.Connection[tuple[object, ...]],
) -> Callable[[list[tuple[object, ...]]], None]:
    """The way the bare driver of PostgreSQL keeps rows in one commit."""
    insert = translate_placeholders(INSERT_MOVE)

    def commit(rows: list[tuple[object, ...]]) -> None:
        if len(rows) == 1:
            db.execute(insert, rows[0])
            return
        with db.transaction(), db.cursor() as cursor:
            cursor.executemany(insert, rows)

    return commit


# Clicks -------------------------------------------------------------------------------------


async def measure_clicks(source: Template, folder: Path, postgres: Postgres) -> list[str]:
    """Clicks on both, in turn. Raises TimeoutError."""
    place = postgres.create_database()
    sides: list[Ours] = []
    for name, database in (("file", ""), ("server", place.url)):
        (folder / name).mkdir()
        sides.append(Ours(source, folder / name, "text", database))
    await copy(sides[1].tables.path, Server(place.url))
    texts: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        for side in sides:
            await stack.enter_async_context(side.stand.server)
            await side.start()
        for people, rounds in ((1, CLICKS), (len(sides[0].places), TOGETHER)):
            texts += await _click_in_turn(sides, people, rounds)
        for side in sides:
            await side.stand.bot.stop()
    return texts


async def _click_in_turn(sides: Sequence[Ours], people: int, rounds: int) -> list[str]:
    tallies = [(Tally(), Tally()) for _ in sides]
    for number in range(rounds):
        first = number * people % len(sides[0].places)
        for side, tally in zip(sides, tallies, strict=True):
            await side.round(side.places[first : first + people], *tally)
    (file, server) = tallies
    return [
        _line(name.partition(" / ")[0], people, ours, theirs)
        for name, ours, theirs in zip(NAMES, server, file, strict=True)
    ]


def _line(name: str, people: int, server: Tally, file: Tally) -> str:
    ratio = server.p50 / file.p50
    return (
        f"{name}, {people} at once, PostgreSQL / SQLite: {ratio:.2f} x (bar {MOST}: "
        f"{'held' if ratio <= MOST else 'NOT HELD'}); p50 {server.p50:.2f} to {file.p50:.2f} ms, "
        f"p90 {server.p90:.2f} to {file.p90:.2f} ms, "
        f"processor {server.work / file.work:.2f} x, "
        f"{server.on_a_core:.0f} to {file.on_a_core:.0f} a second of a core"
    )
