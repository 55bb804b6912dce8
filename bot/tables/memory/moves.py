"""Deals and moves of a table, each stored before memory changes. Called under the lock."""

import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from bot.base.accidents import attempt, note
from bot.games.info import Chair
from bot.games.rules import action_of
from bot.kit.errors import Denied
from bot.store import DealClosed, MoveTaken, StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.untold import finished_event
from bot.tables.model.hooks import TableHooks
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.live_deal import Live, shows_score
from bot.tables.model.records import UNDO, MoveMaker
from bot.tables.model.rounds import close_round_deal
from bot.tables.model.stand_ins import give_up_absent
from bot.tables.model.table import Table, TableEvent
from bot.tables.model.takeback_rules import LastMove
from bot.tables.rows.repository import TableRows
from engine import (
    Match,
    Views,
    act,
    encode,
    next_deal,
)

logger = logging.getLogger(__name__)


class Randomness(NamedTuple):
    """Random draws at a table besides cards: seats, and the first dealer."""

    seating: Callable[[tuple[Chair, ...]], tuple[Chair, ...]]
    """The chairs, in an order drawn by lot."""
    first_dealer: Callable[[int], int]
    """Maps the number of players to the first dealer."""


class NotifyListeners(Protocol):
    """Notifies all listeners of a table's change and its events."""

    def __call__(self, table: Table, *events: TableEvent) -> None: ...


def _undone(move: LastMove, at: int) -> stored_tables.LoggedMove:
    """A taken-back move as an entry of the log, by whoever made it."""
    by: MoveMaker = "house" if move.user is None else "person"
    return stored_tables.LoggedMove(move.player, UNDO, by, move.user, move.before.deal, at)


class Moves:
    """Makes moves and deals at all tables."""

    def __init__(
        self,
        rows: TableRows,
        now: Callable[[], int],
        hooks: TableHooks,
        notify: NotifyListeners,
        reread: Callable[[Table], None],
    ) -> None:
        """``reread``: called with a table whose memory may differ from the store."""
        self._rows = rows
        self._reread = reread
        self._now = now
        self._hooks = hooks
        self._notify = notify

    async def move(
        self, table: Table, player: int, code: str, by: MoveMaker, user: int | None
    ) -> None:
        """Make a move: check, append, swap, tell. Raises Denied, Refused and StoreError."""
        if table.live is None:
            raise Denied("no-deal")
        action = action_of(table.rules, code)
        after = act(table.live.deal, player, action)
        written = encode(after.rules.pack, action)
        move = stored_tables.LoggedMove(player, written, by, user, after, self._now())
        live = table.live.after_move(
            LastMove(player, user, action, table.live.views, Views(after)), move.at
        )
        if not after.over:
            with self._reread_on_conflict(table):
                await stored_tables.append(self._rows, table, move)
            self._swap(table, live, move.at)
            self._notify(table)
            return
        await self._finish(table, live, move)

    async def take_back(self, table: Table, moves: int = 1) -> None:
        """Take back the last moves: append that, swap, tell. Raises StoreError.

        The first of them was a person's, the others the house's.
        """
        assert table.live is not None
        back, now = table.live.path[-moves:], self._now()
        with self._reread_on_conflict(table):
            undone = (_undone(move, now) for move in back[::-1])
            await stored_tables.append(self._rows, table, *undone)
        self._swap(table, table.live.without_last_moves(moves, now), now, moves)
        self._notify(table)

    async def play_out(self, table: Table) -> None:
        """Play a deal to its end, all by the house's rules of thumb. Raises StoreError."""
        deal = table.deals
        while table.deals == deal and table.turn is not None:
            code = move_by_thumb(table.view(table.turn), table.chairs[table.turn].level)
            await self.move(table, table.turn, code, "house", None)

    @contextlib.contextmanager
    def _reread_on_conflict(self, table: Table) -> Iterator[None]:
        """Reload the table if a write in the block conflicts with the store."""
        try:
            yield
        except (MoveTaken, DealClosed):
            self._reread(table)
            raise

    @staticmethod
    def _swap(table: Table, live: Live, at: int, moves: int = 1) -> None:
        table.live = live
        table.seq += moves
        table.moved_at = at

    async def _finish(self, table: Table, live: Live, move: stored_tables.LoggedMove) -> None:
        assert table.match is not None
        match = close_round_deal(table.match, live, table.round)
        with self._reread_on_conflict(table):
            await stored_tables.finish(self._rows, self._hooks, table, live, move, match, move.at)
        self._swap(table, live, move.at)
        self._notify(table, *self._closed(table, match))
        await self.go_on_if_possible(table)

    @staticmethod
    def _closed(table: Table, match: Match) -> tuple[TableEvent, ...]:
        """Swap in the match after the deal on the table."""
        assert table.live is not None
        live, table.match, table.live = table.live, match, None
        if match.over:
            table.state = "ended"
        else:
            table.between = shows_score(live.deal)
        finished = attempt("telling how a deal ended", table.id, finished_event, table, live)
        ended = attempt("telling the end", table.id, table.ended) if match.over else None
        return tuple(event for event in (finished, ended) if event is not None)

    async def go_on(self, table: Table) -> None:
        """Deal until there is something to decide; void deals are announced (SLO-DEAL-6)."""
        while table.deal_due:
            if table.live is None:
                await self._give_up_absent(table)
                if not table.deal_due:  # nobody is left to deal for
                    break
            await self.deal_or_close(table)

    async def deal_or_close(self, table: Table) -> None:
        """Deal, or close a deal that is to be dealt again."""
        if table.live is None:
            await self._deal(table)
        else:
            await self._close_void(table, table.live)

    async def go_on_if_possible(self, table: Table) -> None:
        """Deal until there is something to decide; a failure is logged, and the clock retries."""
        try:
            await self.go_on(table)
        except StoreError as error:
            logger.error("table %d: the next deal could not be written: %s", table.id, error)
        except Exception as error:
            note(error, "the next deal", table.id)

    async def _deal(self, table: Table) -> None:
        assert table.match is not None
        drawn = await self._hooks.cards.draw(table)
        deal = next_deal(table.match, drawn.deck)
        number, now, skis = table.deals + 1, self._now(), table.match.skis_called
        newcomers = await stored_tables.newcomers(self._rows, table)
        live = Live(number, Views(deal), drawn.deck, skis, now, table.seq)
        with self._reread_on_conflict(table):
            await stored_tables.begin(self._rows, table, live, now, drawn)
        table.live, table.deals, table.moved_at = live, live.number, now
        table.between, table.ready, table.guests = False, frozenset(), ()
        table.newcomers = newcomers
        self._notify(table)

    async def _give_up_absent(self, table: Table) -> None:
        """Leave the seats of people who were away for too long to the house."""
        assert table.match is not None
        chairs = give_up_absent(table.chairs, table.match.finished)
        if chairs != table.chairs:
            await self._rows.set_seats(table.id, chairs)
            table.chairs = chairs
            self._notify(table)

    async def _close_void(self, table: Table, live: Live) -> None:
        assert table.match is not None
        match = close_round_deal(table.match, live, table.round)
        with self._reread_on_conflict(table):
            await stored_tables.finish(
                self._rows, self._hooks, table, live, None, match, self._now()
            )
        self._notify(table, *self._closed(table, match))
