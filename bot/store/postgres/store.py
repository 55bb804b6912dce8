"""The store in a PostgreSQL database: how it is opened, and who asks it what."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

import psycopg

from bot.meter import NOBODY, Meter
from bot.place import Server
from bot.store.database import Database
from bot.store.lane import Lane
from bot.store.postgres import opening
from bot.store.postgres.failures import explain
from bot.store.postgres.session import PostgresSession
from bot.store.restore import COUNT, Counts, counted
from bot.store.sql_store import SqlStore

P = ParamSpec("P")
T = TypeVar("T")

READERS = 3
"""Connections that only read. All that is written goes over one, in its order."""


class PostgresConnection:
    """One lane that writes, and some that read."""

    def __init__(self, writer: Lane, readers: tuple[Lane, ...]) -> None:
        self._writer, self._readers = writer, readers

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """What is asked after a write has seen it, though nobody has waited for that."""
        await self._writer.written()
        idle = min(self._readers, key=lambda lane: lane.waiting)
        return await idle.read(work, *a, **k)

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """One transaction."""
        return await self._writer.write(work, *a, **k)

    async def close(self) -> None:
        """Hang up, after all calls under way."""
        for lane in (self._writer, *self._readers):
            await lane.close()


class PostgresStore(SqlStore):
    """A store in a database that no other bot may write to meanwhile."""

    @classmethod
    async def open(cls, server: Server, *, meter: Meter = NOBODY) -> "PostgresStore":
        """Reach the database, and bring it up to date. Raises StoreError."""

        def owned() -> PostgresSession:
            try:
                return PostgresSession(server, *opening.owned(server))
            except psycopg.Error as error:
                raise explain(error, server) from error

        writer = await Lane.open(owned, meter)
        return cls(PostgresConnection(writer, await _readers(server, meter)))

    @classmethod
    async def look(cls, server: Server) -> "PostgresStore":
        """The same only to read, beside a bot that may be running. Raises StoreError."""

        def looking() -> PostgresSession:
            try:
                opening.looked_at(server)
            except psycopg.Error as error:
                raise explain(error, server) from error
            return PostgresSession(server)

        writer = await Lane.open(looking)
        return cls(PostgresConnection(writer, await _readers(server, NOBODY)))

    async def counts(self) -> Counts:
        """The tables that there are."""
        return await self._read(lambda db: counted(db.execute(COUNT)))


async def _readers(server: Server, meter: Meter) -> tuple[Lane, ...]:
    opened = [Lane.open(lambda: PostgresSession(server), meter) for _ in range(READERS)]
    return tuple(await asyncio.gather(*opened))
