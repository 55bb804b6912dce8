"""Tokens in SQL that both databases understand: functions for one transaction each."""

from bot.store.database import Database
from bot.store.tokens import AwaitedPage, Gone, GuestMessage, HandKept, Token, TokensKept

KEEP_INTERACTION = """
INSERT INTO tokens (interaction, token, person, channel, server, locale, posts)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (interaction) DO UPDATE SET posts = excluded.posts
"""
KEEP_HAND = """
INSERT INTO hand_messages (
    table_id, person, deal, message, original, watches, shown_by, sender
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET deal = excluded.deal, message = excluded.message,
    original = excluded.original, watches = excluded.watches, shown_by = excluded.shown_by,
    sender = excluded.sender
"""
KEEP_MESSAGE = """
INSERT INTO guest_messages (message, shown_by, original) VALUES (?, ?, ?)
ON CONFLICT (message) DO UPDATE SET shown_by = excluded.shown_by, original = excluded.original
"""
KEEP_AWAITED = """
INSERT INTO awaited_pages (interaction, message, original, leads_to) VALUES (?, ?, ?, ?)
ON CONFLICT (interaction) DO UPDATE SET message = excluded.message, original = excluded.original,
    leads_to = excluded.leads_to
"""
DROP_AWAITED = "DELETE FROM awaited_pages WHERE interaction = ?"
DROP_HAND = "DELETE FROM hand_messages WHERE table_id = ? AND person = ?"
DROP = (
    "DELETE FROM tokens WHERE interaction < ?",
    "DELETE FROM hand_messages WHERE sender < ?",
    "DELETE FROM guest_messages WHERE shown_by < ?",
    "DELETE FROM awaited_pages WHERE interaction < ?",
)
INTERACTIONS = """
SELECT interaction, token, person, channel, server, locale, posts FROM tokens
WHERE interaction >= ? ORDER BY interaction
"""
HANDS = """
SELECT table_id, person, deal, message, original, watches, shown_by, sender FROM hand_messages
WHERE sender >= ? ORDER BY table_id, person
"""
MESSAGES = """
SELECT message, shown_by, original FROM guest_messages WHERE shown_by >= ? ORDER BY message
"""
AWAITED = """
SELECT interaction, message, original, leads_to FROM awaited_pages
WHERE interaction >= ? ORDER BY interaction
"""


def keep(db: Database, kept: TokensKept, gone: Gone) -> None:
    """Keep these in place of earlier ones."""
    for statement, rows in (
        (DROP_HAND, gone.hands),
        (DROP_AWAITED, [(number,) for number in gone.awaited]),
        (KEEP_INTERACTION, kept.tokens),
        (KEEP_HAND, kept.hands),
        (KEEP_MESSAGE, kept.messages),
        (KEEP_AWAITED, kept.awaited),
    ):
        if rows:
            db.executemany(statement, [tuple(row) for row in rows])


def drop(db: Database, before: int) -> None:
    """Delete what is of no more use."""
    for statement in DROP:
        db.execute(statement, (before,))


def kept(db: Database, since: int) -> TokensKept:
    """What is still of use."""
    asked = INTERACTIONS, HANDS, MESSAGES, AWAITED
    tokens, hands, messages, awaited = (db.execute(one, (since,)).fetchall() for one in asked)
    return TokensKept(
        tuple(Token._make((*row[:-1], bool(row[-1]))) for row in tokens),
        tuple(HandKept._make((*row[:4], *map(bool, row[4:6]), *row[6:])) for row in hands),
        tuple(GuestMessage._make((*row[:-1], bool(row[-1]))) for row in messages),
        tuple(AwaitedPage._make((*row[:2], bool(row[2]), row[3])) for row in awaited),
    )
