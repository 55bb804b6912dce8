"""The store's calls about reminders; ``reminder_sql.py`` has the SQL."""

from bot.store import reminder_sql
from bot.store.reminders import Reminder, ReminderStore
from bot.store.sql_daily_channels import SqlDailyChannels


class SqlReminders(SqlDailyChannels, ReminderStore):
    """That part of the store, on top of daily channels."""

    async def ask_reminder(self, reminder: Reminder) -> None:
        await self.write(reminder_sql.ask, reminder)

    async def drop_reminder(self, person: int) -> None:
        await self.write(reminder_sql.drop, person)

    async def wants_reminder(self, person: int) -> bool:
        return await self.read(reminder_sql.wants, person)

    async def due_reminders(self, after: int, until: int) -> tuple[Reminder, ...]:
        return await self.read(reminder_sql.due, after, until)

    async def note_reminded(self, person: int, at: int) -> None:
        await self.write(reminder_sql.note, person, at)
