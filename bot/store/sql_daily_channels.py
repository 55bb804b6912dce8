"""The store's calls about channels with the deal of the day; ``daily_channel_sql.py`` has the
SQL."""

from bot.store import daily_channel_sql as sql
from bot.store.daily_channels import DailyChannel, DailyChannelStore, Finisher
from bot.store.sql_ladders import SqlLadders


class SqlDailyChannels(SqlLadders, DailyChannelStore):
    """That part of the store, on top of ladders."""

    async def daily_channels(self, before: int | None = None) -> tuple[DailyChannel, ...]:
        if before is None:
            return await self.read(sql.load, sql.ALL)
        return await self.read(sql.load, sql.BEFORE, before)

    async def daily_channel(self, guild: int) -> DailyChannel | None:
        found = await self.read(sql.load, sql.ONE, guild)
        return found[0] if found else None

    async def set_daily_channel(self, new: DailyChannel) -> None:
        await self.write(sql.choose, new)

    async def note_daily_message(self, now: DailyChannel) -> bool:
        return await self.write(sql.note, now)

    async def clear_daily_channel(self, guild: int) -> None:
        await self.write(sql.clear, guild)

    async def finishers(self, contest: int, home: int) -> tuple[Finisher, ...]:
        return await self.read(sql.finishers, contest, home)
