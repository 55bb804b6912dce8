"""Opens the store of a place, whichever database that is."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.base.database_address import DatabaseAddress, Server
from bot.base.meter import NO_METER, Meter
from bot.base.shards import Division
from bot.store.database import Database
from bot.store.errors import StoreRefused
from bot.store.sqlite import beside
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.store.postgres.store import PostgresStore

T = TypeVar("T")

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


def carry_out_beside(place: DatabaseAddress, work: Callable[[Database], T]) -> T:
    """Return the result of one transaction of a terminal, beside a bot that may be running.

    It may change only tables that the bot reads anew. Raises StoreError.
    """
    if isinstance(place, Path):
        return beside.carry_out_beside(place, work)
    with require_driver():
        from bot.store.postgres import beside as beside_server  # noqa: PLC0415 - an extra
    return beside_server.carry_out_beside(place, work)


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
