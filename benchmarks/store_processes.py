"""Moves that two processes keep in one PostgreSQL database, each at tables of its shard: against
one of them, and against two bare drivers in as many processes.

All take turns in the same run: so what the machine and the server leave over is the same for each.
"""

import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection
from operator import truediv

import psycopg

from benchmarks.stores import (
    LEAST,
    MOVES,
    ROUNDS,
    TABLES,
    Log,
    Round,
    of_driver,
    of_store,
    ratio_of,
    rows_by,
    share_of,
)
from bot.place import Server
from bot.shards import Division
from bot.store.copying import copy
from bot.store.open_store import open_beside, open_store
from tests.postgres import Postgres

PROCESSES = 2
MORE = 1.6
"""The bar: how many moves two processes keep for each that one does, while cores last."""
STARTS = multiprocessing.get_context("spawn")
RUNS = tuple(
    (store, processes, tables)
    for tables in (1, TABLES)
    for processes in (1, PROCESSES)
    for store in (True, False)
)
"""Whether it is the stores' turn, of how many of them, and at how many tables each."""


class Processes:
    """Some that wait to be told to play."""

    def __init__(
        self,
        serve: Callable[[Connection, str, Sequence[int]], None],
        place: Server,
        logs: Sequence[Log],
    ) -> None:
        self._lines: list[Connection] = []
        for log in logs:
            ours, theirs = STARTS.Pipe()
            args = theirs, place.url, log.tables
            STARTS.Process(target=serve, args=args, daemon=True).start()
            self._lines.append(ours)
        for line in self._lines:
            line.recv()

    def rate(self, processes: int, tables: int) -> float:
        """Moves a second of all together, each at so many tables at once."""
        begun = time.perf_counter()
        for line in self._lines[:processes]:
            line.send(tables)
        for line in self._lines[:processes]:
            line.recv()
        return processes * MOVES * TABLES / (time.perf_counter() - begun)

    def end(self) -> None:
        """Let them go."""
        for line in self._lines:
            line.send(None)
            line.recv()


def serve_store(line: Connection, url: str, tables: Sequence[int]) -> None:
    """What a process does that holds a shard."""
    asyncio.run(_serve_store(line, url, tables))


async def _serve_store(line: Connection, url: str, tables: Sequence[int]) -> None:
    division = Division(PROCESSES, tuple((shard,) for shard in range(PROCESSES)))
    store = await open_beside(Server(url), division)
    await store.hold()
    await _play(line, of_store(store, Log(tables)))
    await store.close()
    line.send(None)


def serve_driver(line: Connection, url: str, tables: Sequence[int]) -> None:
    """What a process does that has a bare driver."""
    with psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor) as db:
        asyncio.run(_play(line, of_driver(rows_by(db), Log(tables))))
    line.send(None)


async def _play(line: Connection, play: Round) -> None:
    line.send(None)
    while (tables := await asyncio.to_thread(line.recv)) is not None:
        await play(tables)
        line.send(None)


async def measured(postgres: Postgres) -> list[str]:
    """Moves a second, of one process and of two."""
    place, copied = postgres.create(), postgres.create()
    logs = [Log(first_channel=TABLES * process) for process in range(PROCESSES)]
    store = await open_store(place)
    for log in logs:
        await log.begin(store)
    await store.close()
    await copy(place, copied)
    with ExitStack() as stack:
        sides = []
        for serve, where in ((serve_driver, copied), (serve_store, place)):
            sides.append(Processes(serve, where, logs))
            stack.callback(sides[-1].end)
        rates: dict[tuple[bool, int, int], list[float]] = {run: [] for run in RUNS}
        for number in range(-1, ROUNDS):
            for run, found in rates.items():
                rate = sides[run[0]].rate(*run[1:])
                if number >= 0:  # the first of each only warms up
                    found.append(rate)
    return list(_lines(rates))


def _lines(rates: dict[tuple[bool, int, int], list[float]]) -> Iterator[str]:
    for tables, how in ((1, "one after the other"), (TABLES, f"{TABLES} tables each at once")):
        one, bare = rates[True, 1, tables], rates[False, 1, tables]
        two, bare_two = rates[True, PROCESSES, tables], rates[False, PROCESSES, tables]
        more = statistics.median(map(truediv, two, one))
        name = f"PostgreSQL, two processes, {how}"
        of = "bare drivers in two processes"
        of += "" if tables == 1 else f", with commits of {tables} rows each"
        held = share_of(two, bare_two, LEAST) if tables == 1 else ratio_of(two, bare_two)
        yield f"{name}, of {of}: {held}"
        yield (
            f"{name}, of one: {ratio_of(two, one)} "
            f"(bar {MORE}, while cores last: {'held' if more >= MORE else 'NOT HELD'}); "
            f"two bare drivers of one: {ratio_of(bare_two, bare)}"
        )
