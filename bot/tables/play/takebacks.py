"""Takes back the last move: at once, or when all people at the table agree.

The log only grows: we append an entry that takes back the move before it. An open question
is stored, too, under the number of the next move; making that move closes it.
"""

from bot.kit.errors import Denied, Late, Stale
from bot.kit.limits import Limit
from bot.tables.memory.moves import Moves, NotifyListeners
from bot.tables.model.checks import check_not_paused, check_open
from bot.tables.model.records import TakeBack
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

TAKE_BACKS = Limit("many-take-backs", most=3)
"""Requests to take a move back, in a deal."""


class TakeBacks:
    """Asks whether to take back a move, and takes it back."""

    def __init__(self, rows: TableRows, tell: NotifyListeners, moves: Moves) -> None:
        self._rows = rows
        self._tell = tell
        self._moves = moves

    async def take_back(self, table: Table, user: int, seq: int) -> bool:
        """Undo a person's last move, or ask the others; returns whether it is undone.

        Alone with the house, the house's moves since are undone as well. ``seq``: the number of
        the next move on their buttons. Raises Stale, Late, Denied.
        """
        async with table.lock:
            player = self._check_and_player(table, user, seq)
            if not table.undoable(player):
                raise Late
            if not table.others(player):
                await self._moves.take_back(table, table.undoable(player))
                return True
            question = table.question
            if question is not None and question.refused:
                raise Late
            if question is None:
                await self._set_request(table, self._count_request(table, player))
            return False

    @staticmethod
    def _count_request(table: Table, player: int) -> TakeBack:
        """A player's next request. Raises Denied if they have made too many in this deal."""
        previous = table.asked_back
        counts = [0] * table.players
        if previous is not None and previous.deal == table.deals and previous.asked:
            counts = list(previous.asked)
        TAKE_BACKS.check(counts[player])
        counts[player] += 1
        return TakeBack(table.seq, deal=table.deals, asked=tuple(counts))

    async def agree(self, table: Table, user: int, seq: int) -> bool:
        """Agree to take back the last move; returns whether it is undone.

        Raises Stale, Late and Denied.
        """
        async with table.lock:
            request = self._open_request(table, self._check_and_player(table, user, seq))
            if user not in request.agreed:
                request = request._replace(agreed=(*request.agreed, user))
            return await self._resolve(table, request)

    async def refuse(self, table: Table, user: int, seq: int) -> None:
        """Leave the last move as it is. Raises Stale, Late and Denied."""
        async with table.lock:
            request = self._open_request(table, self._check_and_player(table, user, seq))
            await self._set_request(table, request._replace(refused=True))

    async def recheck_after_leaving(self, table: Table) -> None:
        """Undo the move if all who are left have agreed. Called under the lock."""
        question = table.question
        if table.asked_back is not None and question is not None and not question.refused:
            await self._resolve(table, table.asked_back)

    async def _resolve(self, table: Table, request: TakeBack) -> bool:
        """Undo the move if all have agreed; else store the request's state."""
        question = table.question
        assert question is not None
        if all(table.chairs[other].user in request.agreed for other in question.waiting):
            await self._moves.take_back(table)
            return True
        await self._set_request(table, request)
        return False

    def _check_and_player(self, table: Table, user: int, seq: int) -> int:
        """The player whose click is about the last move. Raises Stale, Late and Denied."""
        check_open(table)
        player = table.seat_of(user)
        if table.chairs[player].house:
            raise Denied("seat-with-house")
        check_not_paused(table)
        if table.live is None:
            raise Stale
        later = table.shown_seq(player) - seq  # the house may have gone on since it was drawn
        if later and not (table.alone and 0 < later < table.undoable(player)):
            raise Stale
        return player

    @staticmethod
    def _open_request(table: Table, player: int) -> TakeBack:
        """The open request. Raises Late if it is settled, or this player has no say."""
        question = table.question
        if table.asked_back is None or question is None or question.refused:
            raise Late
        if question.player == player:
            raise Late
        return table.asked_back

    async def _set_request(self, table: Table, request: TakeBack) -> None:
        if request != table.asked_back:
            await self._rows.set_take_back(table.id, request)
            table.asked_back = request
            self._tell(table)

    async def count_taken_back(self, table: Table, deal: int) -> tuple[int, ...]:
        """By player the number of moves that they took back in a deal."""
        counts = await self._rows.taken_back(table.id, deal)
        return tuple(counts.get(player, 0) for player in range(table.players))
