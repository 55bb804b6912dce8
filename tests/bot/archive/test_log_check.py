"""A check replays what was played, and names the place where it deviates."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.host.log_check import check
from bot.store import CorruptDatabase, StoreError
from tests.bot.world import World

SPOILT = (
    ("UPDATE moves SET digest = 'x' WHERE table_id = 2 AND seq = 1", "table 2, deal 1, move 1:"),
    ("UPDATE moves SET code = 'x' WHERE table_id = 2 AND seq = 1", "table 2, deal 1, move 1:"),
    ("UPDATE deals SET digest = 'x' WHERE table_id = 1", "table 1, deal 1:"),
    ("UPDATE deals SET scores = '[1, 2, 3, 4]' WHERE table_id = 1", "table 1, deal 1:"),
    ("UPDATE deals SET carry = '{}' WHERE table_id = 1", "table 1, deal 1:"),
    ("""UPDATE tables SET options = '{"length": "none"}' WHERE id = 3""", "table 3:"),
    ("UPDATE tables SET variant = 'whist' WHERE id = 2", "table 2:"),
    ("UPDATE secrets SET secret = hex(zeroblob(32)) WHERE table_id = 1",
     "table 1, deal 1: its cards"),
    ("UPDATE secrets SET secret = 'x' WHERE table_id = 1", "table 1, deal 1: its cards"),
    ("UPDATE deals SET words = '- - - ' || lower(hex(zeroblob(32))) WHERE table_id = 1",
     "table 1, deal 1: its cards"),
    ("UPDATE deals SET words = 'ž' WHERE table_id = 2", "table 2, deal 1: its cards"),
)  # fmt: skip
"""What somebody does to a database, and where a check finds it."""

PAGE = 4096
"""How many bytes SQLite writes at once."""


async def played(path: Path, *, fair: bool = True) -> None:
    """A match of one deal, one in progress, and a lobby; ``fair``: cards are made from secrets."""
    world = World(path)
    world.fair = fair
    await world.open()
    over = await world.started(length=1)
    await world.play(over)
    await world.play(await world.started(), 3)
    world.channel += 1
    await world.table()
    await world.store.close()


async def test_what_is_as_it_was_is_well(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await played(path)
    before = path.read_bytes()
    found = await check(path)
    assert (found.tables, found.errors) == (3, ()) and found.moves > 10
    assert path.read_bytes() == before
    assert (await check(path, sample=0)).moves == 3


async def test_what_leads_elsewhere_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await played(path)
    whole = path.read_bytes()
    for change, place in SPOILT:
        path.write_bytes(whole)
        with contextlib.closing(sqlite3.connect(path)) as db:
            db.execute(change)
            db.commit()
        found = await check(path)
        assert [line.startswith(place) for line in found.errors] == [True], (change, found)
        assert found.tables == 3


async def test_cards_that_were_exchanged_are_named(tmp_path: Path) -> None:
    """Somebody had cards dealt that aren't the secret's; everything else is consistent."""
    path = tmp_path / "tarok.sqlite3"
    await played(path, fair=False)
    assert [line.partition(": its cards")[0] for line in (await check(path)).errors] == [
        "table 2, deal 1", "table 1, deal 1",
    ]  # fmt: skip


async def test_cards_of_before_there_were_secrets_are_as_good(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await played(path, fair=False)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM secrets")
        db.commit()
    assert not (await check(path)).errors


async def test_a_bot_may_be_running(tmp_path: Path) -> None:
    world = World(tmp_path / "tarok.sqlite3")
    world.fair = True
    await world.open()
    await world.play(await world.started(), 3)
    assert (await check(tmp_path / "tarok.sqlite3")).moves == 3
    await world.store.close()


async def test_a_damaged_database_is_named_not_its_copy(tmp_path: Path) -> None:
    path = tmp_path / "tarok.sqlite3"
    await played(path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'")
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\x55" * 300)
    with pytest.raises(CorruptDatabase, match=f"^{path} is damaged"):
        await check(path)


async def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        await check(tmp_path / "nothing")
