"""The store in a PostgreSQL database: how it is opened, and which connection serves what."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

import psycopg

from bot.base.background import Background
from bot.base.database_address import Server
from bot.base.log_subject import subject
from bot.base.meter import NO_METER, Meter
from bot.base.shards import Division, Shard
from bot.store.database import Database
from bot.store.errors import (
    CorruptDatabase,
    NewerDatabase,
    NotOwner,
    OlderDatabase,
    StoreError,
    StoreReadOnly,
    StoreRefused,
)
from bot.store.lane import Lane
from bot.store.postgres import leases, opening
from bot.store.postgres.failures import explain
from bot.store.postgres.leases import ANY, FIRST, WHOLE, Lease, LeaseFollower, stand_by
from bot.store.postgres.pooler import connect_alone
from bot.store.postgres.proof import Proof, steady
from bot.store.postgres.session import PostgresSession
from bot.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)

HOPELESS = (CorruptDatabase, NewerDatabase, OlderDatabase, StoreReadOnly, StoreRefused)
"""Errors that waiting does not cure."""

CARRY_OUT = "INSERT INTO carried_out (interaction) VALUES (?) ON CONFLICT DO NOTHING"
CARRIED_OUT = "SELECT 1 FROM carried_out WHERE interaction = ?"
LONG_AGO = "DELETE FROM carried_out WHERE at < clock_timestamp() - make_interval(secs => ?)"
WITHIN = 60.0
"""Seconds for which we remember what was carried out: Discord takes answers for three."""

READERS = 3
"""Connections that only read. All writes go over one, in order."""


class PostgresConnection:
    """One lane that writes, and some that read."""

    def __init__(
        self, writer: Lane[PostgresSession], readers: tuple[Lane[PostgresSession], ...]
    ) -> None:
        self._writer, self._readers = writer, readers

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """A read sees every write that was asked for before it, though nobody waited for that."""
        await self._writer.wait_for_writes()
        idle = min(self._readers, key=lambda lane: lane.waiting)
        return await idle.read(work, *a, **k)

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """One transaction."""
        return await self._writer.write(work, *a, **k)

    async def of_writer(self, work: Callable[[PostgresSession], T]) -> T:
        """The result of ``work`` with the session that writes. Raises StoreError."""
        return await self._writer.run_on_session(work)

    async def close(self) -> None:
        """Hang up, after all calls under way."""
        for lane in (self._writer, *self._readers):
            await lane.close()


class PostgresStore(Store):
    """A store in a database where no other bot may write meanwhile.

    Or at least not to these shards.
    """

    connection: PostgresConnection
    size_query = "SELECT pg_database_size(current_database())"

    def __init__(self, server: Server, division: Division, connection: PostgresConnection) -> None:
        super().__init__(connection)
        self._server, self._division = server, division
        self._renewing, self._renewed = Background(), asyncio.Event()
        self._proof: Proof | None = None
        """None: there is nothing that another could have taken over."""
        self._has_first_shard = False

    @classmethod
    async def open(cls, server: Server, *, meter: Meter = NO_METER) -> "PostgresStore":
        """Connect, bring the database up to date, and hold all of it. Raises StoreError."""
        store, asked = await cls.beside(server, WHOLE, meter=meter), steady()
        try:
            await store.connection.of_writer(lambda session: opening.own_database(session, server))
        except BaseException:
            await store.close()
            raise
        store._keep_renewing(asked)
        store._has_first_shard = True
        return store

    @classmethod
    async def beside(
        cls, server: Server, division: Division, *, meter: Meter = NO_METER
    ) -> "PostgresStore":
        """Connect to a database that others may be using: nothing is written before ``hold``.

        Raises StoreError.
        """

        def reached() -> PostgresSession:
            try:
                return PostgresSession(server, connect_alone(server))
            except psycopg.Error as error:
                raise explain(error, server) from error

        writer = await Lane.open(reached, meter)
        readers = await _readers(server, meter)
        return cls(server, division, PostgresConnection(writer, readers))

    async def hold(self) -> tuple[int, ...]:
        await self.let_go()  # a failed start may still hold the lease
        waiting, explanation, asked = LeaseFollower(self._division), "", steady()
        while (why := await self._try_to_hold(waiting)) is not None:
            if why != explanation:
                logger.info("ready, and waiting: %s", why)
                explanation = why
            await asyncio.sleep(leases.LOOK)
            asked = steady()
        self._keep_renewing(asked)
        await self.refuse_half_copied(self._server)
        lease = await self.connection.of_writer(_lease)
        self._has_first_shard = lease is not None and 0 in lease.shards
        return () if lease is None or self._division.of == 1 else lease.shards

    async def _try_to_hold(self, waiting: LeaseFollower) -> str | None:
        """Why no lease can be taken now; None: one is. Raises what waiting does not cure."""
        try:
            holder = await self.connection.of_writer(partial(_take, self._server, waiting))
        except HOPELESS:
            raise
        except StoreError as error:
            return str(error)
        return None if holder is None else waiting.why(holder)

    @property
    def holds(self) -> bool:
        return self._proof is None or self._proof.holds

    @property
    def leads(self) -> bool:
        return self._has_first_shard and self.holds

    async def wait_until_held(self) -> None:
        while not self.holds:
            await self._renewed.wait()

    async def stand_by(self, *, ready: bool) -> None:
        sets = self._division.sets if ready else ()
        await self.connection.of_writer(lambda session: session.ask(partial(stand_by, sets=sets)))

    async def is_followed(self) -> bool:
        lease = await self.connection.of_writer(_lease)
        return lease is not None and await self.read(_is_followed, lease)

    async def is_carried_out(self, interaction: int) -> bool:
        return bool(await self.read(lambda db: db.execute(CARRIED_OUT, (interaction,)).fetchall()))

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work`` as one transaction, which notes the interaction that asked."""
        if (interaction := subject().interaction) is None:
            return await super().write(work, *a, **k)

        def noted(db: Database) -> T:
            db.execute(CARRY_OUT, (interaction,))
            return work(db, *a, **k)

        return await super().write(noted)

    def _keep_renewing(self, asked: float) -> None:
        """``asked``: when the lease was asked for."""
        self._proof = proof = Proof(asked)
        self._renewing.keep(lambda: self._renew(proof), "the lease")

    async def _renew(self, proof: Proof) -> None:
        """Renew the lease until another process takes over."""
        explained, swept = False, time.monotonic()
        while True:
            await asyncio.sleep(leases.RENEW)
            proof.ask()
            try:
                await self._renew_once()
                proof.note_renewal()
                self._renewed.set()
                self._renewed.clear()
                explained = False
                if time.monotonic() > swept + WITHIN:
                    await self.write(_executed, LONG_AGO, (WITHIN,))
                    swept = time.monotonic()
            except NotOwner:
                proof.note_loss()
                return
            except StoreError as error:
                proof.note_failure()
                if not explained:
                    logger.warning("the lease cannot be renewed now: %s", error)
                explained = True

    async def _renew_once(self) -> None:
        lease = await self.connection.of_writer(_lease)
        if lease is not None:
            await self.write(_executed, *lease.renewal(leases.LENGTH))

    async def close(self) -> None:
        """Let go of the lease and hang up, after all calls under way."""
        await self.let_go()
        await super().close()

    async def let_go(self) -> None:
        await self._renewing.close()
        self._proof, self._has_first_shard = None, False
        with suppress(StoreError):
            await self.connection.of_writer(PostgresSession.let_go)

    @classmethod
    async def look(cls, server: Server) -> "PostgresStore":
        """Open the database only to read, beside a bot that may be running. Raises StoreError."""

        def looking() -> PostgresSession:
            try:
                return PostgresSession(server, opening.open_readable(server))
            except psycopg.Error as error:
                raise explain(error, server) from error

        writer = await Lane.open(looking)
        return cls(server, WHOLE, PostgresConnection(writer, await _readers(server, NO_METER)))


def _take(server: Server, waiting: LeaseFollower, session: PostgresSession) -> Shard | None:
    return session.own(lambda db: opening.take_lease(db, server, waiting))


def _lease(session: PostgresSession) -> Lease | None:
    return session.lease


def _is_followed(db: Database, lease: Lease) -> bool:
    ((followed,),) = db.execute(ANY, (FIRST + lease.shards[0],)).fetchall()
    return bool(followed)


def _executed(db: Database, update: str, values: tuple[float, ...]) -> None:
    db.execute(update, values)


async def _readers(server: Server, meter: Meter) -> tuple[Lane[PostgresSession], ...]:
    opened = [Lane.open(lambda: PostgresSession(server), meter) for _ in range(READERS)]
    return tuple(await asyncio.gather(*opened))
