"""The file of a running bot: the host is told if it goes, and nothing that was played is lost."""

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
from tests.bot.store.store_examples import move, play
from tests.timeout import TIMEOUT


class Told(logging.Handler):
    """What the host reads, as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = list[str]()
        self._more = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line; it may come from another thread."""
        self.lines.append(record.getMessage())
        self._more.set()

    async def line_with(self, words: str) -> str:
        """The first line with these words, as soon as it is there."""
        async with asyncio.timeout(TIMEOUT):
            while not (found := [line for line in self.lines if words in line]):
                self._more.clear()
                await self._more.wait()
        return found[0]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """The lines of the store, and looks that follow each other quickly."""
    monkeypatch.setattr(file_watch, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(logging.getLogger("bot.store"), "level", logging.INFO)
    handler = Told()
    monkeypatch.setattr(logging.getLogger("bot.store"), "handlers", [handler])
    return handler


@contextlib.asynccontextmanager
async def watched(database: Path) -> AsyncIterator[tuple[SqliteStore, FileWatch, int]]:
    """A store whose file is watched, and a table in it with two moves."""
    store = await SqliteStore.open(database)
    table = await play(store, moves=2)
    pulse_file(database).touch()
    try:
        async with FileWatch(database, store.lane) as watch:
            yield store, watch, table
    finally:
        await store.close()


async def moves_of(database: Path, table: int) -> int:
    store = await SqliteStore.open(database)
    log = await TableRows(store).load_deal(table, 1)
    await store.close()
    assert log is not None
    return len(log.moves)


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
async def test_file_lost_while_bot_runs_is_told_and_kept(
    tmp_path: Path, told: Told, lose: Callable[[Path], None]
) -> None:
    database = tmp_path / "var" / "tarok.sqlite3"
    async with watched(database) as (store, watch, table):
        assert watch.intact()
        lose(database)
        line = await told.line_with("was deleted or replaced while the bot runs")
        assert not watch.intact() and not pulse_file(database).exists()
        assert len(list(database.parent.glob("*.rescued-*"))) == 1, line
        await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    (copy,) = database.parent.glob("*.rescued-*")
    assert str(copy) in line and copy.stat().st_mode & 0o077 == 0
    restore(copy, database, count=OPEN_OR_CLOSED)
    assert await moves_of(database, table) == 4


async def test_bot_that_serves_watches_its_file(tmp_path: Path, told: Told) -> None:
    database = tmp_path / "tarok.sqlite3"
    store = await SqliteStore.open(database)
    settings: Any = SimpleNamespace(database=database)
    async with serving._watch(settings, store) as intact:
        assert intact()
        remove(database)
        await told.line_with("was deleted")
        assert not intact()
    await store.close()


async def test_file_that_comes_back_is_well_again(tmp_path: Path, told: Told) -> None:
    database = tmp_path / "var" / "tarok.sqlite3"
    async with watched(database) as (_, watch, _):
        move_folder_away(database)
        await told.line_with("was deleted or replaced")
        shutil.rmtree(database.parent)  # with the copy
        (tmp_path / "away").rename(database.parent)
        await told.line_with("open again")
        assert watch.intact()
    assert not list(database.parent.glob("*.rescued-*"))


async def test_lock_that_is_lost_is_told(tmp_path: Path, told: Told) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched(database) as (_, watch, _):
        (tmp_path / "tarok.sqlite3.lock").unlink()
        await told.line_with("another bot could start")
        assert not watch.intact()
    assert not list(tmp_path.glob("*.rescued-*"))


async def test_start_without_database_beside_its_copy_is_refused(
    tmp_path: Path, told: Told
) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched(database) as (_, _, table):
        remove(database)
        await told.line_with("was deleted")
    with pytest.raises(StoreRefused, match=r"is gone, and .*\.rescued-") as raised:
        await SqliteStore.open(database)
    (copy,) = tmp_path.glob("*.rescued-*")
    assert str(copy) in str(raised.value) and not database.exists()
    restore(copy, database, count=OPEN_OR_CLOSED)
    assert await moves_of(database, table) == 2


async def test_start_with_new_file_in_place_of_a_lost_one_is_told(
    tmp_path: Path, told: Told
) -> None:
    database = tmp_path / "tarok.sqlite3"
    await (await SqliteStore.open(database)).close()
    assert not told.lines
    remove(database)
    await (await SqliteStore.open(database)).close()
    assert [line for line in told.lines if "is made new, though" in line]


# The check at the start --------------------------------------------------------------------------


def damage_moves(database: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'")
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x55" * 300)


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time for the check at the start."""
    monkeypatch.setattr(connection, "LONGEST_CHECK", -1.0)
    monkeypatch.setattr(connection, "STEPS", 1)


@pytest.mark.usefixtures("cut_off")
async def test_check_that_was_cut_off_goes_on_and_says_what_it_found(
    tmp_path: Path, told: Told
) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched(database):
        await told.line_with("was cut off at the start, and goes on")
        await told.line_with("is sound")
    damage_moves(database)
    store = await SqliteStore.open(database)
    async with FileWatch(database, store.lane):
        await told.line_with(f"{database} is damaged")
    await store.close()


async def test_check_that_ends_in_time_is_not_made_twice(tmp_path: Path, told: Told) -> None:
    database = tmp_path / "tarok.sqlite3"
    async with watched(database):
        pass
    assert not told.lines
    damage_moves(database)
    with pytest.raises(StoreError, match="is damaged"):
        await SqliteStore.open(database)
