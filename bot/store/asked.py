"""How the parts of a store ask their database, and who hears that its answer is not known."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.store.database import Connection, Database
from bot.store.errors import NotOwner, StoreError, StoreUnsure

P = ParamSpec("P")
T = TypeVar("T")

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
