"""The store in a SQLite file."""

from collections.abc import Mapping
from pathlib import Path

from bot.base.meter import NOBODY, Meter
from bot.store.database import Database
from bot.store.lane import Lane
from bot.store.migrate import MIGRATIONS
from bot.store.sql_store import SqlStore
from bot.store.sqlite.connection import SqliteSession, open_file


class SqliteStore(SqlStore):
    """A store in a file that no other bot may use meanwhile."""

    def __init__(self, lane: Lane[SqliteSession]) -> None:
        super().__init__(lane)
        self.lane = lane

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        migrations: Path = MIGRATIONS,
        pragmas: tuple[str, ...] = (),
        meter: Meter = NOBODY,
    ) -> "SqliteStore":
        """Open or create the file and its folder; ``pragmas`` are run on the connection.

        Raises StoreBusy, StoreReadOnly, StoreFull, NewerDatabase, OlderDatabase,
        CorruptDatabase.
        """
        return cls(await open_file(path, migrations, pragmas, meter))

    async def forget_person(self, user: int, names: Mapping[str, str]) -> None:
        await super().forget_person(user, names)
        await self.read(_clean)

    async def forget_server(self, guild: int) -> None:
        await super().forget_server(guild)
        await self.read(_clean)


def _clean(db: Database) -> None:
    """Clear deleted rows from the write-ahead log too, as far as no reader needs it."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
