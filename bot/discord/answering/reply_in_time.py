"""One reply to one interaction: acknowledged in time in any case, and always answered.

Discord drops an interaction that is not acknowledged within three seconds of the click. A watchdog
defers a reply that takes longer than half of that; later answers go through the token. It aborts
an upload in progress, which then starts over: discord.py sends nothing else about the interaction
meanwhile, and Discord takes an upload only as a whole.
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
from bot.discord.answering.private_notes import Delete
from bot.discord.endpoint import UNREACHABLE
from bot.discord.sending.compose import FormView, Sendable, compose
from bot.discord.sending.delivery import CLICK_WAIT, Delivery, private
from bot.kit.errors import Denied, Stale
from bot.kit.l10n import Words
from bot.kit.page import Page, TextForm, note
from bot.store import StoreError
from bot.store.errors import NotOwner

logger = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 1.2
"""Latest time to acknowledge, in seconds after the click; the limit is 3 (platform)."""

PICTURE_WAIT = 2.0
"""Seconds that a page other than a hand waits for its pictures: Discord allows three."""

MAX_SEARCHED_MESSAGES = 50
"""Number of messages after a click that are searched for its answer."""

ERRORS_OF_DISCORD = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
"""Errors that only requests to Discord raise."""

T = TypeVar("T")


class Overdue(Exception):
    """An upload would not arrive before the reply must be acknowledged."""


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """True if the interaction came from a control of a private message."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


class Reply:
    """The reply to an interaction: private, unless it edits the public message clicked on."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        words: Words,
        delivery: Delivery | None = None,
        *,
        edits_public: bool = False,
        age: float = 0.0,
    ) -> None:
        """``age``: seconds since the click."""
        set_interaction(interaction.id, interaction.guild_id)
        self.interaction = interaction
        self._clicked = asyncio.get_running_loop().time() - age
        self.words = words
        self.late = False
        """True if a page was shown without pictures that were not ready."""
        self._delivery = delivery or Delivery()
        self.message: int | None = None
        """The private message that shows a page."""
        self._published: int | None = None
        """The public message, if a page was published."""
        self.original = True
        """True if ``message`` is the reply itself, not a follow-up to an edited public message."""
        self.delete: Delete | None = None
        """Deletes what was shown last, if that is a message of its own. Raises LOST."""
        self.refused = False
        """True if a refusal or an error was shown last."""
        self._edits_public = edits_public
        self._keeps = self._holds = False
        self._edit_aside: Callable[[Sendable], Awaitable[Any]] | None = None
        """Edits the message that was shown beside the private one clicked on."""
        self._lock = asyncio.Lock()
        self._due = self._clicked + ACKNOWLEDGE_AFTER
        self._acknowledging: asyncio.Task[None] | None = None
        self._arrived = False
        """True if an aborted request has answered the interaction after all."""
        self._deferred_before = False
        """True if another process has acknowledged the interaction, and no more."""
        self._disconnected = False
        """True if the connection broke during the answer."""
        self._unsent: Exception | None = None
        """Error of the latest answer, by which it is told from other errors."""
        self._too_late = age >= LIMIT
        """True if this process, having hung, received the interaction when Discord no longer took
        answers: an answer is then another process's."""

    @classmethod
    def resume(
        cls,
        interaction: discord.Interaction[Any],
        words: Words,
        delivery: Delivery,
        *,
        message: int | None,
        original: bool,
    ) -> "Reply":
        """A reply that an earlier process has begun: it shows a private page in ``message``."""
        reply = cls(interaction, words, delivery, age=LIMIT)
        reply._arrived = True
        reply.message = message
        reply.original = original
        if not original and message is not None:
            edit = interaction.followup.edit_message
            reply._edit_aside = lambda parts: edit(message, **parts.edit())
        return reply

    @property
    def take_away(self) -> Delete | None:
        """Deletes what was shown last, also in a private message pressed on. Raises LOST."""
        if self.delete is not None or not is_private(self.interaction):
            return self.delete
        return self.interaction.delete_original_response

    @property
    def elapsed(self) -> float:
        """Seconds since the click."""
        return asyncio.get_running_loop().time() - self._clicked

    @property
    def in_place(self) -> bool:
        """True if the reply replaces the message that was clicked on."""
        return self._edits_public or is_private(self.interaction)

    async def run(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        """Fulfil a wish; answer refusals and unexpected errors with a sentence."""
        watchdog = asyncio.get_running_loop().call_at(self._due, self._acknowledge_soon)
        try:
            await self._attempt(wish)
        except LOST as error:
            await self._answer_plainly(error)
        finally:
            watchdog.cancel()
            if self._acknowledging is not None:
                self._acknowledging.cancel()

    async def _attempt(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        try:
            await wish(self)
        except Denied as denied:
            facts = dict(denied.facts)
            if "option" in facts:  # localized as in the command
                facts["option"] = self.words(f"name-of-{facts['option']}")
            await self.say(self.words(f"denied-{denied.key}", **facts))
        except Stale:
            await self.say(self.words("reply-stale"))
        except StoreError as error:
            displaced = isinstance(
                error, NotOwner
            )  # the new process answers, if it has received it
            level = logging.INFO if displaced else logging.ERROR  # the turn itself logs a warning
            logger.log(level, "the store refused: %s", error)
            if not displaced or (self.done and await self._is_left_open()):
                await self.say(self.words("reply-store-trouble"))
        except Exception as error:
            if error is self._unsent:
                raise
            if isinstance(error, ERRORS_OF_DISCORD):  # of the request itself, not of the answer
                logger.warning("Discord did not do what a reply needs: %s", error)
                await self.say(self.words("reply-discord-trouble"))
            else:
                accidents.note(error, "a reply")
                await self.say(self.words("reply-accident"))

    async def _answer_plainly(self, error: Exception) -> None:
        """Log an answer that could not be sent; if Discord refused it, answer with a sentence."""
        log_lost(error)
        if is_refused(error):
            key = "reply-too-large" if is_too_large(error) else "reply-refused"
            try:
                await self.say(self.words(key))
            except LOST as worse:
                log_lost(worse)

    @contextlib.asynccontextmanager
    async def _sending(self) -> AsyncIterator[None]:
        """Hold the lock for an answer, and remember its error."""
        async with self._lock:
            try:
                yield
            except LOST as error:
                self._unsent = error
                raise

    def _acknowledge_soon(self) -> None:
        """Acknowledge in the background: the reply takes long."""
        self._acknowledging = Background().start(self.acknowledge, "acknowledging")

    async def acknowledge(self) -> None:
        """Tell Discord that a reply will come."""
        async with self._lock:
            try:
                await self._defer()
            except LOST as error:
                log_lost(error)

    async def claim(self) -> bool:
        """Acknowledge an interaction that another process may have answered.

        Returns whether this process is to answer it. It is, too, if the other has only acknowledged
        it.
        """
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
        """True if another process has acknowledged the interaction, and shown nothing since."""
        try:
            response = await self.interaction.original_response()
        except LOST as error:
            log_lost(error)
            return False
        clicked, created_at = self.interaction.message, self.interaction.created_at
        untouched = response.edited_at is None or response.edited_at < created_at
        is_clicked = clicked is not None and clicked.id == response.id
        in_place = is_private(self.interaction) and is_clicked
        return response.flags.loading or (in_place and untouched)

    async def cancel(self) -> None:
        """Ask a person to retry whose interaction is acknowledged, as the bot ends."""
        if self.done and self.message is None:
            with contextlib.suppress(*LOST):
                await self.say(self.words("reply-accident"))

    @property
    def done(self) -> bool:
        """True if the interaction has been acknowledged."""
        by_others = self._arrived or self._deferred_before
        return by_others or self.interaction.response.is_done()

    async def _defer(self) -> None:
        """Acknowledge, privately unless the reply is in place, so that a refusal stays private.

        Raises LOST, also if another process shows something newer.
        """
        if self.done:
            return
        defer = self.interaction.response.defer
        private = partial(defer, ephemeral=True, thinking=True)
        try:
            await _with_retry(defer if self.in_place else private)
        except discord.HTTPException as error:
            if not is_answered(error) or self._too_late:
                raise
            self._arrived = True

    async def _send_in_time(self, send: Callable[[], Awaitable[object]]) -> None:
        """Send; if an upload is late, acknowledge and send again.

        If the connection broke but the answer had arrived, send again by the token.
        """
        async with self._sending():
            try:
                await _with_retry(send)
            except Overdue:
                await self._defer()
                await _with_retry(send)
            except discord.HTTPException as error:
                if not is_answered(error) or not self._disconnected:
                    raise
                self._arrived = True
                await _with_retry(send)

    async def _answer(self, parts: Sendable, answer: Callable[[], Awaitable[T]]) -> T:
        """Answer the interaction itself. Raises Overdue."""
        try:
            return await (self._before_due(answer) if parts.files else answer())
        except UNREACHABLE:
            self._disconnected = True
            raise

    async def _before_due(self, answer: Callable[[], Awaitable[T]]) -> T:
        limit = asyncio.timeout_at(self._due)
        try:
            async with limit:
                return await answer()
        except TimeoutError:
            if not limit.expired():
                raise
            raise Overdue from None

    async def say(self, text: str) -> None:
        """Show a private sentence; a private message clicked on stays."""
        await self.show(note(text), instead=False)
        self.refused = True

    async def show(
        self,
        page: Page,
        *,
        instead: bool = True,
        wait: float = CLICK_WAIT,
        keeps: bool = False,
        holds: bool = False,
    ) -> None:
        """Show a private page.

        It replaces the private message clicked on, or ``instead`` the one shown beside that.

        ``wait``: seconds for pictures that are not drawn yet. ``keeps``: the page will be redrawn
        if it is ``late``, so that the old picture may stay meanwhile; ``holds``: it will be redrawn
        in any case.
        """
        self._keeps, self._holds = keeps, holds
        await self._wait_for(page, wait)
        await self._send_in_time(lambda: self._show(page, instead and not self._edits_public))

    async def ask(self, form: TextForm) -> None:
        """Open a form, which Discord accepts only as the first answer."""
        async with self._sending():
            late = self.done
            if not late:
                await _with_retry(partial(self.interaction.response.send_modal, FormView(form)))
        if late:
            await self.say(self.words("reply-form-late"))

    async def _wait_for(self, page: Page, wait: float) -> None:
        """Wait for pictures: meanwhile the watchdog can acknowledge."""
        if wait > CLICK_WAIT:
            await self._delivery.ready(page, private(self.interaction), wait)

    async def _show(self, page: Page, instead: bool) -> None:
        done, clicked = self.done, self.interaction.message
        target = clicked.id if self.in_place and clicked is not None else self.message
        self.delete = None if self.in_place else self.interaction.delete_original_response
        if instead and self._edit_aside is not None:
            await self._deliver(page, self._edit_aside, self.message)
        elif done and self.in_place and not instead and not self._arrived:
            follow_up = await self._deliver(page, self._follow_up)
            self.message, self.original = follow_up.id, False
            self.delete = follow_up.delete
            self._edit_aside = lambda parts: follow_up.edit(**parts.edit())
        elif done:
            self.message = (await self._deliver(page, self._edit_original, target)).id
        elif self.in_place and instead:
            await self._deliver(page, self._edit, target)
            self.message = target
        else:
            self.message = (await self._deliver(page, self._send)).message_id
            self.delete = self.interaction.delete_original_response
            self._edit_aside = self._edit_original

    async def _deliver(
        self, page: Page, request: Callable[[Sendable], Awaitable[Any]], over: int | None = None
    ) -> Any:
        """Send a page by one of the requests below; ``over``: the message it edits."""
        place = private(self.interaction)
        sent = await self._delivery.send(
            page, place, request, over=over, wait=CLICK_WAIT, keeps=self._keeps, holds=self._holds
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

    async def publish(self, page: Page, *, wait: float = CLICK_WAIT) -> int | None:
        """Post a public page; a private message clicked on stays.

        Return the message's id, if it is known.
        """
        await self._wait_for(page, wait)
        await self._send_in_time(lambda: self._publish(page))
        return self._published

    async def _publish(self, page: Page) -> None:
        if not self.done:
            sent = await self._deliver(page, partial(self._send, private=False))
            self._published = sent.message_id
        elif self._arrived:
            self._published = (await self._deliver(page, self._edit_original)).id
        elif self.in_place:
            self._published = (await self._deliver(page, self._follow_up_publicly)).id
        else:
            await self._publish_after(page)

    async def _publish_after(self, page: Page) -> None:
        """Post a public page after a private acknowledgement.

        Fill that first: else the follow-up would take its place, private and without pings
        (platform).
        """
        await self._fill_original(self.words("reply-for-all"))
        try:
            self._published = (await self._deliver(page, self._follow_up_publicly)).id
        except LOST:
            await self._fill_original(self.words("reply-accident"))
            raise

    async def _fill_original(self, text: str) -> None:
        await self._edit_original(compose(note(text)))

    async def _follow_up_publicly(self, parts: Sendable) -> Any:
        send = self.interaction.followup.send
        try:
            return await send(ephemeral=False, wait=True, **parts.send())
        except UNREACHABLE:
            arrived = await self._find_follow_up()
            if arrived is None:
                raise
            return arrived

    async def _find_follow_up(self) -> discord.Message | None:
        """Find a public follow-up whose confirmation was lost; None if it is not found.

        Only a public message can be searched for: a private one is sent again, perhaps twice.
        """
        interaction = self.interaction
        channel: discord.PartialMessageable = interaction.client.get_partial_messageable(
            interaction.channel_id or 0
        )
        click = discord.Object(interaction.id)
        try:
            async for message in channel.history(after=click, limit=MAX_SEARCHED_MESSAGES):
                metadata = message.interaction_metadata
                if metadata is not None and metadata.id == interaction.id:
                    return message
        except LOST as error:
            logger.info("nobody knows whether a message has arrived: %s", error)
        return None

    async def redraw(self, page: Page) -> None:
        """Edit the public message whose control was used."""
        await self._send_in_time(lambda: self._redraw(page))

    async def _redraw(self, page: Page) -> None:
        message = self.interaction.message
        request = self._edit_original if self.done else self._edit
        await self._deliver(page, request, message.id if message is not None else None)


async def _with_retry(send: Callable[[], Awaitable[object]]) -> None:
    """Send, and retry once at once if the connection breaks: Discord waits three seconds."""
    try:
        await send()
    except UNREACHABLE:
        await send()
