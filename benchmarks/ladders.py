"""Benchmark of a ladder of the deals of the day over a million results, all of one server.

The worst case: all of them in one season, by people who have each played on seventy days,
and all in one week, by people who have each played on five. Times are those of the desk, from the
wish to the page.
"""

import contextlib
import random
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from bot.contests.daily.desk import LadderDesk
from bot.contests.daily.ladder_pages import LadderRequest, control
from bot.contests.daily.ladder_rows import LadderRows, Period
from bot.contests.daily.ladders import Ladders, period_of
from bot.contests.daily.service import games
from bot.kit.l10n import load_words
from bot.kit.routes import Press, Routes
from bot.kit.wishes import Person, Response, Venue
from bot.servers.rows import ServerRows
from bot.store.sqlite.store import SqliteStore

RESULTS = 1_000_000
GUILD, FIRST = 7, 10_000
TODAY = 700
EACH = {"season": 70, "week": 5}
"""Days on which each has played."""
ROUNDS = 30
INSERT = "INSERT INTO ladder VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
COUNT = """
INSERT INTO ladder_counts SELECT kind, home, span, begins, game, whole, days, count(*) FROM ladder
GROUP BY kind, home, span, begins, game, whole, days
"""
BAR = 50.0
"""Milliseconds."""


class Timed(NamedTuple):
    """A wish, and how many milliseconds it took each time."""

    name: str
    taken: list[float]
    busy: float
    """Milliseconds of processor time, on average."""


def fill(path: Path) -> int:
    """Write the sums of a million results in a season and in a week.

    Returns the number of people who played in the week.
    """
    chance, people = random.Random(1), 0
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        for period, days in (
            (period_of("season", TODAY - 100), EACH["season"]),
            (period_of("week", TODAY - 7), EACH["week"]),
        ):
            people = RESULTS // days
            rows = (_row(period, FIRST + person, days, chance) for person in range(people))
            db.executemany(INSERT, rows)
        db.execute(COUNT)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return people


def _row(period: Period, person: int, days: int, chance: random.Random) -> tuple[object, ...]:
    key = "daily", GUILD, period.span, period.begins, "", person, f"Player {person}"
    percent = min(100.0, max(0.0, chance.gauss(50, 15)))
    return (*key, days, days, percent, int(percent), chance.random())


async def measure(folder: Path) -> tuple[int, list[Timed]]:
    """Fill a database and ask. Raises StoreError."""
    path = folder / "ladders.sqlite3"
    await (await SqliteStore.open(path)).close()
    people = fill(path)
    store = await SqliteStore.open(path)
    try:
        return people, [await _time(name, wish) for name, wish in _wishes(store)]
    finally:
        await store.close()


def _wishes(store: SqliteStore) -> Iterator[tuple[str, Callable[[], Awaitable[Response]]]]:
    desk = LadderDesk(Ladders(LadderRows(store), lambda: TODAY, games), ServerRows(store))
    words, place = load_words()("en"), Venue(GUILD, 1, "en")
    ranked, unranked = (Person(user, "Ana", words) for user in (FIRST + 77, 1))

    def press(person: Person, custom_id: str) -> Callable[[], Awaitable[Response]]:
        pressed = Press(person=person, place=place, server=1, custom_id=custom_id)
        return lambda: Routes(desk.routes()).find(custom_id).answer(pressed)

    season = control(LadderRequest("season", TODAY - 100))
    week = control(LadderRequest("week", TODAY - 7))
    late = control(LadderRequest("week", TODAY - 7, page=RESULTS // EACH["week"] // 20))
    yield "a season, with one's own place", press(ranked, season)
    yield "a week, with one's own place", press(ranked, week)
    yield "a week, without a place", press(unranked, week)
    yield "a week, a page in the middle", press(ranked, late)


async def _time(name: str, wish: Callable[[], Awaitable[Response]]) -> Timed:
    taken, busy = list[float](), time.process_time()
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        assert await wish() is not None
        taken.append(1000 * (time.perf_counter() - begin))
    return Timed(name, taken, 1000 * (time.process_time() - busy) / ROUNDS)


def lines(people: int, timed: list[Timed]) -> Iterator[str]:
    """The measurements, as lines."""
    yield f"{RESULTS:,} results in a period of one server, by {people:,} people in the week"
    for page in timed:
        middle, most = statistics.median(page.taken), max(page.taken)
        held = "within" if middle <= BAR else "over"
        times = f"{middle:6.1f} ms (at most {most:6.1f}; busy {page.busy:5.1f})"
        yield f"{page.name:32} {times}, {held} {BAR:.0f}"
