"""The people who want to be reminded of the deal of the day, as it is stored."""

from typing import NamedTuple

from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes


class Reminder(NamedTuple):
    """A person to remind, and in which language."""

    person: int
    language: str


SUBSCRIBE = """
INSERT INTO reminders (person, language, reminded_at, opened_at) VALUES (?1, ?2, 0, coalesce((
    SELECT max(opened_at) FROM entries JOIN contests ON contests.id = contest
    WHERE entries.person = ?1 AND kind = 'daily' AND late = 0), 0))
ON CONFLICT (person) DO UPDATE SET language = excluded.language
"""
UNSUBSCRIBE = "DELETE FROM reminders WHERE person = ?"
IS_SUBSCRIBED = "SELECT 1 FROM reminders WHERE person = ?"
DUE = """
SELECT person, language FROM reminders
WHERE opened_at > ?1 AND opened_at <= ?2 AND reminded_at < opened_at ORDER BY person
"""
NOTE_OPENED = "UPDATE reminders SET opened_at = ?1 WHERE person = ?2 AND opened_at < ?1"
NOTE = "UPDATE reminders SET reminded_at = ? WHERE person = ?"


def subscribe(db: Database, reminder: Reminder) -> None:
    """Remind a person from now on."""
    db.execute(SUBSCRIBE, tuple(reminder))


def unsubscribe(db: Database, person: int) -> None:
    """Remind a person no more."""
    db.execute(UNSUBSCRIBE, (person,))


def is_subscribed(db: Database, person: int) -> bool:
    """Return whether a person wants to be reminded."""
    return db.execute(IS_SUBSCRIBED, (person,)).fetchone() is not None


def due(db: Database, after: int, until: int) -> tuple[Reminder, ...]:
    """Return the people who opened their last deal of the day between two moments, and have not
    been reminded since."""
    return tuple(Reminder(*row) for row in db.execute(DUE, (after, until)).fetchall())


def note_opened(db: Database, person: int, at: int) -> None:
    """Record when a person opened a deal of the day: their next reminder counts from the last."""
    db.execute(NOTE_OPENED, (at, person))


def note_reminded(db: Database, person: int, at: int) -> None:
    """Record that a person has been reminded."""
    db.execute(NOTE, (at, person))


class ReminderRows(Rows):
    """The store's calls about reminders."""

    subscribe = writes(subscribe)
    unsubscribe = writes(unsubscribe)
    is_subscribed = reads(is_subscribed)
    due = reads(due)
    note_reminded = writes(note_reminded)


PERSONAL = PersonalRows(
    export={
        "reminders": "SELECT language, reminded_at, opened_at FROM reminders WHERE person = ?1"
    },
    forget_person=("DELETE FROM reminders WHERE person = ?1",),
)
