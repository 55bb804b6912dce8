"""Stored analyses of finished deals."""

from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table

ANALYSES_KEPT = 5000
"""The newest analyses, of some kilobytes each: an older one is made again when asked for."""

REPLACE = 'DELETE FROM analyses WHERE table_id = ? AND deal = ? AND "user" = ?'
KEEP = """
INSERT INTO analyses (table_id, deal, "user", found) SELECT ?1, ?2, ?3, ?4
WHERE EXISTS (SELECT 1 FROM moves WHERE table_id = ?1 AND deal = ?2 AND "user" = ?3)
"""
DELETE_OLD = "DELETE FROM analyses WHERE id <= (SELECT max(id) FROM analyses) - ?"
KEPT = 'SELECT found FROM analyses WHERE table_id = ? AND deal = ? AND "user" = ?'


def keep(db: Database, table: int, deal: int, user: int, analysis: str) -> None:
    """Keep the analysis of a person's decisions in a deal, in place of an earlier one.

    Only the newest ANALYSES_KEPT are kept, and none of people without a move there: they may have
    asked to be forgotten while it was made.
    """
    db.execute(REPLACE, (table, deal, user))
    db.execute(KEEP, (table, deal, user, analysis))
    db.execute(DELETE_OLD, (ANALYSES_KEPT,))


def kept(db: Database, table: int, deal: int, user: int) -> str | None:
    """Return the analysis of a person's decisions in a deal, if it is kept."""
    row = db.execute(KEPT, (table, deal, user)).fetchone()
    return None if row is None else str(row[0])


class AnalysisRows(Rows):
    """The store's calls about analyses."""

    keep = writes(keep)
    kept = reads(kept)


PERSONAL = PersonalRows(
    export={"analyses": 'SELECT table_id AS "table", deal, found FROM analyses WHERE "user" = ?1'},
    forget_person=('DELETE FROM analyses WHERE "user" = ?1',),
    forget_server=delete_by_table("analyses"),
)
