"""The store's calls about questions to sit in; ``seat_request_sql.py`` has the SQL."""

from bot.store import seat_request_sql
from bot.store.seat_requests import SeatRequest, SeatRequestStore
from bot.store.store import Asked


class SqlSeatRequests(Asked, SeatRequestStore):
    """That part of the store."""

    async def ask_seat(self, table: int, asked: SeatRequest) -> None:
        await self.write(seat_request_sql.ask, table, asked)

    async def drop_seat_request(self, table: int, person: int) -> None:
        await self.write(seat_request_sql.drop, table, person)

    async def seat_requests(self, table: int) -> tuple[SeatRequest, ...]:
        return await self.read(seat_request_sql.of_table, table)
