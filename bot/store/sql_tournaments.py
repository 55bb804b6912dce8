"""The store's calls about tournaments; ``tournament_sql.py`` has the SQL."""

from bot.store import tournament_sql as sql
from bot.store.contests import NewContest, Try
from bot.store.sql_ladders import SqlLadders
from bot.store.tournaments import (
    Crowd,
    Entrant,
    NewTournament,
    Standing,
    StoredTournament,
    TournamentStore,
)


class SqlTournaments(SqlLadders, TournamentStore):
    """That part of the store, on top of ladders."""

    async def make_tournament(self, new: NewTournament, deals: NewContest) -> int:
        return await self.write(sql.make, new, deals)

    async def tournament(self, number: int) -> StoredTournament | None:
        found = await self.read(sql.load, sql.ONE, number)
        return found[0] if found else None

    async def tournaments_of(self, guild: int, limit: int = 25) -> tuple[StoredTournament, ...]:
        return await self.read(sql.load, sql.OF_SERVER, guild, limit)

    async def tournaments_made_by(self, person: int, since: int) -> int:
        return await self.read(sql.count, sql.MADE_BY, person, since)

    async def tournaments_to_draw(self) -> tuple[StoredTournament, ...]:
        return await self.read(sql.load, sql.TO_DRAW)

    async def note_board(self, number: int, message: int | None, drawn: str, at: int) -> None:
        await self.write(sql.note_board, number, message, drawn, at)

    async def call_off(self, number: int, at: int) -> bool:
        return await self.write(sql.call_off, number, at)

    async def enter(self, number: int, person: int, name: str) -> None:
        await self.write(sql.enter, number, person, name)

    async def withdraw(self, number: int, person: int) -> None:
        await self.write(sql.withdraw, number, person)

    async def entrant(self, number: int, person: int) -> Entrant | None:
        return await self.read(sql.entrant, number, person)

    async def entrants(self, number: int) -> tuple[Entrant, ...]:
        return await self.read(sql.entrants, number)

    async def crowd(self, number: int, deals: int) -> Crowd:
        return await self.read(sql.crowd, number, deals)

    async def entered_by(self, person: int, now: int) -> int:
        return await self.read(sql.count, sql.ENTERED, person, now)

    async def own_tries(self, contest: int, person: int) -> tuple[Try, ...]:
        return await self.read(sql.own_tries, contest, person)

    async def note_standings(self, number: int, standings: tuple[Standing, ...]) -> None:
        await self.write(sql.note_standings, number, standings)

    async def standings_of(self, number: int, first: int, count: int) -> tuple[Standing, ...]:
        return await self.read(sql.standings, number, first, count)

    async def standing_of(self, number: int, person: int) -> tuple[int, Standing] | None:
        return await self.read(sql.standing_of, number, person)

    async def placed(self, number: int) -> int:
        return await self.read(sql.count, sql.PLACED, number)
