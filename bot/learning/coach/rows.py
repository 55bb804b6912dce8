"""Sentences that each person has had from the coach, as they are stored."""

from dataclasses import dataclass

from bot.learning.coach.recall import Recalled, packed, unpacked
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
SELECT_RECALLED = 'SELECT recalled FROM coaching WHERE "user" = ?'
KEEP_RECALLED = """
INSERT INTO coaching ("user", explained, deals, quiet, reasons, recalled)
VALUES (?, '', 0, 0, '', ?)
ON CONFLICT ("user") DO UPDATE SET recalled = excluded.recalled
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


def recalled(db: Database, user: int) -> tuple[Recalled, ...]:
    """Return the subjects that a person was asked about."""
    row = db.execute(SELECT_RECALLED, (user,)).fetchone()
    return () if row is None else unpacked(row[0])


def keep_recalled(db: Database, user: int, subjects: tuple[Recalled, ...]) -> None:
    """Store the subjects that a person was asked about."""
    db.execute(KEEP_RECALLED, (user, packed(subjects)))


class CoachRows(Rows):
    """The store's calls about the coach."""

    load = reads(load)
    keep = writes(keep)
    recalled = reads(recalled)
    keep_recalled = writes(keep_recalled)


PERSONAL = PersonalRows(
    export={
        "coaching": """
            SELECT explained, deals, quiet, reasons, recalled FROM coaching WHERE "user" = ?1"""
    },
    forget_person=('DELETE FROM coaching WHERE "user" = ?1',),
)
