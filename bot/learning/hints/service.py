"""Hints at a table: each is recorded before it is shown, and no stale hint is shown."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.games.hints_given import NUDGE, REASONS, GivenHint, has_choice
from bot.kit.errors import Denied, Stale
from bot.kit.limits import WaitingLimits
from bot.tables.memory.earlier import at_table
from bot.tables.model.hints import given_to
from bot.tables.model.live_deal import Live
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from bot.thinkers.earlier import EarlierDeals
from engine import View
from search.explain.nudges import Hint, hint_by_thumb

logger = logging.getLogger(__name__)

FindHint: TypeAlias = Callable[[View, int, EarlierDeals], Awaitable[Hint | None]]
"""Returns the hint for a view that a user requests, given the match's earlier deals;
deterministic. None if no worker is there."""


class Hints:
    """Gives hints to the player to move."""

    def __init__(self, rows: TableRows, think: FindHint, waiting: WaitingLimits) -> None:
        self._rows = rows
        self._think = think
        self._waiting = waiting
        self._thinking: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """Locks by table and player: another press meanwhile waits for the same hint."""

    async def give(self, table: Table, user: int, step: int, seq: int) -> None:
        """Give a user the hint for move ``seq``, up to a step; it stays until the move is made.

        The hint is computed once, and the furthest step requested counts. Raises Denied,
        StoreError, and Stale if that move is no longer the next one.
        """
        player = table.seat_of(user)
        step = max(NUDGE, min(step, REASONS))
        async with self._thinking.setdefault((table.id, player), asyncio.Lock()):
            if not await self._go_further(table, player, seq, step):
                with self._waiting.hold_question(user):
                    await self._find(table, player, user, seq, step)

    async def _go_further(self, table: Table, player: int, seq: int, step: int) -> bool:
        """Show this move's hint up to a step, if it has been given. Raises Denied and Stale."""
        async with table.lock:
            self._check_asking(table, player, seq)
            given = given_to(table, player)
            if given is not None:
                table.given_hints[player] = given._replace(step=max(step, given.step))
            return given is not None

    async def _find(self, table: Table, player: int, user: int, seq: int, step: int) -> None:
        """Record that a hint was requested, compute it, and attach it to the table."""
        async with table.lock:
            live = self._check_asking(table, player, seq)
            secretly = live.deal.in_secret
            if not secretly:  # the number of hints would reveal who was asked (ROM-DEAL-9)
                await self._rows.note_hint(table.id, live.number, player, table.seq)
            view = table.view(player)
        earlier = () if secretly else await at_table(self._rows, table)
        hint = None if secretly else await self._think(view, user, earlier)
        async with table.lock:
            if table.live is None or table.view(player) != view or seq != table.shown_seq(player):
                raise Stale
            table.given_hints[player] = GivenHint(
                live.number, seq, step, hint or hint_by_thumb(view)
            )

    @staticmethod
    def _check_asking(table: Table, player: int, seq: int) -> Live:
        """Return the deal if the player may have a hint now. Raises Denied and Stale."""
        if table.live is None or seq != table.shown_seq(player):
            raise Stale
        if not table.hints_allowed:
            raise Denied("no-hints")
        if table.paused is not None:
            raise Denied("paused")
        if not has_choice(table.view(player)) or table.chairs[player].house:
            raise Stale
        return table.live
