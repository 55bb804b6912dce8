"""What cards are made of: the secret of a deal, and the words of its people (docs/fairness.md)."""

from collections.abc import Mapping
from typing import Protocol

from bot.store.database import Database, Work


class FairnessStore(Protocol):
    """The store's calls about these; ``Store`` says what all calls share."""

    async def pledge(self, table: int, deal: int, secret: str) -> str:
        """Keep a secret for a deal to come, unless one is kept; the one that is."""
        ...

    async def secret(self, table: int, deal: int) -> str | None:
        """A deal's secret, which nobody may learn before it is over; None: it has none."""
        ...

    async def set_word(self, table: int, deal: int, user: int, word: str) -> None:
        """Note a person's word for a deal to come, in place of an earlier one; empty: none."""
        ...

    async def words(self, table: int, deal: int) -> Mapping[int, str]:
        """The words for a deal, by user, without forgotten people."""
        ...


PLEDGE = """
INSERT INTO secrets (table_id, deal, secret) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
SET_WORD = """
INSERT INTO words (table_id, deal, "user", word) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, deal, "user") DO UPDATE SET word = excluded.word
"""
TAKE_WORD = 'DELETE FROM words WHERE table_id = ? AND deal = ? AND "user" = ?'


def pledge(db: Database, table: int, deal: int, kept: str) -> str:
    """Keep a secret, unless there is one."""
    db.execute(PLEDGE, (table, deal, kept))
    found = secret(db, table, deal)
    assert found is not None
    return found


def pledging(table: int, deal: int, kept: str) -> Work:
    """The write that keeps a secret in the transaction in which its deal is dealt."""
    return lambda db: pledge(db, table, deal, kept)


def secret(db: Database, table: int, deal: int) -> str | None:
    """The secret of a deal."""
    query = "SELECT secret FROM secrets WHERE table_id = ? AND deal = ?"
    found = db.execute(query, (table, deal)).fetchone()
    return None if found is None else str(found[0])


def set_word(db: Database, table: int, deal: int, user: int, word: str) -> None:
    """Note a word, or that there is none."""
    if word:
        db.execute(SET_WORD, (table, deal, user, word))
    else:
        db.execute(TAKE_WORD, (table, deal, user))


def words(db: Database, table: int, deal: int) -> Mapping[int, str]:
    """The words, by user."""
    query = 'SELECT "user", word FROM words WHERE table_id = ? AND deal = ?'
    return dict(db.execute(query, (table, deal)).fetchall())
