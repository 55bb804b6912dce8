"""Open private pages, indexed by table and by person."""

import asyncio
from collections import UserDict
from collections.abc import Callable
from dataclasses import dataclass, field
from weakref import ref

from bot.tables.model.table import Table
from bot.tables.private.private_view import PageWork, PrivateView

SessionKey = tuple[int, int]
"""A table's number and a user."""


class Timer:
    """A callback after a delay; setting it again replaces it."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, do: Callable[[], object]) -> None:
        """Call ``do`` after so many seconds, instead of the callback set before."""
        self.cancel()
        self._handle = asyncio.get_running_loop().call_later(seconds, do)

    def cancel(self) -> None:
        """Cancel the callback, if there is one."""
        if self._handle is not None:
            self._handle.cancel()


@dataclass(eq=False)
class Session:
    """The page of one person at one table, with its running work."""

    key: SessionKey
    view: PrivateView = field(default_factory=PrivateView)
    work: PageWork | None = None
    """The request to perform next."""
    worker: "asyncio.Task[None] | None" = None
    """The task that performs requests, one at a time."""
    settled: "asyncio.Future[bool] | None" = None
    """Resolves to whether the page could be drawn, once nothing of it is left to be drawn."""
    retry: Timer = field(default_factory=Timer)
    picture: Timer = field(default_factory=Timer)
    _newest: "ref[Table] | None" = None
    """A weak reference: the table may be put to sleep while nothing of it is to be drawn."""
    _held: Table | None = None

    @property
    def table(self) -> Table | None:
        """The table, if it is in memory and something was drawn of it."""
        return None if self._newest is None else self._newest()

    @table.setter
    def table(self, table: Table) -> None:
        self._newest = ref(table)

    def hold_table(self) -> None:
        """Keep the table in memory while something is to be drawn."""
        self._held = self.table if self.view.busy else None

    @property
    def user(self) -> int:
        """The person whose page it is."""
        return self.key[1]

    def settle(self, *, drawn: bool) -> None:
        """Resolve ``settled`` with whether the page could be drawn."""
        if self.settled is not None and not self.settled.done():
            self.settled.set_result(drawn)


class Sessions(UserDict[SessionKey, Session]):
    """The session of each person at each table."""

    def __init__(self) -> None:
        super().__init__()
        self._users: dict[int, set[int]] = {}
        """Users with a session, by table."""
        self._tables: dict[int, set[int]] = {}
        """Tables with a session, by user."""

    def __setitem__(self, key: SessionKey, session: Session) -> None:
        table, user = key
        self.data[key] = session
        self._users.setdefault(table, set()).add(user)
        self._tables.setdefault(user, set()).add(table)

    def __delitem__(self, key: SessionKey) -> None:
        table, user = key
        del self.data[key]
        _discard(self._users, table, user)
        _discard(self._tables, user, table)

    def at_table(self, table: int) -> list[Session]:
        """A table's sessions."""
        return [self[table, user] for user in self._users.get(table, ())]

    def of_user(self, user: int) -> list[Session]:
        """A person's sessions."""
        return [self[table, user] for table in self._tables.get(user, ())]


def _discard(index: dict[int, set[int]], key: int, value: int) -> None:
    index[key].discard(value)
    if not index[key]:
        del index[key]
