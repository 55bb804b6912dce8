"""The store's calls about ladders; ``ladder_sql.py`` has the SQL."""

from bot.store import ladder_sql
from bot.store.ladders import LadderQuery, LadderStore, Marked, Period, RankedTry, Rung
from bot.store.store import Asked


class SqlLadders(Asked, LadderStore):
    """That part of the store."""

    async def tries_to_rank(self, contest: int) -> tuple[RankedTry, ...]:
        return await self.read(ladder_sql.to_rank, contest)

    async def rank(
        self,
        kind: str,
        homes: tuple[int, ...],
        one: RankedTry,
        marked: Marked,
        periods: tuple[Period, ...],
    ) -> None:
        await self.write(ladder_sql.rank, kind, homes, one, marked, periods)

    async def rungs(
        self, query: LadderQuery, first: int, last: int, person: int
    ) -> tuple[Rung, ...]:
        return await self.read(ladder_sql.rungs, query, first, last, person)

    async def own_rung(self, query: LadderQuery, person: int) -> Rung | None:
        return await self.read(ladder_sql.own_rung, query, person)
