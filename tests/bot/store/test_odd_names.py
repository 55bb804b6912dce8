"""Databases with names that are special to a shell, a pattern, an address or a terminal."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.base.health import is_well, pulse_file
from bot.host.backups.scheduled_backups import Backups
from bot.host.log_check import OPEN_OR_CLOSED, check
from bot.host.upkeep import look_through, put_back
from bot.store.migrate import MIGRATIONS, find_migrations
from bot.store.sqlite.backup import backup, migration_copies
from bot.store.sqlite.file_watch import FileWatch
from bot.store.sqlite.restore import restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.later_steps import extend_migrations
from tests.bot.store.store_examples import begin_match, move

ROOT = Path(__file__).parents[3]

NAMES = (
    "tarok[1].sqlite3", "tarok*.sqlite3", "tarok?#&.sqlite3", "my bot.sqlite3", "-tarok.sqlite3",
    "50%41%.sqlite3", "{path}{0}.sqlite3", "one\nline.sqlite3", "it's.sqlite3", ":memory:",
    "file:x.sqlite3", "tarok", ".tarok", "v.tar.gz-20260101-000000.sqlite3",
    "ž" * 100 + ".sqlite3", os.fsdecode(b"\xff\xfe.sqlite3"),
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
async def test_database_with_odd_name_is_saved_and_restored(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "var"
    folder.mkdir()
    database = folder / name
    store = await SqliteStore.open(database)
    assert database.is_file()
    assert database.stat().st_mode & 0o077 == 0
    table = await begin_match(store, moves=2)
    now = [1_700_000_000.0]
    backups = Backups(database, tmp_path / "kept", 6, 2, lambda: now[0], leads=lambda: True)
    for _ in range(3):
        await backups.make()
        assert backups.due_in() == 6 * 3600
        now[0] += 6 * 3600
    kept = backups.kept
    assert len(kept) == 2
    assert sorted((tmp_path / "kept").iterdir()) == kept
    await backup(database, tmp_path / "by hand")
    await TableRows(store).append_moves(table, 1, (move(2), move(3)))
    async with FileWatch(database, store.lane) as watch:
        assert watch.intact()
    await store.close()
    assert (await check(database)).tables == 1
    restored = restore(kept[-1], database, count=OPEN_OR_CLOSED)
    assert restored.kept is not None
    assert restored.counts.open == (table,)
    pulse_file(database).touch()
    assert is_well(database)


@pytest.mark.parametrize("name", NAMES)
async def test_database_with_odd_name_is_copied_before_an_upgrade(
    tmp_path: Path, name: str
) -> None:
    database = tmp_path / name
    await (await SqliteStore.open(database)).close()
    later = extend_migrations(
        MIGRATIONS, tmp_path / "migrations", "CREATE TABLE clubs (name TEXT);"
    )
    await (await SqliteStore.open(database, migrations=later)).close()
    version = find_migrations(MIGRATIONS)[-1].number
    assert [file.name for file in migration_copies(database)] == [f"{name}.version-{version}"]


@pytest.mark.parametrize("name", [os.fsdecode(b"\xff\xfe.sqlite3"), "x" * 252, "x" * 300])
def test_commands_on_a_database_with_unusual_name_end_without_traceback(
    tmp_path: Path, name: str
) -> None:
    for words in (["backup", "copy"], ["check"], ["restore", name], ["health"]):
        ended = subprocess.run(
            [sys.executable, "-m", "bot", *words], cwd=ROOT, capture_output=True, check=False,
            env={"TAROK_DB": str(tmp_path / name), "PATH": os.environ["PATH"]},
        )  # fmt: skip
        assert ended.returncode in (1, 2), (words, ended)
        assert b"Traceback" not in ended.stderr, (words, ended)


@pytest.mark.parametrize("command", ["check", "restore"])
def test_file_with_too_long_a_name_is_reported_as_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / ("x" * 300)
    database = tmp_path / "tarok.sqlite3"
    run = {"check": lambda: look_through(file), "restore": lambda: put_back(file, database)}
    assert run[command]() == DO_NOT_TRY_AGAIN
    assert f"{file} cannot be read: File name too long." in capsys.readouterr().err


def test_check_without_temporary_folder_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    (tmp_path / "tarok.sqlite3").touch()
    assert look_through(tmp_path / "tarok.sqlite3") == DO_NOT_TRY_AGAIN
    assert "nowhere cannot be written" in capsys.readouterr().err
