"""The store's calls about contests; ``contest_sql.py`` has the SQL."""

from collections.abc import Mapping
from typing import Any

from bot.store import contest_sql
from bot.store.contests import (
    Answers,
    Contest,
    ContestStore,
    DecisionPoint,
    EntryMove,
    Finish,
    Ghost,
    LaidOpen,
    NewContest,
    NewEntry,
    StoredEntry,
    Try,
    TryScore,
)
from bot.store.database import Database
from bot.store.store import Asked


class SqlContests(Asked, ContestStore):
    """That part of the store."""

    async def make_contest(self, new: NewContest) -> None:
        await self.write(contest_sql.make, new)

    async def contest(self, number: int) -> Contest | None:
        found = await self.read(contest_sql.load, "WHERE id = ?", number)
        return found[0] if found else None

    async def contests(self, kind: str, number: int) -> tuple[Contest, ...]:
        where = "WHERE kind = ? AND number = ? ORDER BY id"
        return await self.read(contest_sql.load, where, kind, number)

    async def contests_to_settle(self, now: int) -> tuple[Contest, ...]:
        where = "WHERE settled = 0 AND closes <= ? ORDER BY closes, id"
        return await self.read(contest_sql.load, where, now)

    async def settle_contest(self, contest: int) -> None:
        await self.write(contest_sql.settle, contest)

    async def tidy_contests(self, before: int) -> None:
        await self.write(contest_sql.tidy, before)

    async def keep_answer(self, place: DecisionPoint, code: str) -> str:
        return await self.write(contest_sql.keep_answer, place, code)

    async def answer(self, place: DecisionPoint) -> str | None:
        return await self.read(contest_sql.answer, place)

    async def answers(self, contest: int, deal: int) -> Answers:
        return await self.read(contest_sql.answers, contest, deal)

    async def open_entry(self, new: NewEntry) -> StoredEntry:
        return await self.write(contest_sql.open_entry, new)

    async def entry(self, entry: int) -> StoredEntry | None:
        return await self.read(contest_sql.entry, entry)

    async def entry_of(self, contest: int, person: int, deal: int = 0) -> int | None:
        found = await self.read(_rows, contest_sql.ENTRY_OF, contest, person, deal)
        return int(found[0][0]) if found else None

    async def tries_of(self, contest: int) -> tuple[Try, ...]:
        return await self.read(contest_sql.tries, contest)

    async def close_contest(self, contest: int, at: int) -> None:
        await self.write(contest_sql.close, contest, at)

    async def open_entries(self, contest: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self.read(_rows, contest_sql.OPEN_ENTRIES, contest))

    async def append_entry(
        self, entry: int, first: int, moves: tuple[EntryMove, ...], finish: Finish | None = None
    ) -> None:
        await self.write(contest_sql.append, entry, first, moves, finish)

    async def entries_to_judge(self, limit: int = 10) -> tuple[int, ...]:
        return tuple(row[0] for row in await self.read(_rows, contest_sql.TO_JUDGE, limit))

    async def note_found(self, entry: int, found: str) -> None:
        await self.write(contest_sql.note_found, entry, found)

    async def lay_open(self, entry: int, opened: LaidOpen) -> int | None:
        return await self.write(contest_sql.lay_open, entry, opened)

    async def entries_to_lay_open(self, contest: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self.read(_rows, contest_sql.TO_LAY_OPEN, contest))

    async def results_of(self, contest: int, deal: int) -> tuple[TryScore, ...]:
        rows = await self.read(_rows, contest_sql.RESULTS, contest, deal)
        return tuple(TryScore(*row) for row in rows)

    async def days_of(self, person: int, kind: str) -> tuple[int, ...]:
        return tuple(row[0] for row in await self.read(_rows, contest_sql.DAYS_OF, person, kind))

    async def keep_ghost(self, ghost: Ghost, answers: Mapping[DecisionPoint, str]) -> bool:
        return await self.write(contest_sql.keep_ghost, ghost, answers)

    async def ghosts(self, contest: int, deal: int, seat: int) -> tuple[Ghost, ...]:
        return await self.read(contest_sql.ghosts, contest, deal, seat)


def _rows(db: Database, query: str, *values: Any) -> list[Any]:
    return db.execute(query, values).fetchall()
