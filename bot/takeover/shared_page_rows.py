"""Pages that people have shared in channels, as they are stored: sharing outlives a process."""

from bot.discord.answering.shares import SharedPage
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild, select_guilds
from bot.store.rows import Rows, reads, writes

# The column ``page`` holds the dedupe_key: a migration for its name alone is not worth it.
FIND = "SELECT message FROM shared_pages WHERE person = ? AND channel = ? AND page = ?"
KEEP = """
INSERT INTO shared_pages (person, channel, guild, page, message) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person, channel, page) DO UPDATE SET message = excluded.message
"""
DROP_BEFORE = "DELETE FROM shared_pages WHERE message < ?"


def find(db: Database, person: int, channel: int, dedupe_key: str) -> int | None:
    """Return the message in which a person has shared a page in a channel; None: there is none."""
    row = db.execute(FIND, (person, channel, dedupe_key)).fetchone()
    return None if row is None else int(row[0])


def keep(db: Database, shared: SharedPage) -> None:
    """Keep the message of a shared page, in place of an earlier one."""
    db.execute(KEEP, shared)


def drop_before(db: Database, message: int) -> None:
    """Forget pages whose messages are earlier than this one: Discord's ids grow with time."""
    db.execute(DROP_BEFORE, (message,))


class SharedPageRows(Rows):
    """The store's calls about shared pages."""

    find = reads(find)
    keep = writes(keep)
    drop_before = writes(drop_before)


PERSONAL = PersonalRows(
    export={
        "shared_pages": """
            SELECT channel, guild AS server, page, message FROM shared_pages WHERE person = ?1"""
    },
    forget_person=("DELETE FROM shared_pages WHERE person = ?1",),
    forget_server=delete_by_guild("shared_pages"),
    servers=(select_guilds("shared_pages", "guild", "guild > 0"),),
)
