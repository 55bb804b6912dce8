"""What a table needs to survive: plain records in, plain records out, no Discord.

``Store`` says what a store does; ``bot.store.open_store`` opens one, on a file or a server.
"""

from collections.abc import Mapping
from typing import Protocol

from bot.store.analyses import AnalysisStore
from bot.store.database import Work
from bot.store.errors import (
    ChannelTaken,
    CorruptDatabase,
    DealClosed,
    MoveTaken,
    NewerDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.ladders import LadderStore
from bot.store.records import (
    NOW,
    PERSON,
    UNDO,
    By,
    DealEnd,
    DealLog,
    DealPlayed,
    DealState,
    Level,
    MatchResult,
    Move,
    NewDeal,
    NewTable,
    PlayedDeal,
    Posting,
    Reach,
    Sleep,
    StoredDeal,
    StoredSeat,
    StoredTable,
    TableState,
    TakeBack,
)
from bot.store.seat_requests import SeatRequestStore
from bot.store.store import ProcessStore

__all__ = [
    "NOW",
    "PERSON",
    "UNDO",
    "By",
    "ChannelTaken",
    "CorruptDatabase",
    "DealClosed",
    "DealEnd",
    "DealLog",
    "DealPlayed",
    "DealState",
    "Level",
    "MatchResult",
    "Move",
    "MoveTaken",
    "NewDeal",
    "NewTable",
    "NewerDatabase",
    "PlayedDeal",
    "Posting",
    "Reach",
    "Sleep",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
    "StoredDeal",
    "StoredSeat",
    "StoredTable",
    "TableState",
    "TakeBack",
]


class Store(
    ProcessStore,
    LadderStore,
    AnalysisStore,
    SeatRequestStore,
    Protocol,
):
    """Everything that outlives the process.

    What ``Rows`` says of its calls holds for these, too.
    """

    async def close(self) -> None:
        """Let go of the file, after all calls under way. Closing twice is allowed."""
        ...

    # Tables

    async def create_table(self, table: NewTable) -> int:
        """Open a lobby; its number, which is never used again. Raises ChannelTaken."""
        ...

    async def table(self, table: int) -> StoredTable | None:
        """A table, open or not."""
        ...

    async def open_table_of(self, channel: int) -> int | None:
        """The number of the open table of a channel."""
        ...

    async def tables_of_person(
        self, guild: int, user: int, limit: int = 25
    ) -> tuple[StoredTable, ...]:
        """The tables of a server with a match that a person has a seat in, the newest first."""
        ...

    async def open_tables_of(
        self, guild: int, user: int, limit: int = 5
    ) -> tuple[StoredTable, ...]:
        """The open tables of a server that a person has a seat at, the newest first."""
        ...

    async def tables_of_round(self, contest: int) -> tuple[StoredTable, ...]:
        """The tables of a round of a team match, in order."""
        ...

    async def move_table(self, table: int, channel: int) -> None:
        """Note that a table is in another channel of its server now. Raises ChannelTaken."""
        ...

    async def channels_in_use(self, guild: int) -> tuple[int, ...]:
        """The channels of a server that have an open table."""
        ...

    async def waiting(self) -> tuple[Sleep, ...]:
        """All tables where something is still to happen, or to be shown."""
        ...

    async def count_waiting(self) -> int:
        """How many tables these are."""
        ...

    async def put_to_sleep(self, sleeping: tuple[Sleep, ...]) -> None:
        """Note what open tables wait for. Any later write about a table wakes it again.

        A posting, or what has been told, is not about the table: it is how the channel shows it.
        """
        ...

    async def tables_of_channel(self, channel: int, limit: int = 10) -> tuple[StoredTable, ...]:
        """The tables that a channel has or had, the newest first."""
        ...

    async def set_seats(self, table: int, seats: tuple[StoredSeat, ...]) -> None:
        """Replace all seats; the names of people are remembered for leaderboards."""
        ...

    async def set_level(self, table: int, level: Level, seats: tuple[StoredSeat, ...]) -> None:
        """Note how well house players play: those to come, and those who sit there."""
        ...

    async def set_founder(self, table: int, founder: int) -> None:
        """Note to whom the table belongs now."""
        ...

    async def set_options(
        self, table: int, options: tuple[tuple[str, str], ...], preset: str = ""
    ) -> None:
        """Note the options of a lobby, and the name of those rules."""
        ...

    async def set_hints(self, table: int, allowed: bool | None) -> None:
        """Note whether people may ask for hints; None: only someone alone with the house may."""
        ...

    async def set_patience(self, table: int, seconds: int) -> None:
        """Note how long people have for a move: the founder of a lobby has chosen."""
        ...

    async def start_match(self, table: int, seats: tuple[StoredSeat, ...], match: str) -> None:
        """Leave the lobby: the final seats, and the match before its first deal."""
        ...

    async def set_match(self, table: int, match: str, skis_called_by: int | None = None) -> None:
        """Note how the match stands; whoever declared the Škis round stays noted."""
        ...

    async def postings(self, table: int) -> tuple[Posting, ...]:
        """The messages of a table whose buttons work, the newest last."""
        ...

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        """Replace what is noted of some tables' messages.

        A table with a message that may be one too many stays awake: it is looked at after a start.
        """
        ...

    async def set_told(self, table: int, told: int) -> None:
        """Note what the channel has been shown.

        Once the end of a closed table has been shown, nothing more will happen there.
        """
        ...

    async def set_reminded(self, table: int, turn: int) -> None:
        """Note the turn for which a person was reminded."""
        ...

    async def tables_led(self, user: int) -> int:
        """How many open tables belong to a user."""
        ...

    async def set_pause(
        self, table: int, paused: int | None, resumed: int, by: int | None = None
    ) -> None:
        """Note since when a table is paused, and when the last pause ended."""
        ...

    async def draw_lots(self, table: int) -> None:
        """Note that the first dealer and the seats of a lobby are drawn by lot."""
        ...

    async def set_removed(self, table: int, users: tuple[int, ...]) -> None:
        """Note who was removed from a lobby and may not sit down there again."""
        ...

    async def set_ready(self, table: int, users: tuple[int, ...]) -> None:
        """Note who has asked for the next deal; when it begins, nobody has."""
        ...

    async def stop_table(
        self, table: int, at: int, also: tuple[Work, ...], told: int | None = None
    ) -> None:
        """Close a table before its match is over: a live deal is void.

        In the same transaction, ``also``: what others keep about it; ``told``: as by ``set_told``.

        A table that is closed already stays as it is.
        """
        ...

    # Deals and moves

    async def start_deal(self, deal: NewDeal) -> None:
        """Begin a deal. Raises DealClosed if the number is taken or another deal is live."""
        ...

    async def append_moves(
        self, table: int, deal: int, moves: tuple[Move, ...], outcome: DealEnd | None = None
    ) -> None:
        """Add moves to a live deal; with an outcome they (or none at all) finish it.

        Raises MoveTaken if one of the numbers is in the log, DealClosed if the deal is not live.
        """
        ...

    async def void_deal(self, table: int, deal: int, at: int) -> None:
        """Break off a live deal. Raises DealClosed."""
        ...

    async def load_deal(self, table: int, deal: int) -> DealLog | None:
        """A deal in any state, with its moves."""
        ...

    async def moves(self, table: int, deals: tuple[int, ...]) -> Mapping[int, tuple[Move, ...]]:
        """Every entry in the log of some deals, by the number of the deal."""
        ...

    async def finished_deals(self, table: int) -> tuple[StoredDeal, ...]:
        """The finished deals of a table in order, without their moves."""
        ...

    async def note_hint(self, table: int, deal: int, player: int, seq: int) -> None:
        """Note that a player asked for a hint for a move; asking again adds nothing."""
        ...

    async def hints(self, table: int, deal: int) -> Mapping[int, int]:
        """For how many moves of a deal each player asked for a hint; who didn't is left out."""
        ...

    async def set_take_back(self, table: int, asked: TakeBack) -> None:
        """Note who agrees to take the last move back, in place of an earlier question."""
        ...

    async def take_back(self, table: int) -> TakeBack | None:
        """The last question of that kind; it may be settled by now."""
        ...

    async def taken_back(self, table: int, deal: int) -> Mapping[int, int]:
        """How many moves of a deal each player took back; who took none is left out."""
        ...
