"""What a table needs to survive: plain records in, plain records out, nothing of Discord.

``Store`` says what a store does; ``bot.store.sqlite`` is the one that keeps it in a file.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from bot.store.errors import (
    ChannelTaken,
    CorruptDatabase,
    DealClosed,
    MoveTaken,
    NewerDatabase,
    StillSeated,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.records import (
    By,
    Deadline,
    DealLog,
    DealState,
    Move,
    NewDeal,
    NewTable,
    Outcome,
    Posting,
    Result,
    Seat,
    Standing,
    StoredDeal,
    StoredTable,
    TableState,
)

__all__ = [
    "By",
    "ChannelTaken",
    "CorruptDatabase",
    "Deadline",
    "DealClosed",
    "DealLog",
    "DealState",
    "Move",
    "MoveTaken",
    "NewDeal",
    "NewTable",
    "NewerDatabase",
    "Outcome",
    "Posting",
    "Result",
    "Seat",
    "Standing",
    "StillSeated",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
    "StoredDeal",
    "StoredTable",
    "TableState",
]


class Store(Protocol):
    """Everything that outlives the process.

    Each call is one transaction: when it returns it is on the disk, when it raises nothing has
    changed. A cancelled call either changes nothing or, once the commit has begun, returns as if
    nothing had happened; the cancellation then strikes at the caller's next await. Every call
    raises StoreError when the disk, the file or another process is in the way; only further
    errors are named below.
    """

    async def close(self) -> None:
        """Let go of the file, after all calls under way. Closing twice is allowed."""
        ...

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file. Raises StoreError if the file exists."""
        ...

    # Tables

    async def create_table(self, table: NewTable) -> int:
        """Open a lobby; its number, which is never used again. Raises ChannelTaken."""
        ...

    async def table(self, table: int) -> StoredTable | None:
        """A table, open or not."""
        ...

    async def open_tables(self) -> tuple[StoredTable, ...]:
        """All lobbies and all tables that are playing, the oldest first."""
        ...

    async def untold_tables(self) -> tuple[StoredTable, ...]:
        """Closed tables that played, and the end of which the channel has not been shown."""
        ...

    async def tables_of_channel(self, channel: int, limit: int = 10) -> tuple[StoredTable, ...]:
        """The tables that a channel has or had, the newest first."""
        ...

    async def set_seats(self, table: int, seats: tuple[Seat, ...]) -> None:
        """Replace all seats; the names of people are remembered for leaderboards."""
        ...

    async def set_founder(self, table: int, founder: int) -> None:
        """Note to whom the table belongs now."""
        ...

    async def set_options(self, table: int, options: tuple[tuple[str, str], ...]) -> None:
        """Note the options of a lobby."""
        ...

    async def start_match(self, table: int, seats: tuple[Seat, ...], match: str) -> None:
        """Leave the lobby: the final seats, and the match before its first deal."""
        ...

    async def set_match(self, table: int, match: str, skis_called_by: int | None = None) -> None:
        """Note how the match stands; a player who declared the Škis round stays noted."""
        ...

    async def set_board(self, table: int, message: int | None, at: int | None) -> None:
        """Note which message shows the table, and when it was posted."""
        ...

    async def postings(self, table: int) -> tuple[Posting, ...]:
        """The messages of a table whose buttons work, the newest last."""
        ...

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        """Replace what is noted of the messages of some tables."""
        ...

    async def undrawn_tables(self) -> tuple[int, ...]:
        """Tables whose channel does not show them as they are, or may have a message too many.

        Open ones that have changed since their board was drawn, and closed ones with a board.
        """
        ...

    async def set_told(self, table: int, told: int) -> None:
        """Note what the channel has been shown; the board belonged to that and is let go."""
        ...

    async def stop_table(self, table: int, at: int, results: tuple[Result, ...] = ()) -> None:
        """Close a table before its match is over: a live deal is void, deadlines are cleared.

        A table that is closed already stays as it is.
        """
        ...

    # Deals and moves

    async def start_deal(self, deal: NewDeal) -> None:
        """Begin a deal. Raises DealClosed if the number is taken or another deal is live."""
        ...

    async def append_moves(
        self, table: int, deal: int, moves: tuple[Move, ...], outcome: Outcome | None = None
    ) -> None:
        """Add moves to a live deal; with an outcome they (or none at all) finish it.

        Raises MoveTaken if one of the numbers is in the log, DealClosed if the deal is not live.
        """
        ...

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        """Break a live deal off. Raises DealClosed."""
        ...

    async def load_deal(self, table: int, deal: int) -> DealLog | None:
        """A deal in any state, with its moves."""
        ...

    async def finished_deals(self, table: int) -> tuple[StoredDeal, ...]:
        """The finished deals of a table in order, without their moves."""
        ...

    # People

    async def leaderboard(self, guild: int, variant: str, limit: int = 100) -> tuple[Standing, ...]:
        """The best of a server by total score; matches with fewer than two people are left out."""
        ...

    async def delete_user(self, user: int) -> None:
        """Forget a person: name, results, language, and who it was that moved and sat.

        The moves themselves stay, being the history of the others too. Raises StillSeated while
        the user owns a seat at an open table: give it up (``user`` None), or close the table.
        """
        ...

    async def guild_language(self, guild: int) -> str | None:
        """The language that a server has chosen."""
        ...

    async def set_guild_language(self, guild: int, language: str | None) -> None:
        """Choose a server's language; None forgets the choice."""
        ...

    async def user_language(self, user: int) -> str | None:
        """The language that a person has chosen."""
        ...

    async def set_user_language(self, user: int, language: str | None) -> None:
        """Choose a person's language; None forgets the choice."""
        ...

    # Deadlines

    async def set_deadline(self, table: int, kind: str, due_at: int, payload: str) -> None:
        """Set the deadline of this kind, in place of an earlier one."""
        ...

    async def clear_deadline(self, table: int, kind: str) -> None:
        """Drop the deadline of this kind, if there is one."""
        ...

    async def deadline(self, table: int, kind: str) -> Deadline | None:
        """The deadline of this kind."""
        ...

    async def due(self, now: int) -> tuple[Deadline, ...]:
        """The deadlines that have come, the earliest first."""
        ...

    async def next_due(self) -> int | None:
        """When the next deadline comes."""
        ...
