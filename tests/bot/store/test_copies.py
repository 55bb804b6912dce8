"""Copies of a database made before an upgrade, for the previous release to go on with."""

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.sqlite.backup import migration_copies
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.later_steps import extend_migrations

NEWEST = find_migrations(MIGRATIONS)[-1].number


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a release that has three more."""
    return extend_migrations(
        MIGRATIONS, tmp_path / "later", *(f"CREATE TABLE t{n} (x);" for n in "abc")
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "database").mkdir()
    return tmp_path / "database" / "tarok.sqlite3"


def create_database(path: Path, version: int, migrations: Path) -> None:
    """Create a database of a version, in place of an earlier file."""
    path.unlink(missing_ok=True)
    steps = tuple(step for step in find_migrations(migrations) if step.number <= version)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, 0, steps)


def version_of(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as db:
        ((version,),) = db.execute("PRAGMA user_version")
        return int(version)


async def open_and_close(path: Path, migrations: Path) -> None:
    await (await SqliteStore.open(path, migrations=migrations)).close()


async def test_copies_before_upgrades_are_kept_of_the_last_two_versions(
    path: Path, later: Path
) -> None:
    for version in (NEWEST, NEWEST + 1, NEWEST, NEWEST + 2):
        create_database(path, version, later)
        await open_and_close(path, later)
    assert version_of(path) == NEWEST + 3
    kept = migration_copies(path)
    assert [version_of(file) for file in kept] == [NEWEST + 1, NEWEST + 2]
    assert all(file.stat().st_mode & 0o077 == 0 for file in kept)
    assert {file.name for file in path.parent.iterdir()} == {
        "tarok.sqlite3", "tarok.sqlite3.lock", *(file.name for file in kept)
    }  # fmt: skip


async def test_new_or_current_database_is_not_copied(path: Path) -> None:
    await open_and_close(path, MIGRATIONS)
    await open_and_close(path, MIGRATIONS)
    assert migration_copies(path) == []


async def test_database_that_cannot_be_copied_is_not_upgraded(path: Path, later: Path) -> None:
    create_database(path, NEWEST, later)
    (path.parent / f"tarok.sqlite3.version-{NEWEST}.new").mkdir()
    with pytest.raises(StoreError, match="cannot be"):
        await open_and_close(path, later)
    assert version_of(path) == NEWEST


async def test_unfinished_copy_is_made_anew(path: Path, later: Path) -> None:
    create_database(path, NEWEST, later)
    half = path.parent / f"tarok.sqlite3.version-{NEWEST}.new"
    half.write_text("half of it")
    await open_and_close(path, later)
    assert [version_of(file) for file in migration_copies(path)] == [NEWEST]
    assert not os.access(half, os.F_OK)
