"""Scheduled backups: the first at once, then one every few hours, up to a number."""

import asyncio
import contextlib
import math
import os
import sqlite3
from pathlib import Path

import pytest

from bot.host.log_check import OPEN_OR_CLOSED
from bot.store import Store
from bot.store.sqlite.identity import read_identity
from bot.store.sqlite.scheduled_backups import AGAIN, Backups
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import begin_match
from tests.databases import sqlite_only
from tests.timeout import TIMEOUT

pytestmark = sqlite_only


class SignallingBackups(Backups):
    """Backups that signal when the first has been made."""

    def __init__(self, folder: Path, kept: str, every: float) -> None:
        super().__init__(folder / "tarok.sqlite3", folder / kept, every, 3, count=OPEN_OR_CLOSED)
        self.made = asyncio.Event()

    async def make(self) -> None:
        await super().make()
        self.made.set()


class Clock:
    """A clock moved by the test, and backups whose files are as old as it says."""

    def __init__(self, folder: Path, every: float, keep: int, *, kept: Path | None = None) -> None:
        self.time, self.folder = 1_700_000_000.0, folder
        self.backups = Backups(
            folder / "tarok.sqlite3",
            kept or folder / "kept",
            every,
            keep,
            lambda: self.time,
            count=OPEN_OR_CLOSED,
        )

    async def make(self) -> None:
        await self.backups.make()
        if self.backups.kept:
            os.utime(self.backups.kept[-1], (self.time, self.time))


async def test_scheduled_backups_are_limited_and_can_be_opened(
    store: Store, tmp_path: Path
) -> None:
    table = await begin_match(store, moves=2)
    clock = Clock(tmp_path, 6, 3)
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "tarok-of-mine.sqlite3").touch()  # the host's own: it stays
    identity = read_identity(tmp_path / "tarok.sqlite3")
    killed = tmp_path / "kept" / f"tarok-{identity:08x}-20200101-000000.sqlite3.part"
    killed.write_text("of a process that was killed")
    assert clock.backups.due_in() == 0
    for _ in range(5):
        await clock.make()
        assert clock.backups.due_in() == 6 * 3600
        clock.time += 6 * 3600
        assert clock.backups.due_in() == 0
    assert len(clock.backups.kept) == 3
    assert len(list((tmp_path / "kept").iterdir())) == 4
    copy = await SqliteStore.open(clock.backups.kept[-1])
    log = await TableRows(copy).load_deal(table, 1)
    await copy.close()
    assert log is not None
    assert len(log.moves) == 2


async def test_backups_of_another_bot_are_never_deleted(store: Store, tmp_path: Path) -> None:
    """Both databases have the same name, and one folder for their backups."""
    (tmp_path / "other").mkdir()
    other = await SqliteStore.open(tmp_path / "other" / "tarok.sqlite3")
    await begin_match(store, moves=2)
    await begin_match(other, moves=1)
    clocks = [
        Clock(tmp_path, 6, 2),
        Clock(tmp_path / "other", 6, 2, kept=tmp_path / "kept"),
    ]
    strange = tmp_path / "kept" / "tarok-20200101-000000.new"
    strange.parent.mkdir()
    strange.write_text("half a backup")
    for _ in range(4):
        for clock in clocks:
            await clock.make()
            assert clock.backups.due_in() == 6 * 3600
            clock.time += 6 * 3600
            half = clock.backups.kept[0]
            half.with_name(half.name + ".part").write_text("half a backup")
    assert [len(clock.backups.kept) for clock in clocks] == [2, 2]
    assert not set(clocks[0].backups.kept) & set(clocks[1].backups.kept)
    assert strange.exists()
    assert len(list((tmp_path / "kept").glob("*.part"))) == 2
    await other.close()


async def test_backup_is_due_later_even_if_its_file_is_gone(store: Store, tmp_path: Path) -> None:
    clock = Clock(tmp_path, 6, 2)
    await clock.make()
    clock.backups.kept[0].unlink()
    assert clock.backups.due_in() == 6 * 3600


async def test_restart_makes_no_backup_early(store: Store, tmp_path: Path) -> None:
    clock = Clock(tmp_path, 6, 3)
    await clock.make()
    clock.time += 3600
    restarted = Backups(
        tmp_path / "tarok.sqlite3",
        tmp_path / "kept",
        6,
        3,
        lambda: clock.time,
        count=OPEN_OR_CLOSED,
    )
    assert restarted.due_in() == 5 * 3600


async def test_failed_backup_is_logged_and_retried(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "kept").write_text("Dear Ana")
    clock = Clock(tmp_path, 6, 3)
    await clock.make()
    assert "no backup was made" in caplog.text
    assert clock.backups.due_in() == AGAIN
    made_at, succeeded = clock.backups.status()
    assert math.isnan(made_at) and not succeeded
    (tmp_path / "kept").unlink()
    await clock.make()
    assert clock.backups.status() == (clock.time, True)
    assert len(clock.backups.kept) == 1
    assert clock.backups.due_in() == 6 * 3600


async def test_damaged_file_counts_as_no_backup(store: Store, tmp_path: Path) -> None:
    """The last sound backup isn't deleted for a damaged one."""
    clock = Clock(tmp_path, 6, 1)
    await clock.make()
    sound = clock.backups.kept
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "tarok.sqlite3")) as db:
        db.execute("INSERT INTO seats (table_id, player, name, house) VALUES (99, 0, 'Ana', 1)")
        db.commit()
    clock.time += 6 * 3600
    await clock.make()
    assert clock.backups.kept == sound


async def test_stopping_bot_waits_for_no_backup(store: Store, tmp_path: Path) -> None:
    clock = Clock(tmp_path, 6, 3)
    async with clock.backups:
        pass
    await clock.make()
    assert clock.backups.kept == []
    assert list((tmp_path / "kept").iterdir()) == []


async def test_backups_are_made_in_the_background(store: Store, tmp_path: Path) -> None:
    backups = SignallingBackups(tmp_path, "kept", 6)
    async with backups, asyncio.timeout(TIMEOUT):
        await backups.made.wait()
    assert len(backups.kept) == 1
    async with SignallingBackups(tmp_path, "never", 0):
        await asyncio.sleep(0)
    assert not (tmp_path / "never").exists()
