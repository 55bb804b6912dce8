"""Draws tables into their channels: one task per table, always the newest state, throttled.

A board is edited in place. It is posted anew for every deal, when it is old (edits of old messages
are rate-limited more), when it is gone or can't be edited any more, and when somebody asks for it.
A person is called in a line of its own below it, as an edit notifies no one. Boards that are up to
date are left alone, after a start as well.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.budget import Budget, Urgency, urgent
from bot.discord.sending.messages import ChannelGone
from bot.games.info import control_prefix
from bot.store import StoreError
from bot.tables.board.board_drawing import BoardDrawing, TablePostboxes
from bot.tables.board.posted import PostedMessages, PostingStore
from bot.tables.board.redraw_queue import RedrawTask
from bot.tables.model.table import Table, TableEvent
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.undelivered import UndeliveredUpdates

logger = logging.getLogger(__name__)

MAX_NEWEST = 10_000
"""Tables whose newest board is remembered."""

MAX_FIRST_DRAWS = 4
"""Number of tables drawn for the first time at once: after a start there may be hundreds."""

SAVE_DELAY = 2.0
"""Seconds before drawn boards are saved, for all tables together."""


class Boards:
    """Draws every table that has changed."""

    def __init__(
        self,
        *,
        postboxes: TablePostboxes,
        tables: Tables,
        pages: TablePages,
        hands: PrivateViews,
        postings: PostingStore,
        languages: Languages,
        now: Callable[[], int],
        pause: float,
        replies: ReplyPriority,
        looks: Looks,
        budget: Budget,
    ) -> None:
        """``pause``: seconds between two drawings of a table."""
        self._postboxes = postboxes
        self._hands = hands
        self._postings = postings
        self._now = now
        self._pause = pause
        self._replies = replies
        self._drawing = BoardDrawing(
            postboxes=postboxes,
            tables=tables,
            pages=pages,
            hands=hands,
            languages=languages,
            looks=looks,
            forget=self._forget,
            budget=budget,
        )
        self._redraws: dict[int, RedrawTask] = {}
        self._newest = Bounded[int, int](MAX_NEWEST)
        """By table the newest message of the board, also once its task is dropped."""
        self._first_draws = asyncio.Semaphore(MAX_FIRST_DRAWS)
        self._background = Background()
        self._saving: asyncio.Task[None] | None = None

    def changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Draw the table soon, with news of these events first."""
        self._task(table).mark_dirty(events)

    def call(self, table: Table) -> None:
        """Mention the person the table waits for, in a new message."""
        task = self._task(table)
        task.call_requested = True
        task.mark_dirty()

    def repost(self, table: Table) -> None:
        """Post the board anew at the bottom of the channel."""
        task = self._task(table)
        task.repost_requested = True
        task.mark_dirty()

    def invalidate(self, table: Table) -> None:
        """Draw the table again, as its message may show something else."""
        task = self._task(table)
        task.posted.invalidate()
        task.mark_dirty()

    def send_hand(self, table: Table, user: int) -> None:
        """Send a person their hand below the board."""
        task = self._task(table)
        task.hands_to_send.add(user)
        task.mark_dirty()

    @property
    def undelivered(self) -> UndeliveredUpdates:
        """Updates that channels could not be shown."""
        return self._hands.undelivered

    def clicked(self, table: int, channel: int, message: int | None) -> None:
        """Handle a click on a table's message (None: a private one).

        A public message that is not the board is deleted, and failed drawings are retried.
        """
        task = self._redraws.get(table)
        if task is not None:
            task.note_click()
        if message is not None and (task is None or not task.posted.may_contain(message)):
            tidy = partial(self._tidy, table, channel, message)
            self._background.start(tidy, "tidying up", table)

    def retry_in(self, channel: int) -> None:
        """Retry failed drawings in a channel, as a new token may be able to draw them."""
        for task in self._redraws.values():
            if task.table.channel == channel:
                task.note_click()

    def stands_below(self, table: Table, message: int) -> bool:
        """Return whether the board was posted below a message."""
        task = self._redraws.get(table.id)
        board = self._newest.get(table.id) if task is None else task.posted.board
        return board is not None and board > message

    @property
    def pending(self) -> int:
        """Number of tables that are still to be drawn, but those that wait for a person."""
        return sum(task.pending for task in self._redraws.values())

    @property
    def longest_pending(self) -> float:
        """Seconds for which the longest of them has waited."""
        return max((task.undrawn_seconds for task in self._redraws.values()), default=0.0)

    async def close(self) -> None:
        """Stop drawing, and drop the tasks of tables that are up to date."""
        await self._background.close()
        await asyncio.gather(*(task.cancel() for task in self._redraws.values()))
        await self._hands.stop()
        with contextlib.suppress(StoreError):
            await self._save()
        self._redraws = {n: task for n, task in self._redraws.items() if not task.settled.is_set()}

    def _task(self, table: Table) -> RedrawTask:
        task = self._redraws.get(table.id)
        if task is None or task.done:
            postbox = self._postboxes.for_table(table)
            posted = PostedMessages(table.id, table.channel, self._postings, postbox, self._now)
            task = RedrawTask(
                table,
                posted,
                draw=self.draw,
                on_idle=self._drop_idle,
                replies=self._replies,
                pause=self._pause,
                first_draws=self._first_draws,
            )
            self._redraws[table.id] = task
        return task

    def _forget(self, table: Table) -> None:
        """Drop the task of a table of which nothing remains to be drawn."""
        self._redraws.pop(table.id, None)

    def _drop_idle(self, task: RedrawTask) -> None:
        """Drop the task of an idle table: everything is in the store."""
        if self._redraws.get(task.table.id) is task:
            del self._redraws[task.table.id]

    async def draw(self, task: RedrawTask) -> bool:
        """Draw news, the board and hands; returns whether all of it arrived."""
        with urgent(Urgency.BOARD):  # a click may have begun the task
            drawn = await self._drawing.draw(task)
        if task.posted.board is not None:
            self._newest[task.table.id] = task.posted.board
        if task.posted.unsaved and (self._saving is None or self._saving.done()):
            self._saving = self._background.start(self._save_later, "noting what was drawn")
        return drawn

    async def _tidy(self, table: int, channel: int, message: int) -> None:
        """Delete a message that is not the table's board, if it still has its buttons."""
        with contextlib.suppress(StoreError, ChannelGone), urgent(Urgency.BOARD):
            if any(row.message in (message, None) for row in await self._postings.postings(table)):
                return
            postbox = self._postboxes.for_channel(channel)
            if await postbox.works(channel, control_prefix(table), message):
                await postbox.delete(channel, message)

    async def _save_later(self) -> None:
        """Save what was drawn, and then what was drawn meanwhile."""
        try:
            while self._unsaved:
                await asyncio.sleep(SAVE_DELAY)
                await self._save()
        except StoreError as error:
            logger.error("what was drawn could not be noted: %s", error)

    @property
    def _unsaved(self) -> list[PostedMessages]:
        return [task.posted for task in self._redraws.values() if task.posted.unsaved]

    async def _save(self) -> None:
        """Save the postings of all tables drawn since the last time."""
        changed = self._unsaved
        for posted in changed:
            posted.unsaved = False
        try:
            await self._postings.set_postings({posted.table: posted.rows for posted in changed})
        except StoreError:
            for posted in changed:
                posted.unsaved = True
            raise
