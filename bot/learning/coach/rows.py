"""Sentences that each person has had from the coach, as they are stored."""

from dataclasses import dataclass

from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes


@dataclass(frozen=True)
class Memory:
    """Sentences that a person has had."""

    explained: tuple[str, ...] = ()
    """The moments that were explained when they first came."""
    deals: int = 0
    """The deals that were coached to their end."""
    quiet: int = 0
    """The last of them in which no move was dear."""
    reasons: tuple[str, ...] = ()
    """The keys of the reasons told lately, each with the number of its deal: ``trick 2``."""


SELECT = 'SELECT explained, deals, quiet, reasons FROM coaching WHERE "user" = ?'
KEEP = """
INSERT INTO coaching ("user", explained, deals, quiet, reasons) VALUES (?, ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET explained = excluded.explained, deals = excluded.deals,
    quiet = excluded.quiet, reasons = excluded.reasons
"""


def load(db: Database, user: int) -> Memory:
    """Return the sentences a person has had; none, if they were never coached."""
    row = db.execute(SELECT, (user,)).fetchone()
    if row is None:
        return Memory()
    explained, deals, quiet, reasons = row
    return Memory(tuple(explained.split()), deals, quiet, tuple(reasons.splitlines()))


def keep(db: Database, user: int, memory: Memory) -> None:
    """Store the sentences a person has had."""
    explained, reasons = " ".join(memory.explained), "\n".join(memory.reasons)
    db.execute(KEEP, (user, explained, memory.deals, memory.quiet, reasons))


class CoachRows(Rows):
    """The store's calls about the coach."""

    load = reads(load)
    keep = writes(keep)


PERSONAL = PersonalRows(
    export={"coaching": 'SELECT explained, deals, quiet, reasons FROM coaching WHERE "user" = ?1'},
    forget_person=('DELETE FROM coaching WHERE "user" = ?1',),
)
