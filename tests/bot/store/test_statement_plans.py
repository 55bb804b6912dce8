"""Plans of the store's statements: none reads all of a table that grows.

Each statement is recorded as a call of the store runs it, and explained by the database itself on a
synthetic year.
"""

import ast
import contextlib
import importlib
import re
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.store.personal import PersonalRows
from tests.bot.store import every_call
from tests.bot.store.statement_plans import (
    VERBS,
    RecordedStatement,
    instruction_counts,
    record_all_calls,
    scans,
)
from tests.bot.store.synthetic_year import fill
from tests.databases import sqlite_only
from tests.laws.repositories import repository_files
from tests.laws.sources import ROOT

ROWS = 3000
"""Rows of each table."""
MOST_INSTRUCTIONS = 4000
"""The most instructions of SQLite for a statement; reading a whole table takes more than twice."""

TO_DO = {
    "challenges_to_decide": "challenges that go on",
    "contests_to_settle": "contests that go on",
    "duplicates_to_fill": "chairs that house players will sit in next",
    "duplicates_to_reckon": "deals that are being played, or have just been",
    "entries_to_judge": "tries that will be judged next",
    "open_table_of_channel": "tables that go on",
    "tables_naming_people": "tables that name people in a list, for people to be forgotten",
    "team_matches_to_tell": "team matches that go on, or have just ended",
    "tournaments_to_draw": "tournaments that go on",
    "tournaments_to_repeat": "weekly tournaments: one of each series",
    "tournaments_to_tell": "tournaments that go on, or have just ended",
    "waiting_tables": "tables that go on",
}
"""Indexes that may be read as a whole, because they list only what is still to be done."""

READ_WHOLE = {
    "blocks": "when the host has changed it, into memory: the host's own list",
    "calls": "every six hours, for servers that are gone: one row for a server",
    "challenges_pending": "unanswered ones: a row goes soon after the answer, or after three days",
    "challenges_untold": "messages not sent yet: a row goes when its message has gone out",
    "daily_channels": "at a start: one row for a server",
    "daily_channels_by_day": "every six hours, for servers that are gone: one row for a server",
    "guest_messages": "at a start: what has been shown in the last quarter of an hour",
    "hand_messages": "at a start: what has been shown in the last quarter of an hour",
    "habits": "at a start, into memory: one row for each choice",
    "languages": "at a start, into memory: one row for each choice",
    "lesson_steps": "by a command of the host: one row for each step of a lesson",
    "looks": "at a start, into memory: one row for each choice",
    "server_rules": "every six hours, for servers that are gone: a row for each choice of theirs",
    "servers": "every six hours, for servers that are gone: a row for each choice of theirs",
    "take_backs": "when a person is forgotten: questions at tables that go on",
}
"""Tables that may be read as a whole, with the reason."""

NOT_READ_WHOLE = {"open_table_of_channel"}
"""Of these: SQLite finds another way."""
if sqlite3.sqlite_version_info >= (3, 53):
    NOT_READ_WHOLE |= {"daily_channels_by_day"}

DELETES_ALL_IT_READS = {"TokenRows.drop_before", "SharedPageRows.drop_before"}
"""Calls whose work is what they delete."""


@pytest.fixture
async def recorded(
    database_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> tuple[RecordedStatement, ...]:
    """Statements of every call of the store on a database of a year."""
    await fill(database_address, ROWS)
    return await record_all_calls(database_address, monkeypatch)


async def test_no_statement_reads_all_of_a_table_that_grows(
    database_address: DatabaseAddress, recorded: tuple[RecordedStatement, ...]
) -> None:
    allowed = TO_DO.keys() | READ_WHOLE.keys()
    forbidden = [
        (statement.call, name, _on_one_line(statement.text))
        for statement, name in scans(database_address, recorded)
        if name.removesuffix("_pkey") not in allowed
    ]
    assert not forbidden


async def test_every_statement_of_the_store_is_explained(
    recorded: tuple[RecordedStatement, ...],
) -> None:
    ran = "\n".join(_on_one_line(statement.text) for statement in recorded)
    missing = {
        f"{source}: {text}"
        for source, text in statements()
        if not _is_part_of(_on_one_line(text), ran)
    }
    assert not missing, "add a call to tests/bot/store/further_calls.py that leads there"


@sqlite_only
async def test_no_statement_takes_long_on_a_year(
    database_address: Path, tmp_path: Path, recorded: tuple[RecordedStatement, ...]
) -> None:
    """Foreign keys and many rows of one kind cost time that no plan shows."""
    await fill(tmp_path / "fresh.sqlite3", ROWS)
    shutil.copy(tmp_path / "fresh.sqlite3", database_address)
    slow = {
        (statement.call, _on_one_line(statement.text)): steps
        for statement, steps in instruction_counts(database_address, recorded)
        if steps > MOST_INSTRUCTIONS and statement.call not in DELETES_ALL_IT_READS
    }
    whole = {key for key in slow if any(f"FROM {name}" in key[1] for name in READ_WHOLE)}
    assert not slow.keys() - whole


@sqlite_only
async def test_tables_listed_as_read_whole_are_read_by_some_statement(
    database_address: Path, recorded: tuple[RecordedStatement, ...]
) -> None:
    read = {name for _, name in scans(database_address, recorded)}
    assert read >= (TO_DO.keys() | READ_WHOLE.keys()) - NOT_READ_WHOLE


# Statements in the sources ----------------------------------------------------------------------

UPKEEP = {
    "backup", "connection", "copying", "identity", "lock", "migrate", "numbers", "restore",
}  # fmt: skip
"""Modules that a host runs, or that run once at a start: they read whole tables on purpose."""


def statements() -> Iterator[tuple[str, str]]:
    """Statements in the sources of store and repositories, each with its source.

    A statement that is put together comes in parts.
    """
    store = ROOT / "bot" / "store"
    store_files = *store.glob("*.py"), *(store / "sqlite").glob("*.py")
    for path in sorted({*store_files, *repository_files()}):
        if path.parent.is_relative_to(store) and path.stem in UPKEEP:
            continue
        inside = path.relative_to(ROOT).with_suffix("").parts
        module = importlib.import_module(".".join(inside).removesuffix(".__init__"))
        for name, value in vars(module).items():
            if name.isupper() and not _is_imported(name, path):
                for text in _texts(value):
                    yield f"{path.relative_to(ROOT)} {name}", text
        for text in _statements_in_functions(path):
            yield str(path.relative_to(ROOT)), text


def _is_imported(name: str, path: Path) -> bool:
    tree = ast.parse(path.read_text())
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return any((alias.asname or alias.name) == name for node in imports for alias in node.names)


def _texts(value: object) -> Iterator[str]:
    """The statements in a constant."""
    if isinstance(value, str):
        if value.lstrip().startswith(VERBS):
            yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, Sequence):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, PersonalRows):
        for inner in vars(value).values():
            yield from _texts(inner)


def _statements_in_functions(path: Path) -> Iterator[str]:
    functions = (
        node
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    )
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Constant):
                yield from _texts(node.value)


def _on_one_line(statement: str) -> str:
    return " ".join(statement.split())


def _is_part_of(text: str, ran: str) -> bool:
    """Whether a statement was run, or each part of a statement with gaps."""
    return all(part.strip() in ran for part in re.split(r"\{\d\}", text))


@sqlite_only
def test_deleting_a_row_scans_no_table_that_refers_to_it(tmp_path: Path) -> None:
    """SQLite and PostgreSQL look for such rows one by one."""
    with contextlib.closing(sqlite3.connect(tmp_path / "file")) as db:
        from bot.store.migrate import MIGRATIONS, find_migrations, migrate  # noqa: PLC0415

        db.isolation_level = None
        migrate(db, 0, find_migrations(MIGRATIONS))
        deleted = {
            text.split()[2] for _, text in statements() if text.split()[:2] == ["DELETE", "FROM"]
        }
        tables = [name for (name,) in db.execute(TABLES).fetchall()]
        missing = {
            (table, columns)
            for table in tables
            for parent, columns in _foreign_keys(db, table)
            if parent in deleted
            and not any(_serves(index, columns) for index in _indexes(db, table))
        }
    assert not missing


TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"


def _foreign_keys(db: sqlite3.Connection, table: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    keys: dict[int, tuple[str, tuple[str, ...]]] = {}
    for number, _, parent, column, *_ in db.execute(f"PRAGMA foreign_key_list({table})").fetchall():
        keys[number] = parent, (*keys.get(number, ("", ()))[1], column)
    yield from keys.values()


def _indexes(db: sqlite3.Connection, table: str) -> Iterator[tuple[str, ...]]:
    rows = db.execute(f"PRAGMA table_info({table})").fetchall()
    yield tuple(row[1] for row in sorted(rows, key=lambda row: int(row[5])) if row[5])
    for _, name, *_ in db.execute(f"PRAGMA index_list({table})").fetchall():
        yield tuple(row[2] for row in db.execute(f"PRAGMA index_info({name})"))


def _serves(index: tuple[str, ...], columns: tuple[str, ...]) -> bool:
    return set(index[: len(columns)]) == set(columns)


def test_every_call_of_the_store_is_recorded() -> None:
    assert len(every_call.call_names()) > 120
