"""A world with a clock that is moved by hand."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.base.database_address import DatabaseAddress
from bot.tables.clock.clock import Clock
from bot.tables.model.house_moves import by_thumb_alone
from bot.tables.model.table import Ended, Table, TableEvent
from tests.bot.world import World


@dataclass
class Hurry:
    pace: float = 0.0
    solo_pace: float = 0.0
    think: float = 0.1
    next_after: int = 50
    remind_after: int | None = 100
    close_after: int = 10_000


class Timed(World):
    """A world with a clock that is moved by hand."""

    def __init__(self, path: DatabaseAddress) -> None:
        super().__init__(path)
        self.times = Hurry()
        self.reminded: list[int] = []
        self.ended = asyncio.Event()

    async def open(self) -> None:
        await super().open()
        self.clock = Clock(
            self.tables,
            self.rows,
            self.times,
            lambda: self.now,
            lambda table: self.reminded.append(table.seq),
            by_thumb_alone,
        )
        self.tables.register.listen(self.clock.changed)
        self.tables.register.listen(self.note_end)
        await self.clock.load(1, ())
        for table in self.tables.register.all():
            self.clock.changed(table, ())

    def note_end(self, _: Table, events: tuple[TableEvent, ...]) -> None:
        if any(isinstance(event, Ended) for event in events):
            self.ended.set()

    async def later(self, seconds: int) -> None:
        self.now += seconds
        await self.clock.tick()


@contextlib.asynccontextmanager
async def open_timed_world(path: DatabaseAddress) -> AsyncIterator[Timed]:
    """Open a timed world; close its clock and its store at the end."""
    made = Timed(path)
    await made.open()
    try:
        yield made
    finally:
        await made.clock.close()
        await made.store.close()
