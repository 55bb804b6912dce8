"""One person's private hand message at one table, and how it is drawn.

Two ways lead to it: the reply to a click on it, and a redraw by the token of an earlier click.
Redraws go one after the other, and the newest state alone. A reply waits for nobody, as Discord
gives it three seconds: so no redraw begins while one is under way, and one that a reply has
overtaken (Discord may have been in trouble) is followed by another.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import discord

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.discord.answering.lost_replies import LOST, is_gone, log_lost
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivery, private
from bot.kit.l10n import Words
from bot.kit.page import Page, note

REDRAW_TIME = 5.0
"""Seconds after which a redraw still under way counts as not shown."""


RETRY = 5.0
"""Seconds before a lost redraw is tried again: doubled each time, as long as there is a token for
it."""

LAST = 0.5
"""Seconds that whatever replaces a hand leaves to a redraw under way."""

SOON = 2.0
"""Seconds a hand waits for its picture when nobody has clicked."""


class HandKept(NamedTuple):
    """A person's private page at a table: in which message, by whose token."""

    table: int
    person: int
    deal: int
    message: int | None
    original: bool
    """The message is ``shown_by``'s answer, or the one pressed on. With no message either: there is
    no page yet, and ``sender`` can send one."""
    watches: bool
    shown_by: int
    """The interaction that can change the message."""
    sender: int
    """Their newest one, which can send another message."""


class Drawing(NamedTuple):
    """What a hand should show: the page, of which deal, and whether another deal stays in the same
    message as long as that can be edited."""

    page: Page
    deal: int
    stays: bool = False


MakeDrawing = Callable[[], Drawing | None]
"""Draws a hand as it is when it is called; None: by then it is somebody else's to draw."""


class HandMessage:
    """Where a hand is shown: the interaction that may still edit it, and its message.

    ``replied``: the hand is the reply to the interaction itself, and ``number`` is its id if that
    is known. A new message is sent by ``sender``, the person's last interaction. ``watches``: it
    is a bystander's, without cards.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        deal: int,
        delivery: Delivery,
        languages: Languages,
        *,
        replied: bool,
        number: int | None = None,
        watches: bool = False,
    ) -> None:
        self.number = number
        self.changed: Callable[[], object] = _nothing
        """Called when another process would have to know something else of it."""
        self._delivery = delivery
        self._languages = languages
        self.sender = interaction
        self._interaction = interaction
        self._deal = deal
        self._replied = replied
        self._watches = watches

    @property
    def words(self) -> Words:
        """The words of the person whose hand it is."""
        return self._languages.of_reader(self.sender)

    @property
    def alive(self) -> bool:
        """Whether it can still be drawn: a token lives for 15 minutes."""
        return not self.sender.is_expired()

    @property
    def seen(self) -> bool:
        """Whether there is a hand to redraw, and not only a token to send one."""
        return self._replied or self.number is not None

    @property
    def drawable(self) -> bool:
        """Whether there is a hand, and it can still be redrawn."""
        return self.alive and self.seen

    @property
    def interactions(self) -> tuple[discord.Interaction[Any], ...]:
        """The interactions whose tokens draw it."""
        return self._interaction, self.sender

    def kept(self, table: int, person: int) -> HandKept:
        """What another process needs to carry on with it."""
        place = self.number, self._replied, self._watches
        return HandKept(table, person, self._deal, *place, self._interaction.id, self.sender.id)

    def answer(self, interaction: discord.Interaction[Any]) -> None:
        """The person's newest interaction, by whose token a new message is sent."""
        self.sender = interaction
        self.changed()

    def of_deal(self, deal: int) -> bool:
        """Whether there is a hand of this deal to redraw."""
        return self.drawable and self._deal == deal

    async def show(self, drawing: Drawing) -> bool:
        """Draw the hand, for a new deal at the bottom of the channel unless it stays; returns
        whether its pictures were there in time. Raises what is in LOST."""
        page, deal, stays = drawing
        before, self._deal = self._deal, deal
        try:
            if (deal != before and not stays) or not self.seen or self._interaction.is_expired():
                return await self._send(page)
            return await self._edit(page)
        except LOST:
            self._deal = before  # or the next try would overwrite that deal's hand
            raise
        finally:
            self.changed()

    async def end(self, page: Page) -> None:
        """Draw a last page over the hand, wherever it is. Raises what is in LOST."""
        await self.show(Drawing(page, self._deal))

    async def _send(self, page: Page) -> bool:
        async def post(parts: Sendable) -> Any:
            return await self.sender.followup.send(ephemeral=True, wait=True, **parts.send())

        place = private(self.sender)
        sent = await self._delivery.send(page, place, post, wait=SOON)
        await self.retire()
        self._interaction, self._replied, self.number = self.sender, False, sent.answer.id
        return not sent.late

    async def retire(self) -> None:
        """Remove the hand's buttons, and say that there is a newer one."""
        if not self.seen or self._interaction.is_expired():
            return
        words = self.words
        page = note(words("watch-elsewhere") if self._watches else words("hand-elsewhere"))
        with contextlib.suppress(*LOST):  # an old hand that stays does no harm
            await self._edit(page)

    async def _edit(self, page: Page) -> bool:
        async def edit(parts: Sendable) -> Any:
            if self._replied:
                return await self._interaction.edit_original_response(**parts.edit())
            assert self.number is not None
            return await self._interaction.followup.edit_message(self.number, **parts.edit())

        place = private(self._interaction)
        sent = await self._delivery.send(page, place, edit, over=self.number, wait=SOON)
        return not sent.late


class Hand:
    """The hand of one person at one table: one message, drawn by one request at a time."""

    def __init__(self, changed: Callable[[], object]) -> None:
        """``changed`` is called when another process would have to know something else of it."""
        self._changed = changed
        self._message: HandMessage | None = None
        self._said: tuple[Page, Page] | None = None
        """What a reply showed (a refusal, say), and what a redraw would have shown."""
        self._draw: MakeDrawing | None = None
        """What to draw next, as it will be by then."""
        self._shows: Page | None = None
        """What surely stands there; None: nobody knows."""
        self._doubts = 0
        """How often something other than a redraw has drawn there, or is about to."""
        self._background = Background()
        self._redrawing: asyncio.Task[bool | None] | None = None
        self._replies = 0
        self._replied = 0
        self._crossed = False
        """Whether a reply crossed with something else: nobody knows which came last."""
        self._on_its_way = False
        """Whether a redraw is on its way."""
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._later: asyncio.TimerHandle | None = None
        self._lost = 0
        """How many redraws were lost since the last that arrived."""
        self._again: asyncio.TimerHandle | None = None

    @property
    def message(self) -> HandMessage | None:
        """Where the hand is; None: nowhere."""
        return self._message

    @message.setter
    def message(self, message: HandMessage | None) -> None:
        if self._message is not None:
            self._message.changed = _nothing
        self._message = message
        if message is not None:
            message.changed = self._changed
        self._changed()

    @contextlib.asynccontextmanager
    async def replying(self) -> AsyncIterator[None]:
        """A reply is drawing the hand: redraws wait, and one under way is repeated."""
        self._replies += 1
        self._crossed = self._replies > 1 or self._on_its_way
        self.doubt()
        self._quiet.clear()
        try:
            yield
        finally:
            self._replies -= 1
            self._replied += 1
            if not self._replies:
                self._quiet.set()

    @property
    def replies(self) -> int:
        """How many replies have drawn the hand, or are about to."""
        return self._replied + self._replies

    def goes_to(self, message: HandMessage) -> None:
        """The hand is in this message now."""
        self.message = message
        self.doubt()

    def doubt(self) -> None:
        """Something else may stand there: repeat a redraw under way."""
        self._doubts += 1
        self._shows = None

    def shown(self, page: Page) -> None:
        """A reply showed this page."""
        self._shows = None if self._crossed else page

    def say(self, page: Page, bare: Page) -> None:
        """A reply shows ``page`` where a redraw would show the ``bare`` hand."""
        self._said = (page, bare)

    def hush(self) -> None:
        """Stop showing what a reply said."""
        self._said = None

    def with_word(self, page: Page) -> Page:
        """A hand to draw: what a reply said stays until the hand really changes."""
        if self._said is None or self._said[1] != page:
            self._said = None
            return page
        return self._said[0]

    def later(self, start: Callable[[], object] | None, seconds: float) -> None:
        """Start that after so much time, unless this is called again before."""
        if self._later is not None:
            self._later.cancel()
        loop = asyncio.get_running_loop()
        self._later = None if start is None else loop.call_later(seconds, start)

    def redraw_soon(self, draw: MakeDrawing) -> "asyncio.Task[bool | None]":
        """Draw the hand soon, in a task that tells whether it could."""
        self._draw = draw
        self._try_again(None)
        if self._redrawing is None or self._redrawing.done():
            self._redrawing = self._background.start(self._work, "a hand")
        return self._redrawing

    async def redraw(self, draw: MakeDrawing) -> bool:
        """Draw the hand soon; returns whether it could."""
        done, _ = await asyncio.wait({self.redraw_soon(draw)}, timeout=REDRAW_TIME)
        return any(task.result() for task in done if not task.cancelled())

    async def _work(self) -> bool:
        drawn = False
        while self._draw is not None:
            await self._quiet.wait()
            draw, self._draw = self._draw, None
            doubts, self._on_its_way = self._doubts, True
            try:
                drawn = await self._show(draw())
            finally:
                self._on_its_way = False
            if doubts != self._doubts:
                self._shows = None  # something was drawn meanwhile: which came last?
                self._draw = self._draw or draw
            self._try_again(draw if self._lost else None)
        return drawn

    def _try_again(self, draw: MakeDrawing | None) -> None:
        """Draw that after a while, unless something is drawn before: somebody alone with the house
        waits for nobody, so nothing else would be drawn for them. None: nothing."""
        if self._again is not None:
            self._again.cancel()
        self._again = None
        if draw is not None:
            seconds = RETRY * 2 ** (self._lost - 1)
            self._again = asyncio.get_running_loop().call_later(seconds, self.redraw_soon, draw)

    async def _show(self, drawing: Drawing | None) -> bool:
        """Draw what is not there yet; returns whether it could."""
        message, lost, self._lost = self.message, self._lost, 0
        if drawing is None:
            return True
        if message is None or not message.alive:
            return False
        if drawing.page == self._shows:
            return True
        self._shows = None
        try:
            complete = await message.show(drawing)
        except LOST as error:
            log_lost(error)
            self._lost = 0 if is_gone(error) else lost + 1
            return False
        self._shows = drawing.page if complete else None
        if self.message is not None and not self._is_in(message):
            await message.retire()  # meanwhile a reply has shown the hand elsewhere
        return True

    def _is_in(self, message: HandMessage) -> bool:
        return self.message is not None and self.message.number == message.number

    async def retire(self, earlier: HandMessage) -> bool:
        """Remove an earlier message's buttons, unless the hand has come back to it: until then they
        can be clicked. Returns whether it came back meanwhile, and must be drawn there again."""
        if self._is_in(earlier):
            return False
        await earlier.retire()
        await self._quiet.wait()
        there = self._is_in(earlier)
        if there:
            self.doubt()
        return there

    async def finish(self) -> bool:
        """Stop drawing; a request under way may still arrive, as it can't be recalled. Returns
        whether there was one."""
        self.message = None
        drawing = self._redrawing is not None and not self._redrawing.done()
        if self._redrawing is not None:
            await asyncio.wait({self._redrawing}, timeout=LAST)
        await self.stop()
        return drawing

    async def passed(self) -> None:
        """Wait until all drawing under way is done."""
        await self._background.passed()

    async def stop(self) -> None:
        """Stop drawing."""
        self.later(None, 0)
        self._try_again(None)
        await self._background.close()


def _nothing() -> None:
    """Ignore a change: no process keeps this hand."""
