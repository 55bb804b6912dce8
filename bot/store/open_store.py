"""Opens the store of a place, whichever database that is."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.base.database_address import DatabaseAddress, Server
from bot.base.meter import NO_METER, Meter
from bot.base.shards import Division
from bot.store.errors import StoreRefused
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.store.postgres.store import PostgresStore

LACKING = (
    "A database of a PostgreSQL server needs psycopg, which is not installed: "
    "pip install '.[bot,postgres]' brings it."
)


async def open_store(
    place: DatabaseAddress, *, meter: Meter = NO_METER, half_copied: bool = False
) -> Store:
    """Open or create a store for this bot alone.

    ``half_copied``: even one that is not whole yet. Raises StoreError.
    """
    if isinstance(place, Path):
        store: Store = await SqliteStore.open(place, meter=meter)
    else:
        store = await _postgres().open(place, meter=meter)
    if half_copied:
        return store
    try:
        await store.refuse_half_copied(place)
    except BaseException:
        await store.close()
        raise
    return store


async def open_beside(
    place: DatabaseAddress, division: Division, *, meter: Meter = NO_METER
) -> Store:
    """Open a store that may be shared on a server.

    Only the process that has called ``hold`` may write. Raises StoreError.
    """
    if isinstance(place, Path):
        return await open_store(place, meter=meter)
    return await _postgres().beside(place, division, meter=meter)


async def look_at(server: Server) -> "PostgresStore":
    """A store for reading only, beside a bot that may be running on it. Raises StoreError."""
    return await _postgres().look(server)


@contextlib.contextmanager
def require_driver() -> Iterator[None]:
    """Import what needs PostgreSQL's driver, an extra. Raises StoreRefused if the host lacks it."""
    try:
        yield
    except ImportError as error:
        raise StoreRefused(LACKING) from error


def _postgres() -> "type[PostgresStore]":
    """Imported late: it needs an extra that a host may lack. Raises StoreRefused."""
    with require_driver():
        from bot.store.postgres.store import PostgresStore  # noqa: PLC0415 - an extra
    return PostgresStore
