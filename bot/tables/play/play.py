"""Moves of people and of the house, and the start of the next deal."""

from bot.games.info import Chair
from bot.kit.errors import Denied, Stale
from bot.tables.memory.moves import Moves, NotifyListeners
from bot.tables.model.checks import check_deal, check_not_paused, check_open
from bot.tables.model.match_packing import match_text
from bot.tables.model.records import MoveMaker
from bot.tables.model.table import Table
from bot.tables.play.attendance import Attendance
from bot.tables.rows.repository import TableRows
from engine import Match, call_skis


class Play:
    """Makes moves: lock, check, append, swap. Every method may raise StoreError."""

    def __init__(
        self, rows: TableRows, tell: NotifyListeners, moves: Moves, attendance: Attendance
    ) -> None:
        self._rows = rows
        self._tell = tell
        self._moves = moves
        self._attendance = attendance

    async def act(self, table: Table, user: int, code: str, seq: int | None = None) -> None:
        """Make a person's move. ``seq``: the move that a button answers; None: the next one.

        Raises Stale, Denied and Refused; then the table is unchanged.
        """
        async with table.lock:
            player = table.seat_of(user)
            check_not_paused(table)
            chair = table.chairs[player]
            if chair.away is not None:
                await self._attendance.reseat(table, player, Chair(chair.name, user))
            if seq is not None and seq != table.shown_seq(player):
                raise Stale
            if table.chairs[player].house:
                raise Denied("seat-with-house")
            await self._moves.move(table, player, code, "person", user)

    async def act_for_house(self, table: Table, seq: int, code: str) -> None:
        """Make the move ``seq`` of a house player, or a person's move without a choice.

        Raises Stale if the table has gone on.
        """
        async with table.lock:
            if table.seq != seq or table.turn is None:
                raise Stale
            chair = table.chairs[table.turn]
            if not chair.house and not table.has_no_choice:
                raise Stale
            by: MoveMaker = "house" if chair.user is None or table.has_no_choice else "clock"
            await self._moves.move(table, table.turn, code, by, None)

    async def show_rest(self, table: Table, user: int, seq: int) -> None:
        """Play out a deal in which nothing can change any more, all by the house.

        ``seq``: as in ``act``. Raises Stale and Denied.
        """
        async with table.lock:
            check_open(table)
            player = table.seat_of(user)
            check_not_paused(table)
            if seq != table.shown_seq(player) or not table.is_decided(player):
                raise Stale
            table.shown_rest = table.deals
            await self._moves.play_out(table)

    # Between two deals ----------------------------------------------------------------------

    async def ask_for_next(self, table: Table, user: int) -> None:
        """Note that a person asks for the next deal, which begins once all have. Raises Denied."""
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            check_not_paused(table)
            if not table.between or user in table.ready:
                return
            ready = table.ready | {user}
            await self._rows.set_ready(table.id, ready)
            table.ready = ready
            await self._moves.go_on_if_possible(table)
            if table.live is None:
                self._tell(table)

    async def deal_after_timeout(self, table: Table, seq: int) -> None:
        """Deal after the time is up, though not all people have asked for it."""
        async with table.lock:
            if table.between and table.seq == seq and table.paused is None:
                table.between = False
                await self._moves.go_on_if_possible(table)

    async def deal_if_due(self, table: Table) -> None:
        """Deal, if the store refused the next deal when the last one ended."""
        async with table.lock:
            await self._moves.go_on(table)

    async def declare_skis(self, table: Table, user: int, deal: int) -> None:
        """Declare the Škis round (SLO-END-1).

        ``deal``: as in ``Stopping.stop``. Raises Denied and Stale.
        """
        async with table.lock:
            player, match = self.check_skis(table, user)
            check_deal(table, deal)
            match = call_skis(match)
            await self._rows.set_match(table.id, match_text(match), player)
            table.match = match
            self._tell(table)

    @staticmethod
    def check_skis(table: Table, user: int) -> tuple[int, Match]:
        """The player and the match in which they may declare the Škis round. Raises Denied."""
        check_open(table)
        player = table.seat_of(user)
        if table.match is None:
            raise Denied("not-started")
        if table.match.length is not None or table.match.goal is not None:
            raise Denied("no-skis-round")
        if table.match.skis_called:
            raise Denied("skis-already")
        return player, table.match
