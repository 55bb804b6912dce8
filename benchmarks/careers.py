"""Benchmark of a profile and a leaderboard over a million results, all of one server.

Five thousand people have played for three years, few of them much: the one who has played most has
a profile of many thousand deals. Times are those of the desk, from the wish to the page.
"""

import contextlib
import itertools
import random
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.careers.desk import CareerDesk
from bot.careers.records import span
from bot.careers.rows import CareerRows
from bot.careers.service import Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.forms import Form
from bot.help.desk import RulesDesk
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.wishes import Person, Shown
from bot.store.sqlite.store import SqliteStore

RESULTS, PEOPLE, MATCH = 1_000_000, 5_000, 4
FIRST_YEAR, YEARS = 2024, 3
GUILD, FIRST = 7, 10_000
ROUNDS = 30
BAR = 50.0
"""Milliseconds."""


class Timed(NamedTuple):
    """A wish, and how many milliseconds it took each time."""

    name: str
    taken: list[float]
    busy: float
    """Milliseconds of processor time, on average."""


Row = tuple[int, int, int, int, int]
"""A user, when they played, their table, its number of players, their score."""


def _results(rng: random.Random) -> Iterator[Row]:
    """Results in the order of play; the higher a person's number, the fewer they have."""
    weights = list(itertools.accumulate(1 / (number + 20) for number in range(PEOPLE)))
    begin, end = span(FIRST_YEAR * 100 + 1)[0], span((FIRST_YEAR + YEARS - 1) * 100 + 12)[1]
    for table in range(1, RESULTS // MATCH + 1):
        people = set(rng.choices(range(PEOPLE), cum_weights=weights, k=3 * MATCH))
        time = begin + (end - begin) * table // (RESULTS // MATCH + 1)
        for user in itertools.islice(people, MATCH):
            yield FIRST + user, time, table, rng.choice((3, 4, 5)), round(rng.gauss(10, 30))


def fill(path: Path) -> int:
    """Write the sums of a million results; how many there are."""
    rows = list(_results(random.Random(1)))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("BEGIN")
        names = [(FIRST + user, f"Player {user}") for user in range(PEOPLE)]
        db.executemany("INSERT INTO players VALUES (?, ?)", names)
        db.executemany(
            "INSERT INTO played VALUES (?1, 7, 'slovenian', ?2, ?3, 1, ?4, 'people', ?5)", rows
        )
        db.executemany(
            "INSERT INTO results VALUES (?3, ?1, 7, 'slovenian', ?5, 1 + ?4 % 4, 1, 4, ?2)", rows
        )
        for month in ("0", "CAST(strftime('%Y%m', at, 'unixepoch') AS INTEGER)"):
            _sum_up(db, month)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((number,),) = db.execute("SELECT count(*) FROM results")
    return int(number)


def _sum_up(db: sqlite3.Connection, month: str) -> None:
    """Sum up at once what the bot sums up deal by deal."""
    db.execute(f"""
        INSERT INTO sums
        SELECT guild, game, {month} AS month, company, user, players, count(*), sum(score),
            sum(score * score), count(*) / 4, count(*) / 6, max(score), 1, 1, min(score), 1, 1,
            count(*), count(*) / 4
        FROM played GROUP BY guild, game, month, company, user, players
    """)  # noqa: S608 - constants only
    db.execute(f"""
        INSERT INTO ratings
        SELECT guild, game, {month} AS month, user, 1500 + total(score) / count(*),
            250 / sqrt(1 + count(*))
        FROM played GROUP BY guild, game, month, user
    """)  # noqa: S608 - constants only


async def measure(folder: Path) -> tuple[int, list[Timed]]:
    """Fill a database and ask. Raises StoreError."""
    path = folder / "careers.sqlite3"
    await (await SqliteStore.open(path)).close()
    number = fill(path)
    store = await SqliteStore.open(path)
    try:
        return number, [await _time(name, wish) for name, wish in _wishes(store)]
    finally:
        await store.close()


async def _no_form(_: int) -> Form | None:
    """Nothing is played in the channel: every wish names its game."""


def _wishes(store: SqliteStore) -> Iterator[tuple[str, Callable[[], Awaitable[Shown]]]]:
    now = span((FIRST_YEAR + YEARS - 1) * 100 + 12)[0]
    looks = Looks(usual=Look("pictures"))
    careers = CareerDesk(
        Careers(CareerRows(store), lambda: now),
        RulesDesk(_no_form, looks),
        Languages(load_words()),
        looks,
        (),
    )
    words = load_words()("en")
    most, least = (Person(FIRST + number, "Ana", words) for number in (0, PEOPLE - 1))
    season = f"{FIRST_YEAR + 1}-06"
    game = "slovenian"
    yield "leaderboard, all time", lambda: careers.leaderboard(least, GUILD, 1, game)
    yield "leaderboard, four players", lambda: careers.leaderboard(least, GUILD, 1, game, 4)
    yield "leaderboard, a season", lambda: careers.leaderboard(least, GUILD, 1, game, None, season)
    yield "profile of who played most", lambda: careers.profile(most, GUILD)
    yield (
        "profile, a season, four players",
        lambda: careers.profile(most, GUILD, None, game, 4, season),
    )
    yield "profile of who played least", lambda: careers.profile(least, GUILD)


async def _time(name: str, wish: Callable[[], Awaitable[Shown]]) -> Timed:
    taken, busy = [], time.process_time()
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        assert (await wish()).page is not None
        taken.append(1000 * (time.perf_counter() - begin))
    return Timed(name, taken, 1000 * (time.process_time() - busy) / ROUNDS)


def lines(number: int, timed: Sequence[Timed]) -> Iterator[str]:
    """The figures as they are printed."""
    yield f"{number:,} results of {PEOPLE:,} people:"
    for page in timed:
        half, worst = statistics.median(page.taken), max(page.taken)
        verdict = "held" if half <= BAR else "NOT HELD"
        yield (
            f"  {page.name:32} p50 {half:5.1f} ms, worst {worst:5.1f} ms, "
            f"processor {page.busy:4.1f} ms (bar {BAR:.0f}: {verdict})"
        )
