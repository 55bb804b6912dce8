"""The store: it carries out functions of a database, each as one transaction.

It tells listeners when an outcome is unknown.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.base.database_address import DatabaseAddress
from bot.store.database import Connection, Database
from bot.store.errors import NotOwner, StoreError, StoreRefused, StoreUnsure
from bot.store.notes import change_note, note, set_note

P = ParamSpec("P")
T = TypeVar("T")

HALF_COPIED = "half copied"
"""The note in a database until all of another one has been copied into it."""

UncertainWriteListener: TypeAlias = Callable[[StoreError], None]


class Store:
    """A database, as the calls of all repositories use it; a file by itself needs no lease."""

    size_query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    """Statement that returns the size of the database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        """Takes any function of a database, not just the calls of the store."""
        self._doubters: list[UncertainWriteListener] = []

    def add_doubt_listener(self, tell: UncertainWriteListener) -> None:
        """Call this whenever memory may differ from the store.

        That is when nobody knows whether something was kept (StoreUnsure), or another process has
        taken over (NotOwner).
        """
        self._doubters.append(tell)

    def remove_doubt_listener(self, tell: UncertainWriteListener) -> None:
        """Stop telling a listener; nothing happens if it is told of nothing."""
        if tell in self._doubters:  # a bot may be closed twice
            self._doubters.remove(tell)

    async def hold(self) -> tuple[int, ...]:
        """Wait until this process may write, and return the shards it holds.

        Other processes hold theirs in the same database. Empty: it has the database to itself.

        Raises StoreError if waiting is no use.
        """
        return ()

    async def let_go(self) -> None:
        """Leave what this process holds to another, until it holds it again."""

    async def stand_by(self, *, ready: bool) -> None:
        """Tell others whether this process, which waits, is at Discord. Raises StoreError."""

    async def is_followed(self) -> bool:
        """Whether one that waits for what this one holds is there. Raises StoreError."""
        return False

    def give_way(self) -> None:
        """Leave what this process holds to that one, and tell the doubt listeners."""
        self._tell(NotOwner("It is left to another process."))

    @property
    def holds(self) -> bool:
        """Whether no other process can have taken over what this one holds."""
        return True

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all processes: it holds shard 0."""
        return True

    async def wait_until_held(self) -> None:
        """Wait until that is certain once more."""

    async def is_carried_out(self, interaction: int) -> bool:
        """Whether another process lately changed something for this interaction."""
        del interaction
        return False

    async def refuse_half_copied(self, place: DatabaseAddress) -> None:
        """Raise StoreRefused if another database has not been fully copied into this one."""
        if await self.note(HALF_COPIED) is not None:
            raise StoreRefused(
                f"{place} is half copied: let `python -m bot copy` go on to its end first."
            )

    async def size(self) -> int:
        """Bytes of the database. Raises StoreError."""
        return await self.read(_first_number, self.size_query)

    async def note(self, key: str) -> str | None:
        """The note under a key. Keys are constants, and few."""
        return await self.read(note, key)

    async def set_note(self, key: str, value: str) -> None:
        """Note something, in place of an earlier value."""
        await self.write(set_note, key, value)

    async def change_note(self, key: str, change: Callable[[str | None], str]) -> str:
        """Note what ``change`` makes of what is noted, and return it.

        No other process notes anything there meanwhile. ``change`` may be called again.
        """
        return await self.write(change_note, key, change)

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """Return the result of ``work(db, ...)``, which writes nothing. Raises StoreError."""
        return await self.connection.read(work, *a, **k)

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """Carry out ``work(db, ...)`` as one transaction. Raises StoreError."""
        try:
            return await self.connection.write(work, *a, **k)
        except (StoreUnsure, NotOwner) as error:
            self._tell(error)
            raise

    async def erase(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """Carry out ``work(db, ...)`` as one transaction, and keep what it deletes in no file.

        Raises StoreError.
        """
        return await self.write(work, *a, **k)

    async def close(self) -> None:
        """Let go of the database, after all calls under way. Closing twice is allowed."""
        await self.connection.close()

    def _tell(self, error: StoreError) -> None:
        for tell in tuple(self._doubters):
            tell(error)


def _first_number(db: Database, query: str) -> int:
    return int(db.execute(query).fetchone()[0])
