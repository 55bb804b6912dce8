"""Who has asked to be reminded of the deal of the day: records, and what is kept of them;
``reminder_sql.py`` has the SQL.
"""

from typing import NamedTuple, Protocol

from bot.store.daily_channels import DailyChannelStore


class Reminder(NamedTuple):
    """Somebody who is to be reminded, and in which language."""

    person: int
    language: str


class ReminderStore(DailyChannelStore, Protocol):
    """What is kept of reminders; ``Store`` says what all calls have in common."""

    async def ask_reminder(self, reminder: Reminder) -> None:
        """Somebody wants to be reminded from now on."""
        ...

    async def drop_reminder(self, person: int) -> None:
        """Somebody does not any more."""
        ...

    async def wants_reminder(self, person: int) -> bool:
        """Whether somebody does."""
        ...

    async def due_reminders(self, after: int, until: int) -> tuple[Reminder, ...]:
        """Those who have opened their last deal of the day between two moments, and were not
        reminded since."""
        ...

    async def note_reminded(self, person: int, at: int) -> None:
        """Somebody is told."""
        ...
