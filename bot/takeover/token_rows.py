"""Stored interaction tokens, with which a process that takes over can edit messages.

A token is a secret for the fifteen minutes that Discord accepts it. It is stored no longer, and its
``repr`` leaves it out.
"""

from typing import NamedTuple

from bot.discord.answering.awaited_pages import AwaitedPage
from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.board.guests import GuestMessage
from bot.tables.private.private_view import StoredPrivateView
from bot.tables.rows.personal import delete_by_table


class Token(NamedTuple):
    """The token of an answered interaction. Discord's interaction ids grow with time."""

    interaction: int
    token: str
    person: int
    channel: int
    server: int
    """The server, which decides the shard; 0 in direct messages and where the bot is a guest."""
    locale: str
    posts: bool
    """Whether it posts tables in its channel, where the bot is a guest."""

    def __repr__(self) -> str:
        return f"Token({self.interaction})"


class DroppedKeys(NamedTuple):
    """Keys of records to delete."""

    hands: tuple[tuple[int, int], ...] = ()
    """Pages of hands, by table and person."""
    awaited: tuple[int, ...] = ()
    """Awaited pages that were shown, by interaction."""


NOTHING_DROPPED = DroppedKeys()


class TokensKept(NamedTuple):
    """Tokens with the records that need them."""

    tokens: tuple[Token, ...] = ()
    hands: tuple[StoredPrivateView, ...] = ()
    messages: tuple[GuestMessage, ...] = ()
    awaited: tuple[AwaitedPage, ...] = ()


UPSERT_INTERACTION = """
INSERT INTO tokens (interaction, token, person, channel, server, locale, posts)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (interaction) DO UPDATE SET posts = excluded.posts
"""
UPSERT_HAND = """
INSERT INTO hand_messages (
    table_id, person, deal, message, original, watches, shown_by, sender
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET deal = excluded.deal, message = excluded.message,
    original = excluded.original, watches = excluded.watches, shown_by = excluded.shown_by,
    sender = excluded.sender
"""
UPSERT_MESSAGE = """
INSERT INTO guest_messages (message, shown_by, original) VALUES (?, ?, ?)
ON CONFLICT (message) DO UPDATE SET shown_by = excluded.shown_by, original = excluded.original
"""
UPSERT_AWAITED = """
INSERT INTO awaited_pages (interaction, message, original, leads_to) VALUES (?, ?, ?, ?)
ON CONFLICT (interaction) DO UPDATE SET message = excluded.message, original = excluded.original,
    leads_to = excluded.leads_to
"""
DROP_AWAITED = "DELETE FROM awaited_pages WHERE interaction = ?"
DROP_HAND = "DELETE FROM hand_messages WHERE table_id = ? AND person = ?"
DROP_BEFORE = (
    "DELETE FROM tokens WHERE interaction < ?",
    "DELETE FROM hand_messages WHERE sender < ?",
    "DELETE FROM guest_messages WHERE shown_by < ?",
    "DELETE FROM awaited_pages WHERE interaction < ?",
)
SELECT_TOKENS = """
SELECT interaction, token, person, channel, server, locale, posts FROM tokens
WHERE interaction >= ? ORDER BY interaction
"""
SELECT_HANDS = """
SELECT table_id, person, deal, message, original, watches, shown_by, sender FROM hand_messages
WHERE sender >= ? ORDER BY table_id, person
"""
SELECT_MESSAGES = """
SELECT message, shown_by, original FROM guest_messages WHERE shown_by >= ? ORDER BY message
"""
SELECT_AWAITED = """
SELECT interaction, message, original, leads_to FROM awaited_pages
WHERE interaction >= ? ORDER BY interaction
"""


def keep(db: Database, kept: TokensKept, dropped: DroppedKeys = NOTHING_DROPPED) -> None:
    """Upsert records and delete the ``dropped`` ones."""
    for statement, rows in (
        (DROP_HAND, dropped.hands),
        (DROP_AWAITED, [(number,) for number in dropped.awaited]),
        (UPSERT_INTERACTION, kept.tokens),
        (UPSERT_HAND, kept.hands),
        (UPSERT_MESSAGE, kept.messages),
        (UPSERT_AWAITED, kept.awaited),
    ):
        if rows:
            db.executemany(statement, [tuple(row) for row in rows])


def drop_before(db: Database, interaction: int) -> None:
    """Delete the tokens of earlier interactions, with the records that need them."""
    for statement in DROP_BEFORE:
        db.execute(statement, (interaction,))


def load(db: Database, since: int) -> TokensKept:
    """Return the tokens of this and later interactions, with the records that need them."""
    queries = SELECT_TOKENS, SELECT_HANDS, SELECT_MESSAGES, SELECT_AWAITED
    tokens, hands, messages, awaited = (db.execute(query, (since,)).fetchall() for query in queries)
    return TokensKept(
        tuple(Token._make((*row[:-1], bool(row[-1]))) for row in tokens),
        tuple(StoredPrivateView._make((*row[:4], *map(bool, row[4:6]), *row[6:])) for row in hands),
        tuple(GuestMessage._make((*row[:-1], bool(row[-1]))) for row in messages),
        tuple(AwaitedPage._make((*row[:2], bool(row[2]), row[3])) for row in awaited),
    )


class TokenRows(Rows):
    """The store's calls about tokens."""

    keep = writes(keep)
    drop_before = writes(drop_before)
    load = reads(load)


PERSONAL = PersonalRows(
    export={
        "presses": """
            SELECT interaction AS press, channel, server, locale AS language
            FROM tokens WHERE person = ?1""",
        "private_pages": """
            SELECT table_id AS "table", deal, message, watches
            FROM hand_messages WHERE person = ?1""",
    },
    forget_person=(
        """DELETE FROM awaited_pages
            WHERE interaction IN (SELECT interaction FROM tokens WHERE person = ?1)""",
        """DELETE FROM guest_messages
            WHERE shown_by IN (SELECT interaction FROM tokens WHERE person = ?1)""",
        "DELETE FROM hand_messages WHERE person = ?1",
        "DELETE FROM tokens WHERE person = ?1",
    ),
    forget_server=(
        *delete_by_table("hand_messages"),
        """DELETE FROM awaited_pages
            WHERE interaction IN (SELECT interaction FROM tokens WHERE server = ?1)""",
        "DELETE FROM tokens WHERE server = ?1",
    ),
)
