"""The tokens that can still change messages of people's interactions, kept for a process that takes
over.

A token is a secret for the quarter of an hour that Discord accepts it. We keep it no longer, and
show it to nobody: its ``repr`` leaves it out.
"""

from typing import NamedTuple

from bot.discord.answering.awaited_pages import AwaitedPage
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_table
from bot.store.rows import Rows, reads, writes
from bot.tables.board.guests import GuestMessage
from bot.tables.private.private_view import HandKept


class Token(NamedTuple):
    """An answered interaction, and what its token can be used for.

    Discord's numbers of interactions grow with time.
    """

    interaction: int
    token: str
    person: int
    channel: int
    server: int
    """The server, which decides the shard; 0: the bot is a guest there, or it is in no server."""
    locale: str
    posts: bool
    """Whether it draws tables in its channel, where the bot is a guest."""

    def __repr__(self) -> str:
        return f"Token({self.interaction})"


class Gone(NamedTuple):
    """What is no more."""

    hands: tuple[tuple[int, int], ...] = ()
    """Tables and people."""
    awaited: tuple[int, ...] = ()
    """Interactions whose pages await nothing any more."""


NOTHING_GONE = Gone()


class TokensKept(NamedTuple):
    """All that there is, or what to keep from now on."""

    tokens: tuple[Token, ...] = ()
    hands: tuple[HandKept, ...] = ()
    messages: tuple[GuestMessage, ...] = ()
    awaited: tuple[AwaitedPage, ...] = ()


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
DROP_BEFORE = (
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


def keep(db: Database, kept: TokensKept, gone: Gone = NOTHING_GONE) -> None:
    """Keep these, each in place of what was kept of the same page or message, and delete what is
    ``gone``."""
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


def drop_before(db: Database, interaction: int) -> None:
    """Delete what only interactions earlier than this could do."""
    for statement in DROP_BEFORE:
        db.execute(statement, (interaction,))


def load(db: Database, since: int) -> TokensKept:
    """Return what this interaction or later ones can do."""
    queries = INTERACTIONS, HANDS, MESSAGES, AWAITED
    tokens, hands, messages, awaited = (db.execute(one, (since,)).fetchall() for one in queries)
    return TokensKept(
        tuple(Token._make((*row[:-1], bool(row[-1]))) for row in tokens),
        tuple(HandKept._make((*row[:4], *map(bool, row[4:6]), *row[6:])) for row in hands),
        tuple(GuestMessage._make((*row[:-1], bool(row[-1]))) for row in messages),
        tuple(AwaitedPage._make((*row[:2], bool(row[2]), row[3])) for row in awaited),
    )


class TokenRows(Rows):
    """The store's calls about tokens."""

    keep = writes(keep)
    drop_before = writes(drop_before)
    load = reads(load)


PERSONAL = PersonalRows(
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
