"""Questions to sit in at running matches: the record, and the store's calls;
``seat_request_sql.py`` has the SQL.

A question goes with the next deal, and all of a table with its end.
"""

from typing import NamedTuple, Protocol


class SeatRequest(NamedTuple):
    """Somebody asks for a seat that the house plays."""

    person: int
    name: str
    asked_at: int
    declined: bool = False
    """Somebody at the table has said no, which holds for the match."""


class SeatRequestStore(Protocol):
    """The store's calls about them; ``Store`` says what all calls share."""

    async def ask_seat(self, table: int, asked: SeatRequest) -> None:
        """Note a question, or that it was declined, in place of an earlier one of that person."""
        ...

    async def drop_seat_request(self, table: int, person: int) -> None:
        """Delete somebody's question, or the no to it."""
        ...

    async def seat_requests(self, table: int) -> tuple[SeatRequest, ...]:
        """All of a table, the oldest first."""
        ...
