"""Leaderboards and profiles, read from sums."""

from typing import Any

from bot.careers.ratings import Rating
from bot.careers.records import CareerQuery, Company, Extreme, LeaderboardRow, Sum, span
from bot.store.database import Database

SELECT_SUMS = """
SELECT game, players, company, deals, total, squares, declared, made, best, best_table, best_deal,
    worst, worst_table, worst_deal, matches, won
FROM sums INDEXED BY sums_by_user WHERE "user" = ? AND guild = ? AND month = ?
"""

SELECT_STANDINGS = """
WITH ranked AS (
    SELECT "user", mu, sigma, CAST(sum(matches) AS bigint) AS matches,
        CAST(sum(won) AS bigint) AS won, CAST(sum(deals) AS bigint) AS deals,
        CAST(sum(total) AS bigint) AS total
    FROM sums LEFT JOIN ratings USING (guild, game, month, "user")
    WHERE guild = ?1 AND game = ?2 AND month = ?3 AND company = 'people'
        AND (?4 = 0 OR players = ?4)
    GROUP BY "user", mu, sigma
    HAVING sum(matches) > 0  -- the alias alone would be the column of some row
), placed AS (
    SELECT *, rank() OVER (ORDER BY mu - 2 * sigma DESC NULLS LAST) AS place,
        row_number() OVER (ORDER BY mu - 2 * sigma DESC NULLS LAST, "user") AS line
    FROM ranked
)
SELECT line, place, placed.user, coalesce(name, ''), mu, sigma, matches, won, deals, total,
    (SELECT count(*) FROM ranked)
FROM placed LEFT JOIN names ON names.guild = ?1 AND names.user = placed.user
WHERE line BETWEEN ?5 AND ?6 OR placed.user = ?7
ORDER BY line
"""

SELECT_COURSE = """
SELECT score, company FROM played
WHERE "user" = ?1 AND guild = ?2 AND game = ?3 AND at >= ?4 AND at < ?5
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

SELECT_NAME = 'SELECT name FROM names WHERE guild = ? AND "user" = ?'


def sums(db: Database, user: int, guild: int, month: int) -> tuple[Sum, ...]:
    """Return the sums of a user in a server for a month (0: all time)."""
    return tuple(_sum(row) for row in db.execute(SELECT_SUMS, (user, guild, month)))


def _sum(row: tuple[Any, ...]) -> Sum:
    (
        game, players, company, deals, total, squares, declared, made,
        best, best_table, best_deal, worst, worst_table, worst_deal, matches, won,
    ) = row  # fmt: skip
    return Sum(
        game=game,
        players=players,
        company=company,
        deals=deals,
        total=total,
        squares=squares,
        declared=declared,
        made=made,
        best=Extreme(best, best_table, best_deal) if deals else None,
        worst=Extreme(worst, worst_table, worst_deal) if deals else None,
        matches=matches,
        won=won,
    )


def leaderboard_rows(
    db: Database, query: CareerQuery, first: int, last: int, user: int
) -> tuple[int, tuple[LeaderboardRow, ...]]:
    """Return the number of ranked people, and the lines from first to last with a user's own.

    Everybody who has finished a match with others is ranked, by the rating's lower bound; people
    with the same one share a place, as do those without a rating.
    """
    parameters = (query.guild, query.game, query.month, query.players, first, last, user)
    rows = db.execute(SELECT_STANDINGS, parameters).fetchall()
    ranked = rows[0][-1] if rows else 0
    return ranked, tuple(
        LeaderboardRow(
            line=line,
            place=place,
            user=user,
            name=name,
            rating=None if mu is None else Rating(mu, sigma),
            matches=matches,
            won=won,
            deals=deals,
            total=total,
        )
        for line, place, user, name, mu, sigma, matches, won, deals, total, _ in rows
    )


def course(
    db: Database, query: CareerQuery, user: int, limit: int
) -> tuple[tuple[int, Company], ...]:
    """Return the scores of a user's newest deals, oldest first."""
    begin, end = span(query.month)
    parameters = (user, query.guild, query.game, begin, end, query.players, limit)
    return tuple(db.execute(SELECT_COURSE, parameters).fetchall())[::-1]


def months(db: Database, guild: int, game: str) -> tuple[int, ...]:
    """Return the seasons in which a game was played in a server, newest first."""
    return tuple(row[0] for row in db.execute(SELECT_MONTHS, (guild, game)))


def name_of(db: Database, guild: int, user: int) -> str | None:
    """Return the name a user last had at a table of a server; None: they never sat at one."""
    rows = db.execute(SELECT_NAME, (guild, user)).fetchall()
    return str(rows[0][0]) if rows else None
