"""What people have played, summed up while it is played: functions for one transaction each."""

import sqlite3
from collections.abc import Sequence

from bot.ratings import FRESH, Entry, Rating, rate
from bot.store.records import PERSON, Played, Result
from bot.store.sums import (
    ALL_TIME,
    CareerQuery,
    Company,
    Extreme,
    Standing,
    Sum,
    month_of,
    span,
)

# Counting ---------------------------------------------------------------------------------------

PLACE = "SELECT guild, players FROM tables WHERE id = ?"
WHO = "SELECT house FROM deals WHERE table_id = ? AND number = ?"
NOTE_PLAYED = "INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

ADD_DEAL = """
INSERT INTO sums (guild, game, month, company, user, players, deals, total, squares, declared,
    made, best, best_table, best_deal, worst, worst_table, worst_deal)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?7 * ?7, ?8, ?9, ?7, ?10, ?11, ?7, ?10, ?11)
ON CONFLICT DO UPDATE SET
    deals = deals + 1, total = total + excluded.total, squares = squares + excluded.squares,
    declared = declared + excluded.declared, made = made + excluded.made,
    best_table = iif(excluded.best > ifnull(best, excluded.best - 1), ?10, best_table),
    best_deal = iif(excluded.best > ifnull(best, excluded.best - 1), ?11, best_deal),
    best = max(excluded.best, ifnull(best, excluded.best)),
    worst_table = iif(excluded.worst < ifnull(worst, excluded.worst + 1), ?10, worst_table),
    worst_deal = iif(excluded.worst < ifnull(worst, excluded.worst + 1), ?11, worst_deal),
    worst = min(excluded.worst, ifnull(worst, excluded.worst))
"""

ADD_MATCH = """
INSERT INTO sums (guild, game, month, company, user, players, matches, won)
VALUES (?, ?, ?, ?, ?, ?, 1, ?)
ON CONFLICT DO UPDATE SET matches = matches + 1, won = won + excluded.won
"""

SELECT_RATING = """
SELECT mu, sigma FROM ratings WHERE guild = ? AND game = ? AND month = ? AND user = ?
"""
SET_RATING = "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)"


def count_deal(
    db: sqlite3.Connection, table: int, deal: int, at: int, played: Sequence[Played]
) -> None:
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


def count_match(db: sqlite3.Connection, table: int, at: int, results: Sequence[Result]) -> None:
    """Add a match to the sums of its people, and to their ratings where there are at least two."""
    ((guild, players),) = db.execute(PLACE, (table,))
    for month in (ALL_TIME, month_of(at)):
        for one in results:
            key = (guild, one.game, month, _company(one.people), one.user, players)
            db.execute(ADD_MATCH, (*key, int(one.place == 1)))
        _rate(db, guild, month, results)


def _company(people: int) -> Company:
    return "people" if people > 1 else "house"


def _rate(db: sqlite3.Connection, guild: int, month: int, results: Sequence[Result]) -> None:
    if len({one.side for one in results}) < 2:
        return
    keys = [(guild, one.game, month, one.user) for one in results]
    known = [rating_of(db, *key) or FRESH for key in keys]
    entries = [
        Entry(rating, one.side, one.lead) for rating, one in zip(known, results, strict=True)
    ]
    for key, rating in zip(keys, rate(entries, results[0].deals), strict=True):
        db.execute(SET_RATING, (*key, *rating))


def rating_of(
    db: sqlite3.Connection, guild: int, game: str, month: int, user: int
) -> Rating | None:
    """How well somebody plays a game in a server; None: it is not known."""
    found = db.execute(SELECT_RATING, (guild, game, month, user)).fetchall()
    return Rating(*found[0]) if found else None


# Reading ----------------------------------------------------------------------------------------

SELECT_SUMS = """
SELECT game, players, company, deals, total, squares, declared, made, best, best_table, best_deal,
    worst, worst_table, worst_deal, matches, won
FROM sums INDEXED BY sums_by_user WHERE user = ? AND guild = ? AND month = ?
"""

SELECT_STANDINGS = """
WITH ranked AS (
    SELECT user, mu, sigma, sum(matches) AS matches, sum(won) AS won, sum(deals) AS deals,
        sum(total) AS total
    FROM sums LEFT JOIN ratings USING (guild, game, month, user)
    WHERE guild = ?1 AND game = ?2 AND month = ?3 AND company = 'people'
        AND (?4 = 0 OR players = ?4)
    GROUP BY user
    HAVING sum(matches) > 0  -- the alias alone would be the column of some row
), placed AS (
    SELECT *, row_number() OVER (ORDER BY mu - 2 * sigma DESC NULLS LAST, user) AS place FROM ranked
)
SELECT place, placed.user, ifnull(name, ''), mu, sigma, matches, won, deals, total,
    (SELECT count(*) FROM ranked)
FROM placed LEFT JOIN names ON names.guild = ?1 AND names.user = placed.user
WHERE place BETWEEN ?5 AND ?6 OR placed.user = ?7
ORDER BY place
"""

SELECT_COURSE = """
SELECT score, company FROM played
WHERE user = ?1 AND guild = ?2 AND game = ?3 AND at >= ?4 AND at < ?5
    AND (?6 = 0 OR players = ?6)
ORDER BY at DESC, table_id DESC, deal DESC LIMIT ?7
"""

SELECT_MONTHS = """
WITH RECURSIVE seasons (month) AS (
    SELECT max(month) FROM sums WHERE guild = ?1 AND game = ?2
    UNION ALL
    SELECT (SELECT max(month) FROM sums WHERE guild = ?1 AND game = ?2 AND month < seasons.month)
    FROM seasons WHERE seasons.month > 0
)
SELECT month FROM seasons WHERE month > 0
"""

SELECT_NAME = "SELECT name FROM names WHERE guild = ? AND user = ?"


def sums(db: sqlite3.Connection, user: int, guild: int, month: int) -> tuple[Sum, ...]:
    """All that somebody has played in a server in a month."""
    return tuple(_sum(*row) for row in db.execute(SELECT_SUMS, (user, guild, month)))


def _sum(game: str, players: int, company: Company, *numbers: int) -> Sum:
    deals, total, squares, declared, made, *extremes, matches, won = numbers
    return Sum(
        game=game,
        players=players,
        company=company,
        deals=deals,
        total=total,
        squares=squares,
        declared=declared,
        made=made,
        best=Extreme(*extremes[:3]) if deals else None,
        worst=Extreme(*extremes[3:]) if deals else None,
        matches=matches,
        won=won,
    )


def standings(
    db: sqlite3.Connection, asked: CareerQuery, first: int, last: int, user: int
) -> tuple[int, tuple[Standing, ...]]:
    """How many are ranked; of these the places from first to last, and somebody's own."""
    where = (asked.guild, asked.game, asked.month, asked.players, first, last, user)
    rows = db.execute(SELECT_STANDINGS, where).fetchall()
    return (rows[0][-1] if rows else 0), tuple(_standing(*row[:-1]) for row in rows)


def _standing(
    place: int, user: int, name: str, mu: float | None, sigma: float | None, *counts: int
) -> Standing:
    rating = None if mu is None or sigma is None else Rating(mu, sigma)
    return Standing(place, user, name, rating, *counts)


def course(
    db: sqlite3.Connection, asked: CareerQuery, user: int, most: int
) -> tuple[tuple[int, Company], ...]:
    """The scores of the newest deals that somebody has played, the oldest first."""
    begin, end = span(asked.month)
    where = (user, asked.guild, asked.game, begin, end, asked.players, most)
    return tuple(db.execute(SELECT_COURSE, where).fetchall())[::-1]


def months(db: sqlite3.Connection, guild: int, game: str) -> tuple[int, ...]:
    """The seasons in which a game was played in a server, the newest first."""
    return tuple(row[0] for row in db.execute(SELECT_MONTHS, (guild, game)))


def name_of(db: sqlite3.Connection, guild: int, user: int) -> str | None:
    """The name under which somebody was last seen at a table of a server; None: never."""
    found = db.execute(SELECT_NAME, (guild, user)).fetchall()
    return str(found[0][0]) if found else None
