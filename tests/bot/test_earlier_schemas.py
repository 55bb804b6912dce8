"""Databases written by earlier releases: each is upgraded, and its tables go on."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.host.log_check import check
from bot.servers.rows import ServerRows
from bot.store.migrate import MIGRATIONS, find_migrations, migrate, version_of
from bot.store.sql_store import SqlStore
from bot.store.sqlite.store import SqliteStore
from engine.records.digest import digest
from tests.bot.earlier import KEPT, LOBBY, OVER, PLAYING
from tests.bot.test_privacy import everything
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

KNOWN = find_migrations(MIGRATIONS)
VERSIONS = {int(file.stem): file for file in sorted(KEPT.glob("*.sql"))}
FIRST_WITH = {
    "looks": 6,
    "languages": 13,
    "practices": 12,
    "several": 7,
    "rules": 7,
    "shared": 19,
    "contests": 24,
    "challenges": 36,
}
"""Since which version the files have something of a kind."""


def of_version(path: Path, version: int) -> int:
    """A database of a version, as a release of that time or of the one before it wrote it; its
    newest version that was written so."""
    written = max(known for known in VERSIONS if known <= version)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(VERSIONS[written].read_text())
        migrate(db, written, KNOWN[:version])
        assert version_of(db) == version
    return written


async def contests(store: SqlStore) -> bool:
    """Whether everything about a daily deal is there."""
    contest, entry = await store.contest(1), await store.entry(1)
    there = contest is not None and entry is not None
    kept = len(await store.ghosts(1, 0, 0)), len(await store.answers(1, 0))
    return there and entry is not None and bool(entry.moves) and kept == (1, 1)


async def challenges(store: SqlStore) -> list[tuple[str, str | None]]:
    """For each challenge what decides it, and what has decided it; the first one is over."""
    found = [await store.challenge(number) for number in (1, 2, 3)]
    return [(one.counts, one.decided) for one in found if one is not None]


async def what_is_kept(store: SqlStore) -> dict[str, object]:
    """For each kind, whether all is there."""
    practice, servers = await store.practice(1), ServerRows(store)
    return {
        "looks": [(look.id, look.style) for look in await store.looks()] == [(ANA, "text")],
        "languages": [(one.id, one.language) for one in await store.languages()] == [(ANA, "sl")],
        "practices": practice is not None and (practice.user, practice.position) == (ANA, 4),
        "several": await servers.allows_several_tables(GUILD),
        "rules": (await servers.rules(GUILD)) == {"slovenian": {"mond_penalty": "21"}},
        "shared": await store.shared(OVER, 1),
        "contests": await contests(store),
        "challenges": await challenges(store) == [("points", "points")] + 2 * [("points", None)],
    }


@pytest.mark.parametrize("version", range(1, len(KNOWN) + 1))
async def test_tables_of_earlier_releases_go_on(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tarok.sqlite3"
    written = of_version(path, version)
    found = await check(path)
    assert (found.tables, found.wrong) == (3, ()) and found.moves > 10
    world = World(path)
    await world.open()
    assert await what_is_kept(world.store) == {
        kind: written >= first for kind, first in FIRST_WITH.items()
    }
    names = {await world.store.name_of(GUILD, user) for user in (ANA, BOR, CILKA, DANE)}
    assert names == {"Ana", "Bor", "Cilka", "Dane"}
    assert len(await world.store.finished_deals(OVER)) == 1
    assert (await world.tables.register.table(LOBBY)).state == "lobby"
    table = await world.tables.register.table(PLAYING)
    log = await world.store.load_deal(PLAYING, 2)
    assert table.live is not None and log is not None and len(log.moves) == 5
    assert digest(table.live.deal) == log.moves[-1].digest
    if table.paused is not None:
        await world.tables.pauses.resume(table, ANA)
    await world.play(table)
    assert table.state == "ended"
    await world.store.close()
    assert (await check(path)).wrong == ()


async def test_languages_of_the_first_release_go_with_their_people(tmp_path: Path) -> None:
    path, user = tmp_path / "tarok.sqlite3", 812_345_678_901_234_567
    of_version(path, 1)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO user_settings (user, language) VALUES (?, 'sl')", (user,))
    store = await SqliteStore.open(path)
    await store.close()
    assert str(user) not in everything(path)
