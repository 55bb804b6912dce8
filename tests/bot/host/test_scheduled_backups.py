"""Scheduled backups: the first at once, then one every few hours, up to a number."""

import asyncio
import contextlib
import math
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress, Server
from bot.base.shards import Division
from bot.host.backups import backup_process, scheduled_backups
from bot.host.backups.scheduled_backups import AGAIN, Backups
from bot.store import Store, StoreError
from bot.store.open_store import open_beside
from bot.store.sqlite.identity import read_identity
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.conftest import OpenStore
from tests.bot.store.store_examples import begin_match
from tests.databases import sqlite_only
from tests.timeout import TIMEOUT, poll_until


class SignallingBackups(Backups):
    """Backups that signal when the first has been made."""

    def __init__(self, database: DatabaseAddress, kept: Path, every: float) -> None:
        super().__init__(database, kept, every, 3, leads=lambda: self.leading)
        self.made = asyncio.Event()
        self.leading = True

    async def make(self) -> None:
        await super().make()
        self.made.set()


class Clock:
    """A clock moved by the test, and backups whose files are as old as it says."""

    def __init__(self, database: DatabaseAddress, kept: Path, every: float, keep: int) -> None:
        self.time = 1_700_000_000.0
        self.backups = Backups(database, kept, every, keep, lambda: self.time, leads=lambda: True)

    async def make(self) -> None:
        await self.backups.make()
        if self.backups.kept:
            os.utime(self.backups.kept[-1], (self.time, self.time))


def name_of(database: DatabaseAddress) -> str:
    """The beginning of the names of a database's backups."""
    if isinstance(database, Server):
        return database.sidecar_path.name
    return f"tarok-{read_identity(database):08x}"


async def test_scheduled_backups_are_limited_and_can_be_opened(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    table = await begin_match(store, moves=2)
    kept = tmp_path / "kept"
    clock = Clock(database_address, kept, 6, 3)
    kept.mkdir()
    (kept / "tarok-of-mine.sqlite3").touch()  # the host's own: it stays
    killed = kept / f"{name_of(database_address)}-20200101-000000.sqlite3.part"
    killed.write_text("of a process that was killed")
    assert clock.backups.due_in() == 0
    for _ in range(5):
        await clock.make()
        assert clock.backups.due_in() == 6 * 3600
        clock.time += 6 * 3600
        assert clock.backups.due_in() == 0
    assert len(clock.backups.kept) == 3
    assert len(list(kept.iterdir())) == 4
    assert all(file.stat().st_mode & 0o077 == 0 for file in clock.backups.kept)
    copy = await SqliteStore.open(clock.backups.kept[-1])
    log = await TableRows(copy).load_deal(table, 1)
    await copy.close()
    assert log is not None
    assert len(log.moves) == 2


@sqlite_only
async def test_backups_of_another_bot_are_never_deleted(
    store: Store, database_address: Path, tmp_path: Path
) -> None:
    """Both databases have the same name, and one folder for their backups."""
    (tmp_path / "other").mkdir()
    other = await SqliteStore.open(tmp_path / "other" / "tarok.sqlite3")
    await begin_match(store, moves=2)
    await begin_match(other, moves=1)
    kept = tmp_path / "kept"
    databases = (database_address, tmp_path / "other" / "tarok.sqlite3")
    clocks = [Clock(database, kept, 6, 2) for database in databases]
    strange = kept / "tarok-20200101-000000.new"
    kept.mkdir()
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
    assert len(list(kept.glob("*.part"))) == 2
    await other.close()


async def test_backup_is_due_later_even_if_its_file_is_gone(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    clock = Clock(database_address, tmp_path / "kept", 6, 2)
    await clock.make()
    clock.backups.kept[0].unlink()
    assert clock.backups.due_in() == 6 * 3600


async def test_restart_makes_no_backup_early(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    clock = Clock(database_address, tmp_path / "kept", 6, 3)
    await clock.make()
    clock.time += 3600
    restarted = Clock(database_address, tmp_path / "kept", 6, 3)
    restarted.time = clock.time
    assert restarted.backups.due_in() == 5 * 3600


async def test_failed_backup_is_logged_and_retried(
    store: Store,
    database_address: DatabaseAddress,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "kept").write_text("Dear Ana")
    clock = Clock(database_address, tmp_path / "kept", 6, 3)
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


@sqlite_only
async def test_damaged_file_counts_as_no_backup(
    store: Store, database_address: Path, tmp_path: Path
) -> None:
    """The last sound backup isn't deleted for a damaged one."""
    clock = Clock(database_address, tmp_path / "kept", 6, 1)
    await clock.make()
    sound = clock.backups.kept
    await store.close()
    with contextlib.closing(sqlite3.connect(database_address)) as db:
        db.execute("INSERT INTO seats (table_id, player, name, house) VALUES (99, 0, 'Ana', 1)")
        db.commit()
    clock.time += 6 * 3600
    await clock.make()
    assert clock.backups.kept == sound


async def test_stopping_bot_waits_for_no_backup(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    clock = Clock(database_address, tmp_path / "kept", 6, 3)
    async with clock.backups:
        pass
    await clock.make()
    assert clock.backups.kept == []
    assert list((tmp_path / "kept").iterdir()) == []


async def test_backups_are_made_in_the_background(
    store: Store, database_address: DatabaseAddress, tmp_path: Path
) -> None:
    backups = SignallingBackups(database_address, tmp_path / "kept", 6)
    async with backups, asyncio.timeout(TIMEOUT):
        await backups.made.wait()
    assert len(backups.kept) == 1
    async with SignallingBackups(database_address, tmp_path / "never", 0):
        await asyncio.sleep(0)
    assert not (tmp_path / "never").exists()


async def test_metrics_know_an_earlier_backup_without_reading_its_folder(
    store: Store,
    database_address: DatabaseAddress,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A folder on a network share may take seconds to answer, and the event loop waits for it."""
    await SignallingBackups(database_address, tmp_path / "kept", 6).make()
    readers: list[int] = []
    looked = asyncio.Event()
    read = Backups._files_of_ours
    loop = asyncio.get_running_loop()

    def observed(backups: Backups) -> list[Path]:
        readers.append(threading.get_ident())
        loop.call_soon_threadsafe(looked.set)
        return read(backups)

    monkeypatch.setattr(Backups, "_files_of_ours", observed)
    restarted = SignallingBackups(database_address, tmp_path / "kept", 6)
    async with restarted, asyncio.timeout(TIMEOUT):
        await looked.wait()
        await poll_until(lambda: not math.isnan(restarted.status().made_at))
    assert threading.get_ident() not in readers


# Several processes, on a server -----------------------------------------------------------------


async def test_standby_makes_no_backup_until_it_takes_over(
    store: Store,
    database_address: DatabaseAddress,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduled_backups, "LOOK_SECONDS", 0.0)
    backups = SignallingBackups(database_address, tmp_path / "kept", 6)
    backups.leading = False
    async with backups, asyncio.timeout(TIMEOUT):
        for _ in range(20):
            await asyncio.sleep(0)
        assert not (tmp_path / "kept").exists()
        backups.leading = True
        await backups.made.wait()
    assert len(backups.kept) == 1


@pytest.mark.long
async def test_only_the_holder_of_shard_0_leads(server: Server, open_standby: OpenStore) -> None:
    first, second = await open_standby((0,), (1,)), await open_standby((0,), (1,))
    assert not first.leads
    await first.hold()
    await second.hold()
    assert (first.leads, second.leads) == (True, False)
    await first.let_go()
    assert not first.leads
    alone = await open_beside(server, Division(2, ((0,),)))
    await alone.hold()
    assert alone.leads
    await alone.close()


@pytest.mark.long
async def test_backup_process_is_killed_when_the_bot_stops(server: Server, tmp_path: Path) -> None:
    stopping = threading.Event()
    stopping.set()
    with pytest.raises(StoreError, match="given up: the bot stops"):
        await asyncio.to_thread(
            backup_process.copy_in_process, server, tmp_path / "copy", stopping.is_set
        )
    assert not list(tmp_path.iterdir())


@pytest.mark.long
async def test_failure_of_the_backup_process_is_logged_in_a_sentence(
    server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(server, tmp_path / "kept", 6, 3)
    await clock.make()
    (record,) = caplog.records
    assert record.message == f"no backup was made: {server} has no tables of Tarok's yet."
    assert list((tmp_path / "kept").iterdir()) == []
