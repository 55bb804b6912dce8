"""Benchmark of a tournament of a thousand people, while it goes on and once it is over.

All but a tenth of them have finished their eight deals. A page's time is that of the desk, from the
wish to the page; the board's, of all it takes from the store to the page; the picture's, of drawing
it. Beside it the bare database reads the least that a page of places needs: all tries of the
tournament, a row each.
"""

import contextlib
import random
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import Entries
from bot.contests.core.house import ContestHouse, nobody_searches
from bot.contests.core.judging import Judging
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows, NewContest
from bot.contests.tournaments.board_page import BEST, TournamentBoard, board_page, picture
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.pages import TOURNAMENT
from bot.contests.tournaments.rows import NewTournament, TournamentRows
from bot.contests.tournaments.service import Tournaments, state_of
from bot.contests.tournaments.standings import keep_standings
from bot.kit.l10n import load_words
from bot.kit.routes import Press, Routes
from bot.kit.slips import Slips
from bot.kit.wishes import Person, Venue
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS
from bot.store.sqlite.store import SqliteStore
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce
from bot.thinkers.study import Study

PEOPLE, DEALS = 1000, 8
GUILD, FIRST, NOW = 7, 10_000, 1000
POINTS = (*range(-90, 100, 5), 250, -250, 500)
ROUNDS = 30
ENTRY = """
INSERT INTO entries (contest, deal, seat, person, mark, name, home, reach, language, late,
    opened_at, finished_at, points, found)
VALUES (1, ?, 0, ?, ?, ?, 7, 'server', 'en', 0, 1, 2, ?, '')
"""
ENTRANT = "INSERT INTO entrants (tournament, number, person, name) VALUES (1, ?, ?, ?)"
TRIES = "SELECT id, deal, person, points, by_house FROM entries WHERE contest = 1 AND late = 0"


class Timed(NamedTuple):
    """Something that was done, and how many milliseconds it took each time."""

    name: str
    taken: list[float]


def fill(path: Path) -> None:
    """All take part, and nine of ten have finished all deals, the others all but the last."""
    chance = random.Random(1)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        for number in range(PEOPLE):
            name, person = f"Player {number}", FIRST + number
            db.execute(ENTRANT, (number + 1, person, name))
            for deal in range(DEALS - (number % 10 == 9)):
                made = chance.choice(POINTS)
                db.execute(ENTRY, (deal, person, f"{number} {deal}", name, made))


async def measure(folder: Path) -> list[Timed]:
    """Fill a database and ask. Raises StoreError."""
    path = folder / "tournaments.sqlite3"
    store = await SqliteStore.open(path)
    try:
        await TournamentRows(store).make(
            NewTournament(
                guild=GUILD, channel=1, language="en", organizer=1, ranking="matchpoints",
                made_at=1, nonce="x", name="", weekly=False,
            ),
            NewContest(
                kind="tournament", number=0, variant="slovenian", players=4, house="club 0 1",
                opens=1, closes=NOW + 1, secrets=("5a" * 32,) * DEALS,
            ),
        )  # fmt: skip
        fill(path)
        return [_bare(path), *await _while_open(store), *await _time_after_end(store)]
    finally:
        await store.close()


def _bare(path: Path) -> Timed:
    with contextlib.closing(sqlite3.connect(path)) as db:
        taken = []
        for _ in range(ROUNDS):
            begin = time.perf_counter()
            assert len(db.execute(TRIES).fetchall()) > PEOPLE
            taken.append(1000 * (time.perf_counter() - begin))
    return Timed("sqlite3 alone reads all tries", taken)


async def _while_open(store: SqliteStore) -> list[Timed]:
    desk = _desk(store)
    return [
        await _time("open: one's own page", _press(desk, "show")),
        await _time("open: places so far", _press(desk, "ranks")),
        await _time("open: the board", lambda: _board(store, NOW)),
    ]


async def _time_after_end(store: SqliteStore) -> list[Timed]:
    contests = ContestRows(store)
    contest = await contests.find(1)
    assert contest is not None
    settled = await _time(
        "over: all places, kept", lambda: keep_standings(TournamentRows(store), contests, contest)
    )
    await contests.settle(1)
    desk = _desk(store)
    return [
        settled,
        await _time("over: one's own page", _press(desk, "show")),
        await _time("over: the first places", _press(desk, "ranks")),
        await _time("over: places in the middle", _press(desk, "ranks", 33)),
        await _time("over: the board", lambda: _board(store, NOW + 9)),
        await _time("over: its picture, drawn", lambda: _picture(store)),
    ]


def _press(desk: TournamentDesk, wish: str, page: int = 0) -> Callable[[], Awaitable[object]]:
    who, place = Person(FIRST + 77, "Ana", load_words()("en")), Venue(GUILD, 1, "en")
    custom_id = f"{TOURNAMENT}:{wish}:1:{page}"
    press = Press(person=who, place=place, server=1, custom_id=custom_id)
    route = Routes(desk.routes()).find(custom_id)
    return lambda: route.answer(press)


async def _board(store: SqliteStore, now: int) -> TournamentBoard:
    (tournament,) = await TournamentRows(store).of_server(GUILD)
    state = state_of(tournament, now)
    if state == "open":
        page = TournamentBoard(
            tournament, state, await TournamentRows(store).entrants(tournament.id)
        )
    else:
        best, placed = (
            await TournamentRows(store).standings(tournament.id, 0, BEST),
            await TournamentRows(store).count_placed(tournament.id),
        )
        page = TournamentBoard(tournament, state, best=best, placed=placed)
    board_page(page, load_words()("en"))
    return page


async def _picture(store: SqliteStore) -> None:
    page = await _board(store, NOW + 9)
    draw(picture(page, load_words()("en"), DECKS[0]).scene)


def _desk(store: SqliteStore) -> TournamentDesk:
    def now() -> int:
        return NOW

    languages = Languages(rows=ChoiceRows(store))
    study = Study(Workers(0, lambda: False, purpose="hints and analyses"))
    contests = ContestRows(store)
    entries = Entries(contests, ContestHouse(contests, nobody_searches), now)
    kinds, judging = Kinds(), Judging(contests, study)
    keeping = ContestMaintenance(contests, kinds, entries, judging, languages.house_names)
    tries = TryDesk(entries, kinds, keeping, Slips(time.monotonic, 0), languages, Looks())
    tournaments = Tournaments(
        rows=TournamentRows(store),
        contests=contests,
        secret=lambda: bytes(32),
        now=now,
        searching=False,
        jobs=AtOnce(),
    )
    return TournamentDesk(tournaments, tries, lambda _: None)


async def _time(name: str, work: Callable[[], Awaitable[object]]) -> Timed:
    taken = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        await work()
        taken.append(1000 * (time.perf_counter() - begin))
    return Timed(name, taken)


def lines(timed: list[Timed]) -> list[str]:
    """The measurements, as lines."""
    bare = statistics.median(timed[0].taken)
    report = [f"{PEOPLE:,} people, {DEALS} deals, {ROUNDS} times each"]
    for page in timed:
        middle, most = statistics.median(page.taken), max(page.taken)
        report.append(
            f"{page.name:30} {middle:6.1f} ms (at most {most:6.1f}), {middle / bare:5.1f}"
        )
    return report
