"""Blocked people and servers, who are left out of what the bot sends by itself.

Their list belongs to ``bot/blocks/``. A statement with a condition from here finds no message for
them: it waits until the block is taken back.
"""

from typing import Literal

from bot.store.database import Database

FIND = "SELECT 1 FROM blocks WHERE kind = ? AND number = ?"


def is_blocked(db: Database, kind: Literal["user", "server"], number: int) -> bool:
    """Return whether a person or a server is blocked."""
    return db.execute(FIND, (kind, number)).fetchone() is not None


def person_plays(column: str) -> str:
    """Return the condition that the person of a column is not blocked."""
    return f"{column} NOT IN (SELECT number FROM blocks WHERE kind = 'user')"  # noqa: S608 - constants only


def server_plays(column: str) -> str:
    """Return the condition that the server of a column is not blocked."""
    return f"{column} NOT IN (SELECT number FROM blocks WHERE kind = 'server')"  # noqa: S608 - constants only
