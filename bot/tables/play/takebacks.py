"""Takes back the last move: at once, or when all people at the table agree.

The log only grows: we append an entry that takes back the move before it. An open question
is stored, too, under the number of the next move; making that move closes it.
"""

from bot.kit.errors import Denied, Late, Stale
from bot.kit.limits import Limit
from bot.store import TakeBack
from bot.tables.memory.moves import Moves, Tell
from bot.tables.model.checks import check_not_paused, check_open
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows

TAKE_BACKS = Limit("many-take-backs", most=3)
"""Requests to take a move back, in a deal."""


class TakeBacks:
    """Asks whether to take back a move, and takes it back."""

    def __init__(self, rows: TableRows, tell: Tell, moves: Moves) -> None:
        self._rows = rows
        self._tell = tell
        self._moves = moves

    async def take_back(self, table: Table, user: int, seq: int) -> bool:
        """Take back one's last move, or ask the others; returns if it is back. Alone with the house
        it goes back with all the house has done since.

        ``seq``: the number of the next move on their buttons. Raises Stale, Late, Denied.
        """
        async with table.lock:
            player = self._at_hand(table, user, seq)
            if not table.undoable(player):
                raise Late
            if not table.others(player):
                await self._moves.take_back(table, table.undoable(player))
                return True
            question = table.question
            if question is not None and question.refused:
                raise Late
            if question is None:
                await self._note(table, self._once_more(table, player))
            return False

    @staticmethod
    def _once_more(table: Table, player: int) -> TakeBack:
        """A player's question; they may ask only so often in a deal. Raises Denied."""
        before = table.asked_back
        often = [0] * table.players
        if before is not None and before.deal == table.deals and before.asked:
            often = list(before.asked)
        TAKE_BACKS.check(often[player])
        often[player] += 1
        return TakeBack(table.seq, deal=table.deals, asked=tuple(often))

    async def agree(self, table: Table, user: int, seq: int) -> bool:
        """Agree to take back the last move; returns whether it is. Raises Stale, Late and
        Denied."""
        async with table.lock:
            asked = self._asked(table, self._at_hand(table, user, seq))
            if user not in asked.agreed:
                asked = asked._replace(agreed=(*asked.agreed, user))
            return await self._settled(table, asked)

    async def refuse(self, table: Table, user: int, seq: int) -> None:
        """Leave the last move as it is. Raises Stale, Late and Denied."""
        async with table.lock:
            asked = self._asked(table, self._at_hand(table, user, seq))
            await self._note(table, asked._replace(refused=True))

    async def ask_fewer(self, table: Table) -> None:
        """Somebody has left: perhaps all others have agreed already. Asked under the lock."""
        question = table.question
        if table.asked_back is not None and question is not None and not question.refused:
            await self._settled(table, table.asked_back)

    async def _settled(self, table: Table, asked: TakeBack) -> bool:
        """Take the move back if nobody else need be asked, or note how far it is."""
        question = table.question
        assert question is not None
        if all(table.chairs[other].user in asked.agreed for other in question.waiting):
            await self._moves.take_back(table)
            return True
        await self._note(table, asked)
        return False

    def _at_hand(self, table: Table, user: int, seq: int) -> int:
        """The player who clicks about the last move. Raises Stale, Late and Denied."""
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
    def _asked(table: Table, player: int) -> TakeBack:
        """What this player is asked. Raises Late if it is settled, or not theirs to say."""
        question = table.question
        if table.asked_back is None or question is None or question.refused:
            raise Late
        if question.player == player:
            raise Late
        return table.asked_back

    async def _note(self, table: Table, asked: TakeBack) -> None:
        if asked != table.asked_back:
            await self._rows.set_take_back(table.id, asked)
            table.asked_back = asked
            self._tell(table)

    async def taken_back(self, table: Table, deal: int) -> tuple[int, ...]:
        """By player how many moves of a deal they took back."""
        found = await self._rows.taken_back(table.id, deal)
        return tuple(found.get(player, 0) for player in range(table.players))
