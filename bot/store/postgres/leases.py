"""Who may write to a database: for each shard one process at a time, for some seconds and again.

A lease has a number that grows with each holder and stands in every transaction that writes
(``session.py``): whoever was thought dead writes nothing more once another holds its shards.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import psycopg

from bot.shards import Division, Shard
from bot.store.database import Database
from bot.store.errors import StoreBusy
from bot.store.postgres.statements import Statements

LENGTH = 10.0
"""Seconds for which a lease holds: so long a process that stands still is waited for."""
RENEW = 0.5
"""Seconds after which it is put off."""
GONE = 1.5
"""Seconds after which nobody waits for a holder whose connection has ended: what people did since
can still be answered, for which Discord gives three."""
LOOK = 0.1
"""Seconds between two looks of one that waits."""
STUCK = 3.0
"""Seconds after which a transaction stands still that others must wait for to take a lease: one
takes milliseconds, and who takes a lease waits one second for others."""

ONE_BY_ONE = 1
"""What is locked while leases are taken."""
BRIEFLY = "SET LOCAL lock_timeout = 1000"
GUARD = "SELECT pg_advisory_xact_lock(CAST(? AS int), hashtext(current_schema()))"
LIVE = """
SELECT shard, shards, number, session,
    EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = session)
FROM leases WHERE until > clock_timestamp()
"""
TAKE = """
INSERT INTO leases (shard, shards, number, until, session)
VALUES (?, ?, 1, clock_timestamp() + make_interval(secs => ?), pg_backend_pid())
ON CONFLICT (shard) DO UPDATE SET shards = excluded.shards, number = leases.number + 1,
    until = excluded.until, session = excluded.session
RETURNING number
"""
AT_A_TIME = "BEGIN ISOLATION LEVEL READ COMMITTED"
"""Each statement sees what others have done until then: who was waited for, too."""
IN_THE_WAY = """
SELECT pid, usename, usename = current_user
    AND has_function_privilege('pg_terminate_backend(int, bigint)', 'EXECUTE')
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE granted AND datname = current_database() AND pid <> pg_backend_pid()
    AND coalesce(xact_start < clock_timestamp() - make_interval(secs => ?), true)
    AND (transactionid IN (SELECT xmax FROM leases WHERE until < clock_timestamp())
        OR (locktype, classid, objid) = ('advisory', CAST(? AS oid),
            CAST(CAST(hashtext(current_schema()) AS bigint) & 4294967295 AS oid)))
"""
"""Sessions, each with its user and whether it may be ended, of who stands still while they have
locked the row of a lease that has run out, or take one. The server ends none of them by itself: one
that was sent a part of a transaction is at work to it, not idle. Since when another user's has been
there it does not tell."""
END = "SELECT pg_terminate_backend(CAST(? AS int))"
RENEWED = """
UPDATE leases SET until = clock_timestamp() + make_interval(secs => ?), session = pg_backend_pid()
WHERE {mine}
"""
LET_GO = "UPDATE leases SET until = clock_timestamp() WHERE {mine}"
ENDED = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid IN (SELECT session FROM leases WHERE {mine})
    AND pid <> pg_backend_pid() AND usename = current_user AND datname = current_database()
"""
"""What a connection that is lost had begun would hold others up."""
MARKED = """
WITH held AS (UPDATE leases SET written = ? WHERE {mine} RETURNING 1)
SELECT 1 / CAST((SELECT count(*) FROM held) = ? AS int)
"""
"""Refused, and with it the whole transaction, unless the lease holds: so nobody waits to know."""
NO_LEASE = psycopg.errors.DivisionByZero
KEPT = "SELECT written, number FROM leases WHERE shard = ?"
OTHERWISE_DIVIDED = "UPDATE leases SET number = number + 1, shards = ?1 WHERE shards <> ?1"
"""Who held shards when there were more or fewer writes nothing more."""


WHOLE = Division()
"""All that there is, undivided."""


class Lease(NamedTuple):
    """The shards that a process holds, each with its number."""

    of: int
    held: tuple[tuple[int, int], ...]

    @property
    def shards(self) -> tuple[int, ...]:
        """Their ids."""
        return tuple(shard for shard, _ in self.held)

    @property
    def values(self) -> tuple[int, ...]:
        """What stands for the places of ``mine``."""
        return tuple(value for pair in self.held for value in pair)

    @property
    def mine(self) -> str:
        """A condition by which the rows are found that are still this process's."""
        return f"(shard, number) IN ({', '.join(['(?, ?)'] * len(self.held))})"

    def renewed(self, seconds: float) -> tuple[str, tuple[float, ...]]:
        """A statement by which it holds for so long from now on, and its values."""
        return RENEWED.format(mine=self.mine), (seconds, *self.values)

    def marked(self, mark: int) -> tuple[str, tuple[int, ...]]:
        """A statement that is refused unless it still holds, and its values; ``mark``: what is
        known by then of a transaction that was kept."""
        return MARKED.format(mine=self.mine), (mark, *self.values, len(self.held))

    def kept(self, mark: int, db: Database) -> bool | None:
        """Whether the transaction with a mark was the last that was kept; None: another process has
        written since."""
        shard, number = self.held[0]
        ((last, owner),) = db.execute(KEPT, (shard,)).fetchall()
        return True if last == mark else False if owner == number else None

    def taken_up(self, db: Statements) -> None:
        """Hold it by another connection, once what the one before has begun is over. Raises
        psycopg.Error."""
        db.execute(AT_A_TIME)
        db.execute(ENDED.format(mine=self.mine), self.values)
        db.execute(*self.renewed(LENGTH))
        db.execute("COMMIT")
        db.done()

    def let_go(self, db: Statements) -> None:
        """Another may write from now on. Raises psycopg.Error."""
        db.execute(LET_GO.format(mine=self.mine), self.values)
        db.done()


class Holder(NamedTuple):
    """A lease that has not run out."""

    shard: int
    of: int
    number: int
    session: int
    connected: bool


class Waiting:
    """One that would like to hold shards, and looks again and again whether it may."""

    def __init__(self, wanted: Division) -> None:
        self.wanted = wanted
        self._lost: dict[Holder, float] = {}
        """Holders whose connection has ended, each since when that is seen."""

    def take(self, db: Statements, *, alone: bool = False) -> Lease | Shard:
        """The lease of a set of shards; or a shard that another holds who is in the way.

        ``alone``: nobody else may hold any. Raises psycopg.Error, StoreBusy.
        """
        db.execute(AT_A_TIME)
        found = self._first_free(db, alone=alone)
        if not isinstance(found, Shard):
            _make_way(db)
            db.execute(BRIEFLY)
            db.execute(GUARD, (ONE_BY_ONE,))
            found = self._first_free(db, alone=alone)  # nobody else takes any from now on
        result = found if isinstance(found, Shard) else self._held(db, found)
        db.execute("COMMIT")
        db.done()
        return result

    def _first_free(self, db: Statements, *, alone: bool) -> tuple[int, ...] | Shard:
        """Shards that nobody holds; or one that is held, where there are none."""
        of, in_the_way = self.wanted.of, list[Holder]()
        holders = self._alive(db.execute(LIVE).fetchall())
        for shards in self.wanted.sets:
            others = [one for one in holders if alone or one.of != of or one.shard in shards]
            if not others:
                return shards
            in_the_way += others
        return Shard(in_the_way[0].shard, in_the_way[0].of)

    def _held(self, db: Statements, shards: Sequence[int]) -> Lease:
        of = self.wanted.of
        db.execute(OTHERWISE_DIVIDED, (of,))
        taken = [db.execute(TAKE, (shard, of, LENGTH)) for shard in shards]
        numbers = [rows.fetchall()[0][0] for rows in taken]
        return Lease(of, tuple(zip(shards, numbers, strict=True)))

    def _alive(self, rows: Iterable[Sequence[Any]]) -> list[Holder]:
        """Those who are waited for."""
        holders, now = [Holder(*row) for row in rows], time.monotonic()
        self._lost = {one: self._lost.get(one, now) for one in holders if not one.connected}
        return [one for one in holders if now - self._lost.get(one, now) < GONE]


def _make_way(db: Statements) -> None:
    """End the sessions of who stands still. Raises StoreBusy where the bot may not."""
    for session, user, may_be_ended in db.execute(IN_THE_WAY, (STUCK, ONE_BY_ONE)).fetchall():
        if not may_be_ended:
            raise StoreBusy(
                f"A session of PostgreSQL's user {user} keeps the bot from taking over, which may "
                f"not end it. End it yourself: SELECT pg_terminate_backend({session})"
            )
        db.execute(END, (session,))
