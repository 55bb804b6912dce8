"""What ``Store`` promises, in SQL that any database here understands."""

from bot.store import Store, analyses
from bot.store.sql_ladders import SqlLadders


class SqlStore(SqlLadders, Store):
    """A store in an SQL database."""

    async def close(self) -> None:
        await self.connection.close()

    async def set_analysis(self, table: int, deal: int, user: int, found: str) -> None:
        await self.write(analyses.set_analysis, table, deal, user, found)

    async def analysis(self, table: int, deal: int, user: int) -> str | None:
        return await self.read(analyses.analysis, table, deal, user)
