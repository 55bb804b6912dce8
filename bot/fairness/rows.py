"""What cards are made of: the secret of a deal, and the words of its people (docs/fairness.md)."""

from collections.abc import Mapping

from bot.store.database import Database, Work
from bot.store.personal import PersonalRows, delete_by_table
from bot.store.rows import Rows, reads, writes

PLEDGE = """
INSERT INTO secrets (table_id, deal, secret) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
SET_WORD = """
INSERT INTO words (table_id, deal, "user", word) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, deal, "user") DO UPDATE SET word = excluded.word
"""
TAKE_WORD_BACK = 'DELETE FROM words WHERE table_id = ? AND deal = ? AND "user" = ?'
PLEDGED = "SELECT secret FROM secrets WHERE table_id = ? AND deal = ?"
WORDS = 'SELECT "user", word FROM words WHERE table_id = ? AND deal = ?'


def pledge(db: Database, table: int, deal: int, kept: str) -> str:
    """Keep a secret for a deal to come, unless one is kept; return the one that is."""
    db.execute(PLEDGE, (table, deal, kept))
    found = secret(db, table, deal)
    assert found is not None
    return found


def pledging(table: int, deal: int, kept: str) -> Work:
    """Return the write that keeps a secret in the transaction in which its deal is dealt."""
    return lambda db: pledge(db, table, deal, kept)


def secret(db: Database, table: int, deal: int) -> str | None:
    """Return a deal's secret, which nobody may learn before it is over; None: it has none."""
    row = db.execute(PLEDGED, (table, deal)).fetchone()
    return None if row is None else str(row[0])


def set_word(db: Database, table: int, deal: int, user: int, word: str) -> None:
    """Record a person's word for a deal to come, in place of an earlier one; empty: none."""
    if word:
        db.execute(SET_WORD, (table, deal, user, word))
    else:
        db.execute(TAKE_WORD_BACK, (table, deal, user))


def words(db: Database, table: int, deal: int) -> Mapping[int, str]:
    """Return the words for a deal, by user, without forgotten people."""
    return dict(db.execute(WORDS, (table, deal)).fetchall())


class FairnessRows(Rows):
    """The store's calls about secrets and words."""

    pledge = writes(pledge)
    secret = reads(secret)
    set_word = writes(set_word)
    words = reads(words)


PERSONAL = PersonalRows(
    export={"words": 'SELECT table_id AS "table", deal, word FROM words WHERE "user" = ?1'},
    forget_person=('DELETE FROM words WHERE "user" = ?1',),
    forget_server=delete_by_table("secrets", "words"),
)
