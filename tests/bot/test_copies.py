"""A database is copied before being upgraded, so that the previous release can go on."""

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.sqlite.backup import kept_copies
from bot.store.sqlite.store import SqliteStore

KNOWN = find_migrations(MIGRATIONS)
NEWEST = len(KNOWN)


def of_version(path: Path, version: int) -> None:
    path.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, 0, KNOWN[:version])


def version_of(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as db:
        ((version,),) = db.execute("PRAGMA user_version")
        return int(version)


async def opened(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


async def test_the_last_two_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    for version in (9, NEWEST - 2, 9, NEWEST - 1):
        of_version(path, version)
        await opened(path)
    assert version_of(path) == NEWEST
    kept = kept_copies(path)
    assert [version_of(file) for file in kept] == [NEWEST - 2, NEWEST - 1]
    assert all(file.stat().st_mode & 0o077 == 0 for file in kept)
    assert {file.name for file in tmp_path.iterdir()} == {
        "tarok.sqlite3", "tarok.sqlite3.lock", *(file.name for file in kept)
    }  # fmt: skip


async def test_what_is_new_or_up_to_date_is_not_copied(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await opened(path)
    await opened(path)
    assert kept_copies(path) == []


async def test_without_a_copy_nothing_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    of_version(path, 9)
    (tmp_path / "tarok.sqlite3.version-9.new").mkdir()
    with pytest.raises(StoreError, match="cannot be"):
        await opened(path)
    assert version_of(path) == 9


async def test_a_copy_that_was_never_finished_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    of_version(path, 9)
    (tmp_path / "tarok.sqlite3.version-9.new").write_text("half of it")
    await opened(path)
    assert [version_of(file) for file in kept_copies(path)] == [9]
    assert not os.access(tmp_path / "tarok.sqlite3.version-9.new", os.F_OK)
