"""Recorded statements of the store, and how a database would execute them."""

import contextlib
import inspect
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
from tests.bot.store.further_calls import FURTHER_CALLS
from tests.databases import direct_connection

VERBS = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


class RecordedStatement(NamedTuple):
    """A statement with the values of its first run and the call that led to it."""

    call: str
    text: str
    values: tuple[Any, ...]


class Recorder:
    """Notes each statement once."""

    def __init__(self) -> None:
        self.call = ""
        self.statements: dict[str, RecordedStatement] = {}

    def note(self, statement: str, values: Sequence[Any]) -> None:
        """Record a statement that is run."""
        if statement.lstrip().upper().startswith(VERBS):
            self.statements.setdefault(
                statement, RecordedStatement(self.call, statement, tuple(values))
            )


async def record_all_calls(
    database: DatabaseAddress, patch: pytest.MonkeyPatch
) -> tuple[RecordedStatement, ...]:
    """Make every call of the store on a filled database; return the statements run."""
    recorder = Recorder()
    attach_recorder(recorder, database, patch)
    store = await open_store(database)
    recorder.statements.clear()
    try:
        for recorder.call, values in FURTHER_CALLS:
            await make_call(store, recorder.call, values)
        for recorder.call in every_call.call_names():
            for values in every_call.arguments(recorder.call):
                await make_call(store, recorder.call, values)
    finally:
        await store.close()
        patch.undo()
    return tuple(recorder.statements.values())


async def make_call(store: Store, name: str, arguments: dict[str, Any]) -> None:
    """Make a call, which may fail: its statements have been run by then.

    Raises TypeError if the call does not take these arguments.
    """
    inspect.signature(every_call.function_of(name)).bind(None, **arguments)
    with contextlib.suppress(Exception):
        await every_call.call_of(store, name)(**arguments)


def attach_recorder(
    recorder: Recorder, database: DatabaseAddress, patch: pytest.MonkeyPatch
) -> None:
    """Have the recorder note each statement from now on."""
    if isinstance(database, Path):
        kind: Any = SqliteDatabase
    else:
        from bot.store.postgres.statements import Statements as kind  # noqa: PLC0415, N813
    execute, many = kind.execute, kind.executemany

    def record_execute(db: Any, statement: str, values: Sequence[Any] = (), /) -> Any:
        recorder.note(statement, values)
        return execute(db, statement, values)

    def record_executemany(db: Any, statement: str, rows: Sequence[Sequence[Any]], /) -> Any:
        for row in rows:
            recorder.note(statement, row)
        return many(db, statement, rows)

    patch.setattr(kind, "execute", record_execute)
    patch.setattr(kind, "executemany", record_executemany)


# Plans ------------------------------------------------------------------------------------------


def scans(
    database: DatabaseAddress, statements: Sequence[RecordedStatement]
) -> Iterator[tuple[RecordedStatement, str]]:
    """Statements that read all of a table or of an index, each with the name of that."""
    full_scans: Callable[[Any, RecordedStatement], Iterator[str]] = (
        _scans_of_file if isinstance(database, Path) else _scans_of_server
    )
    with direct_connection(database) as db:
        if not isinstance(database, Path):
            # How it joins depends on how many rows there are by now. So the question is whether an
            # index can serve: without the rest, a whole table is read only if none can.
            for plan in ("seqscan", "mergejoin", "hashjoin"):
                db.execute(f"SET enable_{plan} = off")
        for statement in statements:
            for name in full_scans(db, statement):
                yield statement, name


def _scans_of_file(db: sqlite3.Connection, recorded: RecordedStatement) -> Iterator[str]:
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for row in db.execute(f"EXPLAIN QUERY PLAN {recorded.text}", recorded.values):
        words: list[str] = str(row[3]).split()
        kind, name, *how = (*words, "")
        index = how[how.index("INDEX") + 1] if "INDEX" in how and "VIRTUAL" not in how else ""
        if kind == "SCAN" and (name in tables or index):
            yield index or name


def _scans_of_server(db: Any, recorded: RecordedStatement) -> Iterator[str]:
    rows = db.execute(f"EXPLAIN (FORMAT JSON) {recorded.text}", recorded.values).fetchall()
    ((plans,),) = rows
    for plan in json.loads(plans) if isinstance(plans, str) else plans:
        yield from _scans_of_plan(plan["Plan"])


def _scans_of_plan(plan: dict[str, Any], above: str = "") -> Iterator[str]:
    kind = plan["Node Type"]
    if kind == "Seq Scan":
        yield plan["Relation Name"]
    elif (
        "Index" in kind
        and "Index Cond" not in plan
        and not (above == "Limit" and _returns_all(plan))
    ):
        yield plan["Index Name"]
    for inner in plan.get("Plans", ()):
        yield from _scans_of_plan(inner, kind)


def _returns_all(plan: dict[str, Any]) -> bool:
    """Whether each row that is read is also returned."""
    return "Filter" not in plan


# Work -------------------------------------------------------------------------------------------

STEP = 20
"""SQLite's instructions that are counted as one."""


def instruction_counts(
    path: Path, statements: Sequence[RecordedStatement]
) -> Iterator[tuple[RecordedStatement, int]]:
    """Statements with the numbers of instructions that SQLite needs for them."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for statement in statements:
            yield statement, _instructions(db, statement)


def _instructions(db: sqlite3.Connection, recorded: RecordedStatement) -> int:
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += STEP

    db.execute("BEGIN")
    db.set_progress_handler(step, STEP)
    with contextlib.suppress(sqlite3.IntegrityError):
        db.execute(recorded.text, recorded.values).fetchall()
    db.set_progress_handler(None, 0)
    db.execute("ROLLBACK")
    return steps
