"""The store's calls about team matches; ``team_match_sql.py`` has the SQL."""

from bot.store import team_match_sql as sql
from bot.store.contests import NewContest
from bot.store.sql_tournaments import SqlTournaments
from bot.store.team_matches import (
    Member,
    NewRoundTable,
    NewTeamMatch,
    StoredTeamMatch,
    TeamMatchStore,
)


class SqlTeamMatches(SqlTournaments, TeamMatchStore):
    """That part of the store, on top of tournaments."""

    async def make_team_match(self, new: NewTeamMatch) -> int:
        return await self.write(sql.make, new)

    async def team_match(self, number: int) -> StoredTeamMatch | None:
        found = await self.read(sql.load, sql.ONE, number)
        return found[0] if found else None

    async def team_matches_of(self, guild: int, limit: int = 10) -> tuple[StoredTeamMatch, ...]:
        return await self.read(sql.load, sql.OF_GUILD, guild, limit)

    async def take_on(self, code: str, new: NewTeamMatch) -> int | None:
        return await self.write(sql.take_on, code, new)

    async def matches_of_round(self, contest: int) -> tuple[StoredTeamMatch, ...]:
        return await self.read(sql.load, sql.OF_ROUND, contest)

    async def gathering_of(self, captain: int) -> int:
        return await self.read(sql.gathering_of, captain)

    async def seat_member(self, number: int, member: Member) -> bool:
        return await self.write(sql.seat, number, member)

    async def unseat_member(self, number: int, person: int) -> bool:
        return await self.write(sql.unseat, number, person)

    async def call_off_team_match(self, number: int) -> bool:
        return await self.write(sql.call_off, number)

    async def team_matches_to_tell(self) -> tuple[StoredTeamMatch, ...]:
        return await self.read(sql.load, sql.TO_TELL)

    async def note_team_match_told(self, number: int) -> None:
        await self.write(sql.note_told, number)

    async def begin_round(
        self, number: int, contest: NewContest, tables: tuple[NewRoundTable, ...]
    ) -> tuple[int, ...]:
        return await self.write(sql.begin, number, contest, tables)
