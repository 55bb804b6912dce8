"""Sentences that each person has had from the coach, as they are stored."""

from dataclasses import dataclass, replace

from bot.learning.coach.recall import Recalled, packed, unpacked
from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

SAME_REASON_DEALS = 3
"""Deals in which a reason is told only once."""


@dataclass(frozen=True)
class Memory:
    """Sentences that a person has had."""

    explained: tuple[str, ...] = ()
    """The moments that were explained when they first came."""
    deals: int = 0
    """The deals that were coached to their end."""
    quiet: int = 0
    """The last of them in which no move cost anything."""
    reasons: tuple[str, ...] = ()
    """The keys of the reasons told lately, each with the number of its deal: ``trick 2``."""

    def hearing(self, moment: str, reason: str) -> "Memory":
        """After a sentence about a moment, or one that gives a reason; each may be empty."""
        explained = (*self.explained, moment) if moment else self.explained
        reasons = (*self.reasons, f"{reason} {self.deals}") if reason else self.reasons
        return replace(self, explained=explained, reasons=reasons)

    def after_deal(self, *, is_quiet: bool) -> "Memory":
        """After a coached deal; ``is_quiet``: no move in it cost anything."""
        after = replace(self, deals=self.deals + 1, quiet=self.quiet + 1 if is_quiet else 0)
        return replace(
            after, reasons=tuple(given for given in self.reasons if _recent(given, after))
        )

    @property
    def lately(self) -> frozenset[str]:
        """The keys of the reasons that are not told again in this deal."""
        return frozenset(given.partition(" ")[0] for given in self.reasons if _recent(given, self))


def _recent(given: str, memory: Memory) -> bool:
    return memory.deals - int(given.rpartition(" ")[2]) < SAME_REASON_DEALS


SELECT = 'SELECT explained, deals, quiet, reasons FROM coaching WHERE "user" = ?'
BEGIN = """
INSERT INTO coaching ("user", explained, deals, quiet, reasons) VALUES (?, '', 0, 0, '')
ON CONFLICT ("user") DO NOTHING
"""
KEEP = 'UPDATE coaching SET explained = ?, deals = ?, quiet = ?, reasons = ? WHERE "user" = ?'
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


def begin(db: Database, user: int) -> Memory:
    """Return the sentences a person has had, and have later ones stored from now on."""
    db.execute(BEGIN, (user,))
    return load(db, user)


def hear(db: Database, user: int, moment: str, reason: str) -> None:
    """Store a sentence, as ``Memory.hearing`` has it: nothing of somebody forgotten meanwhile."""
    _keep(db, user, load(db, user).hearing(moment, reason))


def end_deal(db: Database, user: int, *, is_quiet: bool) -> Memory:
    """Store the end of a deal, and return what is remembered: as ``hear`` does."""
    memory = load(db, user).after_deal(is_quiet=is_quiet)
    _keep(db, user, memory)
    return memory


def _keep(db: Database, user: int, memory: Memory) -> None:
    explained, reasons = " ".join(memory.explained), "\n".join(memory.reasons)
    db.execute(KEEP, (explained, memory.deals, memory.quiet, reasons, user))


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
    begin = writes(begin)
    hear = writes(hear)
    end_deal = writes(end_deal)
    recalled = reads(recalled)
    keep_recalled = writes(keep_recalled)


PERSONAL = PersonalRows(
    export={
        "coaching": """
            SELECT explained, deals, quiet, reasons, recalled FROM coaching WHERE "user" = ?1"""
    },
    forget_person=('DELETE FROM coaching WHERE "user" = ?1',),
)
