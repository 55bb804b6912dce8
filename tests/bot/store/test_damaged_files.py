"""Damaged databases: each command ends with an error message, never with a traceback."""

import asyncio
import contextlib
import random
import shutil
import sqlite3
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.host import upkeep
from bot.host.log_check import OPEN_OR_CLOSED
from bot.store import CorruptDatabase
from bot.store.sqlite.restore import restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.rows.repository import TableRows
from tests.bot.store.damaged import DAMAGES, unchecked_connection
from tests.bot.store.store_examples import begin_match, move
from tests.bot.world import World
from tests.laws.playing import sizes

LONGEST_MESSAGE = 400


def in_own_process(damage: Callable[[Path, random.Random], None]) -> Any:
    """A parameter whose tests have a process of their own, because each takes long."""
    group = pytest.mark.xdist_group(f"damaged files {damage.__name__}")
    return pytest.param(damage, marks=group, id=damage.__name__)


COMMANDS: dict[str, Callable[[Path], int]] = {
    "backup": lambda folder: upkeep.back_up(folder / "damaged", folder / "backup"),
    "check": lambda folder: upkeep.look_through(folder / "damaged"),
    "restore from": lambda folder: upkeep.put_back(folder / "damaged", folder / "sound"),
    "copy": lambda folder: upkeep.copy_over(str(folder / "copied"), str(folder / "copy")),
    "restore over": lambda folder: upkeep.put_back(folder / "sound", folder / "damaged"),
}
"""Commands of a host on a damaged file, in this order."""


async def create_sound_database(file: Path) -> bytes:
    """Create a file with a match that is over, one in progress and a lobby; return its bytes."""
    world = World(file)
    world.fair = True
    await world.open()
    over = await world.start_table(length=1)
    await world.play_moves(over)
    await world.play_moves(await world.start_table(), 3)
    world.channel += 1
    await world.open_table()
    await world.store.close()
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE").fetchall()
    return file.read_bytes()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a sound database."""
    return asyncio.run(create_sound_database(tmp_path_factory.mktemp("sound") / "tarok.sqlite3"))


def lay_out_files(folder: Path, sound: bytes) -> Path:
    """Write a sound file and one to be damaged into a new folder; return the latter."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "sound").write_bytes(sound)
    (folder / "damaged").write_bytes(sound)
    return folder / "damaged"


def run_commands(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Run all commands; return a problem for each that ended wrongly."""
    problems = []
    shutil.copy(folder / "damaged", folder / "copied")  # opening a database may change it
    for name, command in COMMANDS.items():
        try:
            status = command(folder)
        except Exception:
            problems.append(f"{name}: {traceback.format_exc()}")
            continue
        output = capsys.readouterr()
        if status not in (0, DO_NOT_TRY_AGAIN) or (status and not output.err + output.out):
            problems.append(f"{name}: status {status}, {output}")
        if len(output.err) > LONGEST_MESSAGE:
            problems.append(f"{name}: {output.err}")
    return problems


@pytest.mark.parametrize("damage", [in_own_process(damage) for damage in DAMAGES])
@pytest.mark.timeout(1800)
@sizes(7, 20, 350, of="files")
def test_damaged_file_ends_no_command_in_a_traceback(
    tmp_path: Path,
    sound: bytes,
    capsys: pytest.CaptureFixture[str],
    files: int,
    damage: Callable[[Path, random.Random], None],
) -> None:
    for number in range(files):
        damaged = lay_out_files(tmp_path / "hit", sound)
        damage(damaged, random.Random(number))
        problems = run_commands(tmp_path / "hit", capsys)
        assert not problems, (number, *problems)


def test_damaged_schema_that_is_no_utf_8_is_reported(
    tmp_path: Path, sound: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite's message repeats the schema, and Python can't read that message."""
    damaged = lay_out_files(tmp_path / "hit", sound)
    start = sound.index(b"CREATE TABLE moves")
    damaged.write_bytes(sound[:start] + b"CREATE TABLE mov\xe4s " + sound[start + 19 :])
    assert upkeep.back_up(damaged, tmp_path / "backup") == DO_NOT_TRY_AGAIN
    assert f"{damaged} is damaged" in capsys.readouterr().err
    assert not (tmp_path / "backup").exists()
    assert run_commands(tmp_path / "hit", capsys) == []


@pytest.mark.parametrize("number", [None, "x", b"x", -1, 2**63 - 1, 0.5])
def test_restore_of_backup_with_senseless_counter_is_refused(
    tmp_path: Path, sound: bytes, number: object
) -> None:
    damaged = lay_out_files(tmp_path / "hit", sound)
    with unchecked_connection(damaged) as db:
        db.execute("UPDATE sqlite_sequence SET seq = ?", (number,))
    with pytest.raises(CorruptDatabase, match="damaged is damaged"):
        restore(damaged, tmp_path / "hit" / "sound", count=OPEN_OR_CLOSED)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET state = 'dancing'",
        "UPDATE seats SET house = 7",
        """UPDATE moves SET "by" = 'nobody'""",
        "DROP TABLE moves",
        "DROP INDEX moves_by_user",
    ],
)
def test_restore_of_backup_that_breaks_rules_is_refused(
    tmp_path: Path, sound: bytes, change: str
) -> None:
    damaged = lay_out_files(tmp_path / "hit", sound)
    with unchecked_connection(damaged) as db:
        db.execute(change)
    with pytest.raises(CorruptDatabase, match="damaged is damaged"):
        restore(damaged, tmp_path / "hit" / "sound", count=OPEN_OR_CLOSED)
    assert (tmp_path / "hit" / "sound").read_bytes() == sound


async def test_error_never_repeats_text_that_is_no_utf_8(tmp_path: Path) -> None:
    """Such a text may be a deck, or a person's name."""
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    table = await begin_match(store, moves=1)
    await TableRows(store).append_moves(table, 1, (move(1),))
    await store.close()
    with unchecked_connection(tmp_path / "tarok.sqlite3") as db:
        db.execute("UPDATE deals SET deck = CAST(? AS TEXT)", (b"SECRET\xff",))
    store = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    with pytest.raises(CorruptDatabase) as raised:
        await TableRows(store).load_deal(table, 1)
    await store.close()
    assert "SECRET" not in str(raised.value)
