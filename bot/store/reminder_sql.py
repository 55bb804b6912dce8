"""Reminders in SQL that both databases understand: functions for one transaction each."""

from bot.store.database import Database
from bot.store.reminders import Reminder

ASK = """
INSERT INTO reminders (person, language, reminded_at, opened_at) VALUES (?1, ?2, 0, coalesce((
    SELECT max(opened_at) FROM entries JOIN contests ON contests.id = contest
    WHERE entries.person = ?1 AND kind = 'daily' AND late = 0), 0))
ON CONFLICT (person) DO UPDATE SET language = excluded.language
"""
DROP = "DELETE FROM reminders WHERE person = ?"
WANTS = "SELECT 1 FROM reminders WHERE person = ?"
DUE = """
SELECT person, language FROM reminders
WHERE opened_at > ?1 AND opened_at <= ?2 AND reminded_at < opened_at ORDER BY person
"""
NOTE = "UPDATE reminders SET reminded_at = ? WHERE person = ?"


def ask(db: Database, reminder: Reminder) -> None:
    """Somebody wants to be reminded."""
    db.execute(ASK, tuple(reminder))


def drop(db: Database, person: int) -> None:
    """Somebody no longer does."""
    db.execute(DROP, (person,))


def wants(db: Database, person: int) -> bool:
    """Whether somebody does."""
    return db.execute(WANTS, (person,)).fetchone() is not None


def due(db: Database, after: int, until: int) -> tuple[Reminder, ...]:
    """Whom to tell."""
    return tuple(Reminder(*row) for row in db.execute(DUE, (after, until)).fetchall())


def note(db: Database, person: int, at: int) -> None:
    """Somebody has been reminded."""
    db.execute(NOTE, (at, person))
