"""Every statement of the store, as it is run, and how a database would go about it."""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.base.database_address import DatabaseAddress
from bot.store import Store
from bot.store.open_store import open_store
from bot.store.sqlite.transaction import SqliteDatabase
from tests.bot.store import every_call
from tests.bot.store.further_calls import MORE
from tests.databases import direct_connection

VERBS = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


class Recorded(NamedTuple):
    """A statement, with values of one of its runs and the call that led to it."""

    call: str
    statement: str
    values: tuple[Any, ...]


class Recorder:
    """Notes each statement once."""

    def __init__(self) -> None:
        self.call = ""
        self.found: dict[str, Recorded] = {}

    def note(self, statement: str, values: Sequence[Any]) -> None:
        """A statement is run."""
        if statement.lstrip().upper().startswith(VERBS):
            self.found.setdefault(statement, Recorded(self.call, statement, tuple(values)))


async def recorded(database: DatabaseAddress, patch: pytest.MonkeyPatch) -> tuple[Recorded, ...]:
    """What is run when every call of the store is made, on a filled database."""
    recorder = Recorder()
    record(recorder, database, patch)
    store = await open_store(database)
    recorder.found.clear()
    try:
        for recorder.call, values in MORE:
            await call(store, recorder.call, values)
        for recorder.call in every_call.names():
            for values in every_call.arguments(recorder.call):
                await call(store, recorder.call, values)
    finally:
        await store.close()
        patch.undo()
    return tuple(recorder.found.values())


async def call(store: Store, name: str, arguments: dict[str, Any]) -> None:
    """Make a call; what it refuses, it has asked for first."""
    with contextlib.suppress(Exception):
        await every_call.call_of(store, name)(**arguments)


def record(recorder: Recorder, database: DatabaseAddress, patch: pytest.MonkeyPatch) -> None:
    """Note what a database is asked from now on."""
    if isinstance(database, Path):
        kind: Any = SqliteDatabase
    else:
        from bot.store.postgres.statements import Statements as kind  # noqa: PLC0415, N813
    execute, many = kind.execute, kind.executemany

    def noted(db: Any, statement: str, values: Sequence[Any] = (), /) -> Any:
        recorder.note(statement, values)
        return execute(db, statement, values)

    def noted_many(db: Any, statement: str, rows: Sequence[Sequence[Any]], /) -> Any:
        for row in rows:
            recorder.note(statement, row)
        return many(db, statement, rows)

    patch.setattr(kind, "execute", noted)
    patch.setattr(kind, "executemany", noted_many)


# Plans ------------------------------------------------------------------------------------------


def scans(database: DatabaseAddress, found: Sequence[Recorded]) -> Iterator[tuple[Recorded, str]]:
    """Whatever of these reads all of a table or of an index: the name of that."""
    look: Callable[[Any, Recorded], Iterator[str]] = (
        _scans_of_file if isinstance(database, Path) else _scans_of_server
    )
    with direct_connection(database) as db:
        if not isinstance(database, Path):
            # How it joins depends on how many rows there are by now. So the question is whether an
            # index can serve: without the rest, a whole table is read only if none can.
            for way in ("seqscan", "mergejoin", "hashjoin"):
                db.execute(f"SET enable_{way} = off")
        for one in found:
            for name in look(db, one):
                yield one, name


def _scans_of_file(db: sqlite3.Connection, one: Recorded) -> Iterator[str]:
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for row in db.execute(f"EXPLAIN QUERY PLAN {one.statement}", one.values):
        words: list[str] = str(row[3]).split()
        kind, name, *how = (*words, "")
        index = how[how.index("INDEX") + 1] if "INDEX" in how and "VIRTUAL" not in how else ""
        if kind == "SCAN" and (name in tables or index):
            yield index or name


def _scans_of_server(db: Any, one: Recorded) -> Iterator[str]:
    rows = db.execute(f"EXPLAIN (FORMAT JSON) {one.statement}", one.values).fetchall()
    ((plans,),) = rows
    for plan in json.loads(plans) if isinstance(plans, str) else plans:
        yield from _scanned(plan["Plan"])


def _scanned(plan: dict[str, Any], above: str = "") -> Iterator[str]:
    kind = plan["Node Type"]
    if kind == "Seq Scan":
        yield plan["Relation Name"]
    elif "Index" in kind and "Index Cond" not in plan and not (above == "Limit" and _takes(plan)):
        yield plan["Index Name"]
    for inner in plan.get("Plans", ()):
        yield from _scanned(inner, kind)


def _takes(plan: dict[str, Any]) -> bool:
    """Whether each row that is read is taken: the first of an index is its least."""
    return "Filter" not in plan


# Work -------------------------------------------------------------------------------------------

STEP = 20
"""SQLite's instructions that are counted as one."""


def work(path: Path, found: Sequence[Recorded]) -> Iterator[tuple[Recorded, int]]:
    """How many instructions SQLite needs for each of these."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for one in found:
            yield one, _instructions(db, one)


def _instructions(db: sqlite3.Connection, one: Recorded) -> int:
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += STEP

    db.execute("BEGIN")
    db.set_progress_handler(step, STEP)
    with contextlib.suppress(sqlite3.IntegrityError):
        db.execute(one.statement, one.values).fetchall()
    db.set_progress_handler(None, 0)
    db.execute("ROLLBACK")
    return steps
