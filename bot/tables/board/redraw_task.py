"""One table's drawing task: it collects what changes while it draws."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.base.background import Background
from bot.discord.answering.reply_priority import ReplyPriority
from bot.kit.fallbacks import log_undrawable
from bot.store import StoreError
from bot.tables.board.posted import Posted
from bot.tables.model.table import Event, Table
from bot.tables.pages.endings import LastPage

logger = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds before a failed drawing is tried again, doubled with each failure."""

LONGEST_RETRY = 15 * 60.0
"""Most seconds between tries."""

MOST_TRIES = 100
"""After this many failures (a day or so) it waits until the table changes or the bot restarts."""

LINGER = 60.0
"""Seconds without a change after which a task ends, so that the table may sleep."""

SLOW = 3.0
"""Seconds after which nothing waits any more for what is on its way to the channel."""

TURN = 3.0
"""Seconds for which a table's first drawing may keep others waiting."""


def patience(failed: int) -> float:
    """Seconds before a drawing is tried again that has failed ``failed`` times in a row."""
    return min(LONGEST_RETRY, RETRY * float(2 ** min(failed - 1, 20)))


class RedrawTask:
    """Calls ``draw`` when the table has changed, never twice at once, with a pause between.

    ``draw`` says whether everything could be drawn; if not, it is called again, after longer and
    longer pauses, or when something happens at the table. ``rest`` is called when the task ends
    because nothing does. ``few`` lets in as many first drawings at a time as it has places: after
    a start there may be hundreds.
    """

    _again: asyncio.TimerHandle | None = None
    """When Discord will accept something again."""

    def __init__(
        self,
        table: Table,
        posted: Posted,
        draw: Callable[["RedrawTask"], Awaitable[bool]],
        rest: Callable[["RedrawTask"], None],
        ahead: ReplyPriority,
        pause: float,
        few: asyncio.Semaphore,
    ) -> None:
        self.table = table
        self.posted = posted
        self.events: list[Event] = []
        """What has happened and is yet to be told."""
        self.closing: list[LastPage | None] = []
        """What becomes of the board with the first of these, which have been posted below it."""
        self.calling = False
        """The person on turn is to be called again."""
        self.anew = False
        """The board is to be posted anew."""
        self.shown = -1
        """The move for which the player to move has seen their hand, or been called."""
        self.wanted: set[int] = set()
        """The users to send a hand below the board."""
        self.failed = 0
        """Failures since the last success."""
        self.pause: tuple[object, ...] = (None, 0, None)
        """The pause at the last drawing: since when, when it ended, and the question asked."""
        self.dealt = -1
        """The deal whose hands were shown."""
        self.settled = asyncio.Event()
        """Everything is drawn as it should be."""
        self._drawn_at = -LONGEST_RETRY
        self._later: asyncio.TimerHandle | None = None
        self._draw = draw
        self._rest = rest
        self._ahead = ahead
        self._pause = pause
        self._few: asyncio.Semaphore | None = few
        self._heard = False  # a click since the last drawing began
        self._drawing: asyncio.Task[bool | None] | None = None
        """The board of a live deal is being drawn."""
        self._dirty, self._background = asyncio.Event(), Background()
        self._task = self._background.keep(self._work, "drawing", table.id)

    @property
    def done(self) -> bool:
        """Whether the task has ended."""
        return self._task.done()

    def add(self, events: tuple[Event, ...] = ()) -> None:
        """Note what has happened, and draw soon."""
        self.events += events
        if events and self._drawing is not None:
            asyncio.get_running_loop().call_later(SLOW, self._drawing.cancel)
        self.settled.clear()
        self._dirty.set()

    def add_later(self, seconds: float) -> None:
        """Draw so many seconds after the last drawing, unless something happens before."""
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_at(self._drawn_at + seconds, self.add)

    def add_again(self, seconds: float) -> None:
        """Draw once more in so many seconds: Discord takes nothing before."""
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(seconds, self.add)

    def retry(self) -> None:
        """Somebody is there: what has failed is drawn again, and what is failing now once more.

        At a guest's table it is by their token that it may be drawn at last.
        """
        self._heard = True
        if self.failed:
            self.add()

    def new_deal(self) -> bool:
        """Whether the table has another deal than at the last drawing; true once for each."""
        if self.table.live is None or self.dealt == self.table.live.number:
            return False
        self.dealt = self.table.live.number
        return self.posted.deal != self.dealt

    def note_drawn(self) -> None:
        """The board is being drawn, with all that was put off."""
        self._drawn_at = asyncio.get_running_loop().time()
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def due(self, seconds: float) -> bool:
        """Whether to draw a board with only small changes: not so soon again, unless somebody asked
        or the last drawing failed."""
        asked = self.anew or self.failed > 0 or self.posted.doubted
        return asked or asyncio.get_running_loop().time() - self._drawn_at >= seconds

    def pauses(self, count: float) -> float:
        """So many times the pause between drawings, in seconds."""
        return count * self._pause

    def new_pause(self) -> bool:
        """Whether a pause has begun or ended, or the question to all has changed, since the last
        drawing; true once for each."""
        before, table = self.pause, self.table
        self.pause = (table.paused, table.resumed, table.question)
        return self.pause != before

    async def until_over(self, draw: Callable[[], Awaitable[bool]]) -> bool:
        """Draw a live deal's board. Once the deal is over it is given up if it is slow: edits may
        be rationed, and what is to be told then would wait for it."""
        self._drawing = self._background.start(
            draw, "the board", self.table.id, raises=(Exception,)
        )
        try:
            await asyncio.wait({self._drawing})
            return not self._drawing.cancelled() and bool(await self._drawing)
        finally:
            self._drawing = None

    async def without_waiting(
        self, work: Callable[[], Awaitable[bool]], meanwhile: Callable[[], Awaitable[None]]
    ) -> bool:
        """Do some work; if it is slow, do something else meanwhile."""
        working = self._background.start(work, "telling", self.table.id, raises=(Exception,))
        try:
            await asyncio.wait({working}, timeout=SLOW)
            if not working.done():
                await meanwhile()
        finally:
            done = await working
        return bool(done)

    async def cancel(self) -> None:
        """Stop drawing. Where several play, what was put off still counts as undrawn: their board
        tells whose turn it is."""
        for timer in filter(None, (self._later, self._again)):
            timer.cancel()
        if self._later is not None and not self.table.alone:
            self.settled.clear()
        await self._background.close()

    async def _work(self) -> None:
        await self._dirty.wait()
        while True:
            await self._ahead.wait_until_quiet()
            self._dirty.clear()
            self._heard = False
            try:
                drawn = await self._try()
            except BaseException:
                self._dirty.set()  # so that it draws if this task is restarted
                raise
            self.failed = 0 if drawn else self.failed + 1
            if drawn and not self._dirty.is_set():
                self.settled.set()
            if not drawn and self._heard:
                self._dirty.set()
            if drawn and not self.table.open and not self._dirty.is_set():
                return
            await asyncio.sleep(self._pause)
            longest = patience(self.failed) if self.failed else LINGER
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(longest):  # wait_for may swallow a cancellation
                    await self._dirty.wait()
            if (drawn or self.failed >= MOST_TRIES) and not self._dirty.is_set():
                self._rest(self)
                return

    async def _try(self) -> bool:
        try:
            if self._few is None:
                return await self._draw(self)
            return await self._take_turn(self._few)
        except StoreError as error:
            logger.error("table %d: what was drawn could not be noted: %s", self.table.id, error)
        except Exception as error:
            log_undrawable(self.table.id, self.table.seq, "what has changed", error)
        return False

    async def _take_turn(self, few: asyncio.Semaphore) -> bool:
        """The first drawing after a start: a few tables at a time, none waiting for a slow one."""
        async with few:
            self._few = None
            draw = partial(self._draw, self)
            drawing = self._background.start(
                draw, "the first drawing", self.table.id, raises=(Exception,)
            )
            await asyncio.wait({drawing}, timeout=TURN)
        return bool(await drawing)
