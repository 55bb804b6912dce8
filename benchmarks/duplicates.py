"""People who play alone with the house draw cards that others have had: a million draws.

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

from bot.store import duplicate_sql
from bot.store.duplicates import Chair, Dealing, Outcome, ToFill
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.sqlite.transaction import SqliteDatabase

DRAWS, PEOPLE, SEEDED = 1_000_000, 4_000, 100
PLACES, FORM = 4, "slovenian 4 {}"
GHOSTS = tuple(Outcome("two", 35, "", f"club {number}") for number in range(12))
ENOUGH = 10
"""How many other results there should be beside one's own."""


class Drawn(NamedTuple):
    """What came of the draws."""

    draws: int
    twice: int
    """Draws of cards that somebody had seen."""
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
            duplicate_sql.seed(db, chance.randbytes(32).hex(), FORM, PLACES, "club")
        _fill(db)
        seen: set[tuple[int, str]] = set()
        twice = new = compared = 0
        began = time.process_time()
        for draw in range(draws):
            person = 1 + chance.randrange(people)
            chair = Chair(FORM, chance.randrange(PLACES), "club")
            lot = chance.randrange(duplicate_sql.LOTS)
            again = duplicate_sql.find(db, chair, person, lot)
            cards = again.cards if again else chance.randbytes(32).hex()
            twice += (person, cards) in seen
            seen.add((person, cards))
            dealing = Dealing(chair, person, cards, again and again.id)
            duplicate_sql.deal(db, person, draw, dealing)
            new += again is None
            if again is not None:
                found = duplicate_sql.outcomes(db, again.id, chair.place, "club")
                compared += len(found) >= ENOUGH
            else:
                _fill(db)
        return Drawn(draws, twice, new, compared, time.process_time() - began)


def _database() -> SqliteDatabase:
    db = sqlite3.connect(":memory:", isolation_level=None, factory=SqliteDatabase)
    migrate(db, 0, find_migrations(MIGRATIONS))
    db.execute("PRAGMA foreign_keys = OFF")  # the tables themselves are not there
    return db


def _fill(db: SqliteDatabase) -> None:
    """Give the house results wherever somebody plays."""
    while empty := duplicate_sql.to_fill(db, 1000, masters=False):
        for chair in empty:
            duplicate_sql.fill(db, ToFill(*chair), GHOSTS)


def lines() -> Iterator[str]:
    """What came of a million draws."""
    found = drawn(DRAWS, PEOPLE, SEEDED)
    each = 1e6 * found.seconds / found.draws
    yield (
        f"{found.draws:,} draws by {PEOPLE:,} people, {SEEDED} deals made beforehand: "
        f"{found.twice} twice, {found.new:,} new ({100 * found.new / found.draws:.1f} %), "
        f"{100 * found.compared / found.draws:.1f} % beside at least {ENOUGH} results at once, "
        f"{each:.0f} µs each"
    )
