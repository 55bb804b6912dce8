"""Watching the file of a running bot: its loss is logged, and no move is lost."""

import asyncio
import contextlib
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import serving
from bot.base.health import pulse_file
from bot.host.log_check import OPEN_OR_CLOSED
from bot.store import StoreError
from bot.store.errors import StoreRefused
from bot.store.sqlite import connection, file_watch
from bot.store.sqlite.database_files import remove
from bot.store.sqlite.file_watch import FileWatch
from bot.store.sqlite.restore import restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.damaged import PAGE
from tests.bot.store.store_examples import begin_match, count_moves, move
from tests.timeout import TIMEOUT


class HostLog(logging.Handler):
    """Log lines for the host, as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = list[str]()
        self._more = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line; it may come from another thread."""
        self.lines.append(record.getMessage())
        self._more.set()

    async def wait_for_line(self, words: str) -> str:
        """Wait for the first line with these words."""
        async with asyncio.timeout(TIMEOUT):
            while not (lines := [line for line in self.lines if words in line]):
                self._more.clear()
                await self._more.wait()
        return lines[0]


@pytest.fixture
def host_log(monkeypatch: pytest.MonkeyPatch) -> HostLog:
    """The log lines of the store, whose file is checked often."""
    monkeypatch.setattr(file_watch, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(logging.getLogger("bot.store"), "level", logging.INFO)
    handler = HostLog()
    monkeypatch.setattr(logging.getLogger("bot.store"), "handlers", [handler])
    return handler


@contextlib.asynccontextmanager
async def watched_store(database: Path) -> AsyncIterator[tuple[SqliteStore, FileWatch, int]]:
    """A store whose file is watched, and a table in it with two moves."""
    store = await SqliteStore.open(database)
    table = await begin_match(store, moves=2)
    pulse_file(database).touch()
    try:
        async with FileWatch(database, store.lane) as watch:
            yield store, watch, table
    finally:
        await store.close()


def replace_by_copy(database: Path) -> None:
    shutil.copy(database, database.with_name("other"))
    database.with_name("other").replace(database)


def move_folder_away(database: Path) -> None:
    database.parent.rename(database.parent.with_name("away"))


def lose_log(database: Path) -> None:
    database.with_name(database.name + "-wal").unlink()


LOSSES: tuple[Callable[[Path], None], ...] = (
    remove,
    Path.unlink,
    replace_by_copy,
    move_folder_away,
    lose_log,
)


@pytest.mark.parametrize("lose", LOSSES)
async def test_file_lost_while_bot_runs_is_logged_and_rescued(
    tmp_path: Path, host_log: HostLog, lose: Callable[[Path], None]
) -> None:
    database = tmp_path / "var" / "tarok.sqlite3"
    async with watched_store(database) as (store, watch, table):
        assert watch.intact()
        lose(database)
        line = await host_log.wait_for_line("was deleted or replaced while the bot runs")
        assert not watch.intact()
        assert not pulse_file(database).exists()
        assert len(list(database.parent.glob("*.rescued-*"))) == 1, line
        await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    (copy,) = database.parent.glob("*.rescued-*")
    assert str(copy) in line
    assert copy.stat().st_mode & 0o077 == 0
    restore(copy, database, count=OPEN_OR_CLOSED)
    assert await count_moves(database, table) == 4


async def test_serving_bot_watches_its_file(tmp_path: Path, host_log: HostLog) -> None:
    database = tmp_path / "tarok.sqlite3"
    store = await SqliteStore.open(database)
    settings: Any = SimpleNamespace(database=database)
    async with serving._watch(settings, store) as intact:
        assert intact()
        remove(database)
        await host_log.wait_for_line("was deleted")
        assert not intact()
    await store.close()


async def test_file_that_comes_back_is_intact_again(tmp_path: Path, host_log: HostLog) -> None:
    database = tmp_path / "var" / "tarok.sqlite3"
    async with watched_store(database) as (_, watch, _):
        move_folder_away(database)
        await host_log.wait_for_line("was deleted or replaced")
        shutil.rmtree(database.parent)  # with the copy
        (tmp_path / "away").rename(database.parent)
        await host_log.wait_for_line("open again")
        assert watch.intact()
    assert not list(database.parent.glob("*.rescued-*"))


async def test_lost_lock_is_logged(tmp_path: Path, host_log: HostLog) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched_store(database) as (_, watch, _):
        (tmp_path / "tarok.sqlite3.lock").unlink()
        await host_log.wait_for_line("another bot could start")
        assert not watch.intact()
    assert not list(tmp_path.glob("*.rescued-*"))


async def test_start_without_database_beside_its_copy_is_refused(
    tmp_path: Path, host_log: HostLog
) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched_store(database) as (_, _, table):
        remove(database)
        await host_log.wait_for_line("was deleted")
    with pytest.raises(StoreRefused, match=r"is gone, and .*\.rescued-") as raised:
        await SqliteStore.open(database)
    (copy,) = tmp_path.glob("*.rescued-*")
    assert str(copy) in str(raised.value)
    assert not database.exists()
    restore(copy, database, count=OPEN_OR_CLOSED)
    assert await count_moves(database, table) == 2


async def test_start_with_new_file_in_place_of_a_lost_one_is_logged(
    tmp_path: Path, host_log: HostLog
) -> None:
    database = tmp_path / "tarok.sqlite3"
    await (await SqliteStore.open(database)).close()
    assert not host_log.lines
    remove(database)
    await (await SqliteStore.open(database)).close()
    assert [line for line in host_log.lines if "is made new, though" in line]


# The check at the start --------------------------------------------------------------------------


def damage_moves(database: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'")
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x55" * 300)


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave no time for the check at the start."""
    monkeypatch.setattr(connection, "LONGEST_CHECK", -1.0)
    monkeypatch.setattr(connection, "STEPS", 1)


@pytest.mark.usefixtures("cut_off")
async def test_check_cut_off_at_the_start_continues_and_logs_its_result(
    tmp_path: Path, host_log: HostLog
) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched_store(database):
        await host_log.wait_for_line("was cut off at the start, and goes on")
        await host_log.wait_for_line("is sound")
    damage_moves(database)
    store = await SqliteStore.open(database)
    async with FileWatch(database, store.lane):
        await host_log.wait_for_line(f"{database} is damaged")
    await store.close()


async def test_check_that_ends_in_time_is_not_repeated(tmp_path: Path, host_log: HostLog) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched_store(database):
        pass
    assert not host_log.lines
    damage_moves(database)
    with pytest.raises(StoreError, match="is damaged"):
        await SqliteStore.open(database)
