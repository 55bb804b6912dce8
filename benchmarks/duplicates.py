"""Benchmark of a million draws.

People who play alone with the house draw cards that others have had.

As many people as may play one game in a year draw deal after deal, each at a random place, from
deals that were made beforehand, and new ones where none is left for them. Nobody may be dealt the
same cards twice. It is the store's own SQL on a database in memory, without the bot.
"""

import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator
from typing import NamedTuple

from bot.contests.duplicates import rows
from bot.contests.duplicates.rows import ChairResult, DealChair, Dealing, ToFill
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.sqlite.transaction import SqliteDatabase

DRAWS, PEOPLE, SEEDED = 1_000_000, 4_000, 100
PLACES, FORM = 4, "slovenian 4 {}"
GHOSTS = tuple(ChairResult("two", 35, "", f"club {number}") for number in range(12))
ENOUGH = 10
"""The number of other results there should be beside one's own."""


class Drawn(NamedTuple):
    """The counts of the draws."""

    draws: int
    twice: int
    """Draws of cards that the person had seen."""
    new: int
    """Draws for which nothing was left, so that the cards were new."""
    compared: int
    """Draws that had enough results beside them at once."""
    seconds: float


def drawn(draws: int, people: int, seeded: int, seed: int = 1) -> Drawn:
    """Draw ``draws`` times, by people in random order."""
    chance = random.Random(seed)
    with contextlib.closing(_database()) as db:
        for _ in range(seeded):
            rows.seed(db, chance.randbytes(32).hex(), FORM, PLACES, "club")
        _fill(db)
        seen: set[tuple[int, str]] = set()
        twice = new = compared = 0
        began = time.process_time()
        for draw in range(draws):
            person = 1 + chance.randrange(people)
            chair = DealChair(FORM, chance.randrange(PLACES), "club")
            lot = chance.randrange(rows.LOTS)
            again = rows.find(db, chair, person, lot)
            cards = again.cards if again else chance.randbytes(32).hex()
            twice += (person, cards) in seen
            seen.add((person, cards))
            dealing = Dealing(chair, person, cards, again and again.id)
            rows.deal(db, person, draw, dealing)
            new += again is None
            if again is not None:
                outcomes = rows.outcomes(db, again.id, chair.place, "club")
                compared += len(outcomes) >= ENOUGH
            else:
                _fill(db)
        return Drawn(draws, twice, new, compared, time.process_time() - began)


def _database() -> SqliteDatabase:
    db = sqlite3.connect(":memory:", isolation_level=None, factory=SqliteDatabase)
    migrate(db, 0, find_migrations(MIGRATIONS))
    db.execute("PRAGMA foreign_keys = OFF")  # the tables themselves are not there
    return db


def _fill(db: SqliteDatabase) -> None:
    """Give the house results wherever a person plays."""
    while empty := rows.to_fill(db, 1000, masters=False):
        for chair in empty:
            rows.fill(db, ToFill(*chair), GHOSTS)


def lines() -> Iterator[str]:
    """The results of a million draws, as lines."""
    draws = drawn(DRAWS, PEOPLE, SEEDED)
    each = 1e6 * draws.seconds / draws.draws
    yield (
        f"{draws.draws:,} draws by {PEOPLE:,} people, {SEEDED} deals made beforehand: "
        f"{draws.twice} twice, {draws.new:,} new ({100 * draws.new / draws.draws:.1f} %), "
        f"{100 * draws.compared / draws.draws:.1f} % beside at least {ENOUGH} results at once, "
        f"{each:.0f} µs each"
    )
