"""Redraws private pages as soon as something on them is new, not at the boards' pace.

It uses the tokens of people's own clicks, which does not count against the bot's rate limit.
"""

import asyncio
import contextlib
from functools import partial
from weakref import WeakKeyDictionary

from bot.base.background import Background
from bot.discord.answering.reply_priority import ReplyPriority
from bot.store import StoreError
from bot.tables.model.pace import filled_by_itself
from bot.tables.model.table import Ended, Finished, Table, TableEvent
from bot.tables.pages.alone import was_played
from bot.tables.pages.table_pages import TablePages
from bot.tables.private.private_views import PrivateViews


class Refreshes:
    """Redraws the page of the person on turn, and everyone's when a trick is complete.

    People alone with the house also see on their page how the deal ended, and one who sits out
    gets their page when it is dealt. Where several play, the first hand of a deal is left to the
    board's drawing: it comes below the board.
    """

    def __init__(
        self,
        hands: PrivateViews,
        pages: TablePages,
        *,
        replies: ReplyPriority,
        last_trick_seconds: float,
    ) -> None:
        """Make the refreshes of private pages.

        ``last_trick_seconds``: how long people alone with the house see a deal's last trick; 0:
        they see the score at once.
        """
        self._hands = hands
        self._pages = pages
        self._replies = replies
        self._last_trick_seconds = last_trick_seconds
        self._tricks: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._deals: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._background = Background()

    def changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Redraw the pages that a change of the table concerns."""
        users = self._users_to_refresh(table)
        if events or users:
            refresh = partial(
                self._refresh,
                table,
                events,
                users,
                holds_last_trick=self._hold_last_trick(table, events),
            )
            self._background.start(refresh, "private pages", table.id)

    def _users_to_refresh(self, table: Table) -> set[int]:
        people = {chair.person for chair in table.chairs if chair.person is not None}
        if table.live is None:
            return people if table.alone or table.round is not None else set()
        full, new = self._trick_is_full(table), self._is_new_deal(table)
        if full and (not table.alone or filled_by_itself(table) or _sits_out_alone(table)):
            return people
        if new and table.alone and _sits_out_alone(table):
            return people
        if table.awaited is None or (table.alone and table.has_no_choice):
            return set()
        return {table.awaited}

    def _trick_is_full(self, table: Table) -> bool:
        """Return whether another trick is complete since the last call."""
        tricks = len(table.view(None).tricks)
        before, self._tricks[table] = self._tricks.get(table, 0), tricks
        return tricks > before

    def _is_new_deal(self, table: Table) -> bool:
        """Return whether there is another deal since the last call."""
        before, self._deals[table] = self._deals.get(table), table.deals
        return table.deals != before

    def _hold_last_trick(self, table: Table, events: tuple[TableEvent, ...]) -> bool:
        """Show the last trick before the score, as its cards play themselves; returns whether so.

        It begins at once: else the board's drawing might show the score first.
        """
        seen = self._deals.get(table) == table.deals
        pressed = table.shown_rest == table.deals  # the answer to the press is the score
        if pressed or not (table.alone and table.between and self._last_trick_seconds and seen):
            return False  # after a restart, people looking at the score have seen the trick
        played_deals = [
            event for event in events if isinstance(event, Finished) and was_played(event.view)
        ]
        for ended in played_deals:
            self._hands.hold_last_trick(table, ended)
        return bool(played_deals)

    async def _refresh(
        self,
        table: Table,
        events: tuple[TableEvent, ...],
        users: set[int],
        *,
        holds_last_trick: bool,
    ) -> None:
        try:
            await self._prepare(table, events, users, holds_last_trick=holds_last_trick)
        finally:
            if holds_last_trick:
                self._hands.release_last_trick(table)
        for user in users:
            if table.alone or self._hands.is_current(table, user):
                self._hands.refresh_soon(table, user)

    async def _prepare(
        self,
        table: Table,
        events: tuple[TableEvent, ...],
        users: set[int],
        *,
        holds_last_trick: bool,
    ) -> None:
        """Prepare the score, and show the last trick for a while."""
        kinds = Finished if table.alone else Finished | Ended  # the channel has the match's end
        for event in events if table.alone or table.round is not None else ():
            if isinstance(event, kinds):
                with contextlib.suppress(StoreError):  # the board's drawing tries again
                    page = await self._pages.private_ending(table, event)
                    self._hands.undelivered.add_ending(table, event.told, page)
        await self._replies.wait_until_quiet()
        if holds_last_trick:
            await asyncio.gather(*(self._hands.refresh(table, user) for user in users))
            await asyncio.sleep(self._last_trick_seconds)

    async def close(self) -> None:
        """Stop drawing."""
        await self._background.close()


def _sits_out_alone(table: Table) -> bool:
    """Return whether no person plays this deal: the one at the table sits it out."""
    playing = table.view(None).order
    return not any(chair.person and n in playing for n, chair in enumerate(table.chairs))
