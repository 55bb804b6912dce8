"""Which matches change ratings: not where hints helped, and not too many between the same two
people, who could make a rating between them."""

from collections.abc import Sequence
from typing import Literal

from bot.store.database import Database
from bot.store.records import Result

Rated = Literal["yes", "hint", "often", "alone"]
"""Whether a match changed ratings: it did; somebody was given a hint; its two people had played as
many that day as count; or one person played alone with the house."""

OF_TWO = 3
"""Matches a day that count between the same two people with nobody else at the table."""
DAY = 24 * 60 * 60

HINTED = "SELECT 1 FROM hints WHERE table_id = ? LIMIT 1"
COUNTED_OF_TWO = """
SELECT count(*) FROM results AS own JOIN results AS other USING (table_id)
WHERE own.user = ? AND other.user = ? AND own.guild = (SELECT guild FROM tables WHERE id = ?)
    AND own.people = 2 AND own.rated = 'yes' AND own.at >= ? AND own.at < ?
"""
NOTE = "UPDATE results SET rated = ? WHERE table_id = ?"
SELECT = "SELECT rated FROM results WHERE table_id = ? LIMIT 1"


def judge(db: Database, table: int, at: int, results: Sequence[Result]) -> Rated:
    """Whether a match that ended then changes ratings."""
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


def note(db: Database, table: int, rated: Rated) -> None:
    """Note with a match's results whether it changed ratings."""
    db.execute(NOTE, (rated, table))


def rated(db: Database, table: int) -> Rated | None:
    """What was noted; None: nothing (yet)."""
    found = db.execute(SELECT, (table,)).fetchall()
    return found[0][0] if found else None
