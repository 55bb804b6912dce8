"""One reply to one interaction: acknowledged in time whatever happens, and kind in the end.

Discord drops an interaction that is not acknowledged within three seconds of the click. A watchdog
defers a reply that takes longer than half of that; what is shown afterwards goes through the token.
It breaks off an upload still under way, which then starts over: meanwhile discord.py sends nothing
else about the interaction, and Discord takes an upload only as a whole.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord

from bot.base import accidents
from bot.base.background import Background
from bot.base.log_subject import set_interaction
from bot.discord.answering.interaction_age import LIMIT
from bot.discord.answering.lost_replies import LOST, is_answered, is_refused, is_too_large, log_lost
from bot.discord.answering.private_notes import TakeAway
from bot.discord.endpoint import UNREACHABLE
from bot.discord.sending.compose import FormView, Sendable, compose
from bot.discord.sending.delivery import AT_ONCE, Delivery, private
from bot.kit.errors import Denied, Stale
from bot.kit.l10n import Words
from bot.kit.page import Form, Page, note
from bot.store import StoreError
from bot.store.errors import NotOwner

logger = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 1.2
"""Latest time to acknowledge, in seconds after the click; the limit is 3 (platform)."""

UNHURRIED = 2.0
"""Seconds that a page other than a hand waits for its pictures: Discord allows three."""


MAX_SEARCHED = 50
"""How many messages after a click are looked through for the answer to it."""

OF_DISCORD = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""Raised by requests to Discord and by nothing else."""

T = TypeVar("T")


class Overdue(Exception):
    """An upload would not arrive before the reply must be acknowledged."""


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """True if it came from a control of a private message."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


class Reply:
    """The reply to an interaction: private, unless it redraws the public message clicked on."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        words: Words,
        delivery: Delivery | None = None,
        *,
        redraws: bool = False,
        age: float = 0.0,
    ) -> None:
        """``age``: seconds since the click."""
        set_interaction(interaction.id, interaction.guild_id)
        self.interaction = interaction
        self._clicked = asyncio.get_running_loop().time() - age
        self.words = words
        self.late = False
        """A page was shown without pictures that were not ready."""
        self._delivery = delivery or Delivery()
        self.message: int | None = None
        """The private message that shows a page."""
        self._published: int | None = None
        """The message that shows everybody a page."""
        self.original = True
        """True if that is the reply itself, not one sent after a reply to a public message."""
        self.take_away: TakeAway | None = None
        """Removes what was shown last, if that is a message of its own. Raises LOST."""
        self.refused = False
        """What was shown last is a refusal, or says that something went wrong."""
        self._redraws, self._keeps, self._holds = redraws, False, False
        self._edit_aside: Callable[[Sendable], Awaitable[Any]] | None = None
        """Edits what was shown beside the private message clicked on."""
        self._lock = asyncio.Lock()
        self._due = self._clicked + ACKNOWLEDGE_AFTER
        self._hurrying: asyncio.Task[None] | None = None
        self._arrived = self._deferred_before = False
        """What was broken off has answered the interaction after all; another process has only
        acknowledged it."""
        self._broke = False
        """The connection broke while it was answered."""
        self._unsent: Exception | None = None
        """Why the latest answer could not be sent; any other error is of something else."""
        self._too_late = age >= LIMIT
        """This process, having hung, heard of it when Discord no longer took answers: if it was
        answered, another process did so."""

    @classmethod
    def again(
        cls,
        interaction: discord.Interaction[Any],
        words: Words,
        delivery: Delivery,
        message: int | None,
        original: bool,
    ) -> "Reply":
        """A reply that an earlier process has begun: it shows a private page in ``message``."""
        reply = cls(interaction, words, delivery, age=LIMIT)
        reply._arrived, reply.message, reply.original = True, message, original
        if not original and message is not None:
            edit = interaction.followup.edit_message
            reply._edit_aside = lambda parts: edit(message, **parts.edit())
        return reply

    @property
    def elapsed(self) -> float:
        """Seconds since the click."""
        return asyncio.get_running_loop().time() - self._clicked

    @property
    def in_place(self) -> bool:
        """True if the reply replaces the message that was clicked on."""
        return self._redraws or is_private(self.interaction)

    async def run(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        """Do what is wished; refusals and accidents are told kindly, never as a traceback."""
        watchdog = asyncio.get_running_loop().call_at(self._due, self._hurry)
        try:
            await self._attempt(wish)
        except LOST as error:
            await self._answer_plainly(error)
        finally:
            watchdog.cancel()
            if self._hurrying is not None:
                self._hurrying.cancel()

    async def _attempt(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        try:
            await wish(self)
        except Denied as denied:
            facts = dict(denied.facts)
            if "option" in facts:  # by the name that is typed
                facts["option"] = self.words(f"name-of-{facts['option']}")
            await self.say(self.words(f"denied-{denied.key}", **facts))
        except Stale:
            await self.say(self.words("reply-stale"))
        except StoreError as error:
            displaced = isinstance(error, NotOwner)  # then the new process answers, if it has heard
            level = logging.INFO if displaced else logging.ERROR  # a warning says it once for all
            logger.log(level, "the store refused: %s", error)
            if not displaced or (self.done and await self._is_left_open()):
                await self.say(self.words("reply-store-trouble"))
        except Exception as error:
            if error is self._unsent:
                raise
            if isinstance(error, OF_DISCORD):  # refused to what was wished, not to the answer
                logger.warning("Discord did not do what a reply needs: %s", error)
                await self.say(self.words("reply-discord-trouble"))
            else:
                accidents.note(error, "a reply")
                await self.say(self.words("reply-accident"))

    async def _answer_plainly(self, error: Exception) -> None:
        """The answer could not be sent: if Discord refused it as it is, say so in its place."""
        log_lost(error)
        if is_refused(error):
            key = "reply-too-large" if is_too_large(error) else "reply-refused"
            try:
                await self.say(self.words(key))
            except LOST as worse:
                log_lost(worse)

    @contextlib.asynccontextmanager
    async def _sending(self) -> AsyncIterator[None]:
        """Answer in the block, which nothing else does meanwhile; an error is noted."""
        async with self._lock:
            try:
                yield
            except LOST as error:
                self._unsent = error
                raise

    def _hurry(self) -> None:
        """The reply takes long."""
        self._hurrying = Background().start(self.acknowledge, "acknowledging")

    async def acknowledge(self) -> None:
        """Tell Discord that a reply will come."""
        async with self._lock:
            try:
                await self._defer()
            except LOST as error:
                log_lost(error)

    async def claim(self) -> bool:
        """Acknowledge what another process may have answered; returns whether this one is to
        answer: also if that one has only acknowledged it, and somebody waits."""
        async with self._lock:
            try:
                await self._defer()
            except LOST as error:
                log_lost(error)
                if not is_answered(error):
                    return False
            else:
                if not self._arrived:
                    return True
        self._arrived, self._deferred_before = False, await self._is_left_open()
        return self._deferred_before

    async def _is_left_open(self) -> bool:
        """True if another process has acknowledged it, and nothing has been shown since."""
        try:
            there = await self.interaction.original_response()
        except LOST as error:
            log_lost(error)
            return False
        clicked, asked_at = self.interaction.message, self.interaction.created_at
        untouched = there.edited_at is None or there.edited_at < asked_at
        in_place = is_private(self.interaction) and clicked is not None and clicked.id == there.id
        return there.flags.loading or (in_place and untouched)

    async def break_off(self) -> None:
        """The bot ends: nobody is left waiting who was told to."""
        if self.done and self.message is None:
            with contextlib.suppress(*LOST):
                await self.say(self.words("reply-accident"))

    @property
    def done(self) -> bool:
        """True if the interaction has been acknowledged."""
        before = self._arrived or self._deferred_before
        return before or self.interaction.response.is_done()

    async def _defer(self) -> None:
        """Acknowledge; privately unless the reply goes in place, so nobody else sees a refusal.

        Raises LOST, also if another process shows something newer.
        """
        if self.done:
            return
        defer = self.interaction.response.defer
        private = partial(defer, ephemeral=True, thinking=True)
        try:
            await _surely(defer if self.in_place else private)
        except discord.HTTPException as error:
            if not is_answered(error) or self._too_late:
                raise
            self._arrived = True

    async def _carry_out(self, send: Callable[[], Awaitable[object]]) -> None:
        """Send; if an upload is late, acknowledge and send again; and again if it arrived though
        the connection broke."""
        async with self._sending():
            try:
                await _surely(send)
            except Overdue:
                await self._defer()
                await _surely(send)
            except discord.HTTPException as error:
                if not is_answered(error) or not self._broke:
                    raise
                self._arrived = True
                await _surely(send)

    async def _answer(self, parts: Sendable, answer: Callable[[], Awaitable[T]]) -> T:
        """Answer the interaction itself. Raises Overdue."""
        try:
            return await (self._in_time(answer) if parts.files else answer())
        except UNREACHABLE:
            self._broke = True
            raise

    async def _in_time(self, answer: Callable[[], Awaitable[T]]) -> T:
        limit = asyncio.timeout_at(self._due)
        try:
            async with limit:
                return await answer()
        except TimeoutError:
            if not limit.expired():
                raise
            raise Overdue from None

    async def say(self, text: str) -> None:
        """Show a sentence to this person alone; a private message they clicked on stays."""
        await self.show(note(text), instead=False)
        self.refused = True

    async def show(
        self,
        page: Page,
        *,
        instead: bool = True,
        wait: float = AT_ONCE,
        keeps: bool = False,
        holds: bool = False,
    ) -> None:
        """Show a page to this person alone, ``instead`` of the private message clicked on, or of
        what has been shown beside that.

        It waits up to ``wait`` seconds for pictures that are not drawn yet. ``keeps``: the page is
        redrawn if it is ``late``, so that the picture before it may stay meanwhile; ``holds``: it
        is redrawn in any case.
        """
        self._keeps, self._holds = keeps, holds
        await self._wait_for(page, wait)
        await self._carry_out(lambda: self._show(page, instead and not self._redraws))

    async def ask(self, form: Form) -> None:
        """Open a window to type in, which Discord accepts only as the first answer."""
        async with self._sending():
            late = self.done
            if not late:
                await _surely(partial(self.interaction.response.send_modal, FormView(form)))
        if late:
            await self.say(self.words("reply-form-late"))

    async def _wait_for(self, page: Page, wait: float) -> None:
        """Wait for pictures: meanwhile the watchdog can acknowledge."""
        if wait > AT_ONCE:
            await self._delivery.ready(page, private(self.interaction), wait)

    async def _show(self, page: Page, instead: bool) -> None:
        done, clicked = self.done, self.interaction.message
        there = clicked.id if self.in_place and clicked is not None else self.message
        self.take_away = None if self.in_place else self.interaction.delete_original_response
        if instead and self._edit_aside is not None:
            await self._deliver(page, self._edit_aside, self.message)
        elif done and self.in_place and not instead and not self._arrived:
            sent_after = await self._deliver(page, self._follow_up)
            self.message, self.original = sent_after.id, False
            self.take_away = sent_after.delete
            self._edit_aside = lambda parts: sent_after.edit(**parts.edit())
        elif done:
            self.message = (await self._deliver(page, self._edit_original, there)).id
        elif self.in_place and instead:
            await self._deliver(page, self._edit, there)
            self.message = there
        else:
            self.message = (await self._deliver(page, self._send)).message_id
            self.take_away = self.interaction.delete_original_response
            self._edit_aside = self._edit_original

    async def _deliver(
        self, page: Page, way: Callable[[Sendable], Awaitable[Any]], over: int | None = None
    ) -> Any:
        """Send the page in one of the ways below. No move waits for a picture."""
        place = private(self.interaction)
        sent = await self._delivery.send(
            page, place, way, over=over, wait=AT_ONCE, keeps=self._keeps, holds=self._holds
        )
        self.late = sent.late
        return sent.answer

    async def _follow_up(self, parts: Sendable) -> Any:
        return await self.interaction.followup.send(ephemeral=True, wait=True, **parts.send())

    async def _edit_original(self, parts: Sendable) -> Any:
        return await self.interaction.edit_original_response(**parts.edit())

    async def _edit(self, parts: Sendable) -> Any:
        edit = partial(self.interaction.response.edit_message, **parts.edit())
        return await self._answer(parts, edit)

    async def _send(self, parts: Sendable, *, private: bool = True) -> Any:
        send = partial(self.interaction.response.send_message, ephemeral=private, **parts.send())
        return await self._answer(parts, send)

    async def publish(self, page: Page, *, wait: float = AT_ONCE) -> int | None:
        """Show a page to everybody in the channel; the private message clicked on stays. Returns
        the message; None: it is not known."""
        await self._wait_for(page, wait)
        await self._carry_out(lambda: self._publish(page))
        return self._published

    async def _publish(self, page: Page) -> None:
        if not self.done:
            sent = await self._deliver(page, partial(self._send, private=False))
            self._published = sent.message_id
        elif self._arrived:
            self._published = (await self._deliver(page, self._edit_original)).id
        elif self.in_place:
            self._published = (await self._deliver(page, self._follow_up_to_all)).id
        else:
            await self._publish_after(page)

    async def _publish_after(self, page: Page) -> None:
        """Show a page to everybody after a private acknowledgement.

        The first follow-up would take its place: private, and notifying nobody (platform).
        """
        await self._fill(self.words("reply-for-all"))
        try:
            self._published = (await self._deliver(page, self._follow_up_to_all)).id
        except LOST:
            await self._fill(self.words("reply-accident"))
            raise

    async def _fill(self, text: str) -> None:
        await self._edit_original(compose(note(text)))

    async def _follow_up_to_all(self, parts: Sendable) -> Any:
        send = self.interaction.followup.send
        try:
            return await send(ephemeral=False, wait=True, **parts.send())
        except UNREACHABLE:
            arrived = await self._arrived_for_all()
            if arrived is None:
                raise
            return arrived

    async def _arrived_for_all(self) -> discord.Message | None:
        """Find the public follow-up whose confirmation was lost; None: it is not known to be there.

        Only a public message can be looked for: a private one is sent again, perhaps twice.
        """
        asked = self.interaction
        place: discord.PartialMessageable = asked.client.get_partial_messageable(
            asked.channel_id or 0
        )
        try:
            async for message in place.history(after=discord.Object(asked.id), limit=MAX_SEARCHED):
                metadata = message.interaction_metadata
                if metadata is not None and metadata.id == asked.id:
                    return message
        except LOST as error:
            logger.info("nobody knows whether a message has arrived: %s", error)
        return None

    async def redraw(self, page: Page) -> None:
        """Redraw the public message whose control was used."""
        await self._carry_out(lambda: self._redraw(page))

    async def _redraw(self, page: Page) -> None:
        message = self.interaction.message
        way = self._edit_original if self.done else self._edit
        await self._deliver(page, way, message.id if message is not None else None)


async def _surely(send: Callable[[], Awaitable[object]]) -> None:
    """Send, and again if the connection broke: the person has three seconds to wait."""
    try:
        await send()
    except UNREACHABLE:
        await send()
