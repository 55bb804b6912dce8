"""Leases: which process may write to a database, for which shards.

A process takes a lease for some seconds and renews it. Each lease has a number that grows with
every holder and is checked in every transaction that writes (``session.py``): a process thought
dead writes nothing more once another holds its shards.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import psycopg

from bot.base.shards import Division, Shard
from bot.store.database import Database
from bot.store.errors import StoreBusy
from bot.store.postgres.statements import Statements

LENGTH = 10.0
"""Seconds that a lease lasts unless renewed: the grace for a process that hangs."""
RENEW = 0.5
"""Seconds between renewals."""
GONE = 1.5
"""Seconds after which a holder whose connection has ended is given up: what people press meanwhile
can still be answered, as Discord allows three."""
LOOK = 0.1
"""Seconds between a follower's attempts."""
STUCK = 3.0
"""Age in seconds at which a transaction that blocks a take-over counts as hanging: one takes
milliseconds, and a follower waits one second for others."""

ONE_BY_ONE = 1
"""The advisory lock for taking leases."""
BRIEFLY = "SET LOCAL lock_timeout = 1000"
GUARD = "SELECT pg_advisory_xact_lock(CAST(? AS int), hashtext(current_schema()))"
LIVE = """
SELECT shard, shards, number, session,
    EXISTS (
        SELECT 1 FROM pg_stat_activity WHERE pid = session AND query IS DISTINCT FROM 'DISCARD ALL'
    )
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
"""Each statement sees what others have committed by then, also those it waited for."""
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
"""Sessions that block a take-over: for longer than STUCK they have held the row of an expired
lease, or the lock for taking one. Each comes with its user and whether we may end it. The server
ends none: with half a transaction sent, they are active, not idle. The age of another user's
transaction is hidden, so any is too old."""
END = "SELECT pg_terminate_backend(CAST(? AS int))"
RENEWED = """
UPDATE leases SET until = clock_timestamp() + make_interval(secs => ?), session = pg_backend_pid()
WHERE {mine}
"""
LET_GO = "UPDATE leases SET until = clock_timestamp() WHERE {mine}"
MAY_END = "SELECT has_function_privilege('pg_terminate_backend(int, bigint)', 'EXECUTE')"
ENDED = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid IN (SELECT session FROM leases WHERE {mine})
    AND pid <> pg_backend_pid() AND usename = current_user AND datname = current_database()
"""
"""Transactions that a lost connection left unfinished would block others."""
MARKED = """
WITH held AS (UPDATE leases SET written = ? WHERE {mine} RETURNING 1)
SELECT 1 / CAST((SELECT count(*) FROM held) = ? AS int)
"""
"""Fails, and the whole transaction with it, unless the lease holds: so nobody waits to find out."""
NO_LEASE = psycopg.errors.DivisionByZero
KEPT = "SELECT written, number FROM leases WHERE shard = ?"
OTHERWISE_DIVIDED = "UPDATE leases SET number = number + 1, shards = ?1 WHERE shards <> ?1"
"""Holders of shards of another division write nothing more."""


WHOLE = Division()
"""The whole bot, undivided."""


class Lease(NamedTuple):
    """The shards that a process holds, each with the number of its lease."""

    of: int
    held: tuple[tuple[int, int], ...]

    @property
    def shards(self) -> tuple[int, ...]:
        """Their ids."""
        return tuple(shard for shard, _ in self.held)

    @property
    def values(self) -> tuple[int, ...]:
        """The values for the placeholders of ``mine``."""
        return tuple(value for pair in self.held for value in pair)

    @property
    def mine(self) -> str:
        """An SQL condition: the rows that are still this process's."""
        return f"(shard, number) IN ({', '.join(['(?, ?)'] * len(self.held))})"

    def renewal(self, seconds: float) -> tuple[str, tuple[float, ...]]:
        """A statement that renews it for so many seconds, and its values."""
        return RENEWED.format(mine=self.mine), (seconds, *self.values)

    def marked_check(self, mark: int) -> tuple[str, tuple[int, ...]]:
        """A statement that fails unless the lease still holds, and its values.

        ``mark`` names the transaction, to tell afterwards whether it was kept.
        """
        return MARKED.format(mine=self.mine), (mark, *self.values, len(self.held))

    def was_kept(self, mark: int, db: Database) -> bool | None:
        """Whether the transaction with this mark was kept, and was the last.

        None: another process has taken over, and nobody can tell.
        """
        shard, number = self.held[0]
        ((last, owner),) = db.execute(KEPT, (shard,)).fetchall()
        return True if last == mark else False if owner == number else None

    def hold_again(self, db: Statements) -> int | None:
        """Hold it over a new connection, once the old one's session has ended.

        Returns the mark of the last transaction that was kept; None: it is another process's.
        Raises psycopg.Error.
        """
        db.execute(AT_A_TIME)
        if db.execute(MAY_END).fetchall() == [(True,)]:  # else we wait for it to end
            db.execute(ENDED.format(mine=self.mine), self.values)
        db.execute(*self.renewal(LENGTH))
        shard, number = self.held[0]
        ((last, owner),) = db.execute(KEPT, (shard,)).fetchall()
        db.execute("COMMIT")
        db.await_answers()
        return last if owner == number else None

    def let_go(self, db: Statements) -> None:
        """Let another process take over. Raises psycopg.Error."""
        db.execute(LET_GO.format(mine=self.mine), self.values)
        db.await_answers()


class Holder(NamedTuple):
    """The holder of a shard by a lease that has not expired."""

    shard: int
    of: int
    number: int
    session: int
    connected: bool


class LeaseFollower:
    """A follower: what it wants to hold, and whose connections it has seen end."""

    def __init__(self, wanted: Division) -> None:
        self.wanted = wanted
        self._alone = False
        self._lost: dict[Holder, float] = {}
        """Holders whose connection has ended, and when we first saw that."""

    def take(self, db: Statements, *, alone: bool = False) -> Lease | Shard:
        """The lease of a set of shards; or a shard whose holder is in the way.

        ``alone``: nobody else may hold any. Raises psycopg.Error, StoreBusy.
        """
        self._alone = alone
        db.execute(AT_A_TIME)
        lease = self._first_free(db, alone=alone)
        if not isinstance(lease, Shard):
            _make_way(db)
            db.execute(BRIEFLY)
            db.execute(GUARD, (ONE_BY_ONE,))
            lease = self._first_free(db, alone=alone)  # nobody else can take any now
        result = lease if isinstance(lease, Shard) else self._held(db, lease)
        db.execute("COMMIT")
        db.await_answers()
        return result

    def why(self, holder: Shard) -> str:
        """For the host: why this process waits for a holder that was in the way."""
        of = self.wanted.of
        if holder.of != of:
            return (
                f"another process has {_divided(holder.of)}, and this one {_divided(of)}: it waits "
                "until no other holds any shard. Set the same for all processes."
            )
        if of == 1:
            return "another process has the database"
        held = f"another process holds shard {holder.id} of {of}"
        if self._alone:
            return (
                f"{held}. This Tarok has to change the database first, and waits until no other "
                "process holds any shard: stop those of the earlier release."
            )
        return held

    def _first_free(self, db: Statements, *, alone: bool) -> tuple[int, ...] | Shard:
        """The first set that nobody holds; or else a shard that is held."""
        of, in_the_way = self.wanted.of, list[Holder]()
        holders = self._alive(db.execute(LIVE).fetchall())
        for shards in self.wanted.sets:
            others = [
                holder for holder in holders if alone or holder.of != of or holder.shard in shards
            ]
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
        """The holders that are not given up yet."""
        holders, now = [Holder(*row) for row in rows], time.monotonic()
        self._lost = {
            holder: self._lost.get(holder, now) for holder in holders if not holder.connected
        }
        return [holder for holder in holders if now - self._lost.get(holder, now) < GONE]


def _divided(of: int) -> str:
    return f"TAROK_SHARDS={of}" if of > 1 else "no TAROK_SHARD_IDS"


def _make_way(db: Statements) -> None:
    """End the sessions that block the take-over. Raises StoreBusy where the bot may not."""
    for session, user, may_be_ended in db.execute(IN_THE_WAY, (STUCK, ONE_BY_ONE)).fetchall():
        if not may_be_ended:
            raise StoreBusy(
                f"A session of PostgreSQL's user {user} blocks the take-over, and the bot may "
                f"not end it. End it yourself: SELECT pg_terminate_backend({session})"
            )
        db.execute(END, (session,))


FIRST = 100
"""The advisory locks of sets of shards: this, plus the first shard of each."""

NONE = "SELECT pg_advisory_unlock_all()"

LOCK = "SELECT pg_advisory_lock_shared(CAST(? AS int), hashtext(current_schema()))"

ANY = """
SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND datname = current_database()
    AND classid = CAST(? AS oid)
    AND objid = CAST(CAST(hashtext(current_schema()) AS bigint) & 4294967295 AS oid))
"""


def stand_by(db: Statements, sets: Iterable[tuple[int, ...]]) -> None:
    """Be ready for these sets, and for no others. Raises psycopg.Error."""
    db.execute(NONE)
    for shards in sets:
        db.execute(LOCK, (FIRST + shards[0],))
    db.await_answers()
