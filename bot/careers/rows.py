"""Stored careers: results, sums, ratings, and the list of matches not counted yet.

Results are kept whether or not they can be counted. Sums and ratings change in the same
transaction: if that fails, they alone are rolled back to a savepoint, and the table goes on the
list, which ``backfill.py`` works off later.
"""

import contextlib
from collections.abc import Iterator, Sequence

from bot.base.accidents import note
from bot.careers import career_reads
from bot.careers.ratings import FRESH, RatedPlayer, Rating, rate
from bot.careers.records import ALL_TIME, CareerQuery, Company, Rated, Uncounted, month_of
from bot.games.info import PERSON
from bot.store.database import Database, Work
from bot.store.personal import PersonalRows, delete_by_guild
from bot.store.rows import Rows, reads, writes
from bot.tables.model.records import DealPlayed, MatchResult, PlayedDeal
from bot.tables.rows.personal import delete_by_table

INSERT_RESULT = """
INSERT INTO results (table_id, "user", guild, variant, score, place, deals, people, at)
SELECT id, ?, guild, variant, ?, ?, ?, ?, ? FROM tables WHERE id = ?
ON CONFLICT DO NOTHING
"""
SELECT_RESULTS = 'SELECT at, "user", score, place, deals, people FROM results WHERE table_id = ?'
SELECT_VENUE = "SELECT guild, players FROM tables WHERE id = ?"
SELECT_HOUSE_SEATS = "SELECT house FROM deals WHERE table_id = ? AND number = ?"
INSERT_PLAYED = "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"

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

MAX_RATED_OF_TWO = 3
"""Matches a day that change ratings between the same two people without a third one."""
DAY = 24 * 60 * 60

SELECT_HINT = "SELECT 1 FROM hints WHERE table_id = ? LIMIT 1"
COUNT_RATED_OF_TWO = """
SELECT count(*) FROM results AS own JOIN results AS other USING (table_id)
WHERE own.user = ? AND other.user = ? AND own.guild = (SELECT guild FROM tables WHERE id = ?)
    AND own.people = 2 AND own.rated = 'yes' AND own.at >= ? AND own.at < ?
"""
SET_RATED = "UPDATE results SET rated = ? WHERE table_id = ?"
SELECT_RATED = "SELECT rated, people FROM results WHERE table_id = ? LIMIT 1"

INSERT_UNCOUNTED = """
INSERT INTO uncounted (table_id, deals, results) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET
    deals = CASE WHEN excluded.deals > uncounted.deals
        THEN excluded.deals ELSE uncounted.deals END,
    results = CASE WHEN excluded.results > uncounted.results
        THEN excluded.results ELSE uncounted.results END
"""
SELECT_OLDEST_UNCOUNTED = (
    "SELECT table_id, deals, results FROM uncounted WHERE table_id > ? ORDER BY table_id LIMIT 1"
)
DELETE_UNCOUNTED = "DELETE FROM uncounted WHERE table_id = ? AND deals = ? AND results = ?"


def count_deal(db: Database, table: int, deal: int, at: int, played: Sequence[PlayedDeal]) -> None:
    """Add a finished deal to the sums of the people who sat there when it began."""
    ((house,),) = db.execute(SELECT_HOUSE_SEATS, (table, deal))
    seats: list[str] = house.split()
    by_people = [result for result in played if not seats or seats[result.player] == PERSON]
    company = _company(len(by_people))
    ((guild, players),) = db.execute(SELECT_VENUE, (table,))
    for result in by_people:
        row = (result.user, guild, result.game, at, table, deal, players, company, result.score)
        if not db.execute(INSERT_PLAYED, row).rowcount:
            continue
        figures = (result.score, int(result.declared), int(result.made), table, deal)
        for month in (ALL_TIME, month_of(at)):
            key = (guild, result.game, month, company, result.user, players)
            db.execute(ADD_DEAL, (*key, *figures))


def count_match(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> None:
    """Add a match to its people's sums, and to their ratings if it counts for these."""
    ((guild, players),) = db.execute(SELECT_VENUE, (table,))
    rated = judge(db, table, at, results)
    db.execute(SET_RATED, (rated, table))
    for month in (ALL_TIME, month_of(at)):
        for result in results:
            key = (guild, result.game, month, _company(result.people), result.user, players)
            db.execute(ADD_MATCH, (*key, int(result.place == 1)))
        if rated == "yes":
            _rate(db, guild, month, results)


def _company(people: int) -> Company:
    return "people" if people > 1 else "house"


def _rate(db: Database, guild: int, month: int, results: Sequence[MatchResult]) -> None:
    ratings = [
        rating(db, CareerQuery(guild=guild, game=result.game, month=month), result.user) or FRESH
        for result in results
    ]
    entries = [
        RatedPlayer(earlier, result.side, result.lead)
        for earlier, result in zip(ratings, results, strict=True)
    ]
    for result, updated in zip(results, rate(entries, results[0].deals), strict=True):
        db.execute(SET_RATING, (guild, result.game, month, result.user, *updated))


def rating(db: Database, query: CareerQuery, user: int) -> Rating | None:
    """Return the rating of a user; None: they have finished no match with others."""
    key = (query.guild, query.game, query.month, user)
    rows = db.execute(SELECT_RATING, key).fetchall()
    return Rating(*rows[0]) if rows else None


def judge(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> Rated:
    """Return whether a match that ended at ``at`` changes ratings, or why not."""
    if len({result.side for result in results}) < 2:
        return "alone"
    if db.execute(SELECT_HINT, (table,)).fetchall():
        return "hint"
    if len(results) == 2 and all(result.people == 2 for result in results):
        begin = at - at % DAY
        users = tuple(result.user for result in results)
        ((played,),) = db.execute(COUNT_RATED_OF_TWO, (*users, table, begin, begin + DAY))
        if played >= MAX_RATED_OF_TWO:
            return "often"
    return "yes"


def rated(db: Database, table: int) -> Rated | None:
    """Return whether a match changed ratings, or why not; None: not counted yet."""
    rows = db.execute(SELECT_RATED, (table,)).fetchall()
    if not rows:
        return None
    stored, people = rows[0]
    return "partners" if stored == "alone" and people > 1 else stored


@contextlib.contextmanager
def defer_on_failure(db: Database, entry: Uncounted) -> Iterator[None]:
    """Roll back the block if it fails, and put ``entry`` on the list to be counted later."""
    db.savepoint("counting")
    try:
        yield
        db.await_answers()
    except Exception as error:
        if db.undone(error):  # the whole transaction: a full disk, or a lost connection
            raise
        db.execute("ROLLBACK TO counting")
        mark_uncounted(db, entry)
        note(error, "counting what was played, which is tried again later,", entry.table)
    db.execute("RELEASE counting")


def mark_uncounted(db: Database, entry: Uncounted) -> None:
    """Put a table on the list of matches not counted yet."""
    db.execute(INSERT_UNCOUNTED, entry)


def deal_count_work(table: int, deal: int, at: int, played: tuple[PlayedDeal, ...] | None) -> Work:
    """Return the write that counts a deal in the transaction in which it is finished.

    ``played``: None if it could not be computed: the deal is put on the list.
    """
    entry = Uncounted(table, deal, results=False)

    def count(db: Database) -> None:
        if played is None:
            mark_uncounted(db, entry)
        else:
            with defer_on_failure(db, entry):
                count_deal(db, table, deal, at, played)

    return count


def match_count_work(table: int, at: int, results: tuple[MatchResult, ...] | None) -> Work:
    """Return the write that counts a match in the transaction in which it ends.

    ``results``: None if they could not be computed: the match is put on the list.
    """
    entry = Uncounted(table, 0, results=True)

    def count(db: Database) -> None:
        if results is None:
            mark_uncounted(db, entry)
        else:
            with defer_on_failure(db, entry):
                note_results(db, table, at, results)

    return count


def next_uncounted(db: Database, after: int) -> Uncounted | None:
    """Return the match not counted yet whose table comes next ``after`` a table."""
    rows = db.execute(SELECT_OLDEST_UNCOUNTED, (after,)).fetchall()
    return Uncounted(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


def results(db: Database, table: int) -> tuple[int, tuple[MatchResult, ...]]:
    """Return when a match ended, and its people's results, without games, sides and leads."""
    rows = db.execute(SELECT_RESULTS, (table,)).fetchall()
    ended = [
        MatchResult(user, score, place, deals, people, game="")
        for _, user, score, place, deals, people in rows
    ]
    return (rows[0][0] if rows else 0), tuple(ended)


def note_results(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> None:
    """Store a match's results, and add them to its people's sums."""
    db.executemany(
        INSERT_RESULT,
        [
            (result.user, result.score, result.place, result.deals, result.people, at, table)
            for result in results
        ],
    )
    count_match(db, table, at, results)


def catch_up(
    db: Database,
    entry: Uncounted,
    deals: tuple[DealPlayed, ...],
    at: int,
    results: tuple[MatchResult, ...],
) -> None:
    """Count the missing part of a match, and take it off the list; idempotent.

    Nothing is counted if the entry has changed since it was read: the match stays on the list.
    """
    if not db.execute(DELETE_UNCOUNTED, entry).rowcount:
        return
    for deal in deals:
        count_deal(db, entry.table, deal.number, deal.at, deal.played)
    if results:
        note_results(db, entry.table, at, results)


class CareerRows(Rows):
    """The store's calls about careers."""

    leaderboard_rows = reads(career_reads.leaderboard_rows)
    rating = reads(rating)
    sums = reads(career_reads.sums)
    course = reads(career_reads.course)
    months = reads(career_reads.months)
    name_of = reads(career_reads.name_of)
    next_uncounted = reads(next_uncounted)
    results = reads(results)
    rated = reads(rated)
    catch_up = writes(catch_up)


PERSONAL = PersonalRows(
    export={
        "deals": """
            SELECT table_id AS "table", deal, guild AS server, game, players, company, at, score
            FROM played WHERE "user" = ?1""",
        "matches": """
            SELECT table_id AS "table", guild AS server, variant AS game, deals, people, score,
                place, at, rated
            FROM results WHERE "user" = ?1""",
        "sums": 'SELECT * FROM sums WHERE "user" = ?1',
        "ratings": 'SELECT * FROM ratings WHERE "user" = ?1',
    },
    forget_person=(
        'DELETE FROM played WHERE "user" = ?1',
        'DELETE FROM sums WHERE "user" = ?1',
        'DELETE FROM ratings WHERE "user" = ?1',
        'DELETE FROM results WHERE "user" = ?1',
    ),
    forget_server=(
        *delete_by_table("results", "uncounted", "played"),
        *delete_by_guild("sums", "ratings"),
    ),
)
