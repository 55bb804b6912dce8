"""People and servers that the host keeps from playing, as they are stored.

The host's terminal writes them (``bot/host/blocking.py``), also while a bot runs.
"""

from typing import Literal, NamedTuple

from bot.store.database import Database
from bot.store.notes import count_up
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

BlockKind = Literal["user", "server"]


class Block(NamedTuple):
    """A person or a server that is kept from playing."""

    kind: BlockKind
    number: int
    """Discord's id."""
    why: str
    """The host's words."""
    since: int
    """Seconds, UTC."""
    told: bool = False
    """The person has been told why."""


class SeatedAt(NamedTuple):
    """An open table at which a person sits, or has asked for a seat."""

    table: int
    server: int
    """0: it stands outside of servers."""


CHANGES = "blocks"
"""Key of the note that counts changes of the list."""

ALL = "SELECT kind, number, why, since, told FROM blocks ORDER BY since, number"
FIND = "SELECT kind, number, why, since, told FROM blocks WHERE kind = ? AND number = ?"
ADD = "INSERT INTO blocks (kind, number, why, since, told) VALUES (?, ?, ?, ?, 0)"
CHANGE = "UPDATE blocks SET why = ?, told = 0 WHERE kind = ? AND number = ?"
REMOVE = "DELETE FROM blocks WHERE kind = ? AND number = ?"
CLAIM = "UPDATE blocks SET told = 1 WHERE kind = 'user' AND number = ? AND told = 0"
TABLES = """
SELECT id, CASE WHEN reach <> 'server' AND guild = channel THEN 0 ELSE guild END
FROM tables WHERE state IN ('lobby', 'playing') AND id IN (
    SELECT table_id FROM seats WHERE "user" = ?1
    UNION SELECT table_id FROM seat_requests WHERE person = ?1)
ORDER BY id
"""


def blocks(db: Database) -> tuple[Block, ...]:
    """Return all blocks, the oldest first."""
    return tuple(map(_block, db.execute(ALL).fetchall()))


def block(db: Database, kind: BlockKind, number: int, why: str, now: int) -> Block | None:
    """Block a person or a server; return the block that there was, if any.

    Another reason replaces an earlier one, and the person is told again.
    """
    earlier = _find(db, kind, number)
    if earlier is None:
        db.execute(ADD, (kind, number, why, now))
    elif earlier.why != why:
        db.execute(CHANGE, (why, kind, number))
    else:
        return earlier
    count_up(db, CHANGES)
    return earlier


def unblock(db: Database, kind: BlockKind, number: int) -> Block | None:
    """Take a block back; return it, if there was one."""
    earlier = _find(db, kind, number)
    if earlier is not None:
        db.execute(REMOVE, (kind, number))
        count_up(db, CHANGES)
    return earlier


def claim_notice(db: Database, user: int) -> bool:
    """Record that a person is told why they are blocked; return False if they were before."""
    return db.execute(CLAIM, (user,)).rowcount > 0


def tables_with(db: Database, user: int) -> tuple[SeatedAt, ...]:
    """Return the open tables at which a person sits, or has asked for a seat."""
    return tuple(map(SeatedAt._make, db.execute(TABLES, (user,)).fetchall()))


def _find(db: Database, kind: BlockKind, number: int) -> Block | None:
    row = db.execute(FIND, (kind, number)).fetchone()
    return None if row is None else _block(row)


def _block(row: tuple[BlockKind, int, str, int, int]) -> Block:
    kind, number, why, since, told_flag = row
    return Block(kind, number, why, since, bool(told_flag))


class BlockRows(Rows):
    """The store's calls about people and servers that are kept from playing."""

    blocks = reads(blocks)
    block = writes(block)
    unblock = writes(unblock)
    claim_notice = writes(claim_notice)
    tables_with = reads(tables_with)


PERSONAL = PersonalRows(
    export={"blocked": "SELECT why, since, told FROM blocks WHERE kind = 'user' AND number = ?1"},
    kept_when_forgotten=("blocked",),
)
"""A block stays when its person is forgotten: it is the host's own list."""
