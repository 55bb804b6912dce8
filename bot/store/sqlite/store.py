"""The store in a SQLite file."""

from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from bot.base.meter import NO_METER, Meter
from bot.store.database import Database
from bot.store.lane import Lane
from bot.store.migrate import MIGRATIONS
from bot.store.sqlite.connection import SqliteSession, open_file
from bot.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(Store):
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
        meter: Meter = NO_METER,
    ) -> "SqliteStore":
        """Open or create the file and its folder; ``pragmas`` are run on the connection.

        Raises StoreBusy, StoreReadOnly, StoreFull, NewerDatabase, OlderDatabase,
        CorruptDatabase.
        """
        return cls(await open_file(path, migrations, pragmas, meter))

    async def erase(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        result = await self.write(work, *a, **k)
        await self.read(_clean)
        return result


def _clean(db: Database) -> None:
    """Clear deleted rows from the write-ahead log too, as far as no reader needs it."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
