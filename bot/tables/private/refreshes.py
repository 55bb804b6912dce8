"""Redraws private pages as soon as something on them is new, not at the boards' pace.

It uses the tokens of people's own clicks, which costs nothing of the bot's own limit.
"""

import asyncio
import contextlib
from functools import partial
from weakref import WeakKeyDictionary

from bot.base.background import Background
from bot.discord.answering.reply_priority import ReplyPriority
from bot.store import StoreError
from bot.tables.model.pace import filled_by_itself
from bot.tables.model.table import Ended, Event, Finished, Table
from bot.tables.pages.alone import was_played
from bot.tables.pages.table_pages import TablePages
from bot.tables.private.private_views import PrivateViews


class Refreshes:
    """Draws the page of whoever is asked, and everybody's when a trick is full. Who sits out a deal
    alone with the house is asked nothing: their page comes when it is dealt.

    People alone with the house also see on their page how the deal ended. Where several play,
    the first hand of a deal is left to the board's drawing: it comes below the board.
    """

    def __init__(
        self, hands: PrivateViews, pages: TablePages, ahead: ReplyPriority, lies: float = 0.0
    ) -> None:
        """``lies``: seconds for which people alone with the house see a deal's last trick."""
        self._hands = hands
        self._pages = pages
        self._ahead = ahead
        self._lies = lies
        self._tricks: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._deals: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._background = Background()

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """A table has changed: whose page has something new?"""
        users = self._concerned(table)
        if events or users:
            refresh = partial(self._refresh, table, events, users, lies=self._lay(table, events))
            self._background.start(refresh, "private pages", table.id)

    def _concerned(self, table: Table) -> set[int]:
        people = {chair.person for chair in table.chairs if chair.person is not None}
        if table.live is None:
            return people if table.alone or table.round is not None else set()
        full, new = self._trick_is_full(table), self._is_dealt(table)
        if full and (not table.alone or filled_by_itself(table) or _looks_on(table)):
            return people
        if new and table.alone and _looks_on(table):
            return people
        asked = table.awaited is not None and not (table.alone and table.unasked)
        return {table.awaited} if asked and table.awaited is not None else set()

    def _trick_is_full(self, table: Table) -> bool:
        """Whether another trick is complete since the last call."""
        tricks = len(table.view(None).tricks)
        before, self._tricks[table] = self._tricks.get(table, 0), tricks
        return tricks > before

    def _is_dealt(self, table: Table) -> bool:
        """Whether there is another deal since the last call."""
        before, self._deals[table] = self._deals.get(table), table.deals
        return table.deals != before

    def _lay(self, table: Table, events: tuple[Event, ...]) -> bool:
        """Whether the last trick is shown before the score: its cards play themselves.

        From now on: else the board's drawing might show the score first.
        """
        seen = self._deals.get(table) == table.deals
        if not (table.alone and table.between and self._lies and seen):
            return False  # after a restart, people looking at the score have seen the trick
        played = [one for one in events if isinstance(one, Finished) and was_played(one.view)]
        for ended in played:
            self._hands.hold_last_trick(table, ended)
        return bool(played)

    async def _refresh(
        self, table: Table, events: tuple[Event, ...], users: set[int], *, lies: bool
    ) -> None:
        try:
            await self._prepare(table, events, users, lies=lies)
        finally:
            if lies:
                self._hands.release_last_trick(table)
        for user in users:
            if table.alone or self._hands.stands(table, user):
                self._hands.refresh_soon(table, user)

    async def _prepare(
        self, table: Table, events: tuple[Event, ...], users: set[int], *, lies: bool
    ) -> None:
        """What comes before the pages: the score is written, and the last trick seen."""
        for event in events if table.alone or table.round is not None else ():
            if isinstance(event, Finished | Ended):
                with contextlib.suppress(StoreError):  # the board's drawing tries again
                    page = await self._pages.private_ending(table, event)
                    self._hands.unshown.tell(table, event.told, page)
        await self._ahead.wait_until_quiet()
        if lies:
            await asyncio.gather(*(self._hands.refresh(table, user) for user in users))
            await asyncio.sleep(self._lies)

    async def close(self) -> None:
        """Stop drawing."""
        await self._background.close()


def _looks_on(table: Table) -> bool:
    """Whether a person alone with the house sits this deal out: nobody asks them anything."""
    playing = table.view(None).order
    return not any(chair.person and n in playing for n, chair in enumerate(table.chairs))
