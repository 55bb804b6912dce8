"""How the parts of a store ask their database, and who hears that its answer is not known."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.place import Place
from bot.store.database import Connection, Database
from bot.store.errors import NotOwner, StoreError, StoreRefused, StoreUnsure

P = ParamSpec("P")
T = TypeVar("T")

HALF_COPIED = "half copied"
"""The note that a database has until all of another one is in it."""

Doubter: TypeAlias = Callable[[StoreError], None]


class ProcessStore(Protocol):
    """What the ``Store`` keeps for the bot itself, and tells it."""

    def on_doubt(self, tell: Doubter) -> None:
        """Call this whenever it is not known whether something was kept (StoreUnsure), or when
        another process has taken over (NotOwner): what is in memory may not be what is stored.
        """
        ...

    def no_more(self, tell: Doubter) -> None:
        """Call it no more."""
        ...

    async def hold(self) -> tuple[int, ...]:
        """Wait until this process may write; the shards whose tables are its where other processes
        write of theirs into the same database. None: it has the database for itself.

        Raises StoreError: waiting is of no use.
        """
        ...

    async def carried_out(self, interaction: int) -> bool:
        """Whether another process has changed something by what somebody did lately."""
        ...

    async def note(self, key: str) -> str | None:
        """What has been noted under a key, which is a constant: there are a few."""
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Note something, in place of an earlier value."""
        ...


class Asked(ProcessStore):
    """A database, and what is put to it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        """By which it is asked; a function that is no call of the store's may be put to it."""
        self._doubters: list[Doubter] = []

    def on_doubt(self, tell: Doubter) -> None:
        self._doubters.append(tell)

    def no_more(self, tell: Doubter) -> None:
        if tell in self._doubters:  # a bot may be closed twice
            self._doubters.remove(tell)

    async def hold(self) -> tuple[int, ...]:
        return ()

    async def carried_out(self, interaction: int) -> bool:
        del interaction
        return False

    async def refuse_half_copied(self, place: Place) -> None:
        """Raises StoreRefused if not all of another database is in this one yet."""
        if await self.note(HALF_COPIED) is not None:
            raise StoreRefused(
                f"{place} is half copied: let `python -m bot copy` go on to its end first."
            )

    async def _read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        return await self.connection.read(work, *a, **k)

    async def _write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        try:
            return await self.connection.write(work, *a, **k)
        except (StoreUnsure, NotOwner) as error:
            for tell in tuple(self._doubters):
                tell(error)
            raise
