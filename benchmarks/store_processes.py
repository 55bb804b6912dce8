"""Benchmark of moves that two processes keep in one PostgreSQL database.

Each process has the tables of its own shard; they are compared with one process, and with two bare
drivers in as many processes.

All take turns in one run, so the machine and the server leave the same to each. They run twice: on
all cores, which one process and its session of the server use as well as two do; and on a core
each, which tells what another process brings where there is a core for it.
"""

import asyncio
import itertools
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection
from operator import truediv
from pathlib import Path
from typing import NamedTuple, TypeAlias

import psycopg

from benchmarks.stores import (
    LEAST,
    MOVES,
    ROUNDS,
    TABLES,
    Log,
    Round,
    driver_round,
    ratio_of,
    rows_by,
    share_of,
    store_round,
)
from bot.base.database_address import Server
from bot.base.shards import Division
from bot.store.copying import copy
from bot.store.open_store import open_beside, open_store
from tests.postgres import Postgres

PROCESSES = 2
MORE = 1.6
"""The bar: how many moves two processes keep for each that one keeps, while cores last."""
STARTS = multiprocessing.get_context("spawn")
SESSION = "SELECT session FROM leases WHERE shard = %s"


class Run(NamedTuple):
    """A round: its players, and their cores."""

    pinned: bool
    """Each process and its session of the server have a core of their own, and no other."""
    tables: int
    """The number of tables played at once in each process."""
    processes: int
    store: bool
    """Whether it is the store; else the bare driver."""


RUNS = tuple(itertools.starmap(
    Run, itertools.product((False, True), (1, TABLES), (1, PROCESSES), (True, False))
))  # fmt: skip


class Pace(NamedTuple):
    """The pace of a round."""

    rate: float
    """Moves a second, of all processes."""
    cores: float
    """The number of the machine's cores at work, for any process."""


class Processes:
    """Processes that wait for the command to play."""

    def __init__(
        self,
        serve: Callable[[Connection, str, int, Sequence[int]], None],
        place: Server,
        logs: Sequence[Log],
    ) -> None:
        self._lines: list[Connection] = []
        self._workers: list[tuple[int, int]] = []
        """Each process, and the server's process that does its work."""
        for number, log in enumerate(logs):
            ours, theirs = STARTS.Pipe()
            args = theirs, place.url, number, log.tables
            process = STARTS.Process(target=serve, args=args, daemon=True)
            process.start()
            self._lines.append(ours)
            self._workers.append((process.pid or 0, ours.recv()))

    def pin(self, pinned: bool) -> None:
        """Give each a core of its own, or all cores to all."""
        every = range(os.cpu_count() or 1)
        for number, workers in enumerate(self._workers):
            cores = {number % len(every)} if pinned else every
            for worker in workers:
                for thread in Path(f"/proc/{worker}/task").iterdir():
                    os.sched_setaffinity(int(thread.name), cores)

    def play(self, processes: int, tables: int) -> Pace:
        """Their speed together, each at this many tables at once."""
        begun, worked = time.perf_counter(), _busy_seconds()
        for line in self._lines[:processes]:
            line.send(tables)
        for line in self._lines[:processes]:
            line.recv()
        seconds = time.perf_counter() - begun
        return Pace(processes * MOVES * TABLES / seconds, (_busy_seconds() - worked) / seconds)

    def end(self) -> None:
        """Let them go."""
        for line in self._lines:
            line.send(None)
            line.recv()


def _busy_seconds() -> float:
    """Seconds that all cores together have worked since the machine began (Linux)."""
    user, nice, system, _, _, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def serve_store(line: Connection, url: str, number: int, tables: Sequence[int]) -> None:
    """Serve as a process that holds a shard."""
    asyncio.run(_serve_store(line, url, number, tables))


async def _serve_store(line: Connection, url: str, number: int, tables: Sequence[int]) -> None:
    store = await open_beside(Server(url), Division(PROCESSES, ((number,),)))
    await store.hold()
    with psycopg.connect(url) as db:
        ((session,),) = db.execute(SESSION, (number,)).fetchall()
    await _play(line, session, store_round(store, Log(tables)))
    await store.close()
    line.send(None)


def serve_driver(line: Connection, url: str, _number: int, tables: Sequence[int]) -> None:
    """Serve as a process with a bare driver."""
    with psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor) as db:
        asyncio.run(_play(line, db.info.backend_pid, driver_round(rows_by(db), Log(tables))))
    line.send(None)


async def _play(line: Connection, session: int, play: Round) -> None:
    line.send(session)
    while (tables := await asyncio.to_thread(line.recv)) is not None:
        await play(tables)
        line.send(None)


Paces: TypeAlias = dict[Run, list[Pace]]


async def measure(postgres: Postgres) -> list[str]:
    """Moves a second, of one process and of two."""
    place, copied = postgres.create_database(), postgres.create_database()
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
        return list(_lines(_play_in_turn(sides)))


def _play_in_turn(sides: Sequence[Processes]) -> Paces:
    """Run all in turn, again and again; ``sides``: bare drivers, and stores."""
    paces: Paces = {run: [] for run in RUNS}
    for number in range(-1, ROUNDS):
        for run, rounds in paces.items():
            sides[run.store].pin(run.pinned)
            pace = sides[run.store].play(run.processes, run.tables)
            if number >= 0:  # the first of each only warms up
                rounds.append(pace)
    return paces


def _lines(paces: Paces) -> Iterator[str]:
    for pinned, tables in itertools.product((False, True), (1, TABLES)):
        single, bare, double, bare_double = (
            [pace.rate for pace in paces[Run(pinned, tables, processes, store)]]
            for processes in (1, PROCESSES)
            for store in (True, False)
        )
        where = "on a core each" if pinned else "on all cores"
        how = "one after the other" if tables == 1 else f"{TABLES} tables each at once"
        name = f"PostgreSQL, two processes {where}, {how}"
        of = "bare drivers in two processes"
        of += "" if tables == 1 else f", with commits of {tables} rows each"
        held = (
            share_of(double, bare_double, LEAST) if tables == 1 else ratio_of(double, bare_double)
        )
        gain = statistics.median(map(truediv, double, single))
        yield f"{name}, of {of}: {held}"
        yield (
            f"{name}, of one: {ratio_of(double, single)} (bar {MORE}, while cores last: "
            f"{'held' if gain >= MORE else 'NOT HELD'}); "
            f"two bare drivers of one: {ratio_of(bare_double, bare)}; cores at work: "
            f"{_cores_text(paces[Run(pinned, tables, 1, True)])} with one process, "
            f"{_cores_text(paces[Run(pinned, tables, PROCESSES, True)])} with two"
        )


def _cores_text(paces: Sequence[Pace]) -> str:
    return f"{statistics.median(pace.cores for pace in paces):.1f}"
