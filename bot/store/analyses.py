"""Analyses of finished deals."""

from typing import Protocol

from bot.store.database import Database

ANALYSES_KEPT = 5000
"""The newest analyses, of some kilobytes each: an older one is made again when asked for."""


class AnalysisStore(Protocol):
    """The store's calls about them; ``Store`` says what all calls share."""

    async def set_analysis(self, table: int, deal: int, user: int, found: str) -> None:
        """Keep the analysis of a person's decisions in a deal, in place of an earlier one.

        Only the newest ANALYSES_KEPT are kept, and none of people without a move there (any more).
        """
        ...

    async def analysis(self, table: int, deal: int, user: int) -> str | None:
        """What was found; None: nothing is kept."""
        ...


REPLACE = 'DELETE FROM analyses WHERE table_id = ? AND deal = ? AND "user" = ?'
KEEP = """
INSERT INTO analyses (table_id, deal, "user", found) SELECT ?1, ?2, ?3, ?4
WHERE EXISTS (SELECT 1 FROM moves WHERE table_id = ?1 AND deal = ?2 AND "user" = ?3)
"""
"""Whoever asked to be forgotten while their deal was analysed has no moves any more."""
FORGET = "DELETE FROM analyses WHERE id <= (SELECT max(id) FROM analyses) - ?"
FOUND = 'SELECT found FROM analyses WHERE table_id = ? AND deal = ? AND "user" = ?'


def set_analysis(db: Database, table: int, deal: int, user: int, found: str) -> None:
    """Keep an analysis, and delete the oldest if there are too many."""
    db.execute(REPLACE, (table, deal, user))
    db.execute(KEEP, (table, deal, user, found))
    db.execute(FORGET, (ANALYSES_KEPT,))


def analysis(db: Database, table: int, deal: int, user: int) -> str | None:
    """What was found; None: nothing is kept."""
    found = db.execute(FOUND, (table, deal, user)).fetchall()
    return str(found[0][0]) if found else None
