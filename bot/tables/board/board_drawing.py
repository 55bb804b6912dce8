"""One table, drawn into its channel: how it ended, its board, and the hands of its people."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.sending.budget import Budget, Urgency
from bot.discord.sending.messages import ChannelGone, Postbox, SendOutcome, Sent
from bot.kit.fallbacks import with_fallback
from bot.kit.l10n import Words
from bot.kit.page import Page
from bot.tables.board.live_board import MakePage, live_board, tells_turn
from bot.tables.board.redraw_task import RedrawTask
from bot.tables.model.table import Ended, Event, Finished, Table
from bot.tables.pages.between_deals import all_fit, between_small, with_told
from bot.tables.pages.between_deals import between as between_page
from bot.tables.pages.endings import LastPage, PageWithFallback, last_page, privately
from bot.tables.pages.lobby import closed as closed_page
from bot.tables.pages.plain import plain_lobby
from bot.tables.pages.removing import gone_on
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.unshown import Lack

logger = logging.getLogger(__name__)

SELDOM = 30.0
"""Drawings of a small board during a deal are at least so many pauses apart."""

BEHIND = 4.0
"""Seconds a board may be behind while a trick is played: people see it on their pages."""

P = TypeVar("P", Page, Page | None)


class Places(Protocol):
    """Where tables are drawn (``Guests``)."""

    def at(self, table: Table) -> Postbox:
        """The place of a table."""
        ...

    def around(self, channel: int) -> Postbox:
        """The place of messages that a table left behind in a channel."""
        ...


class Telling(NamedTuple):
    """How an ending is shown in the channel."""

    told: PageWithFallback | None = None
    """What is posted below the board; None: private pages tell it."""
    last: LastPage | None = None
    """What becomes of the board; None: it goes on."""


class BoardDrawing:
    """Draws a table as it stands; notes what did not arrive at its task."""

    def __init__(
        self,
        places: Places,
        tables: Tables,
        pages: TablePages,
        hands: PrivateViews,
        languages: Languages,
        looks: Looks,
        forget: Callable[[Table], None],
        budget: Budget,
    ) -> None:
        """``forget`` is called with a table once nothing of it remains to be drawn."""
        self._places = places
        self._tables = tables
        self._pages = pages
        self._hands = hands
        self._languages = languages
        self._looks = looks
        self._unshown = hands.unshown
        self._forget = forget
        self._budget = budget

    async def draw(self, task: RedrawTask) -> bool:
        """Tell what has happened, draw the board and hands; returns whether all of it arrived."""
        channel, words = task.table.channel, await self._languages.ready_at(task.table)
        await task.posted.load(channel, partial(gone_on, channel, words))
        try:
            if task.table.live is not None and not task.table.alone:
                self._hands.show_waiting(task.table)
            drawn = await self._draw(task, words)
            self._hands.show_watchers(task.table)
        except ChannelGone:
            await self._close_with_channel(task)
            return True
        return drawn

    async def _draw(self, task: RedrawTask, words: Words) -> bool:
        if task.events:
            tell = partial(self._tell_all, task, words)
            if not await task.without_waiting(tell, partial(self._tell_meanwhile, task)):
                return False
        table = task.table
        if table.state == "lobby":
            return await self._draw_lobby(task, table, words)
        if table.live is not None:
            return await self._draw_live(task, table, words)
        if table.between:
            return await self._draw_between(task, table, words)
        return table.open or await self._draw_closed(task, table, words)

    # What has happened ------------------------------------------------------------------------

    async def _tell_all(self, task: RedrawTask, words: Words) -> bool:
        """Post how deals and the match ended, then give the old board its last page: edits may be
        rationed while posts are not."""
        while len(task.closing) < len(task.events):
            event = task.events[len(task.closing)]
            telling = await self._telling(task, event, words)
            if telling.told is not None:
                once = f"{task.table.id}-{event.told}"
                if not await self._say(task, once, telling.told.page, telling.told.plain):
                    await self._tell_meanwhile(task)
                    if telling.last is not None:  # the channel may still take an edit
                        await self._fit(
                            task, task.posted.end, telling.last.page, telling.last.plain
                        )
                    return False
            task.closing.append(telling.last)
            if telling.last is not None:
                await self._note_told(task.table, event)
        while task.events:
            if not await self._close_over(task, task.events[0], task.closing[0]):
                await self._tell_meanwhile(task)
                return False
            task.events.pop(0)
            task.closing.pop(0)
        return True

    async def _telling(self, task: RedrawTask, event: Event, words: Words) -> Telling:
        """What to show of how a deal or the match ended."""
        table, own = task.table, False
        if table.round is not None:
            return await self._telling_at_round(task, event, words)
        if table.alone and isinstance(event, Finished):
            page = await self._pages.private_ending(table, event)
            self._unshown.tell(table, event.told, page)
            if table.open:  # it is noted once the next deal is there
                return Telling()
            own = await self._on_own_page(table, words)
        last = last_page(table, event, words, self._looks.of_table(table))
        told = (await self._pages.ending(table, event))(words)
        return Telling(None if own else told, last)

    async def _close_over(self, task: RedrawTask, event: Event, last: LastPage | None) -> bool:
        """Give the board its last page; None: it goes on. Should the process end before, the next
        board replaces it."""
        if last is None:
            return True
        await self._note_told(task.table, event)
        ended = await self._fit(task, task.posted.end, last.page, last.plain)
        return self._arrived(task, ended)

    async def _note_told(self, table: Table, event: Event) -> None:
        """Note that the channel shows how it ended, unless that is done. Raises StoreError."""
        if table.told < event.told:
            await self._tables.reports.note_told(table, event.told)

    async def _telling_at_round(self, task: RedrawTask, event: Event, words: Words) -> Telling:
        """People there read it on their own pages; the channel only that the table is done."""
        table = task.table
        page = await self._pages.private_ending(table, event)
        self._unshown.tell(table, event.told, page)
        if table.open:  # it is noted once the next deal is there
            return Telling()
        veiled = self._pages.veiled
        done = veiled.done(event.info, words) if isinstance(event, Ended) else None
        told = None if done is None else PageWithFallback(done, lambda: done)
        return Telling(told, LastPage(None, lambda: None))

    async def _on_own_page(self, table: Table, words: Words) -> bool:
        """Whether a person alone with the house sees on their page how the deal ended.

        They do not if they have not clicked for long, or are not at the table: then the channel
        shows it.
        """
        told = tuple(one(words) for one in self._unshown.endings(table))
        if not told or not all_fit(told, between_page(table.info(), words)):
            return False
        people = {chair.person for chair in table.chairs} - {None}
        return all([user and await self._hands.refresh(table, user) for user in people or {None}])

    async def _tell_meanwhile(self, task: RedrawTask) -> None:
        """Put on private pages what the channel has not been told, and draw them."""
        pages, lack = self._pages, self._unshown.of(task.table) or Lack("")
        for event in task.events if task.table.alone else ():
            page = await pages.private_ending(task.table, event)
            self._unshown.tell(task.table, event.told, page)
        untold = task.events[len(task.closing) :]
        told = [await pages.ending(task.table, event) for event in untold]
        self._unshown.note(task.table, lack._replace(told=tuple(map(privately, told))))
        await self._draw_hands(task, task.table)

    async def _say(self, task: RedrawTask, once: str, page: Page, plain: MakePage) -> bool:
        """Post a page without buttons; returns whether it arrived."""

        async def post(page: Page) -> Sent:
            return await self._places.at(task.table).post(task.table.channel, page, once)

        return self._arrived(task, await self._fit(task, post, page, plain))

    async def _draw_closed(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """A closed table: nothing of it can be clicked."""
        page = closed_page(table.info(), words)
        ended = await task.posted.end(page if table.state == "stopped" else None)
        if ended.outcome is SendOutcome.FIXED:
            if not await self._say(task, f"{table.id}-closed", page, lambda: page):
                return False
            ended = await task.posted.end(None)
        if not self._arrived(task, ended):
            return False
        await self._hands.close(table)
        await self._leave(task, table)
        return True

    async def _leave(self, task: RedrawTask, table: Table) -> None:
        """Nothing of the table remains to be drawn."""
        await task.posted.forget()
        if table.told <= table.deals:
            await self._tables.reports.note_told(table, table.deals + 1)  # it ended without a score
        self._forget(table)

    async def _close_with_channel(self, task: RedrawTask) -> None:
        """Nobody can play in a channel that is gone: what was played counts."""
        table = task.table
        if table.open:
            logger.info("table %d is closed: its channel is gone", table.id)
            await self._tables.stopping.channel_gone(table.channel)
        task.events.clear()
        task.closing.clear()
        await self._hands.drop(table)
        await self._leave(task, table)

    # The board --------------------------------------------------------------------------------

    def _turn(
        self, table: Table, urgency: Urgency = Urgency.BOARD
    ) -> contextlib.AbstractAsyncContextManager[None]:
        """A turn for what the block draws, as it is by then; a guest's token needs none."""
        guest = table.reach == "guest"
        return contextlib.nullcontext() if guest else self._budget.slot(urgency)

    async def _draw_lobby(self, task: RedrawTask, table: Table, words: Words) -> bool:
        async with self._turn(table):
            info = table.info()
            page = with_fallback(table, "a lobby", lambda: self._pages.lobby(info, words),
                           lambda: plain_lobby(info, words))  # fmt: skip
            return await self._show(task, page, lambda: plain_lobby(info, words))

    async def _draw_between(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """Below the score: whom the next deal waits for. The score is left out if it is on the page
        of a person alone with the house."""
        if table.round is not None:
            page = self._pages.veiled.between(table.info(), words)
        elif table.alone and await self._on_own_page(table, words):
            page = between_small(table.info(), words)
        else:
            told = tuple(one(words) for one in self._unshown.endings(table))
            page = with_told(told, between_page(table.info(), words))
        drawn = await self._show(task, page, lambda: page)
        if table.between:  # else the hands of the next deal come below its board
            await self._deal_out(table)
        return drawn

    async def _draw_live(self, task: RedrawTask, table: Table, words: Words) -> bool:
        private = table.alone or table.round is not None
        if private and table.told < table.deals - 1:
            await self._tables.reports.note_told(table, table.deals - 1)
        if table.alone:
            return await self._draw_alone(task, table, words)
        drawn, new = True, task.new_deal()
        if new:  # the board first: the hands come below it, where people look
            task.anew = task.anew or task.posted.deal is not None  # not over the last deal's
            drawn = await self._draw_deal(task, words)
            task.wanted.clear()
        paused = task.new_pause()
        if new or table.free_order or paused:
            await self._deal_out(table)
        if paused and table.awaited is not None:
            await self._hands.refresh(table, table.awaited)
        await self._send_hands(task, table)
        reminded, task.calling = task.calling, False
        called = await self._awaken(task, table, reminded)
        may_wait = called is None and not new and not paused and self._trick_is_played(table)
        if may_wait and not task.due(BEHIND):
            task.add_later(BEHIND)
            return True
        if called is not None or not new:
            drawn = await self._draw_deal(task, words, called, reminded)
        return drawn

    @staticmethod
    def _trick_is_played(table: Table) -> bool:
        return table.live is not None and bool(table.view(None).trick)

    async def _draw_alone(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """The small board of a person alone with the house: their own page is the game.

        It is one message for the whole match, and is not drawn for each trick, nor at once when
        the next deal begins: that would cost requests of the bot's own, of which there are few, and
        nobody waits for it. Meanwhile its *Next deal* leads to the own page. Where there is none,
        after a start of the bot say, the board is all that tells whose turn it is.
        """
        new, paused = task.new_deal(), task.new_pause()
        await self._send_hands(task, table)
        reminded, task.calling = task.calling, False
        called = await self._awaken(task, table, reminded)
        if paused and table.awaited is not None:
            await self._hands.refresh(table, table.awaited)
        at_once = (new and task.posted.deal is None) or paused or called is not None
        at_once = at_once or tells_turn(table, self._hands)
        if not (at_once or task.due(task.pauses(SELDOM))):
            task.add_later(task.pauses(SELDOM))
            return True
        return await self._draw_deal(task, words, called, reminded)

    async def _draw_hands(self, task: RedrawTask, table: Table) -> None:
        """Draw only hands: people can play though nothing can be drawn in their channel."""
        if task.new_deal() or table.free_order or table.between or not table.open:
            await self._deal_out(table)
        await self._send_hands(task, table)
        if table.awaited is not None and task.shown != table.seq:
            seq = table.seq
            if await self._hands.refresh(table, table.awaited):
                task.shown = seq

    async def _draw_deal(
        self, task: RedrawTask, words: Words, called: int | None = None, reminded: bool = False
    ) -> bool:
        """Draw the live deal's board, anew if a person must be called, again if it failed."""
        drawn, urgency = False, Urgency.BOARD if called is None else Urgency.CALL

        async def draw() -> bool:
            async with self._turn(task.table, urgency):
                still = called if called == task.table.called else None  # they may have moved
                return await self._draw_deal_now(task, words, still)

        try:
            drawn = await task.until_over(draw)
        finally:
            if called is not None and not drawn:
                task.calling, task.shown = task.calling or reminded, -1
        return drawn

    async def _draw_deal_now(self, task: RedrawTask, words: Words, called: int | None) -> bool:
        table = task.table
        if table.live is None:  # it has ended meanwhile, and that will be drawn
            return True
        look, calls = self._looks.of_table(table), tells_turn(table, self._hands)
        page, plain = live_board(table, words, look, self._pages.veiled, called=called, calls=calls)
        move = None if called is None else table.shown_seq(None)
        return await self._show(task, page, plain, move)

    async def _deal_out(self, table: Table) -> None:
        """Show their cards to everybody who is not to move."""
        people = {chair.person for chair in table.chairs} - {None, table.awaited}
        await asyncio.gather(*(self._hands.refresh(table, user) for user in people if user))

    async def _send_hands(self, task: RedrawTask, table: Table) -> None:
        """Send hands to those who clicked on one of an earlier deal."""
        while task.wanted:
            await self._hands.refresh(table, task.wanted.pop())

    async def _awaken(self, task: RedrawTask, table: Table, reminded: bool) -> int | None:
        """Show the player to move their hand; returns the person to call if that is impossible.

        A person is called once for each of their turns, whatever restarts, and again for a
        reminder; alone with the house only where somebody else has opened the table. While
        somebody is asked in secret, forehand gets all they would get otherwise (ROM-DEAL-9).
        """
        if table.awaited is None or table.paused is not None:
            return None
        move = table.shown_seq(None)
        if task.shown == table.seq and not reminded:
            return None
        task.shown = table.seq
        person = table.called
        if person != table.awaited:
            await self._hands.refresh(table, table.awaited)
        if person is None:
            return None
        shown = await self._hands.refresh(table, person)
        idle = table.forced  # nobody need come for what is no choice
        if (shown or idle or task.posted.called == move) and not reminded:
            task.posted.reached(move)
            return None
        if reminded or table.people > 1 or table.round is not None:
            return person
        task.posted.reached(move)
        return None

    # Messages ---------------------------------------------------------------------------------

    async def _show(
        self, task: RedrawTask, page: Page, plain: MakePage, called: int | None = None
    ) -> bool:
        """Draw the board, in a new message if it calls somebody; returns whether it arrived."""
        deal = task.table.deals or None
        anew, task.anew = task.anew, False
        fresh = called is not None or anew

        async def show(page: Page) -> Sent:
            return await task.posted.show(page, deal, fresh=fresh, called=called)

        task.note_drawn()
        drawn = self._arrived(task, await self._fit(task, show, page, plain))
        task.anew = task.anew or (anew and not drawn)
        return drawn

    @staticmethod
    async def _fit(
        task: RedrawTask, send: Callable[[P], Awaitable[Sent]], page: P, plain: Callable[[], P]
    ) -> Sent:
        """Send a page, or a plain one if Discord rejects it."""
        sent = await send(page)
        if sent.outcome is not SendOutcome.UNFIT:
            return sent
        logger.error("table %d: Discord does not take a page of it", task.table.id)
        return await send(plain())

    def _arrived(self, task: RedrawTask, sent: Sent) -> bool:
        """Whether it was drawn; notes what prevented it."""
        done = sent.outcome is SendOutcome.DONE
        self._unshown.note(task.table, None if done else Lack(sent.reason))
        if sent.wait:
            task.add_again(sent.wait)
        return done
