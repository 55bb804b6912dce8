"""The store: everything a table needs to outlive the process. It takes and gives only records."""

from typing import Protocol

from bot.store.errors import (
    CorruptDatabase,
    MoveTaken,
    NewerDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.records import (
    By,
    Closing,
    Deadline,
    DealRow,
    MoveRow,
    ResultRow,
    SeatRow,
    Standing,
    TableRow,
    TableState,
)


class Store(Protocol):
    """Every call is one transaction: when it returns, it is on the disk. Raises StoreError."""

    async def close(self) -> None:
        """Let go of the database."""
        ...

    async def create_table(self, table: TableRow, seats: tuple[SeatRow, ...]) -> int:
        """A new table; its number (``table.id`` is ignored)."""
        ...

    async def open_tables(self) -> tuple[TableRow, ...]:
        """All tables in lobby or play, oldest first."""
        ...

    async def latest_table(self, channel: int) -> TableRow | None:
        """The newest table of a channel, open or not."""
        ...

    async def seats(self, table: int) -> tuple[SeatRow, ...]:
        """The seats of a table by player."""
        ...

    async def set_seats(self, table: int, seats: tuple[SeatRow, ...]) -> None:
        """Replace the seats of a table."""
        ...

    async def begin_match(self, table: int, seats: tuple[SeatRow, ...], match: str) -> None:
        """The seats as drawn and the match before its first deal; the table is in play."""
        ...

    async def set_match(self, table: int, match: str) -> None:
        """Replace what is known of the match."""
        ...

    async def set_board(self, table: int, message: int, at: int) -> None:
        """The message that shows the table."""
        ...

    async def end_table(
        self, table: int, state: TableState, at: int, results: tuple[ResultRow, ...]
    ) -> None:
        """Close a table; its live deal, if any, is void."""
        ...

    async def begin_deal(self, deal: DealRow) -> None:
        """A deal as dealt."""
        ...

    async def append_move(self, move: MoveRow) -> None:
        """A move. Raises MoveTaken if its number is."""
        ...

    async def close_deal(
        self, table: int, deal: int, closing: Closing, move: MoveRow | None
    ) -> None:
        """The last move of a deal (None: it ended without one) and all that follows from it."""
        ...

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        """Take a deal out of the game: it scores nothing."""
        ...

    async def deals(self, table: int) -> tuple[DealRow, ...]:
        """All deals of a table in order."""
        ...

    async def moves(self, table: int, deal: int) -> tuple[MoveRow, ...]:
        """The moves of a deal in order."""
        ...

    async def last_seq(self, table: int) -> int:
        """The number of the last move of a table; -1 before the first."""
        ...

    async def leaderboard(self, guild: int, variant: str) -> tuple[Standing, ...]:
        """The players of a server, best first; matches with fewer than two people do not count."""
        ...

    async def forget_user(self, user: int) -> None:
        """Take a person out: results and name go, seats and moves lose the link to the person.

        Seats at open tables are left to the house.
        """
        ...

    async def set_deadline(self, deadline: Deadline) -> None:
        """Set a timer, in the place of an earlier one of the same kind."""
        ...

    async def deadline(self, table: int, kind: str) -> Deadline | None:
        """A timer, if it is set."""
        ...

    async def clear_deadline(self, table: int, kind: str) -> None:
        """Take a timer away."""
        ...

    async def due(self, now: int) -> tuple[Deadline, ...]:
        """The timers that have run out."""
        ...

    async def next_due(self) -> int | None:
        """When the next timer runs out."""
        ...


__all__ = [
    "By",
    "Closing",
    "CorruptDatabase",
    "Deadline",
    "DealRow",
    "MoveRow",
    "MoveTaken",
    "NewerDatabase",
    "ResultRow",
    "SeatRow",
    "Standing",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
    "TableRow",
    "TableState",
]
