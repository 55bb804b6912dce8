"""What the coach remembers of each person, as it is stored."""

from dataclasses import dataclass

from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes


@dataclass(frozen=True)
class Memory:
    """What a person was told."""

    told: frozenset[str] = frozenset()
    """The moments that were explained when they first came."""
    deals: int = 0
    """The deals that were coached to their end."""
    quiet: int = 0
    """The last of them in which no move was dear."""
    reasons: tuple[str, ...] = ()
    """The keys of the reasons told lately, each with the number of its deal: ``trick 2``."""


SELECT = 'SELECT told, deals, quiet, reasons FROM coaching WHERE "user" = ?'
KEEP = """
INSERT INTO coaching ("user", told, deals, quiet, reasons) VALUES (?, ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET told = excluded.told, deals = excluded.deals,
    quiet = excluded.quiet, reasons = excluded.reasons
"""


def load(db: Database, user: int) -> Memory:
    """Return what a person was told; nothing, if they were never coached."""
    row = db.execute(SELECT, (user,)).fetchone()
    if row is None:
        return Memory()
    told, deals, quiet, reasons = row
    return Memory(frozenset(told.split()), deals, quiet, tuple(reasons.splitlines()))


def keep(db: Database, user: int, memory: Memory) -> None:
    """Store what a person was told."""
    told, reasons = " ".join(sorted(memory.told)), "\n".join(memory.reasons)
    db.execute(KEEP, (user, told, memory.deals, memory.quiet, reasons))


class CoachRows(Rows):
    """The store's calls about the coach."""

    load = reads(load)
    keep = writes(keep)


PERSONAL = PersonalRows(
    export={"coaching": 'SELECT told, deals, quiet, reasons FROM coaching WHERE "user" = ?1'},
    forget_person=('DELETE FROM coaching WHERE "user" = ?1',),
)
