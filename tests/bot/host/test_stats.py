"""``python -m bot stats``: counts by day."""

import asyncio
import time
from collections import Counter
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.cli import main
from bot.host.stats import DAY_SECONDS, Day, days_since, stats
from tests.bot.world import World
from tests.databases import direct_connection, sqlite_only

MONDAY = 20_000


async def test_days_count_people_tables_languages_deals_and_forms(world: World) -> None:
    table = await world.start_table(length=1)
    await world.play_moves(table)
    world.channel += 1
    await world.open_table(3)
    with direct_connection(world.path) as db:
        db.execute("UPDATE tables SET created_at = ?, language = 'de-AT'", (MONDAY * DAY_SECONDS,))
        db.execute("UPDATE moves SET at = ?", ((MONDAY + 1) * DAY_SECONDS,))
        db.execute(
            "UPDATE deals SET finished_at = ? WHERE state = 'finished'",
            ((MONDAY + 2) * DAY_SECONDS - 1,),
        )
        db.commit()
    opened = Day(MONDAY, 0, Counter(), Counter({"de": 2}))
    played = Day(MONDAY + 1, 4, Counter({"slovenian4": 1}), Counter())
    assert await world.store.read(days_since, MONDAY) == (opened, played)
    assert await world.store.read(days_since, MONDAY + 1) == (played,)
    assert await world.store.read(days_since, MONDAY + 2) == ()


def test_table_has_a_column_for_each_language_and_form_that_occurs() -> None:
    first = Day(MONDAY, 12, Counter({"slovenian4": 100}), Counter({"de": 2, "en": 1}))
    other = Day(MONDAY + 2, 1, Counter({"lombardia4": 1}), Counter())
    heading, *lines = stats((first, other))
    assert heading.split() == [
        "day", "(UTC)", "people", "tables", "de", "en", "deals", "lombardia4", "slovenian4",
    ]  # fmt: skip
    assert [line.split() for line in lines] == [
        ["2024-10-04", "12", "3", "2", "1", "100", "0", "100"],
        ["2024-10-06", "1", "0", "0", "0", "1", "1", "0"],
    ]
    assert len({len(line) for line in (heading, *lines)}) == 1, "columns are aligned"


@sqlite_only
async def test_stats_are_printed_while_a_bot_has_the_database(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAROK_DB", str(world.path))
    await world.open_table(3)
    with direct_connection(world.path) as db:
        db.execute("UPDATE tables SET created_at = ?", (int(time.time()),))
        db.commit()
    assert await asyncio.to_thread(main, ["stats", "--days", "2"]) == 0
    heading, line = capsys.readouterr().out.splitlines()
    assert heading.split()[:4] == ["day", "(UTC)", "people", "tables"]
    assert line.split()[1:3] == ["0", "1"]


def test_stats_of_a_missing_database_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAROK_DB", str(tmp_path / "tarok.sqlite3"))
    assert main(["stats"]) == DO_NOT_TRY_AGAIN
    assert "no database" in capsys.readouterr().err


@pytest.mark.parametrize("days", ["0", "-3"])
def test_stats_of_no_day_are_refused(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--days", days]) == DO_NOT_TRY_AGAIN
    assert "takes a number from 1 on" in capsys.readouterr().err
