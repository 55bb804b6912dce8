"""aiosqlite's thread: it has the one connection to a file, and does a piece of work in one turn.

aiosqlite gives each call of its own a turn, so a transaction would be one for each statement. Ours
are one in all: its ``commit`` is the only call that is made, and the connection behind it does then
whatever is waiting.
"""

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.transaction import SqliteDatabase

# It logs every call, and with its arguments a deck.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


class WorkingConnection(SqliteDatabase):
    """A connection to which work is brought; transactions end by a statement, not by ``commit``."""

    def __init__(self, *a: Any, **k: Any) -> None:
        super().__init__(*a, **k)
        self.waiting: deque[Callable[[], object]] = deque()
        """What is to be done, each at one ``commit``."""

    def commit(self) -> None:
        """Do what has waited longest."""
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

        thread = await aiosqlite.connect(path, isolation_level=None, factory=make)
        return cls(thread, made[0])

    async def turn(self, work: Callable[[], object]) -> None:
        """Have it done there."""
        self.db.waiting.append(work)
        await self._thread.commit()

    async def close(self) -> None:
        """Close the connection and end it, after all that it was given."""
        await self._thread.close()
