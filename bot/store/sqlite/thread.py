"""aiosqlite's thread: it has the one connection to a file, and does each piece of work in one turn.

aiosqlite gives each of its own calls a turn, so a transaction would take one for each statement.
Ours takes one in all: we call only its ``commit``, and the connection behind it then does what is
waiting.
"""

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.sqlite.transaction import SqliteDatabase

# It logs every call with its arguments, among them a deck.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


def plainly(path: Path) -> Path:
    """A path that SQLite takes for a file, even one called ``:memory:`` or ``file:x``."""
    return path.absolute()


class WorkingConnection(SqliteDatabase):
    """A connection to which work is brought; a statement ends transactions, not ``commit``."""

    def __init__(self, *a: Any, **k: Any) -> None:
        super().__init__(*a, **k)
        self.waiting: deque[Callable[[], object]] = deque()
        """Work to do, a piece at each ``commit``."""

    def commit(self) -> None:
        """Do the work that has waited longest."""
        self.waiting.popleft()()


class SqliteThread:
    """The thread of a connection that is open."""

    def __init__(self, thread: aiosqlite.Connection, db: WorkingConnection) -> None:
        self._thread, self.db = thread, db

    @classmethod
    async def open(cls, path: Path) -> "SqliteThread":
        """Start it, with a connection. Raises sqlite3.Error."""
        made: list[WorkingConnection] = []

        def make(*a: Any, **k: Any) -> WorkingConnection:
            made.append(WorkingConnection(*a, **k))
            return made[0]

        thread = await aiosqlite.connect(plainly(path), isolation_level=None, factory=make)
        return cls(thread, made[0])

    async def turn(self, work: Callable[[], object]) -> None:
        """Have work done there."""
        self.db.waiting.append(work)
        await self._thread.commit()

    async def close(self) -> None:
        """Close the connection and end the thread, after all its work."""
        await self._thread.close()
