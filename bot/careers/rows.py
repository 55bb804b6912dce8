"""Stored careers: results, sums, ratings, and the list of what could not be counted yet.

Results are kept whether or not they can be counted. Sums and ratings change in the same
transaction: if that fails, they alone are undone, and the table goes on the list, which
``backfill.py`` works off later.
"""

import contextlib
from collections.abc import Iterator, Sequence

from bot.base.accidents import note
from bot.careers import reading
from bot.careers.ratings import FRESH, RatedPlayer, Rating, rate
from bot.careers.records import ALL_TIME, CareerQuery, Company, Rated, Uncounted, month_of
from bot.store.database import Database, Work
from bot.store.personal import PersonalRows, delete_by_guild, delete_by_table
from bot.store.records import PERSON, DealPlayed, MatchResult, PlayedDeal
from bot.store.rows import Rows, reads, writes

INSERT_RESULT = """
INSERT INTO results (table_id, "user", guild, variant, score, place, deals, people, at)
SELECT id, ?, guild, variant, ?, ?, ?, ?, ? FROM tables WHERE id = ?
ON CONFLICT DO NOTHING
"""
RESULTS = 'SELECT at, "user", score, place, deals, people FROM results WHERE table_id = ?'
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

OF_TWO = 3
"""Matches a day that count between the same two people with nobody else at the table."""
DAY = 24 * 60 * 60

HINTED = "SELECT 1 FROM hints WHERE table_id = ? LIMIT 1"
COUNTED_OF_TWO = """
SELECT count(*) FROM results AS own JOIN results AS other USING (table_id)
WHERE own.user = ? AND other.user = ? AND own.guild = (SELECT guild FROM tables WHERE id = ?)
    AND own.people = 2 AND own.rated = 'yes' AND own.at >= ? AND own.at < ?
"""
NOTE_RATED = "UPDATE results SET rated = ? WHERE table_id = ?"
SELECT_RATED = "SELECT rated FROM results WHERE table_id = ? LIMIT 1"

MARK = """
INSERT INTO uncounted (table_id, deals, results) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET
    deals = CASE WHEN excluded.deals > uncounted.deals
        THEN excluded.deals ELSE uncounted.deals END,
    results = CASE WHEN excluded.results > uncounted.results
        THEN excluded.results ELSE uncounted.results END
"""
OLDEST = (
    "SELECT table_id, deals, results FROM uncounted WHERE table_id > ? ORDER BY table_id LIMIT 1"
)
CROSS_OUT = "DELETE FROM uncounted WHERE table_id = ? AND deals = ? AND results = ?"


def count_deal(db: Database, table: int, deal: int, at: int, played: Sequence[PlayedDeal]) -> None:
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


def count_match(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> None:
    """Add a match to its people's sums, and to their ratings where it counts for these."""
    ((guild, players),) = db.execute(PLACE, (table,))
    counts = judge(db, table, at, results)
    note_rated(db, table, counts)
    for month in (ALL_TIME, month_of(at)):
        for one in results:
            key = (guild, one.game, month, _company(one.people), one.user, players)
            db.execute(ADD_MATCH, (*key, int(one.place == 1)))
        if counts == "yes":
            _rate(db, guild, month, results)


def _company(people: int) -> Company:
    return "people" if people > 1 else "house"


def _rate(db: Database, guild: int, month: int, results: Sequence[MatchResult]) -> None:
    keys = [(guild, one.game, month, one.user) for one in results]
    known = [rating_of(db, *key) or FRESH for key in keys]
    entries = [
        RatedPlayer(rating, one.side, one.lead) for rating, one in zip(known, results, strict=True)
    ]
    for key, rating in zip(keys, rate(entries, results[0].deals), strict=True):
        db.execute(SET_RATING, (*key, *rating))


def rating_of(db: Database, guild: int, game: str, month: int, user: int) -> Rating | None:
    """Return the rating of a user in a game and server; None: unknown."""
    found = db.execute(SELECT_RATING, (guild, game, month, user)).fetchall()
    return Rating(*found[0]) if found else None


def rating(db: Database, asked: CareerQuery, user: int) -> Rating | None:
    """Return how well somebody plays a game; None: they have finished no match with others."""
    return rating_of(db, asked.guild, asked.game, asked.month, user)


def judge(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> Rated:
    """Return whether a match that ended then changes ratings."""
    if len({one.side for one in results}) < 2:
        return "alone"
    if db.execute(HINTED, (table,)).fetchall():
        return "hint"
    if len(results) == 2 and all(one.people == 2 for one in results):
        begin = at - at % DAY
        both = tuple(one.user for one in results)
        ((played,),) = db.execute(COUNTED_OF_TWO, (*both, table, begin, begin + DAY))
        if played >= OF_TWO:
            return "often"
    return "yes"


def note_rated(db: Database, table: int, rated: Rated) -> None:
    """Note with a match's results whether it changed ratings."""
    db.execute(NOTE_RATED, (rated, table))


def rated(db: Database, table: int) -> Rated | None:
    """Return whether a match changed ratings, or why not; None: unknown (so far)."""
    found = db.execute(SELECT_RATED, (table,)).fetchall()
    return found[0][0] if found else None


def of_results(table: int, at: int, results: Sequence[MatchResult]) -> list[tuple[object, ...]]:
    """The parameters of INSERT_RESULT."""
    return [
        (result.user, result.score, result.place, result.deals, result.people, at, table)
        for result in results
    ]


@contextlib.contextmanager
def or_later(db: Database, left: Uncounted) -> Iterator[None]:
    """Undo what is counted inside if it fails, and leave it to be counted later."""
    db.savepoint("counting")
    try:
        yield
        db.done()
    except Exception as error:
        if db.undone(error):  # the move, too: by a full disk, or a lost connection
            raise
        db.execute("ROLLBACK TO counting")
        mark(db, left)
        note(error, "counting what was played, which is tried again later,", left.table)
    db.execute("RELEASE counting")


def mark(db: Database, left: Uncounted) -> None:
    """Put a table on the list."""
    db.execute(MARK, left)


def counting_deal(table: int, deal: int, at: int, played: tuple[PlayedDeal, ...] | None) -> Work:
    """The write that counts a deal in the transaction in which it is finished. ``played`` None: it
    could not be worked out, and is caught up later."""
    left = Uncounted(table, deal, results=False)

    def count(db: Database) -> None:
        if played is None:
            mark(db, left)
        else:
            with or_later(db, left):
                count_deal(db, table, deal, at, played)

    return count


def counting_match(table: int, at: int, results: tuple[MatchResult, ...] | None) -> Work:
    """The write that counts a match in the transaction in which it ends. ``results`` None: they
    could not be worked out, and are caught up later."""
    left = Uncounted(table, 0, results=True)

    def count(db: Database) -> None:
        if results is None:
            mark(db, left)
        else:
            with or_later(db, left):
                note_results(db, table, at, results)

    return count


def uncounted(db: Database, after: int = 0) -> Uncounted | None:
    """Return the oldest match not counted yet, of the tables after one."""
    found = db.execute(OLDEST, (after,)).fetchall()
    return Uncounted(found[0][0], found[0][1], bool(found[0][2])) if found else None


def results(db: Database, table: int) -> tuple[int, tuple[MatchResult, ...]]:
    """Return when a match ended, and its people's results, without games, sides and leads."""
    found = db.execute(RESULTS, (table,)).fetchall()
    ended = [
        MatchResult(user, score, place, deals, people, game="")
        for _, user, score, place, deals, people in found
    ]
    return (found[0][0] if found else 0), tuple(ended)


def note_results(db: Database, table: int, at: int, results: Sequence[MatchResult]) -> None:
    """Keep a match's results, and add them to its people's sums."""
    db.executemany(INSERT_RESULT, of_results(table, at, results))
    count_match(db, table, at, results)


def catch_up(
    db: Database,
    left: Uncounted,
    deals: tuple[DealPlayed, ...],
    at: int,
    results: tuple[MatchResult, ...],
) -> None:
    """Count what was left of a match; calling it again adds nothing.

    If more is left now than was read, nothing is counted: the match is on the list again.
    """
    if not db.execute(CROSS_OUT, left).rowcount:
        return
    for deal in deals:
        count_deal(db, left.table, deal.number, deal.at, deal.played)
    if results:
        note_results(db, left.table, at, results)


class CareerRows(Rows):
    """The store's calls about careers."""

    standings = reads(reading.standings)
    rating = reads(rating)
    sums = reads(reading.sums)
    course = reads(reading.course)
    months = reads(reading.months)
    name_of = reads(reading.name_of)
    uncounted = reads(uncounted)
    results = reads(results)
    rated = reads(rated)
    catch_up = writes(catch_up)


PERSONAL = PersonalRows(
    export={
        "deals": """
            SELECT table_id AS "table", deal, guild AS server, game, at, score
            FROM played WHERE "user" = ?1""",
        "matches": """
            SELECT table_id AS "table", guild AS server, variant AS game, score, place, at
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
