"""Migrations: numbered SQL files, each applied once, in order, in a transaction of its own."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.store.errors import NewerDatabase
from bot.store.sqlite.transaction import transaction

MIGRATIONS = Path(__file__).parents[1] / "data" / "migrations"


class Migration(NamedTuple):
    """The file that leads to database version ``number``."""

    number: int
    file: Path


def find_migrations(folder: Path) -> tuple[Migration, ...]:
    """The files ``0001_name.sql``, ``0002_...`` of a folder. Raises ValueError for a gap."""
    found = tuple(
        Migration(int(match[1]), file)
        for file in sorted(folder.glob("*.sql"))
        if (match := re.match(r"(\d{4})_", file.name))
    )
    if not found or [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 0001, 0002, ...")
    return found


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


def refuse_newer(path: Path, version: int, known: int) -> None:
    """Raise NewerDatabase if this Tarok does not know the version."""
    if version > known:
        raise NewerDatabase(
            f"{path} was written by a newer Tarok: it has database version {version}, and this "
            f"Tarok knows versions up to {known}. Start a Tarok that knows version {version}. "
            "Nothing was changed."
        )


def migrate(db: sqlite3.Connection, version: int, migrations: tuple[Migration, ...]) -> None:
    """Bring a database of this version up to date. A failed migration leaves no trace."""
    for step in migrations[version:]:
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
