"""What ``Store`` promises, in SQL that any database here understands."""

from bot.store import Store
from bot.store.store import Asked


class SqlStore(Asked, Store):
    """A store in an SQL database."""

    async def close(self) -> None:
        await self.connection.close()
