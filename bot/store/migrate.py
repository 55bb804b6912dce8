"""Numbered SQL files bring a database to the newest form, each in one transaction."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from bot.store.errors import NewerDatabase


class Migration(NamedTuple):
    """A step: the version it leads to, and its statements."""

    version: int
    statements: tuple[str, ...]


def read_migrations(folder: Path) -> tuple[Migration, ...]:
    """The files ``0001_*.sql``, ``0002_*.sql`` ... of a folder. Raises ValueError for a gap."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    found = tuple(
        Migration(int(file.name[:4]), tuple(statements(file.read_text("utf-8")))) for file in files
    )
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 ...")
    return found


def statements(script: str) -> Iterator[str]:
    """The statements of an SQL script one by one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if any(line.strip() and not line.strip().startswith("--") for line in statement.splitlines()):
        raise ValueError("the last statement of a migration has no end")


async def migrate(database: aiosqlite.Connection, steps: tuple[Migration, ...]) -> None:
    """Apply the steps that the database has not seen. Raises NewerDatabase."""
    cursor = await database.execute("PRAGMA user_version")
    row = await cursor.fetchone()
    version = int(row[0]) if row else 0
    if version > len(steps):
        raise NewerDatabase(
            f"The database has version {version}, this Tarok knows up to {len(steps)}: "
            "use the newer Tarok that wrote it, or another database (TAROK_DB). "
            "Nothing was changed."
        )
    for step in steps[version:]:
        await database.execute("BEGIN IMMEDIATE")
        try:
            for statement in step.statements:
                await database.execute(statement)
            await database.execute(f"PRAGMA user_version = {step.version:d}")
            await database.execute("COMMIT")
        except BaseException:
            await database.execute("ROLLBACK")
            raise
