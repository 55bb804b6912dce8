"""Draws tables into their channels: one task a table, always the newest state, at an easy pace.

A board is edited in place. It is posted anew for every deal, when it is old (edits of old messages
are rationed), when it is gone or can't be edited any more, and when a person must be called: an
edit notifies nobody. Boards that are right are left alone, after a start as well.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.budget import Budget, Urgency, urgent
from bot.discord.sending.messages import ChannelGone
from bot.games.info import controls_of
from bot.store import StoreError
from bot.tables.board.board_drawing import BoardDrawing, Places
from bot.tables.board.posted import Posted, PostingStore
from bot.tables.board.redraw_task import RedrawTask
from bot.tables.model.table import Event, Table
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.unshown import Unshown

logger = logging.getLogger(__name__)

FEW = 4
"""Tables drawn for the first time at once: after a start there may be hundreds."""

SAVE = 2.0
"""Seconds before what was drawn is saved, for all tables together."""


class Boards:
    """Draws every table that has changed."""

    def __init__(
        self,
        places: Places,
        tables: Tables,
        pages: TablePages,
        hands: PrivateViews,
        postings: PostingStore,
        languages: Languages,
        now: Callable[[], int],
        pause: float,
        ahead: ReplyPriority,
        looks: Looks | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._places = places
        self._hands = hands
        self._postings = postings
        self._now = now
        self._pause = pause
        self._ahead = ahead
        self._drawing = BoardDrawing(
            places,
            tables,
            pages,
            hands,
            languages,
            looks or Looks(),
            self._forget,
            budget or Budget(),
        )
        self._redraws: dict[int, RedrawTask] = {}
        self._few = asyncio.Semaphore(FEW)
        self._background = Background()
        self._saving: asyncio.Task[None] | None = None

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """Draw the table soon, but first what has happened."""
        self._task(table).add(events)

    def call(self, table: Table) -> None:
        """Post the board anew, mentioning the person the table waits for."""
        task = self._task(table)
        task.calling = True
        task.add()

    def repost(self, table: Table) -> None:
        """Post the board anew at the bottom of the channel."""
        task = self._task(table)
        task.anew = True
        task.add()

    def again(self, table: Table) -> None:
        """Draw the table again, over what somebody else has drawn in its message."""
        task = self._task(table)
        task.posted.doubt()
        task.add()

    def send_hand(self, table: Table, user: int) -> None:
        """Send a person their hand below the board."""
        task = self._task(table)
        task.wanted.add(user)
        task.add()

    @property
    def unshown(self) -> Unshown:
        """What channels cannot show of their tables."""
        return self._hands.unshown

    def clicked(self, table: int, channel: int, message: int | None) -> None:
        """Somebody has used a message (None: a private one); a public one goes if it is no board.

        What failed to be drawn is tried again, as somebody is there to see it.
        """
        task = self._redraws.get(table)
        if task is not None:
            task.retry()
        if message is not None and (task is None or not task.posted.has(message)):
            tidy = partial(self._tidy, table, channel, message)
            self._background.start(tidy, "tidying up", table)

    def retry_in(self, channel: int) -> None:
        """Draw what failed in a channel: by somebody's token it may be drawn at last."""
        for task in self._redraws.values():
            if task.table.channel == channel:
                task.retry()

    @property
    def waiting(self) -> int:
        """How many tables are still to be drawn."""
        return sum(not task.settled.is_set() for task in self._redraws.values())

    async def close(self) -> None:
        """Stop drawing, and let go of tables drawn as they should be."""
        await self._background.close()
        await asyncio.gather(*(task.cancel() for task in self._redraws.values()))
        await self._hands.stop()
        with contextlib.suppress(StoreError):
            await self._save()
        self._redraws = {n: task for n, task in self._redraws.items() if not task.settled.is_set()}

    def _task(self, table: Table) -> RedrawTask:
        task = self._redraws.get(table.id)
        if task is None or task.done:
            there = self._places.at(table)
            posted = Posted(table.id, table.channel, self._postings, there, self._now)
            task = RedrawTask(
                table, posted, self.draw, self._rest, self._ahead, self._pause, self._few
            )
            self._redraws[table.id] = task
        return task

    def _forget(self, table: Table) -> None:
        """Nothing of it remains to be drawn."""
        self._redraws.pop(table.id, None)

    def _rest(self, task: RedrawTask) -> None:
        """Nothing has happened at a table for long: the store has all that is known of it."""
        if self._redraws.get(task.table.id) is task:
            del self._redraws[task.table.id]

    async def draw(self, task: RedrawTask) -> bool:
        """Tell what has happened, draw the board and hands; returns whether all of it arrived."""
        with urgent(Urgency.BOARD):  # a click may have begun the task
            drawn = await self._drawing.draw(task)
        if task.posted.unsaved and (self._saving is None or self._saving.done()):
            self._saving = self._background.start(self._save_later, "noting what was drawn")
        return drawn

    async def _tidy(self, table: int, channel: int, message: int) -> None:
        """Delete a message that is not the table's board, if it still has its buttons."""
        with contextlib.suppress(StoreError, ChannelGone), urgent(Urgency.BOARD):
            if any(row.message in (message, None) for row in await self._postings.postings(table)):
                return
            there = self._places.around(channel)
            if await there.works(channel, controls_of(table), message):
                await there.delete(channel, message)

    async def _save_later(self) -> None:
        await asyncio.sleep(SAVE)
        try:
            await self._save()
        except StoreError as error:
            logger.error("what was drawn could not be noted: %s", error)

    async def _save(self) -> None:
        """Save what was drawn at all tables since the last time."""
        changed = [task.posted for task in self._redraws.values() if task.posted.unsaved]
        for posted in changed:
            posted.unsaved = False
        try:
            await self._postings.set_postings({posted.table: posted.rows for posted in changed})
        except StoreError:
            for posted in changed:
                posted.unsaved = True
            raise
