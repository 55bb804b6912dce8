"""Sums of what people play, kept up as they play: functions for one transaction each.

``leaderboards.py`` reads them.
"""

from collections.abc import Sequence

from bot.careers.ratings import FRESH, Entry, Rating, rate
from bot.store import rated
from bot.store.database import Database
from bot.store.records import PERSON, Played, Result
from bot.store.sums import ALL_TIME, Company, month_of

PLACE = "SELECT guild, players FROM tables WHERE id = ?"
WHO = "SELECT house FROM deals WHERE table_id = ? AND number = ?"
NOTE_PLAYED = "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"

ADD_DEAL = """
INSERT INTO sums (guild, game, month, company, "user", players, deals, total, squares, declared,
    made, best, best_table, best_deal, worst, worst_table, worst_deal)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?7 * ?7, ?8, ?9, ?7, ?10, ?11, ?7, ?10, ?11)
ON CONFLICT (guild, game, month, company, "user", players) DO UPDATE SET
    deals = sums.deals + 1, total = sums.total + excluded.total,
    squares = sums.squares + excluded.squares,
    declared = sums.declared + excluded.declared, made = sums.made + excluded.made
""" + "".join(
    f"""
    , {name}{part} = CASE WHEN sums.{name} IS NULL OR excluded.{name} {beyond} sums.{name}
        THEN excluded.{name}{part} ELSE sums.{name}{part} END
"""
    for name, beyond in (("best", ">"), ("worst", "<"))
    for part in ("", "_table", "_deal")
)

ADD_MATCH = """
INSERT INTO sums (guild, game, month, company, "user", players, matches, won)
VALUES (?, ?, ?, ?, ?, ?, 1, ?)
ON CONFLICT (guild, game, month, company, "user", players) DO UPDATE SET
    matches = sums.matches + 1, won = sums.won + excluded.won
"""

SELECT_RATING = """
SELECT mu, sigma FROM ratings WHERE guild = ? AND game = ? AND month = ? AND "user" = ?
"""
SET_RATING = """
INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, game, month, "user") DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma
"""


def count_deal(db: Database, table: int, deal: int, at: int, played: Sequence[Played]) -> None:
    """Add a finished deal to the sums of those who played it when it began."""
    ((house,),) = db.execute(WHO, (table, deal))
    seats: list[str] = house.split()
    theirs = [one for one in played if not seats or seats[one.player] == PERSON]
    company = _company(len(theirs))
    ((guild, players),) = db.execute(PLACE, (table,))
    for one in theirs:
        row = (one.user, guild, one.game, at, table, deal, players, company, one.score)
        if not db.execute(NOTE_PLAYED, row).rowcount:
            continue
        of_deal = (one.score, int(one.declared), int(one.made), table, deal)
        for month in (ALL_TIME, month_of(at)):
            key = (guild, one.game, month, company, one.user, players)
            db.execute(ADD_DEAL, (*key, *of_deal))


def count_match(db: Database, table: int, at: int, results: Sequence[Result]) -> None:
    """Add a match to its people's sums, and to their ratings where it counts for these."""
    ((guild, players),) = db.execute(PLACE, (table,))
    counts = rated.judge(db, table, at, results)
    rated.note(db, table, counts)
    for month in (ALL_TIME, month_of(at)):
        for one in results:
            key = (guild, one.game, month, _company(one.people), one.user, players)
            db.execute(ADD_MATCH, (*key, int(one.place == 1)))
        if counts == "yes":
            _rate(db, guild, month, results)


def _company(people: int) -> Company:
    return "people" if people > 1 else "house"


def _rate(db: Database, guild: int, month: int, results: Sequence[Result]) -> None:
    keys = [(guild, one.game, month, one.user) for one in results]
    known = [rating_of(db, *key) or FRESH for key in keys]
    entries = [
        Entry(rating, one.side, one.lead) for rating, one in zip(known, results, strict=True)
    ]
    for key, rating in zip(keys, rate(entries, results[0].deals), strict=True):
        db.execute(SET_RATING, (*key, *rating))


def rating_of(db: Database, guild: int, game: str, month: int, user: int) -> Rating | None:
    """How well somebody plays a game in a server; None: unknown."""
    found = db.execute(SELECT_RATING, (guild, game, month, user)).fetchall()
    return Rating(*found[0]) if found else None
