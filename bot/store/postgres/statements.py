"""One connection to PostgreSQL, whose statements travel together.

Statements are sent without waiting for earlier answers (libpq's pipeline): a transaction waits once
for each answer it looks at, and once at the end, however far away the server is. One that looks at
none needs no BEGIN or COMMIT: what is sent in one go is a transaction.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PipelineStatus, TransactionStatus
from psycopg.types.numeric import Int8BinaryDumper

from bot.base.database_address import Server
from bot.store.postgres.dialect import translate_placeholders

T = TypeVar("T")

LONGEST = 10.0
"""Seconds to wait for one answer; then we give up the connection, and open another."""

CONNECTING: dict[str, str | int] = {
    "connect_timeout": 5,
    "application_name": "tarok",
    "client_encoding": "UTF8",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": int(1000 * LONGEST),
}
"""Settings that apply unless the host's address has its own: a line that is cut is noticed."""

AMONG_SEVERAL: dict[str, str | int] = {"target_session_attrs": "read-write"}
"""Further settings if the address names several hosts: the bot wants one that can be written."""

PATIENCE = {"statement_timeout": 0.8 * LONGEST, "lock_timeout": 0.5 * LONGEST}
"""Seconds after which the server itself gives up a statement, a little sooner than we do."""

SESSION = (
    # A move that was shown survives a crash of the server, whatever its default.
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'",
    # If another has changed the same row meanwhile, the transaction is refused, and retried.
    "SET default_transaction_isolation = 'repeatable read'",
    # A process that hangs in mid-transaction holds nobody up for longer than this; if it has sent
    # only half of one, a follower ends its session (``leases.py``).
    f"SET idle_in_transaction_session_timeout = {int(1000 * LONGEST)}",
    *(f"SET {name} = {int(1000 * seconds)}" for name, seconds in PATIENCE.items()),
    # If a process is cut off, the server soon settles what it wrote and frees its locks.
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)

TAKEN = psycopg.errors.UniqueViolation
LACKING = psycopg.errors.NotNullViolation
AS_A_WHOLE = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)
"""Two transactions got in each other's way: one is retried."""


class Patient(psycopg.Connection[tuple[Any, ...]]):
    """A connection that waits ``longest`` seconds for an answer; None: as long as it takes."""

    longest: float | None = LONGEST

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Called whenever psycopg waits for the server."""
        return super().wait(gen, interval, timeout or self.longest)


def connect(server: Server) -> "Statements":
    """A new connection. Raises psycopg.Error."""
    known = conninfo_to_dict(server.url)
    defaults = CONNECTING | (AMONG_SEVERAL if "," in str(known.get("host")) else {})
    info = make_conninfo(server.url, **{k: v for k, v in defaults.items() if k not in known})
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
    """A ``Database`` over a connection."""

    def __init__(self, connection: Patient) -> None:
        self.connection = connection
        self._stack = ExitStack()
        self._asked = False
        """Whether answers may be outstanding."""
        self._at_one_go = False
        """Whether the next sync commits what has been sent."""
        self._refused: psycopg.Error | None = None
        """Why the commit failed."""
        self.looks: list[Callable[[], object]] = []
        """Calls to make if the commit failed."""
        self._rolled_back = 0
        """How many rollbacks there have been."""
        self._pipeline = self._stack.enter_context(connection.pipeline())

    @property
    def lost(self) -> bool:
        """Whether nothing more can be asked."""
        return self.connection.closed

    def close(self) -> None:
        """Hang up."""
        with suppress(psycopg.Error):
            self.connection.close()  # first: don't wait for what is under way
        with suppress(psycopg.Error):
            self._stack.close()

    def take_your_time(self, *, long: bool = True) -> None:
        """Let statements take as long as they need, as migrations do; or no longer."""
        self.connection.longest = None if long else LONGEST
        for name, seconds in PATIENCE.items():
            self.execute(f"SET {name} = {0 if long else int(1000 * seconds)}")

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> "Found":
        """Send a statement."""
        self._asked = True
        cursor = self.connection.cursor()
        cursor.execute(translate_placeholders(statement), values)
        return Found(cursor, self)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> None:
        """Send a statement once for each row of values."""
        for row in rows:
            self.execute(statement, row)

    def load(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        """Send all rows with a ``COPY ... FROM STDIN``, which a pipeline does not take.

        Raises psycopg.Error: the connection is of no more use.
        """
        self.await_answers()
        self._stack.close()
        with self.connection.cursor().copy(statement) as sent:
            for row in rows:
                sent.write_row(row)
        self._pipeline = self._stack.enter_context(self.connection.pipeline())

    def afterwards(self, look: Callable[[], object]) -> None:
        """Call this if the server refuses something, to look at answers."""
        self.looks.append(look)

    def await_answers(self) -> None:
        """Wait for all answers."""
        if self._refused is not None:
            raise self._refused
        if self._asked:
            if self._at_one_go:  # there is more to come
                self._at_one_go = False
                self.execute("BEGIN")
            self._sync()

    def savepoint(self, name: str) -> None:
        """Let what follows be undone by itself."""
        self.await_answers()
        self.execute(f"SAVEPOINT {name}")

    def _sync(self) -> None:
        self._asked = False
        try:
            self._pipeline.sync()
        except IndexError as error:
            # psycopg gets one answer more than it expects, if all come at once.
            raise psycopg.errors.IntegrityConstraintViolation(
                "it was refused as it was kept"
            ) from error

    # A transaction that writes

    def begin(self) -> None:
        """Begin a transaction."""
        self._at_one_go, self._refused = True, None
        self.looks.clear()

    def commit(self) -> bool:
        """Commit; returns whether it was kept. Raises psycopg.Error."""
        if self._at_one_go:
            self._sync()
            self._at_one_go = False
            return True
        return self.execute("COMMIT").told == "COMMIT"

    def look_at(self, refused: psycopg.Error) -> None:
        """Let callers look why the commit failed, and raise what that means."""
        self._refused = refused
        for look in self.looks:
            look()

    def is_key_taken(self, error: Exception) -> bool:
        """Whether it was refused because the key exists."""
        return isinstance(error, TAKEN)

    def is_value_missing(self, error: Exception) -> bool:
        """Whether it was refused because a value is missing."""
        return isinstance(error, LACKING)

    def undone(self, error: Exception) -> bool:
        """Whether the connection is lost, or another transaction was in the way."""
        return self.lost or isinstance(error, AS_A_WHOLE)

    def roll_back(self) -> None:
        """Roll back. Raises psycopg.Error: the connection is of no more use."""
        if not self._asked and self._pipeline.status == PipelineStatus.ABORTED:
            # Refused at the commit: psycopg gets one answer more than it expects.
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
        # psycopg may think that a refused statement is prepared. Either of these ends that, but
        # only as a statement that psycopg has not seen yet: hence the number.
        self._rolled_back += 1
        self.execute(f"{'DEALLOCATE ALL' if idle else 'ROLLBACK'} -- {self._rolled_back}")
        self._sync()


class Found:
    """The rows of a statement, fetched when somebody looks."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]], db: Statements) -> None:
        self._cursor, self._db = cursor, db

    def _come(self) -> psycopg.Cursor[tuple[Any, ...]]:
        if self._cursor.pgresult is None:
            self._db.await_answers()
        return self._cursor

    @property
    def told(self) -> str | None:
        """The server's report of what it did."""
        return self._come().statusmessage

    @property
    def rowcount(self) -> int:
        """How many rows it wrote."""
        return self._come().rowcount

    @property
    def description(self) -> Sequence[Sequence[Any]]:
        """For each column a sequence that begins with its name."""
        return self._come().description or ()

    def fetchone(self) -> Any:
        """The next row, or None."""
        return self._come().fetchone()

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        return self._come().fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())
