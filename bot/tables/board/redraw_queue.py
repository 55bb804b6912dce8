"""The drawing task of a table, which collects changes while it draws."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.base.background import Background
from bot.discord.answering.reply_priority import ReplyPriority
from bot.kit.fallbacks import log_undrawable
from bot.store import StoreError
from bot.tables.board.posted import PostedMessages
from bot.tables.model.table import Table, TableEvent
from bot.tables.pages.endings import LastPage

logger = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""Seconds before a failed drawing is retried, doubled with each failure."""

MAX_RETRY_SECONDS = 15 * 60.0
"""Longest delay between retries."""

MAX_TRIES = 100
"""Number of failures (a day or so) after which a task waits until the table changes or the bot
restarts."""

IDLE_SECONDS = 60.0
"""Seconds without a change after which a task ends, so that the table may sleep."""

SLOW_SECONDS = 3.0
"""Seconds after which other work no longer waits for a request to the channel."""

FIRST_DRAW_SECONDS = 3.0
"""Seconds for which a table's first drawing holds its place among the first ones."""


def retry_delay(failures: int) -> float:
    """Seconds before a drawing is retried that has failed ``failures`` times in a row."""
    return min(MAX_RETRY_SECONDS, RETRY_SECONDS * float(2 ** min(failures - 1, 20)))


class RedrawTask:
    """Calls ``draw`` when the table has changed, never concurrently, with a pause between.

    ``draw`` returns whether everything could be drawn; if not, it is retried with longer and longer
    delays, or when something happens at the table. ``on_idle`` is called when the task ends because
    nothing happens. ``first_draws`` limits the number of first drawings at a time: after a start
    there may be hundreds.
    """

    _retry_timer: asyncio.TimerHandle | None = None
    """Fires when Discord accepts requests again."""

    def __init__(
        self,
        table: Table,
        posted: PostedMessages,
        *,
        draw: Callable[["RedrawTask"], Awaitable[bool]],
        on_idle: Callable[["RedrawTask"], None],
        replies: ReplyPriority,
        pause: float,
        first_draws: asyncio.Semaphore,
    ) -> None:
        self.table = table
        self.posted = posted
        self.events: list[TableEvent] = []
        """Events that the channel is still to be told."""
        self.last_pages: list[LastPage | None] = []
        """The board's last page for each of the first events, whose news was posted below it."""
        self.call_requested = False
        """The person on turn is to be called again: a reminder."""
        self.repost_requested = False
        """The board is to be posted in a new message."""
        self.shown_move = -1
        """The move for which the player to move has seen their hand, or been called."""
        self.hands_to_send: set[int] = set()
        """Users to send a hand below the board."""
        self.blocked = False
        """The last drawing needs what only a person brings: a right, or a guest's token."""
        self.failures = 0
        """Number of failures since the last success."""
        self.last_pause: tuple[object, ...] = (None, 0, None)
        """The pause at the last drawing: since when, when it ended, and the question asked."""
        self.shown_deal = -1
        """The deal whose hands were shown."""
        self.settled = asyncio.Event()
        """Set while everything is drawn as it should be."""
        self._dirty_since = asyncio.get_running_loop().time()
        self._drawn_at = -MAX_RETRY_SECONDS
        self._delay_timer: asyncio.TimerHandle | None = None
        self._draw = draw
        self._on_idle = on_idle
        self._replies = replies
        self._pause = pause
        self._first_draws: asyncio.Semaphore | None = first_draws
        self._clicked = False  # since the last drawing began
        self._drawing: asyncio.Task[bool | None] | None = None
        """Draws the board of a live deal."""
        self._dirty = asyncio.Event()
        self._background = Background()
        self._task = self._background.keep(self._work, "drawing", table.id)

    @property
    def done(self) -> bool:
        """The task has ended."""
        return self._task.done()

    def mark_dirty(self, events: tuple[TableEvent, ...] = ()) -> None:
        """Add events, and draw soon."""
        self.events += events
        if events and self._drawing is not None:
            asyncio.get_running_loop().call_later(SLOW_SECONDS, self._drawing.cancel)
        if self.settled.is_set():
            self._dirty_since = asyncio.get_running_loop().time()
            self.settled.clear()
        self._dirty.set()

    @property
    def pending(self) -> bool:
        """Whether a change is to be drawn, and nothing that only a person brings is missing."""
        return not self.settled.is_set() and not self.blocked

    @property
    def undrawn_seconds(self) -> float:
        """Seconds for which a pending change has waited to be drawn; 0: there is none."""
        if not self.pending:
            return 0.0
        return asyncio.get_running_loop().time() - self._dirty_since

    def mark_dirty_later(self, seconds: float) -> None:
        """Draw so many seconds after the last drawing, unless something happens before."""
        if self._delay_timer is not None:
            self._delay_timer.cancel()
        self._delay_timer = asyncio.get_running_loop().call_at(
            self._drawn_at + seconds, self.mark_dirty
        )

    def retry_after(self, seconds: float) -> None:
        """Draw once more in so many seconds: Discord accepts no request before."""
        if self._retry_timer is not None:
            self._retry_timer.cancel()
        self._retry_timer = asyncio.get_running_loop().call_later(seconds, self.mark_dirty)

    def note_click(self) -> None:
        """Note a click: a drawing that has failed, or is failing now, is retried.

        At a guest's table the click's token may be the one that can draw it.
        """
        self._clicked = True
        if self.failures:
            self.mark_dirty()

    def take_call_request(self) -> bool:
        """Return whether a call was requested since the last call of this method."""
        requested = self.call_requested
        self.call_requested = False
        return requested

    def take_new_deal(self) -> bool:
        """Return whether the table has a new deal since the last call."""
        if self.table.live is None or self.shown_deal == self.table.live.number:
            return False
        self.shown_deal = self.table.live.number
        return self.posted.deal != self.shown_deal

    def note_drawn(self) -> None:
        """Note that the board is being drawn, with all that was put off."""
        self._drawn_at = asyncio.get_running_loop().time()
        if self._delay_timer is not None:
            self._delay_timer.cancel()
            self._delay_timer = None

    def is_due(self, seconds: float) -> bool:
        """Return whether to draw a board with only small changes.

        It is due ``seconds`` after the last drawing, or at once if that failed or a new message was
        requested.
        """
        requested = self.repost_requested or self.failures > 0 or self.posted.content_unknown
        return requested or asyncio.get_running_loop().time() - self._drawn_at >= seconds

    def pauses(self, count: float) -> float:
        """``count`` times the pause between drawings, in seconds."""
        return count * self._pause

    def take_new_pause(self) -> bool:
        """Return whether the pause or the question to all has changed since the last call."""
        previous = self.last_pause
        self.last_pause = (self.table.paused, self.table.resumed, self.table.question)
        return self.last_pause != previous

    async def draw_until_deal_ends(self, draw: Callable[[], Awaitable[bool]]) -> bool:
        """Draw a live deal's board; a slow drawing is cancelled once the deal is over.

        Edits may be rate-limited, and the news of its end would wait for them.
        """
        self._drawing = self._background.start(
            draw, "the board", self.table.id, raises=(Exception,)
        )
        try:
            await asyncio.wait({self._drawing})
            return not self._drawing.cancelled() and bool(await self._drawing)
        finally:
            self._drawing = None

    async def run_with_meanwhile(
        self, work: Callable[[], Awaitable[bool]], meanwhile: Callable[[], Awaitable[None]]
    ) -> bool:
        """Run ``work``, and if it is slow, run ``meanwhile`` beside it."""
        working = self._background.start(work, "telling", self.table.id, raises=(Exception,))
        try:
            await asyncio.wait({working}, timeout=SLOW_SECONDS)
            if not working.done():
                await meanwhile()
        finally:
            done = await working
        return bool(done)

    async def cancel(self) -> None:
        """Stop drawing.

        Where several play, a drawing that was put off counts as missing: their board shows whose
        turn it is.
        """
        for timer in filter(None, (self._delay_timer, self._retry_timer)):
            timer.cancel()
        if self._delay_timer is not None and not self.table.alone:
            self.settled.clear()
        await self._background.close()

    async def _work(self) -> None:
        await self._dirty.wait()
        while True:
            await self._replies.wait_until_quiet()
            self._dirty.clear()
            self._clicked = False
            try:
                drawn = await self._try_to_draw()
            except BaseException:
                self._dirty.set()  # so that it draws if this task is restarted
                raise
            self.failures = 0 if drawn else self.failures + 1
            if drawn and not self._dirty.is_set():
                self.settled.set()
            if not drawn and self._clicked:
                self._dirty.set()
            if drawn and not self.table.open and not self._dirty.is_set():
                return
            await asyncio.sleep(self._pause)
            longest = retry_delay(self.failures) if self.failures else IDLE_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(longest):  # wait_for may swallow a cancellation
                    await self._dirty.wait()
            if (drawn or self.failures >= MAX_TRIES) and not self._dirty.is_set():
                self._on_idle(self)
                return

    async def _try_to_draw(self) -> bool:
        try:
            if self._first_draws is None:
                return await self._draw(self)
            return await self._draw_first(self._first_draws)
        except StoreError as error:
            logger.error("table %d: what was drawn could not be noted: %s", self.table.id, error)
        except Exception as error:
            log_undrawable(self.table.id, self.table.seq, "what has changed", error)
        self.blocked = False
        return False

    async def _draw_first(self, first_draws: asyncio.Semaphore) -> bool:
        """Draw for the first time after a start: a few tables at a time.

        A slow one gives its place to others.
        """
        async with first_draws:
            self._first_draws = None
            draw = partial(self._draw, self)
            drawing = self._background.start(
                draw, "the first drawing", self.table.id, raises=(Exception,)
            )
            await asyncio.wait({drawing}, timeout=FIRST_DRAW_SECONDS)
        return bool(await drawing)
