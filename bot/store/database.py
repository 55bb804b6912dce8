"""What a transaction is given, whichever database is behind it: statements, and their rows.

Statements are written once, as SQLite and PostgreSQL both understand them; values stand for ``?``,
or for ``?1``, ``?2`` where one is needed twice.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Rows(Protocol):
    """What a statement has given."""

    @property
    def rowcount(self) -> int:
        """How many rows it has written."""
        ...

    @property
    def description(self) -> Sequence[Sequence[Any]] | Any:
        """By column a sequence that begins with its name."""
        ...

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A database inside a transaction. What it refuses is raised by a statement, or when its rows
    are asked for, or by ``done``: one that is far away need not be waited for each time."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Ask for one statement."""
        ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object:
        """Ask for one that gives nothing, with each of these rows of values."""
        ...

    def afterwards(self, look: Callable[[], object]) -> None:
        """Look at answers when all has been asked that belongs to the transaction, or sooner, to
        raise what it means that something was refused. So many that are kept together wait once.
        """
        ...

    def savepoint(self, name: str) -> None:
        """From here on what is asked can be undone by itself (``ROLLBACK TO`` that name); what was
        asked before is done."""
        ...

    def done(self) -> None:
        """Wait until all that was asked is done."""
        ...

    def taken(self, error: Exception) -> bool:
        """Whether it was refused because its key is there already."""
        ...

    def lacking(self, error: Exception) -> bool:
        """Whether it was refused because a value is missing."""
        ...

    def undone(self, error: Exception) -> bool:
        """Whether by this the whole transaction is lost, and no savepoint can be gone back to."""
        ...


Work = Callable[[Database], Any]
"""What is done in one transaction. It is begun anew if the transaction is lost: it changes nothing
but the database."""


class WorkResult(NamedTuple):
    """What came of some work: its result, or why it was undone."""

    result: Any = None
    error: BaseException | None = None


class Connection(Protocol):
    """A migrated database, which is asked for one function at a time."""

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work(db, ...)``, which writes nothing. Raises StoreError."""
        ...

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The same as one transaction: kept as a whole, and undone if ``work`` raises."""
        ...

    async def close(self) -> None:
        """Let go of it, after all calls under way. Closing twice is allowed."""
        ...
