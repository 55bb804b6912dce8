"""Databases of earlier schemas: they open, and their tables go on."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.archive.rows import ShareRows
from bot.careers.rows import CareerRows
from bot.choices.rows import ChoiceRows
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.core.rows import ContestRows
from bot.host.log_check import check
from bot.learning.practice.rows import PracticeRows
from bot.servers.rows import ServerRows
from bot.store import Store
from bot.tables.rows.repository import TableRows
from engine.records.digest import digest
from tests.bot.store.earlier import DUMPS, LOBBY, OVER, PLAYING
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World


async def has_contest(store: Store) -> bool:
    """Whether a contest with a try, a ghost and an answer is stored."""
    contests = ContestRows(store)
    contest, entry = await contests.find(1), await contests.entry(1)
    kept = len(await contests.ghosts(1, 0, 0)), len(await contests.answers(1, 0))
    has_moves = entry is not None and bool(entry.moves)
    return contest is not None and has_moves and kept == (1, 1)


async def challenge_decisions(store: Store) -> list[tuple[str, str | None]]:
    """For each challenge: by what it is decided, and by what it was decided, if it is over."""
    challenges = [await ChallengeRows(store).find(number) for number in (1, 2, 3)]
    return [
        (challenge.counts, challenge.decided) for challenge in challenges if challenge is not None
    ]


async def check_other_rows(store: Store) -> None:
    """Check rows other than those of open tables."""
    choices, servers = ChoiceRows(store), ServerRows(store)
    assert [(look.id, look.style) for look in await choices.looks()] == [(ANA, "text")]
    assert [(choice.id, choice.language) for choice in await choices.languages()] == [(ANA, "sl")]
    practice = await PracticeRows(store).load(1)
    assert practice is not None
    assert (practice.user, practice.position) == (ANA, 4)
    assert await servers.allows_several_tables(GUILD)
    assert await servers.rules(GUILD) == {"slovenian": {"mond_penalty": "21"}}
    assert await ShareRows(store).is_shared(OVER, 1)
    assert await has_contest(store)
    assert await challenge_decisions(store) == [("points", "points")] + 2 * [("points", None)]
    names = {await CareerRows(store).name_of(GUILD, user) for user in (ANA, BOR, CILKA, DANE)}
    assert names == {"Ana", "Bor", "Cilka", "Dane"}
    assert len(await TableRows(store).finished_deals(OVER)) == 1


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda dump: dump.stem)
async def test_database_of_earlier_version_opens_and_its_tables_go_on(
    tmp_path: Path, dump: Path
) -> None:
    path = tmp_path / "tarok.sqlite3"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(dump.read_text())
    report = await check(path)
    assert (report.tables, report.errors) == (3, ())
    assert report.moves > 10
    world = World(path)
    await world.open()
    await check_other_rows(world.store)
    assert (await world.tables.register.table(LOBBY)).state == "lobby"
    table = await world.tables.register.table(PLAYING)
    log = await world.rows.load_deal(PLAYING, 2)
    assert table.live is not None
    assert log is not None
    assert len(log.moves) == 5
    assert digest(table.live.deal) == log.moves[-1].digest
    if table.paused is not None:
        await world.tables.pauses.resume(table, ANA)
    await world.play_moves(table)
    assert table.state == "ended"
    await world.store.close()
    assert (await check(path)).errors == ()
