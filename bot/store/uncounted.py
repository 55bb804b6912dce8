"""What was played and could not be counted yet: a list of tables in the database.

A result is kept whether or not it can be counted. Sums and ratings change in the same transaction:
if that fails, they alone are undone, and the table goes on the list, which
``bot/careers/backfill.py`` works off later.
"""

import contextlib
from collections.abc import Iterator, Sequence

from bot.base.accidents import note
from bot.store import careers, table_sql
from bot.store.database import Database, Work
from bot.store.records import DealPlayed, Played, Result
from bot.store.sums import Uncounted

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


def counting_deal(table: int, deal: int, at: int, played: tuple[Played, ...] | None) -> Work:
    """The write that counts a deal in the transaction in which it is finished. ``played`` None: it
    could not be worked out, and is caught up later."""
    left = Uncounted(table, deal, results=False)

    def count(db: Database) -> None:
        if played is None:
            mark(db, left)
        else:
            with or_later(db, left):
                careers.count_deal(db, table, deal, at, played)

    return count


def counting_match(table: int, at: int, results: tuple[Result, ...] | None) -> Work:
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


def oldest(db: Database, after: int) -> Uncounted | None:
    """The first table on the list after one."""
    found = db.execute(OLDEST, (after,)).fetchall()
    return Uncounted(found[0][0], found[0][1], bool(found[0][2])) if found else None


def results(db: Database, table: int) -> tuple[int, tuple[Result, ...]]:
    """When a match ended, and its people's results; games, sides and leads are not kept."""
    query = 'SELECT at, "user", score, place, deals, people FROM results WHERE table_id = ?'
    found = db.execute(query, (table,)).fetchall()
    ended = [
        Result(user, score, place, deals, people, game="")
        for _, user, score, place, deals, people in found
    ]
    return (found[0][0] if found else 0), tuple(ended)


def note_results(db: Database, table: int, at: int, results: Sequence[Result]) -> None:
    """Keep a match's results, and add them to its people's sums."""
    db.executemany(table_sql.INSERT_RESULT, table_sql.of_results(table, at, results))
    careers.count_match(db, table, at, results)


def catch_up(
    db: Database,
    left: Uncounted,
    deals: Sequence[DealPlayed],
    at: int,
    results: Sequence[Result],
) -> None:
    """Count what is on the list and take it off; nothing, if the list says otherwise by now."""
    if not db.execute(CROSS_OUT, left).rowcount:
        return
    for deal in deals:
        careers.count_deal(db, left.table, deal.number, deal.at, deal.played)
    if results:
        note_results(db, left.table, at, results)
