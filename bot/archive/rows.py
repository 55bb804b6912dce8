"""Stored shares: finished deals that everybody in the server may replay."""

from bot.store.database import Database, Work
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table

SHARE_DEAL = "INSERT INTO shares (table_id, deal) VALUES (?, ?) ON CONFLICT DO NOTHING"
IS_SHARED = "SELECT 1 FROM shares WHERE table_id = ? AND deal = ?"


def share(db: Database, table: int, deal: int, also: tuple[Work, ...]) -> None:
    """Share a deal with its server, and run the other capabilities' writes with it."""
    db.execute(SHARE_DEAL, (table, deal))
    for write in also:
        write(db)


def is_shared(db: Database, table: int, deal: int) -> bool:
    """Return whether a deal is shared with its server."""
    return db.execute(IS_SHARED, (table, deal)).fetchone() is not None


class ShareRows(Rows):
    """The store's calls about shared deals."""

    share = writes(share)
    is_shared = reads(is_shared)


PERSONAL = PersonalRows(forget_server=delete_by_table("shares"))
