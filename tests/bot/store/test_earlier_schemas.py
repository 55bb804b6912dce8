"""Databases of earlier schemas: they open, and their tables go on."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.archive.rows import ShareRows
from bot.careers.rows import CareerRows
from bot.choices.rows import ChoiceRows
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.core.comparing import Streak
from bot.contests.core.rows import ContestRows
from bot.contests.daily.results import days_in_a_row
from bot.host.log_check import check
from bot.learning.practice.rows import PracticeRows
from bot.learning.puzzles.rows import PuzzleRows
from bot.servers.rows import ServerRows
from bot.store import Store
from bot.store.open_store import open_store
from bot.tables.rows.repository import TableRows
from engine.records.digest import digest
from tests.bot.store.earlier import DUMPS, LOBBY, OVER, PLAYING
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

DAY = 86_400
INSERT_CONTEST = """
INSERT INTO contests (kind, number, variant, players, options, house, opens, closes, settled)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
"""
INSERT_TRY = """
INSERT INTO entries (contest, deal, seat, person, mark, name, home, reach, language, late,
    opened_at, finished_at, points)
VALUES (?1, 0, 0, ?2, ?3, 'Ana', 1, 'server', 'en', 0, ?4, ?4, 10)
"""


async def has_contest(store: Store) -> bool:
    """Whether a contest with a try, a ghost and an answer is stored, and its deals stay closed."""
    contests = ContestRows(store)
    contest, entry = await contests.find(1), await contests.entry(1)
    kept = len(await contests.ghosts(1, 0, 0)), len(await contests.answers(1, 0))
    has_moves = entry is not None and bool(entry.moves)
    return contest is not None and not contest.viewable and has_moves and kept == (1, 1)


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


async def test_outage_before_the_upgrade_takes_no_day_of_a_streak(tmp_path: Path) -> None:
    """The deals of its first day had been made the day before, so that day counted as missed."""
    path = tmp_path / "tarok.sqlite3"
    played, made_ahead, left = (701, 704, 706), 702, 705  # the bot was down from 702 to 703
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript((DUMPS / "0061.sql").read_text())
        for day in sorted((*played, made_ahead, left)):
            row = ("daily", day, "romanian", 3, "{}", "club 0 1", day * DAY, (day + 1) * DAY, 1)
            ((contest,),) = db.execute(INSERT_CONTEST, row).fetchall()
            if day in played:
                db.execute(INSERT_TRY, (contest, BOR, f"{day}", day * DAY))
    store = await open_store(path)
    contests = ContestRows(store)
    assert await contests.held_days("daily", 701, 999, "") == (701, 704, 705, 706)
    assert await contests.held_days("daily", 701, 999, "romanian 3") == (701, 704, 705, 706)
    streak = await days_in_a_row(contests, PuzzleRows(store), BOR, 706)
    assert streak == Streak(days=3, spare=1), "one day was missed: 705"
    await store.close()
