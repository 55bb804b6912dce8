"""Who asked to be reminded of the deal of the day: records, and what the store does with them;
``reminder_sql.py`` has the SQL."""

from typing import NamedTuple, Protocol

from bot.store.daily_channels import DailyChannelStore


class Reminder(NamedTuple):
    """Somebody to remind, and in which language."""

    person: int
    language: str


class ReminderStore(DailyChannelStore, Protocol):
    """The store's calls about reminders; ``Store`` says what all calls share."""

    async def ask_reminder(self, reminder: Reminder) -> None:
        """Somebody wants to be reminded from now on."""
        ...

    async def drop_reminder(self, person: int) -> None:
        """Somebody no longer does."""
        ...

    async def wants_reminder(self, person: int) -> bool:
        """Whether somebody does."""
        ...

    async def due_reminders(self, after: int, until: int) -> tuple[Reminder, ...]:
        """Those who opened their last deal of the day between two moments, and have not been
        reminded since."""
        ...

    async def note_reminded(self, person: int, at: int) -> None:
        """Somebody has been reminded."""
        ...
