"""Migrations: numbered SQL files, each applied once, in order, in a transaction of its own.

The first one, the baseline, makes a new database. A database at an earlier number is refused.
"""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.base.database_address import DatabaseAddress
from bot.store.errors import NewerDatabase, OlderDatabase, StoreRefused
from bot.store.sqlite.transaction import transaction

MIGRATIONS = Path(__file__).parents[1] / "data" / "migrations"

LAST_WITH_EARLIER_MIGRATIONS = "e289af77"
"""The last commit that brings a database of any earlier number up to the baseline."""


class Migration(NamedTuple):
    """The file that leads to database version ``number``."""

    number: int
    file: Path


def find_migrations(folder: Path) -> tuple[Migration, ...]:
    """The files of a folder, the baseline first. Raises ValueError if their numbers have a gap."""
    migrations = tuple(
        Migration(int(match[1]), file)
        for file in sorted(folder.glob("*.sql"))
        if (match := re.match(r"(\d{4})_", file.name))
    )
    if not migrations or migrations[-1].number - migrations[0].number != len(migrations) - 1:
        raise ValueError(f"the migrations in {folder} are not numbered one after the other")
    return migrations


def statements(sql: str) -> Iterator[str]:
    """The statements of a file, one by one: executescript would commit the transaction.

    Raises ValueError if the last one has no end.
    """
    *pieces, rest = sql.split(";")
    statement = ""
    for piece in pieces:
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if re.sub(r"--[^\n]*", "", statement + rest).strip():
        raise ValueError("the last statement of a migration does not end")


def version_of(db: sqlite3.Connection) -> int:
    """The version of a database: the number of its newest migration; 0 for an empty file."""
    ((version,),) = db.execute("PRAGMA user_version")
    return int(version)


def refuse_unknown(place: DatabaseAddress, version: int, migrations: tuple[Migration, ...]) -> None:
    """Raise NewerDatabase or OlderDatabase if the migrations do not lead from this version on."""
    baseline, newest = migrations[0].number, migrations[-1].number
    if version > newest:
        raise NewerDatabase(
            f"{place} was written by a newer Tarok: it has database version {version}, and this "
            f"Tarok knows versions up to {newest}. Start a Tarok that knows version {version}. "
            "Nothing was changed."
        )
    if 0 < version < baseline:
        raise OlderDatabase(
            f"{place} has database version {version}, and this Tarok knows versions from "
            f"{baseline} on: start the Tarok of commit {LAST_WITH_EARLIER_MIGRATIONS} on it once, "
            "which brings it up to date, and then this one."
        )


def refuse_other(place: DatabaseAddress, version: int, migrations: tuple[Migration, ...]) -> None:
    """Raise StoreError if a database does not have the newest version."""
    refuse_unknown(place, version, migrations)
    if version == 0:
        raise StoreRefused(f"{place} has no tables of Tarok's yet.")
    if version < migrations[-1].number:
        raise StoreRefused(f"{place} is older than this Tarok: start the bot on it first.")


def migrate(db: sqlite3.Connection, version: int, migrations: tuple[Migration, ...]) -> None:
    """Bring a database of this version up to date. A failed migration leaves no trace."""
    for step in migrations:
        if step.number <= version:
            continue
        with transaction(db):
            try:
                _apply(db, step)
            except sqlite3.Error as error:
                error.add_note(f"in migration {step.file.name}")
                raise


def _apply(db: sqlite3.Connection, step: Migration) -> None:
    for statement in statements(step.file.read_text(encoding="utf-8")):
        db.execute(statement).fetchall()
    if db.execute("PRAGMA foreign_key_check").fetchall():
        raise sqlite3.IntegrityError("rows point to rows that are not there")
    db.execute(f"PRAGMA user_version = {step.number}")
