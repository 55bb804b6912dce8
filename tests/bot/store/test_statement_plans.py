"""The store stays quick however long it is played: no statement reads all of a table that grows.

Each statement that a call of the store leads to is taken as it is run, and explained by the
database itself on a synthetic year.
"""

import ast
import contextlib
import importlib
import re
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.base.database_address import DatabaseAddress
from bot.store.personal import PersonalRows
from tests.bot.store import every_call
from tests.bot.store.statement_plans import VERBS, Recorded, recorded, scans, work
from tests.bot.store.synthetic_year import fill
from tests.databases import sqlite_only
from tests.laws.repositories import repository_files
from tests.laws.sources import ROOT

ROWS = 3000
"""Of each table."""
MOST_INSTRUCTIONS = 4000
"""Of SQLite for a statement: to read a whole table of so many rows takes more than twice as many.
"""

TO_DO = {
    "challenges_to_decide": "challenges that go on",
    "contests_to_settle": "contests that go on",
    "duplicates_to_fill": "chairs that house players will sit in next",
    "duplicates_to_reckon": "deals that are being played, or have just been",
    "entries_to_judge": "tries that will be judged next",
    "open_table_of_channel": "tables that go on",
    "tables_naming_people": "tables that name people in a list, for whoever is to be forgotten",
    "team_matches_to_tell": "team matches that go on, or have just ended",
    "tournaments_to_draw": "tournaments that go on",
    "waiting_tables": "tables that go on",
}
"""Indexes that are read as a whole, because they have only what is still to be done."""

READ_WHOLE = {
    "challenges_untold": "messages not sent yet: a row goes when its message has gone out",
    "daily_channels": "at a start: one row for a server",
    "daily_channels_by_day": "every six hours, for servers that are gone: one row for a server",
    "guest_messages": "at a start: what has been shown in the last quarter of an hour",
    "hand_messages": "at a start: what has been shown in the last quarter of an hour",
    "languages": "at a start, into memory: one row for each choice",
    "looks": "at a start, into memory: one row for each choice",
    "server_rules": "every six hours, for servers that are gone: a row for each choice of theirs",
    "servers": "every six hours, for servers that are gone: a row for each choice of theirs",
    "take_backs": "when somebody is forgotten: questions at tables that go on",
}
"""Tables that are read as a whole, with the reason."""

DELETES_ALL_IT_READS = {"TokenRows.drop_before"}
"""Calls whose work is what they delete."""


@pytest.fixture
async def asked(
    database_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> tuple[Recorded, ...]:
    """What the store asks of a database of a year."""
    await fill(database_address, ROWS)
    return await recorded(database_address, monkeypatch)


async def test_no_statement_reads_all_of_a_table_that_grows(
    database_address: DatabaseAddress, asked: tuple[Recorded, ...]
) -> None:
    allowed = TO_DO.keys() | READ_WHOLE.keys()
    found = [
        (one.call, name, " ".join(one.statement.split()))
        for one, name in scans(database_address, asked)
        if name.removesuffix("_pkey") not in allowed
    ]
    assert not found


async def test_every_statement_of_the_store_is_explained(asked: tuple[Recorded, ...]) -> None:
    ran = "\n".join(_plain(one.statement) for one in asked)
    missing = {
        f"{where}: {text}" for where, text in statements() if not _is_part_of(_plain(text), ran)
    }
    assert not missing, "add a call to tests/bot/store/further_calls.py that leads there"


@sqlite_only
async def test_no_statement_takes_long_on_a_year(
    database_address: Path, tmp_path: Path, asked: tuple[Recorded, ...]
) -> None:
    """Also where its plan does not show it: foreign keys, or many rows of one kind."""
    await fill(tmp_path / "fresh.sqlite3", ROWS)
    shutil.copy(tmp_path / "fresh.sqlite3", database_address)
    found = {
        (one.call, " ".join(one.statement.split())): steps
        for one, steps in work(database_address, asked)
        if steps > MOST_INSTRUCTIONS and one.call not in DELETES_ALL_IT_READS
    }
    whole = {key for key in found if any(f"FROM {name}" in key[1] for name in READ_WHOLE)}
    assert not found.keys() - whole


@sqlite_only
async def test_tables_listed_as_read_whole_are_read_by_some_statement(
    database_address: Path, asked: tuple[Recorded, ...]
) -> None:
    read = {name for _, name in scans(database_address, asked)}
    assert read >= (TO_DO.keys() | READ_WHOLE.keys()) - {"open_table_of_channel"}


# What the sources say ---------------------------------------------------------------------------

UPKEEP = {
    "backup", "connection", "copying", "identity", "lock", "migrate", "numbers", "restore",
    "scheduled_backups",
}  # fmt: skip
"""Parts that a host runs, or that run once at a start: they read all there is on purpose."""


def statements() -> Iterator[tuple[str, str]]:
    """Every statement in the sources of store and repositories, in parts where put together."""
    store = ROOT / "bot" / "store"
    own = *store.glob("*.py"), *(store / "sqlite").glob("*.py")
    for path in sorted({*own, *repository_files()}):
        if path.parent.is_relative_to(store) and path.stem in UPKEEP:
            continue
        inside = path.relative_to(ROOT).with_suffix("").parts
        module = importlib.import_module(".".join(inside).removesuffix(".__init__"))
        for name, value in vars(module).items():
            if name.isupper() and not _is_imported(module, name, path):
                for text in _texts(value):
                    yield f"{path.relative_to(ROOT)} {name}", text
        for text in _written_in_functions(path):
            yield str(path.relative_to(ROOT)), text


def _is_imported(module: Any, name: str, path: Path) -> bool:
    del module
    tree = ast.parse(path.read_text())
    imports = (one for one in ast.walk(tree) if isinstance(one, ast.ImportFrom))
    return any((it.asname or it.name) == name for one in imports for it in one.names)


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


def _written_in_functions(path: Path) -> Iterator[str]:
    functions = (
        one
        for one in ast.walk(ast.parse(path.read_text()))
        if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))
    )
    for function in functions:
        for one in ast.walk(function):
            if isinstance(one, ast.Constant):
                yield from _texts(one.value)


def _plain(statement: str) -> str:
    return " ".join(statement.split())


def _is_part_of(text: str, ran: str) -> bool:
    """Whether a statement was run; of one with gaps, each part."""
    return all(part.strip() in ran for part in re.split(r"\{\d\}", text))


@sqlite_only
def test_deleted_row_takes_no_scan_of_tables_that_refer_to_it(tmp_path: Path) -> None:
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
            for parent, columns in _pointing(db, table)
            if parent in deleted and not any(_serves(one, columns) for one in _indexes(db, table))
        }
    assert not missing


TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"


def _pointing(db: sqlite3.Connection, table: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    found: dict[int, tuple[str, tuple[str, ...]]] = {}
    for number, _, parent, column, *_ in db.execute(f"PRAGMA foreign_key_list({table})").fetchall():
        found[number] = parent, (*found.get(number, ("", ()))[1], column)
    yield from found.values()


def _indexes(db: sqlite3.Connection, table: str) -> Iterator[tuple[str, ...]]:
    rows = db.execute(f"PRAGMA table_info({table})").fetchall()
    yield tuple(row[1] for row in sorted(rows, key=lambda row: int(row[5])) if row[5])
    for _, name, *_ in db.execute(f"PRAGMA index_list({table})").fetchall():
        yield tuple(row[2] for row in db.execute(f"PRAGMA index_info({name})"))


def _serves(index: tuple[str, ...], columns: tuple[str, ...]) -> bool:
    return set(index[: len(columns)]) == set(columns)


def test_every_call_of_the_store_is_recorded() -> None:
    assert len(every_call.names()) > 120
