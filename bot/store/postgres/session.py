"""Transactions of PostgreSQL: whole, as if each were alone, over a connection that may be lost.

What is lost before its commit was sent is tried again, once; if a commit goes unanswered, we ask
the server what became of it. So nothing is done twice, and nothing false is reported.
"""

import contextlib
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import psycopg

from bot.base.database_address import Server
from bot.base.shards import Shard
from bot.store.database import Database, Work, WorkResult
from bot.store.errors import NotOwner, StoreError, StoreReadOnly, StoreUnsure
from bot.store.postgres.failures import explain
from bot.store.postgres.leases import NO_LEASE, Lease
from bot.store.postgres.statements import AS_A_WHOLE, Statements, connect

T = TypeVar("T")

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

ENDED = ("08", "57P", "25P03")
"""Beginnings of the error codes with which the server hangs up."""
READ_ONLY = psycopg.errors.ReadOnlySqlTransaction
"""With this we hang up: another of the address's hosts may have taken the server's place."""

TRIES = 6
"""How often to try a transaction that others keep getting in the way of."""
QUIET = 1.0
"""Seconds to leave the server alone after it could not be reached: many calls may be waiting."""
ASKING = (0.0, 0.2, 0.5, 1.0, 2.0, 3.0)
"""Seconds before each attempt to learn what became of a commit."""


class _Unanswered(Exception):
    """A commit was sent, and its answer never came."""

    def __init__(self, mark: int, results: list[Any], error: psycopg.Error) -> None:
        super().__init__(mark)
        self.mark, self.results, self.error = mark, results, error


class PostgresSession:
    """A connection, used in one thread; when it is lost, the next one."""

    def __init__(self, server: Server, db: Statements | None = None) -> None:
        self._server, self._db = server, db
        self.lease: Lease | None = None
        """The right to write; None: it only reads."""
        self._kept_last: int | None = None
        """The mark of the last transaction that we know was kept."""
        self._tried_last: int | None = None
        """That of the last one that may have been."""
        self._failed: psycopg.Error | None = None
        self._failed_at = 0.0

    def close(self) -> None:
        """Hang up."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def explain(self, error: Exception) -> StoreError | None:
        """An error of PostgreSQL as a sentence for the host."""
        return explain(error, self._server) if isinstance(error, psycopg.Error) else None

    def read(self, work: Callable[[Database], T]) -> T:
        """The result of work that only reads: it sees the database as it was at one moment."""
        return self._again_if_lost(lambda: self._read(work))

    def commit(self, works: Sequence[Work]) -> list[WorkResult]:
        """Each work as a transaction; all in one while that goes well, else one by one."""
        if len(works) > 1:
            try:
                return [WorkResult(result) for result in self._kept(works)]
            except StoreUnsure as unsure:  # they may all be kept
                return [WorkResult(error=unsure) for _ in works]
            except Exception:  # noqa: S110 - each learns its own error
                pass
        return [self._alone(work) for work in works]

    def _alone(self, work: Work) -> WorkResult:
        try:
            (result,) = self._kept((work,))
        except BaseException as error:
            return WorkResult(error=error)
        return WorkResult(result)

    def rest(self) -> None:
        """Collect the answer to a read's COMMIT, which nobody had to wait for."""
        if self._db is not None and not self._db.lost:
            with contextlib.suppress(psycopg.Error):
                self._db.await_answers()

    # The lease

    def own(self, taken: Callable[[Statements], Lease | Shard]) -> Shard | None:
        """Try to take a lease; returns the shard that is in the way.

        Raises psycopg.Error, StoreError.
        """
        lease = self.ask(taken)
        if isinstance(lease, Shard):
            return lease
        self.lease, self._kept_last = lease, None
        return None

    def let_go(self) -> None:
        """Let another process take over. Raises psycopg.Error."""
        if self.lease is not None:
            lease, self.lease = self.lease, None
            with self._whole() as db:
                lease.let_go(db)

    def ask(self, work: Callable[[Statements], T]) -> T:
        """The result of work that is no transaction. Raises psycopg.Error."""

        def tried() -> T:
            with self._whole() as db:
                return work(db)

        return self._again_if_lost(tried)

    # One transaction

    def _kept(self, works: Sequence[Work]) -> list[Any]:
        """The results of the works, kept as one transaction."""
        again = True
        while True:
            try:
                return self._again_if_lost(lambda: self._again_if_in_the_way(works))
            except _Unanswered as asked:
                if self._was_kept(asked.mark):
                    return asked.results
                if not again:
                    raise asked.error from None
                again = False

    def _again_if_in_the_way(self, works: Sequence[Work]) -> list[Any]:
        for tried in range(TRIES):
            try:
                return self._write(works)
            except AS_A_WHOLE:
                if tried == TRIES - 1:
                    raise
                time.sleep(random.uniform(0, 0.01 * 2**tried))  # noqa: S311 - no secret
        raise AssertionError

    def _again_if_lost(self, work: Callable[[], T]) -> T:
        """Try again, once, if the connection we had turns out to be lost."""
        had_one = self._db is not None
        try:
            return work()
        except psycopg.Error:
            if not had_one or self._db is not None:
                raise
        return work()

    def _read(self, work: Callable[[Database], T]) -> T:
        with self._whole() as db:
            db.execute(READ)
            result = work(db)
            db.execute("COMMIT")
            return result

    def _write(self, works: Sequence[Work]) -> list[Any]:
        if (lease := self.lease) is None:
            raise StoreReadOnly(f"{self._server} is only looked at.")
        mark = random.getrandbits(62)
        with self._whole() as db:
            db.begin()
            self._tried_last = mark
            try:
                db.execute(*lease.marked_check(mark))
                results = [work(db) for work in works]
                self._commit(db, mark, results)
                self._kept_last = mark
            except NO_LEASE as error:
                raise NotOwner(
                    f"Another bot has taken over {self._server}: this one writes nothing more."
                ) from error
            return results

    def _commit(self, db: Statements, mark: int, results: list[Any]) -> None:
        """Commit, or raise why it failed."""
        try:
            kept = db.commit()
        except NO_LEASE:
            raise
        except psycopg.Error as error:
            if _is_lost(db, error):
                raise _Unanswered(mark, results, error) from error
            db.look_at(error)
            raise
        if not kept:
            raise StoreError(f"{self._server} kept nothing of it.")

    @contextlib.contextmanager
    def _whole(self) -> Iterator[Statements]:
        """A connection for one transaction, which is rolled back if it raises."""
        db = self._reached()
        try:
            yield db
        except BaseException as error:
            if isinstance(error, READ_ONLY) or _is_lost(db, error) or not _rolled_back(db):
                self.close()
            raise

    # The server

    def _reached(self) -> Statements:
        """The connection, or a new one. Raises psycopg.Error."""
        if self._db is None or self._db.lost:
            db = self._connected()
            if self.lease is not None:  # or followers would think us dead
                try:
                    self._look_whether_kept(self.lease.hold_again(db))
                except BaseException:  # the old session may still be committing
                    db.close()
                    raise
            self._db = db
        return self._db

    def _look_whether_kept(self, last: int | None) -> None:
        """Raise NotOwner if the last transaction that is kept is an earlier one than it was."""
        if self._kept_last is not None and last not in (None, self._kept_last, self._tried_last):
            raise NotOwner(
                f"{self._server} has lost what was written last, as a replica may that was behind: "
                "this process reads everything anew."
            )
        self._kept_last = last

    def _connected(self) -> Statements:
        self.close()
        if self._failed is not None and time.monotonic() - self._failed_at < QUIET:
            raise self._failed
        try:
            db = connect(self._server)
        except psycopg.Error as error:
            self._failed, self._failed_at = error, time.monotonic()
            raise
        self._failed = None
        return db

    def _was_kept(self, mark: int) -> bool:
        """Whether an unanswered commit was kept. Raises StoreUnsure."""
        for pause in ASKING:
            time.sleep(pause)
            with contextlib.suppress(psycopg.Error):
                kept = self.lease and self._read(partial(self.lease.was_kept, mark))
                if kept is not None:
                    return kept
        raise StoreUnsure(
            f"{self._server} was lost in the middle of writing: whether it was kept is not known."
        )


def _is_lost(db: Statements, error: BaseException) -> bool:
    """Whether the connection is of no more use, also because it took too long."""
    if db.lost or not isinstance(error, psycopg.Error):
        return db.lost
    if error.sqlstate:
        return error.sqlstate.startswith(ENDED)
    return isinstance(error, psycopg.OperationalError) and not isinstance(
        error, psycopg.errors.PipelineAborted
    )


def _rolled_back(db: Statements) -> bool:
    try:
        db.roll_back()
    except psycopg.Error:
        return False
    return True
