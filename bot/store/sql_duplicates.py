"""The store's calls about deals that are dealt again; ``duplicate_sql.py`` has the SQL."""

from collections.abc import Mapping

from bot.store import duplicate_sql
from bot.store.duplicates import (
    Again,
    ChairResult,
    DealChair,
    DealtDuplicate,
    DuplicateStore,
    StoredOutcome,
    ToFill,
)
from bot.store.records import Level
from bot.store.store import Asked


class SqlDuplicates(Asked, DuplicateStore):
    """That part of the store."""

    async def duplicate_for(self, chair: DealChair, person: int, lot: int) -> Again | None:
        return await self.read(duplicate_sql.find, chair, person, lot)

    async def dealt_duplicate(self, table: int, deal: int) -> DealtDuplicate | None:
        return await self.read(duplicate_sql.dealt, table, deal)

    async def note_duplicate_seen(self, person: int, table: int, deal: int) -> None:
        await self.write(duplicate_sql.note_seen, person, table, deal)

    async def withdraw_duplicate(self, table: int, deal: int) -> None:
        await self.write(duplicate_sql.withdraw, table, deal)

    async def duplicates_to_reckon(
        self, duplicate: int | None = None
    ) -> tuple[tuple[int, int], ...]:
        return await self.read(duplicate_sql.to_reckon, duplicate)

    async def keep_duplicate_outcome(
        self, dealt: DealtDuplicate, outcome: ChairResult | None
    ) -> None:
        await self.write(duplicate_sql.keep, dealt, outcome)

    async def duplicate_outcomes(
        self, duplicate: int, place: int, level: Level
    ) -> tuple[StoredOutcome, ...]:
        return await self.read(duplicate_sql.outcomes, duplicate, place, level)

    async def note_duplicates_ahead(self, ahead: Mapping[int, int]) -> None:
        await self.write(duplicate_sql.note_ahead, ahead)

    async def seed_duplicate(self, cards: str, form: str, players: int, level: Level) -> None:
        await self.write(duplicate_sql.seed, cards, form, players, level)

    async def seeded_duplicates(self, form: str, level: Level) -> int:
        return await self.read(duplicate_sql.seeded, form, level)

    async def duplicates_to_fill(self, limit: int, *, masters: bool) -> tuple[ToFill, ...]:
        return await self.read(duplicate_sql.to_fill, limit, masters)

    async def fill_duplicate(self, chair: ToFill, ghosts: tuple[ChairResult, ...]) -> None:
        await self.write(duplicate_sql.fill, chair, ghosts)
