"""Takes back the last move, or leaves out a deal's rest: at once, or when all people agree.

The log only grows: we append an entry that takes back the move before it. An open question
is stored, too, under the number of the next move; making that move closes it.
"""

from bot.games.info import CLAIM
from bot.kit.errors import Denied, Late, Stale
from bot.kit.limits import Limit
from bot.tables.memory.moves import Moves, NotifyListeners
from bot.tables.model.checks import check_not_paused, check_open
from bot.tables.model.records import TakeBack
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from search.worlds.decided import is_settled

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
            if question is None or question.is_refused_claim:
                await self._set_request(table, self._count_request(table, player))
            elif question.refused or question.what == CLAIM:
                raise Late
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

    @staticmethod
    def check_claim(table: Table, user: int) -> int:
        """Return the player who may claim the rest of a deal. Raises Denied."""
        player = table.seat_of(user)
        check_not_paused(table)
        if player in table.claimers:
            raise Denied("claimed-already")
        if not table.may_claim(player):
            raise Denied("no-claim")
        return player

    async def claim(self, table: Table, user: int, seq: int) -> None:
        """Ask all others to leave the rest of the deal to the house; shows them the user's hand.

        ``seq``: the number on public buttons when the user was asked whether to. Raises Stale and
        Denied.
        """
        async with table.lock:
            table.seat_of(user)  # nobody else reads how the table has moved on
            if seq != table.shown_seq(None):
                raise Stale
            player = self.check_claim(table, user)
            previous = table.asked_back
            same_deal = previous is not None and previous.deal == table.deals
            asked = previous.asked if previous is not None and same_deal else ()
            table.claims = (table.deals, (*table.claimers, player))
            request = TakeBack(table.seq, deal=table.deals, asked=asked, claimer=player)
            await self._set_request(table, request)

    async def agree(self, table: Table, user: int, seq: int) -> bool:
        """Agree to what is asked; returns whether it is done: the move undone, the rest played.

        Raises Stale, Late and Denied.
        """
        async with table.lock:
            request = self._open_request(table, self._check_and_player(table, user, seq))
            if user not in request.agreed:
                request = request._replace(agreed=(*request.agreed, user))
            return await self._resolve(table, request)

    async def refuse(self, table: Table, user: int, seq: int) -> None:
        """Refuse what is asked. Raises Stale, Late and Denied."""
        async with table.lock:
            request = self._open_request(table, self._check_and_player(table, user, seq))
            await self._set_request(table, request._replace(refused=True))

    async def recheck_after_leaving(self, table: Table) -> None:
        """Do what is asked if all who are left have agreed. Called under the lock."""
        question = table.question
        if table.asked_back is not None and question is not None and not question.refused:
            await self._resolve(table, table.asked_back)

    async def _resolve(self, table: Table, request: TakeBack) -> bool:
        """Do what is asked if all have agreed; else keep the request's state.

        A claim that is wrong is refused as if somebody had refused it.
        """
        question = table.question
        assert question is not None and table.live is not None
        agreed = all(table.chairs[other].user in request.agreed for other in question.waiting)
        if agreed and request.claimer is None:
            await self._moves.take_back(table)
            return True
        if agreed and is_settled(table.live.deal):
            await self._moves.play_out(table)
            return True
        await self._set_request(table, request._replace(refused=agreed))
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
            if request.claimer is None:
                await self._rows.set_take_back(table.id, request)
            table.asked_back = request
            self._tell(table)

    async def count_taken_back(self, table: Table, deal: int) -> tuple[int, ...]:
        """By player the number of moves that they took back in a deal."""
        counts = await self._rows.taken_back(table.id, deal)
        return tuple(counts.get(player, 0) for player in range(table.players))
