"""Copies a database to another place, from a file to a server or back, row by row.

Progress stands in the new one beside the rows: a copy that breaks off goes on from there, and no
bot starts on it before it is whole. At the end both are read and compared.
"""

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bot.base.database_address import DatabaseAddress
from bot.store import numbers
from bot.store.database import Database
from bot.store.errors import StoreError, StoreRefused
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.notes import set_note
from bot.store.open_store import look_at, open_store
from bot.store.store import HALF_COPIED, Store

ROWS_PER_BATCH = 1000
"""Rows read, and written, at once."""

ProgressCallback: TypeAlias = Callable[[int, int], object]
"""Called again and again: how much is done, and of how much."""


class CopiedTable(NamedTuple):
    """A table to copy; the columns of its key come first."""

    name: str
    key: int
    columns: tuple[str, ...]

    def page(self, db: Database, after: Sequence[Any]) -> list[Any]:
        """The rows after a key; an empty key: from the start."""
        key = ", ".join(self.columns[: self.key])
        where = f"WHERE ({key}) > ({_places(len(after))})" if after else ""
        columns = ", ".join(self.columns)
        select = f"SELECT {columns} FROM {self.name} {where} ORDER BY {key} LIMIT {ROWS_PER_BATCH}"  # noqa: S608 - names from the schema
        return db.execute(select, after).fetchall()

    def pages(self, db: Database) -> Iterator[list[Any]]:
        """All rows, some at a time."""
        after: Sequence[Any] = ()
        while rows := self.page(db, after):
            yield rows
            after = rows[-1][: self.key]

    def insert(self, db: Database, rows: Sequence[Sequence[Any]]) -> None:
        """Write rows."""
        columns = ", ".join(self.columns)
        places = _places(len(self.columns))
        db.executemany(f"INSERT INTO {self.name} ({columns}) VALUES ({places})", rows)  # noqa: S608 - names from the schema

    def put(self, db: Database, rows: Sequence[Sequence[Any]], came: str) -> None:
        """Keep rows, and how far the copy has come."""
        self.insert(db, rows)
        set_note(db, HALF_COPIED, came)

    def count(self, db: Database) -> int:
        """How many rows it has."""
        return int(db.execute(f"SELECT count(*) FROM {self.name}").fetchall()[0][0])  # noqa: S608 - names from the schema


class Copied(NamedTuple):
    """The result of a copy: the number of rows, and the digest of both databases."""

    rows: int
    digest: str


def tables_to_copy() -> tuple[CopiedTable, ...]:
    """The tables of today's database, each after those its rows point to."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, 0, find_migrations(MIGRATIONS))
        tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        names = [name for (name,) in tables if not name.startswith("sqlite_")]
        pointing = {
            name: {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")}
            for name in names
        }
        return tuple(_part(db, name) for name in _ordered(pointing))


def _part(db: sqlite3.Connection, name: str) -> CopiedTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((row for row in columns if row[5]), key=lambda row: int(row[5]))
    rest = [row for row in columns if not row[5]]
    return CopiedTable(name, len(key), tuple(f'"{row[1]}"' for row in (*key, *rest)))


def _ordered(pointing: dict[str, set[str]]) -> Iterator[str]:
    left = dict(pointing)
    while left:
        name = next(
            candidate
            for candidate, others in left.items()
            if not others & (left.keys() - {candidate})
        )
        del left[name]
        yield name


def _places(count: int) -> str:
    return ", ".join("?" * count)


async def copy(
    source: DatabaseAddress, target: DatabaseAddress, tell: ProgressCallback = lambda *_: None
) -> Copied:
    """Copy all that a database holds into an empty one, or go on where that broke off.

    No bot may run on either. Raises StoreError; the next call then goes on with what is there, and
    the old database is as it was.
    """
    if _named(source) == _named(target):
        raise StoreRefused(f"{source} is copied to another place than its own.")
    await _require_source(source)
    async with _open(source) as old, _open(target, half_copied=True) as new:
        return await _Copy(source, target, old, new, tell).run()


def _named(place: DatabaseAddress) -> str:
    return str(place.resolve() if isinstance(place, Path) else place)


async def _require_source(source: DatabaseAddress) -> None:
    """Raise StoreError if there is nothing to copy: opening it would make an empty one."""
    if not isinstance(source, Path):
        await (await look_at(source)).close()
    elif not source.is_file():
        raise StoreError(f"There is no database {source}.")


@contextlib.asynccontextmanager
async def _open(place: DatabaseAddress, *, half_copied: bool = False) -> AsyncIterator[Store]:
    store = await open_store(place, half_copied=half_copied)
    try:
        yield store
    finally:
        await store.close()


class _Copy:
    """One copy under way."""

    def __init__(
        self,
        source: DatabaseAddress,
        target: DatabaseAddress,
        old: Store,
        new: Store,
        tell: ProgressCallback,
    ) -> None:
        self._source, self._target, self._tell = source, target, tell
        self._old, self._new = old, new
        self._source_name = _named(source)
        self._parts = tables_to_copy()
        self._rows_done = self._rows_in_all = 0

    async def run(self) -> Copied:
        """Copy to the end; return what was copied."""
        begun, after = await self._begin()
        rows = [await self._old.connection.read(part.count) for part in self._parts]
        counts = [await self._new.connection.read(part.count) for part in self._parts]
        self._rows_done, self._rows_in_all = sum(counts), 3 * sum(rows)  # written once, read twice
        for part in self._parts[begun:]:
            await self._copy_table(part, after)
            after = []
        digest = await self._compare()
        last = await self._old.connection.read(numbers.last, self._source)
        await self._new.connection.write(_finish, self._target, last)
        self._tell(self._rows_in_all, self._rows_in_all)
        return Copied(sum(rows), digest)

    async def _begin(self) -> tuple[int, list[Any]]:
        """The number of the table to begin at, and the key to go on after. Raises StoreRefused."""
        noted = await self._new.note(HALF_COPIED)
        if noted is None:
            for part in self._parts:
                if await self._new.connection.read(part.count):
                    raise StoreRefused(
                        f"{self._target} holds something already: name an empty database."
                    )
            first = self._parts[0].name
            await self._new.set_note(HALF_COPIED, self._pack_progress(first, ()))
            return 0, []
        source_name, name, after = json.loads(noted)
        if source_name != self._source_name:
            raise StoreRefused(
                f"{self._target} is half copied from {source_name}: copy that to its end, "
                "or name an empty database."
            )
        return [part.name for part in self._parts].index(name), after

    def _pack_progress(self, name: str, after: Sequence[Any]) -> str:
        return json.dumps((self._source_name, name, list(after)))

    async def _copy_table(self, part: CopiedTable, after: Sequence[Any]) -> None:
        while rows := await self._old.connection.read(part.page, after):
            after = rows[-1][: part.key]
            await self._new.connection.write(part.put, rows, self._pack_progress(part.name, after))
            self._report_progress(len(rows))

    def _report_progress(self, rows: int) -> None:
        self._rows_done += rows
        self._tell(min(self._rows_done, self._rows_in_all), self._rows_in_all)

    async def _compare(self) -> str:
        """The digest of all rows of both databases. Raises StoreError if they differ."""
        whole = hashlib.sha256()
        for part in self._parts:
            old, new = await self._digest(self._old, part), await self._digest(self._new, part)
            if old != new:
                raise StoreError(
                    f"The rows of {part.name} in {self._target} are not those in {self._source}: "
                    "one of them was changed since. Empty the new one, and copy once more."
                )
            whole.update(f"{part.name} {old:064x}\n".encode())
        return whole.hexdigest()

    async def _digest(self, store: Store, part: CopiedTable) -> int:
        """The sum of the digests of a table's rows: their order does not matter."""
        total, after = 0, ()
        while rows := await store.connection.read(part.page, after):
            after = tuple(rows[-1][: part.key])
            total += sum(_number(row) for row in rows if row[0] != HALF_COPIED)
            self._report_progress(len(rows))
        return total % 2**256


def _number(row: Sequence[Any]) -> int:
    return int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())


def _finish(db: Database, place: DatabaseAddress, last: dict[str, int]) -> None:
    """Make the copy whole."""
    numbers.go_on(db, place, last)
    db.execute("DELETE FROM notes WHERE key = ?", (HALF_COPIED,))
