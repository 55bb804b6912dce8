"""One connection to PostgreSQL, and statements that travel together.

Statements are sent without waiting for what came of those before (libpq's pipeline): a transaction
waits once for each answer that it looks at, and once more in the end, however far away the server
is. One that looks at nothing needs no BEGIN and no COMMIT: what is sent at one go is one.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PipelineStatus, TransactionStatus
from psycopg.types.numeric import Int8BinaryDumper

from bot.place import Server
from bot.store.postgres.dialect import translated

T = TypeVar("T")

LONGEST = 10.0
"""Seconds for one answer; then the server is given up, and another connection is tried."""

CONNECTING: dict[str, str | int] = {
    "connect_timeout": 5,
    "application_name": "tarok",
    "client_encoding": "UTF8",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": int(1000 * LONGEST),
}
"""What is asked for where the host's address does not say it: a line that is cut is noticed."""

PATIENCE = {"statement_timeout": 0.8 * LONGEST, "lock_timeout": 0.5 * LONGEST}
"""Seconds after which the server itself gives a statement up, which is sooner."""

SESSION = (
    # A move that was shown is not lost with the server, whatever is usual there.
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'",
    # Who changes what another has changed meanwhile is refused, and begins anew.
    "SET default_transaction_isolation = 'repeatable read'",
    # A process that stands still between two parts of a transaction holds nobody up for longer than
    # this; where it has sent half of one, whoever follows ends its session (``leases.py``).
    f"SET idle_in_transaction_session_timeout = {int(1000 * LONGEST)}",
    *(f"SET {name} = {int(1000 * seconds)}" for name, seconds in PATIENCE.items()),
    # What a process wrote that is cut off now is refused or kept before long, and its lock goes.
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)

TAKEN = psycopg.errors.UniqueViolation
LACKING = psycopg.errors.NotNullViolation
AS_A_WHOLE = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)
"""Two transactions were in each other's way: one of them is begun anew."""


class Patient(psycopg.Connection[tuple[Any, ...]]):
    """A connection that is waited for so long and no longer."""

    longest: float | None = LONGEST

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """As psycopg waits for everything that it asks the server."""
        return super().wait(gen, interval, timeout or self.longest)


def connect(server: Server) -> "Statements":
    """A new connection. Raises psycopg.Error."""
    known = conninfo_to_dict(server.url)
    info = make_conninfo(server.url, **{k: v for k, v in CONNECTING.items() if k not in known})
    connection = Patient.connect(info, autocommit=True, cursor_factory=psycopg.RawCursor)
    try:
        connection.adapters.register_dumper(int, Int8BinaryDumper)
        connection.adapters.register_dumper(bool, Int8BinaryDumper)
        connection.execute("; ".join(SESSION))
        return Statements(connection)
    except BaseException:
        connection.close()
        raise


class Statements:
    """A ``Database`` over such a connection."""

    def __init__(self, connection: Patient) -> None:
        self.connection = connection
        self._stack = ExitStack()
        self._asked = False
        """Whether there may be answers to wait for."""
        self._at_one_go = False
        """Whether what has been asked is kept as soon as it is waited for."""
        self._refused: psycopg.Error | None = None
        """Why the transaction was not kept."""
        self.looks: list[Callable[[], object]] = []
        """What is to be looked at if it was not."""
        self._rolled_back = 0
        """How often something has been undone."""
        self._pipeline = self._stack.enter_context(connection.pipeline())

    @property
    def lost(self) -> bool:
        """Whether nothing more can be asked."""
        return self.connection.closed

    def close(self) -> None:
        """Hang up."""
        with suppress(psycopg.Error):
            self.connection.close()  # first: what is under way is not waited for
        with suppress(psycopg.Error):
            self._stack.close()

    def take_your_time(self, *, long: bool = True) -> None:
        """From now on a statement may take long, as a migration does; or not any more."""
        self.connection.longest = None if long else LONGEST
        for name, seconds in PATIENCE.items():
            self.execute(f"SET {name} = {0 if long else int(1000 * seconds)}")

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> "Found":
        """Ask for one statement."""
        self._asked = True
        cursor = self.connection.cursor()
        cursor.execute(translated(statement), values)
        return Found(cursor, self)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> None:
        """Ask for one with each of these rows of values."""
        for row in rows:
            self.execute(statement, row)

    def afterwards(self, look: Callable[[], object]) -> None:
        """Look at answers if the server refuses something."""
        self.looks.append(look)

    def done(self) -> None:
        """Wait until all that was asked is done."""
        if self._refused is not None:
            raise self._refused
        if self._asked:
            if self._at_one_go:  # there is more to come
                self._at_one_go = False
                self.execute("BEGIN")
            self._sync()

    def savepoint(self, name: str) -> None:
        """From here on what is asked can be undone by itself."""
        self.done()
        self.execute(f"SAVEPOINT {name}")

    def _sync(self) -> None:
        self._asked = False
        try:
            self._pipeline.sync()
        except IndexError as error:
            # One answer more than psycopg waits for, if it hears all of them at once.
            raise psycopg.errors.IntegrityConstraintViolation(
                "it was refused as it was kept"
            ) from error

    # A transaction that writes

    def begin(self) -> None:
        """What is asked from now on is a transaction."""
        self._at_one_go, self._refused = True, None
        self.looks.clear()

    def commit(self) -> bool:
        """Keep what was asked since; whether it is kept. Raises psycopg.Error."""
        if self._at_one_go:
            self._sync()
            self._at_one_go = False
            return True
        return self.execute("COMMIT").told == "COMMIT"

    def look_at(self, refused: psycopg.Error) -> None:
        """What has asked for that looks why the transaction was not kept, and may raise what that
        means."""
        self._refused = refused
        for look in self.looks:
            look()

    def taken(self, error: Exception) -> bool:
        """Whether it was refused because its key is there already."""
        return isinstance(error, TAKEN)

    def lacking(self, error: Exception) -> bool:
        """Whether it was refused because a value is missing."""
        return isinstance(error, LACKING)

    def undone(self, error: Exception) -> bool:
        """Whether the connection is lost, or another transaction was in the way."""
        return self.lost or isinstance(error, AS_A_WHOLE)

    def roll_back(self) -> None:
        """Undo what has not been committed. Raises psycopg.Error: the connection is of no use."""
        if not self._asked and self._pipeline.status == PipelineStatus.ABORTED:
            # Refused as it was kept, of which psycopg hears one answer more than it waits for.
            raise psycopg.OperationalError("the answers are not in step any more")
        with suppress(psycopg.Error):
            if self._asked:
                if self._at_one_go:
                    self.execute("BEGIN")
                self.execute("ROLLBACK")
        with suppress(psycopg.Error):
            self._sync()
        self._at_one_go, self._refused = False, None
        idle = self.connection.info.transaction_status == TransactionStatus.IDLE
        # Of what was refused psycopg may believe that it is prepared: either ends that, where it is
        # a statement that psycopg has not seen yet.
        self._rolled_back += 1
        self.execute(f"{'DEALLOCATE ALL' if idle else 'ROLLBACK'} -- {self._rolled_back}")
        self._sync()


class Found:
    """The rows of a statement; they are waited for when somebody looks."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]], db: Statements) -> None:
        self._cursor, self._db = cursor, db

    def _come(self) -> psycopg.Cursor[tuple[Any, ...]]:
        if self._cursor.pgresult is None:
            self._db.done()
        return self._cursor

    @property
    def told(self) -> str | None:
        """What the server says has been done."""
        return self._come().statusmessage

    @property
    def rowcount(self) -> int:
        """How many rows it has written."""
        return self._come().rowcount

    @property
    def description(self) -> Sequence[Sequence[Any]]:
        """By column a sequence that begins with its name."""
        return self._come().description or ()

    def fetchone(self) -> Any:
        """The next row, or None."""
        return self._come().fetchone()

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        return self._come().fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())
