"""An earlier Tarok's database is upgraded, and nothing is lost at the tables."""

import contextlib
import sqlite3
from pathlib import Path

from bot.games.info import Chair
from bot.store import NOW
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.sqlite.store import SqliteStore
from engine.records.digest import digest
from tests.bot.timed import timed
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World

PUT_OFF = 1 << 40
"""Where version 1 put a deadline that had been carried out."""


async def played(path: Path) -> tuple[int, str]:
    """A table after three moves, beside a closed match and a lobby; returns its number and its
    deal."""
    world = World(path)
    await world.open()
    over = await world.started(length=1)
    await world.play(over)
    await world.tables.reports.note_told(over, over.deals + 1)
    table = await world.started()
    await world.play(table, 3)
    await world.tables.lobbies.open(
        guild=GUILD, channel=99, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=3, language="en",
    )  # fmt: skip
    await world.store.close()
    assert table.live is not None
    return table.id, digest(table.live.deal)


def copied(source: Path, target: Path, version: int) -> None:
    """The same rows in a database of an earlier version."""
    with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as db:
        migrate(db, 0, find_migrations(MIGRATIONS)[:version])
        db.execute("ATTACH ? AS new", (str(source),))
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = [f'"{row[1]}"' for row in db.execute(f'PRAGMA table_info("{name}")')]
            known = [f'"{row[1]}"' for row in db.execute(f'PRAGMA new.table_info("{name}")')]
            both = ", ".join(column for column in columns if column in known)
            if both and not name.startswith("sqlite_"):
                db.execute(f'INSERT INTO "{name}" ({both}) SELECT {both} FROM new."{name}"')


async def old(folder: Path) -> tuple[Path, int, str]:
    """A version 1 database, with the number and deal of the table playing there."""
    table, deal = await played(folder / "new.sqlite3")
    path = folder / "old.sqlite3"
    copied(folder / "new.sqlite3", path, 1)
    return path, table, deal


async def test_tables_of_version_1_go_on(tmp_path: Path) -> None:
    path, number, deal = await old(tmp_path)
    world = World(path)
    await world.open()
    table = await world.tables.register.table(number)
    assert table.live is not None and digest(table.live.deal) == deal
    assert (await world.tables.register.here(99)).state == "lobby"
    waits = [sleep.waits for sleep in await world.store.waiting()]
    assert waits == [NOW, NOW], "the closed one has been shown"
    await world.play(table)
    assert table.state == "ended"
    await world.store.close()


async def test_who_was_reminded_by_version_1_is_not_reminded_again(tmp_path: Path) -> None:
    path, number, _ = await old(tmp_path)
    insert = "INSERT INTO deadlines VALUES (?, ?, ?, ?)"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(insert, (number, "remind", PUT_OFF, "playing 3 1100"))
        db.execute(insert, (number, "absent", 2000, "playing 3 2000"))
        db.commit()
    async with timed(path) as world:
        await world.later(100)
        assert world.reminded == []
        await world.later(900)
        assert any(chair.house for chair in (await world.tables.register.here(CHANNEL)).chairs)


async def test_who_was_not_reminded_by_version_1_is_reminded_now(tmp_path: Path) -> None:
    path, number, _ = await old(tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        due = (number, "remind", 1100, "playing 3 1100")
        db.execute("INSERT INTO deadlines VALUES (?, ?, ?, ?)", due)
        db.commit()
    async with timed(path) as world:
        await world.later(100)
        assert world.reminded == [3]


async def test_a_match_whose_end_version_1_has_not_shown_is_told(tmp_path: Path) -> None:
    path, _, _ = await old(tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE tables SET told = 0 WHERE state = 'ended'")
        db.commit()
    world = World(path)
    await world.open()
    assert [type(event).__name__ for event in world.events] == ["Finished", "Ended"]
    await world.store.close()


async def test_a_name_stays_where_it_was_used(tmp_path: Path) -> None:
    """Version 17 had one name per person. Seats show what they are called in each server."""
    path = tmp_path / "tarok.sqlite3"
    tables = ((1, 1), (2, 8), (3, 1), (4, 9))  # their numbers, and their servers
    seats = ((1, 0, ANA, "Ana"), (2, 0, ANA, "Boss"), (3, 0, ANA, "Ana M"), (1, 1, CILKA, "Cilka"))
    played = ((BOR, 1, 1), (DANE, 1, 1), (DANE, 8, 2))  # somebody else has their seats by now
    names = ((ANA, "Boss"), (BOR, "Bor"), (CILKA, "Cilka"), (DANE, "Chief"), (EVA, "Eva"))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, 0, find_migrations(MIGRATIONS)[:17])
        for table, guild in tables:
            db.execute(
                "INSERT INTO tables (id, guild, channel, founder, variant, players, options, "
                "language, state, created_at, ended_at) "
                "VALUES (?, ?, 1, 1, 'slovenian', 4, '{}', 'en', 'stopped', 0, 0)", (table, guild),
            )  # fmt: skip
            db.execute("INSERT INTO deals VALUES (?, 1, 0, '', '', '', 'void', NULL, 0, 0, '')",
                       (table,))  # fmt: skip
        db.executemany("INSERT INTO seats (table_id, player, user, name, house) "
                       "VALUES (?, ?, ?, ?, 0)", seats)  # fmt: skip
        db.executemany("INSERT INTO played VALUES (?, ?, 'slovenian', 0, ?, 1, 4, 'people', 5)",
                       played)  # fmt: skip
        db.executemany("INSERT INTO players VALUES (?, ?)", names)
    store = await SqliteStore.open(path)
    known = {
        (guild, user): name
        for guild in (1, 8, 9)
        for user, _ in names
        if (name := await store.name_of(guild, user)) is not None
    }
    await store.close()
    assert known == {(1, ANA): "Ana M", (8, ANA): "Boss", (1, CILKA): "Cilka", (1, BOR): "Bor"}


async def test_what_people_made_of_deals_is_no_note_any_more(tmp_path: Path) -> None:
    """Version 18 kept shares and analyses under keys among the notes."""
    path = tmp_path / "tarok.sqlite3"
    world = World(path)
    await world.open()
    table = await world.started(2)
    await world.play(table)
    await world.store.close()
    old = tmp_path / "old.sqlite3"
    copied(path, old, 18)
    notes = (
        (f"shared deal {table.id} 2", "yes"), ("shared deal 99 1", "yes"), ("commands", "x y"),
        (f"analysis {table.id} 1 {ANA}", '{"version":1}'), (f"analysis 99 1 {ANA}", "{}"),
        ("analysis of nobody 1 2", "{}"), ("beat", "[1, []]"),
    )  # fmt: skip
    with contextlib.closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.executemany("INSERT INTO notes VALUES (?, ?)", notes)
    store = await SqliteStore.open(old)
    shared = [await store.shared(table.id, deal) for deal in (1, 2)]
    found = [await store.analysis(table.id, 1, user) for user in (ANA, BOR)]
    await store.close()
    assert shared == [False, True] and found == ['{"version":1}', None]
    with contextlib.closing(sqlite3.connect(old)) as db:
        left = db.execute("SELECT key, value FROM notes ORDER BY key").fetchall()
    assert left == [("beat", "[1, []]"), ("commands", "x y")]
