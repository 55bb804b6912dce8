"""The view that a transaction has of any database: statements and their rows.

Statements are written once, in SQL that both SQLite and PostgreSQL understand; ``?`` stands for a
value, or ``?1``, ``?2`` where one is needed twice.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it wrote."""
        ...

    @property
    def description(self) -> Sequence[Sequence[Any]] | Any:
        """For each column a sequence that begins with its name."""
        ...

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A database inside a transaction.

    A refusal is raised by the statement, or when its rows are asked for, or by ``done``: so nobody
    waits for a distant server each time.
    """

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Cursor:
        """Send a statement."""
        ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object:
        """Send a statement without results, once for each row of values."""
        ...

    def afterwards(self, look: Callable[[], object]) -> None:
        """Call this once the whole transaction has been sent, or sooner.

        It looks at answers and raises what a refusal means. So transactions that are kept together
        wait once.
        """
        ...

    def savepoint(self, name: str) -> None:
        """Let what follows be undone by itself (``ROLLBACK TO`` that name).

        Everything before is done.
        """
        ...

    def await_answers(self) -> None:
        """Wait for all answers."""
        ...

    def is_key_taken(self, error: Exception) -> bool:
        """Whether it was refused because the key exists."""
        ...

    def is_value_missing(self, error: Exception) -> bool:
        """Whether it was refused because a value is missing."""
        ...

    def undone(self, error: Exception) -> bool:
        """Whether this loses the whole transaction, so that no savepoint is left to go back to."""
        ...


Work = Callable[[Database], Any]
"""One transaction's work. It is run again if the transaction is lost: it changes only the database.
"""


class WorkResult(NamedTuple):
    """The outcome of a work: its result, or why it was undone."""

    result: Any = None
    error: BaseException | None = None


class Connection(Protocol):
    """A migrated database that runs one function at a time."""

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work(db, ...)``, which writes nothing. Raises StoreError."""
        ...

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work`` as one transaction: kept as a whole, undone if it raises."""
        ...

    async def close(self) -> None:
        """Let go of it, after all calls under way. Closing twice is allowed."""
        ...
