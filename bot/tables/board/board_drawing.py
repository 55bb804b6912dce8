"""Draws one table into its channel: news of endings, its board, and its people's hands."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.sending.budget import Budget, Urgency
from bot.discord.sending.messages import ChannelGone, Postbox, SendOutcome, SendResult
from bot.kit.fallbacks import draw_with_fallback
from bot.kit.l10n import Words
from bot.kit.page import Page
from bot.tables.board.live_board_page import MakePage, call_line, live_board, tells_turn
from bot.tables.board.redraw_queue import RedrawTask
from bot.tables.model.table import Ended, Finished, Table, TableEvent
from bot.tables.pages.between_deals import between as between_page
from bot.tables.pages.between_deals import between_small, fit_together, page_below
from bot.tables.pages.endings import LastPage, PageWithFallback, last_page
from bot.tables.pages.lobby import closed as closed_page
from bot.tables.pages.plain import plain_lobby
from bot.tables.pages.removing import moved_page
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.undelivered import DeliveryProblem

logger = logging.getLogger(__name__)

SMALL_BOARD_PAUSES = 30.0
"""Drawings of a small board during a deal are at least so many pauses apart."""

MAX_LAG_SECONDS = 4.0
"""Seconds a board may lag behind while a trick is played: people see it on their pages."""

PageT = TypeVar("PageT", Page, Page | None)


class TablePostboxes(Protocol):
    """Chooses the postbox for a table (``Guests``)."""

    def for_table(self, table: Table) -> Postbox:
        """The postbox of a table."""
        ...

    def for_channel(self, channel: int) -> Postbox:
        """The postbox of messages that a table left behind in a channel."""
        ...


class EndingDisplay(NamedTuple):
    """The display of an ending in the channel."""

    below_board: PageWithFallback | None = None
    """A page to post below the board; None: private pages show it."""
    last_page: LastPage | None = None
    """The board's last page; None: the board stays."""


class BoardDrawing:
    """Draws the current state of a table; notes at its task what did not arrive."""

    def __init__(
        self,
        *,
        postboxes: TablePostboxes,
        tables: Tables,
        pages: TablePages,
        hands: PrivateViews,
        languages: Languages,
        looks: Looks,
        forget: Callable[[Table], None],
        budget: Budget,
    ) -> None:
        """``forget`` is called with a table once nothing of it remains to be drawn."""
        self._postboxes = postboxes
        self._tables = tables
        self._pages = pages
        self._hands = hands
        self._languages = languages
        self._looks = looks
        self._undelivered = hands.undelivered
        self._forget = forget
        self._budget = budget

    async def draw(self, task: RedrawTask) -> bool:
        """Draw news, the board and hands; returns whether all of it arrived."""
        channel = task.table.channel
        words = await self._languages.load_for_table(task.table)
        await task.posted.load(channel, partial(moved_page, channel, words))
        try:
            called_off = await self._end_stale_call(task)
            if task.table.live is not None and not task.table.alone:
                self._hands.show_waiting(task.table)
            drawn = await self._draw(task, words)
            self._hands.show_watchers(task.table)
        except ChannelGone:
            if task.table.channel != channel:  # the table has moved from there meanwhile
                return False
            await self._close_with_channel(task)
            return True
        return drawn and called_off

    async def _end_stale_call(self, task: RedrawTask) -> bool:
        """Delete the line that calls for an earlier move, before it stands below a hand on turn."""
        table = task.table
        move = None if table.live is None else table.shown_seq(None)
        if not task.posted.calls_for_another(move):
            return True

        async def end() -> bool:
            sent = await task.posted.end_call()
            if sent.wait:
                task.retry_after(sent.wait)
            return sent.outcome is SendOutcome.DONE

        return await task.run_with_meanwhile(end, partial(self._draw_hands, task, table))

    async def _draw(self, task: RedrawTask, words: Words) -> bool:
        if task.events:
            tell = partial(self._announce_events, task, words)
            if not await task.run_with_meanwhile(tell, partial(self._show_privately, task)):
                return False
        table = task.table
        if table.state == "lobby":
            return await self._draw_lobby(task, table, words)
        if table.live is not None:
            return await self._draw_live(task, table, words)
        if table.between:
            return await self._draw_between(task, table, words)
        return table.open or await self._draw_closed(task, table, words)

    # News of endings --------------------------------------------------------------------------

    async def _announce_events(self, task: RedrawTask, words: Words) -> bool:
        """Post how deals and the match ended, then give the old board its last page.

        Edits come last, as they may be rate-limited while posts are not.
        """
        while len(task.last_pages) < len(task.events):
            event = task.events[len(task.last_pages)]
            display = await self._ending_display(task, event, words)
            if display.below_board is not None:
                dedupe_key = f"{task.table.id}-{event.told}"
                if not await self._post_once(
                    task, dedupe_key, display.below_board.page, display.below_board.plain
                ):
                    await self._show_privately(task)
                    if display.last_page is not None:  # the channel may still take an edit
                        await self._send_or_plain(
                            task, task.posted.end, display.last_page.page, display.last_page.plain
                        )
                    return False
            task.last_pages.append(display.last_page)
            if display.last_page is not None:
                await self._note_told(task.table, event)
        while task.events:
            if not await self._close_board(task, task.events[0], task.last_pages[0]):
                await self._show_privately(task)
                return False
            task.events.pop(0)
            task.last_pages.pop(0)
        return True

    async def _ending_display(
        self, task: RedrawTask, event: TableEvent, words: Words
    ) -> EndingDisplay:
        """Return how to show the end of a deal or the match."""
        table = task.table
        shown_privately = False
        if table.round is not None:
            return await self._ending_display_at_round(task, event, words)
        if table.alone and isinstance(event, Finished):
            page = await self._pages.private_ending(table, event)
            self._undelivered.add_ending(table, event.told, page)
            if table.open:  # it is noted once the next deal is there
                return EndingDisplay()
            shown_privately = await self._on_private_page(table, words)
        last = last_page(table, event, words, self._looks.of_table(table))
        below_board = (await self._pages.ending(table, event))(words)
        return EndingDisplay(None if shown_privately else below_board, last)

    async def _close_board(
        self, task: RedrawTask, event: TableEvent, last: LastPage | None
    ) -> bool:
        """Give the board its last page, if there is one.

        If the process ends before, the next board replaces it.
        """
        if last is None:
            return True
        await self._note_told(task.table, event)
        ended = await self._send_or_plain(task, task.posted.end, last.page, last.plain)
        return self._note_outcome(task, ended)

    async def _note_told(self, table: Table, event: TableEvent) -> None:
        """Note that the channel shows the ending, unless that is done. Raises StoreError."""
        if table.told < event.told:
            await self._tables.reports.note_told(table, event.told)

    async def _ending_display_at_round(
        self, task: RedrawTask, event: TableEvent, words: Words
    ) -> EndingDisplay:
        """Return how to show an ending at a table of a round: on private pages.

        The channel is only told that the table is done.
        """
        table = task.table
        page = await self._pages.private_ending(table, event)
        self._undelivered.add_ending(table, event.told, page)
        if table.open:  # it is noted once the next deal is there
            return EndingDisplay()
        veiled = self._pages.veiled
        done = veiled.done(event.info, words) if isinstance(event, Ended) else None
        below_board = None if done is None else PageWithFallback(done, lambda: done)
        return EndingDisplay(below_board, LastPage(None, lambda: None))

    async def _on_private_page(self, table: Table, words: Words) -> bool:
        """Show a person alone with the house how the deal ended; returns whether they see it.

        They do not if they have not clicked for long, or are not at the table: then the channel
        shows it.
        """
        endings = self._endings(table, words)
        if not endings or not fit_together(endings, between_page(table.info(), words)):
            return False
        people = {chair.person for chair in table.chairs} - {None}
        return all([user and await self._hands.refresh(table, user) for user in people or {None}])

    def _endings(self, table: Table, words: Words) -> tuple[Page, ...]:
        """The endings that private pages alone have shown, for the channel."""
        look = self._looks.of_table(table)
        return tuple(draw(words, look) for draw in self._undelivered.endings(table))

    async def _show_privately(self, task: RedrawTask) -> None:
        """Show on private pages the news that the channel was not told."""
        table = task.table
        problem = self._undelivered.problem_at(table) or DeliveryProblem("")
        for event in task.events if table.alone else ():
            page = await self._pages.private_ending(table, event)
            self._undelivered.add_ending(table, event.told, page)
        pending_events = task.events[len(task.last_pages) :]
        pending = [await self._pages.pending_ending(table, event) for event in pending_events]
        self._undelivered.set_problem(table, problem._replace(pending=tuple(pending)))
        await self._draw_hands(task, table)

    async def _post_once(
        self, task: RedrawTask, dedupe_key: str, page: Page, plain: MakePage
    ) -> bool:
        """Post a page without buttons; returns whether it arrived."""

        async def post(page: Page) -> SendResult:
            return await self._postboxes.for_table(task.table).post(
                task.table.channel, page, dedupe_key
            )

        return self._note_outcome(task, await self._send_or_plain(task, post, page, plain))

    async def _draw_closed(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """Remove the controls of a closed table."""
        page = closed_page(table.info(), words)
        ended = await task.posted.end(page if table.state == "stopped" else None)
        if ended.outcome is SendOutcome.FIXED:
            if not await self._post_once(task, f"{table.id}-closed", page, lambda: page):
                return False
            ended = await task.posted.end(None)
        if not self._note_outcome(task, ended):
            return False
        await self._hands.close(table)
        await self._forget_table(task, table)
        return True

    async def _forget_table(self, task: RedrawTask, table: Table) -> None:
        """Forget a table of which nothing remains to be drawn."""
        await task.posted.forget()
        if table.told <= table.deals:
            await self._tables.reports.note_told(table, table.deals + 1)  # it ended without a score
        self._forget(table)

    async def _close_with_channel(self, task: RedrawTask) -> None:
        """Close a table whose channel is gone; the deals played count."""
        table = task.table
        if table.open:
            logger.info("table %d is closed: its channel is gone", table.id)
            await self._tables.stopping.channel_gone(table.channel)
        task.events.clear()
        task.last_pages.clear()
        await self._hands.drop(table)
        await self._forget_table(task, table)

    # The board --------------------------------------------------------------------------------

    def _budget_slot(
        self, table: Table, urgency: Urgency = Urgency.BOARD
    ) -> contextlib.AbstractAsyncContextManager[None]:
        """A slot in the rate limit for the requests in the block; a guest's token needs none."""
        guest = table.reach == "guest"
        return contextlib.nullcontext() if guest else self._budget.slot(urgency)

    async def _draw_lobby(self, task: RedrawTask, table: Table, words: Words) -> bool:
        async with self._budget_slot(table):
            info = table.info()
            page = draw_with_fallback(table, "a lobby", lambda: self._pages.lobby(info, words),
                           lambda: plain_lobby(info, words))  # fmt: skip
            return await self._show(task, page, lambda: plain_lobby(info, words))

    async def _draw_between(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """Draw whom the next deal waits for, below the score.

        The score is left out if a person alone with the house has it on their page.
        """
        if table.round is not None:
            page = self._pages.veiled.between(table.info(), words)
        elif table.alone and await self._on_private_page(table, words):
            page = between_small(table.info(), words)
        else:
            page = page_below(self._endings(table, words), between_page(table.info(), words))
        drawn = await self._show(task, page, lambda: page)
        if table.between:  # else the hands of the next deal come below its board
            await self._deal_out(table)
        return drawn

    async def _draw_live(self, task: RedrawTask, table: Table, words: Words) -> bool:
        private = table.alone or table.round is not None
        if private and table.told < table.deals - 1:
            await self._tables.reports.note_told(table, table.deals - 1)
        if table.alone:
            return await self._draw_live_alone(task, table, words)
        drawn = True
        new = task.take_new_deal()
        if new:  # the board first: the hands come below it, where people look
            if task.posted.deal is not None:  # not over the last deal's
                task.repost_requested = True
            drawn = await self._draw_deal(task, words)
            task.hands_to_send.clear()
        paused = task.take_new_pause()
        if new or table.free_order or paused:
            await self._deal_out(table)
        if paused and table.awaited is not None:
            await self._hands.refresh(table, table.awaited)
        await self._send_hands(task, table)
        reminded = task.take_call_request()
        called = await self._show_person_on_turn(task, table, reminded)
        trick_runs = table.live is not None and bool(table.view(None).trick)
        may_wait = called is None and not new and not paused and trick_runs
        if may_wait and not task.is_due(MAX_LAG_SECONDS):
            task.mark_dirty_later(MAX_LAG_SECONDS)
            return True
        if called is not None or not new:
            drawn = await self._draw_deal(task, words, called, reminded)
        return drawn

    async def _draw_live_alone(self, task: RedrawTask, table: Table, words: Words) -> bool:
        """Draw the small board of a person alone with the house: their private page is the game.

        It is one message for the whole match. It is not drawn for each trick, nor at once when the
        next deal begins, as that would use up the bot's rate limit without need. Meanwhile its
        *Next deal* leads to the private page. Where there is none, as after a start of the bot, the
        board alone shows whose turn it is.
        """
        new = task.take_new_deal()
        paused = task.take_new_pause()
        await self._send_hands(task, table)
        reminded = task.take_call_request()
        called = await self._show_person_on_turn(task, table, reminded)
        if paused and table.awaited is not None:
            await self._hands.refresh(table, table.awaited)
        draws_now = (new and task.posted.deal is None) or paused or called is not None
        draws_now = draws_now or tells_turn(table, self._hands)
        if not (draws_now or task.is_due(task.pauses(SMALL_BOARD_PAUSES))):
            task.mark_dirty_later(task.pauses(SMALL_BOARD_PAUSES))
            return True
        return await self._draw_deal(task, words, called, reminded)

    async def _draw_hands(self, task: RedrawTask, table: Table) -> None:
        """Draw only hands, so that people can play though their channel cannot be drawn in."""
        if task.take_new_deal() or table.free_order or table.between or not table.open:
            await self._deal_out(table)
        await self._send_hands(task, table)
        if table.awaited is not None and task.shown_move != table.seq:
            seq = table.seq
            if await self._hands.refresh(table, table.awaited):
                task.shown_move = seq

    async def _draw_deal(
        self, task: RedrawTask, words: Words, called: int | None = None, reminded: bool = False
    ) -> bool:
        """Call a person (``called``), and draw the live deal's board."""
        drawn, call = False, SendResult(SendOutcome.FAILED)
        urgency = Urgency.BOARD if called is None else Urgency.CALL

        async def draw() -> bool:
            nonlocal call
            async with self._budget_slot(task.table, urgency):
                call = await self._call(task, words, called)
                drawn = await self._draw_deal_now(task, words)
                return drawn and self._note_outcome(task, call)

        try:
            drawn = await task.draw_until_deal_ends(draw)
        finally:
            if called is not None and not drawn:
                again = reminded and call.outcome is not SendOutcome.DONE
                task.call_requested = task.call_requested or again
                task.shown_move = -1
        return drawn

    async def _call(self, task: RedrawTask, words: Words, person: int | None) -> SendResult:
        """Call a person in a line below all hands, unless they have moved meanwhile.

        The board stays where it is: it would push the hands up.
        """
        table = task.table
        if person is None or person != table.publicly_awaited:
            return SendResult(SendOutcome.DONE)
        line = call_line(table.info(), words, person)
        return await task.posted.call(line, table.shown_seq(None))

    async def _draw_deal_now(self, task: RedrawTask, words: Words) -> bool:
        table = task.table
        if table.live is None:  # it has ended meanwhile, and that will be drawn
            return True
        page, plain = live_board(
            table,
            words,
            self._looks.of_table(table),
            self._pages.veiled,
            calls=tells_turn(table, self._hands),
        )
        return await self._show(task, page, plain)

    async def _deal_out(self, table: Table) -> None:
        """Refresh the hands of all people but the one on turn."""
        people = {chair.person for chair in table.chairs} - {None, table.awaited}
        await asyncio.gather(*(self._hands.refresh(table, user) for user in people if user))

    async def _send_hands(self, task: RedrawTask, table: Table) -> None:
        """Send hands to those who clicked on one of an earlier deal."""
        while task.hands_to_send:
            await self._hands.refresh(table, task.hands_to_send.pop())

    async def _show_person_on_turn(
        self, task: RedrawTask, table: Table, reminded: bool
    ) -> int | None:
        """Show the player on turn their hand; returns the person to call if that is impossible.

        A person is called once for each of their turns, even after a restart, and again for a
        reminder; alone with the house only for a reminder. During a secret question, forehand gets
        all they would get otherwise (ROM-DEAL-9).
        """
        if table.awaited is None or table.paused is not None:
            return None
        move = table.shown_seq(None)
        if task.shown_move == table.seq and not reminded:
            return None
        task.shown_move = table.seq
        person = table.publicly_awaited
        if person != table.awaited:
            await self._hands.refresh(table, table.awaited)
        if person is None:
            return None
        refreshed = await self._hands.refresh(table, person)
        # nobody need come for a forced move
        if (refreshed or table.forced or task.posted.called_move == move) and not reminded:
            task.posted.note_shown(move)
            return None
        if reminded or table.people > 1 or table.round is not None:
            return person
        task.posted.note_shown(move)
        return None

    # Messages ---------------------------------------------------------------------------------

    async def _show(self, task: RedrawTask, page: Page, plain: MakePage) -> bool:
        """Draw the board; returns whether it arrived."""
        deal = task.table.deals or None
        repost_requested = task.repost_requested
        task.repost_requested = False

        async def show(page: Page) -> SendResult:
            return await task.posted.show(page, deal, in_new_message=repost_requested)

        task.note_drawn()
        drawn = self._note_outcome(task, await self._send_or_plain(task, show, page, plain))
        task.repost_requested = task.repost_requested or (repost_requested and not drawn)
        return drawn

    @staticmethod
    async def _send_or_plain(
        task: RedrawTask,
        send: Callable[[PageT], Awaitable[SendResult]],
        page: PageT,
        plain: Callable[[], PageT],
    ) -> SendResult:
        """Send a page, or a plain one if Discord rejects it."""
        sent = await send(page)
        if sent.outcome is not SendOutcome.UNFIT:
            return sent
        logger.error("table %d: Discord does not take a page of it", task.table.id)
        return await send(plain())

    def _note_outcome(self, task: RedrawTask, sent: SendResult) -> bool:
        """Note what prevented a drawing, if anything; returns whether it was drawn."""
        done = sent.outcome is SendOutcome.DONE
        task.blocked = sent.outcome in (SendOutcome.REFUSED, SendOutcome.AWAITS_CLICK)
        self._undelivered.set_problem(task.table, None if done else DeliveryProblem(sent.reason))
        if sent.wait:
            task.retry_after(sent.wait)
        return done
