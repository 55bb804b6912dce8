"""Stored secrets of deals, and the words of their people (docs/fairness.md)."""

from collections.abc import Mapping

from bot.store.database import Database, Work
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table

PLEDGE = """
INSERT INTO secrets (table_id, deal, secret) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
SET_WORD = """
INSERT INTO words (table_id, deal, "user", word) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, deal, "user") DO UPDATE SET word = excluded.word
"""
DELETE_WORD = 'DELETE FROM words WHERE table_id = ? AND deal = ? AND "user" = ?'
PLEDGED = "SELECT secret FROM secrets WHERE table_id = ? AND deal = ?"
SELECT_WORDS = 'SELECT "user", word FROM words WHERE table_id = ? AND deal = ?'


def pledge(db: Database, table: int, deal: int, new_secret: str) -> str:
    """Store a secret for a coming deal unless it has one; return the stored one."""
    db.execute(PLEDGE, (table, deal, new_secret))
    stored = secret(db, table, deal)
    assert stored is not None
    return stored


def pledge_work(table: int, deal: int, new_secret: str) -> Work:
    """Return the write that stores a secret in the transaction in which its deal is dealt."""
    return lambda db: pledge(db, table, deal, new_secret)


def secret(db: Database, table: int, deal: int) -> str | None:
    """Return a deal's secret, to be disclosed to no one before it is over; None: it has none."""
    row = db.execute(PLEDGED, (table, deal)).fetchone()
    return None if row is None else str(row[0])


def set_word(db: Database, table: int, deal: int, user: int, word: str) -> None:
    """Store a person's word for a coming deal; an empty one deletes the earlier word."""
    if word:
        db.execute(SET_WORD, (table, deal, user, word))
    else:
        db.execute(DELETE_WORD, (table, deal, user))


def words(db: Database, table: int, deal: int) -> Mapping[int, str]:
    """Return the words for a deal, by user; those of forgotten people are gone."""
    return dict(db.execute(SELECT_WORDS, (table, deal)).fetchall())


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
