"""One reply to one interaction: acknowledged in time whatever happens, told kindly in the end.

Discord drops an interaction that is not acknowledged within three seconds. A watchdog defers a
reply that takes longer than half of that; what is shown afterwards goes through the token.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.channel.compose import compose
from bot.channel.lost import LOST, log_lost
from bot.endpoint import UNREACHABLE
from bot.pages.l10n import Words, load_words
from bot.pages.manual import note
from bot.pages.page import Page
from bot.store import StoreError
from bot.tables.denied import Denied, Stale

logger = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds after which the watchdog acknowledges; the limit is 3 (platform)."""


def words_for(interaction: discord.Interaction[Any]) -> Words:
    """The words of the person who is to read the reply."""
    return load_words()(str(interaction.locale))


class Reply:
    """The reply to an interaction: private, unless it redraws the public message clicked on."""

    def __init__(
        self, interaction: discord.Interaction[Any], words: Words, *, redraws: bool = False
    ) -> None:
        self.interaction = interaction
        self.words = words
        self.message: int | None = None
        """The private message in which a page has been shown."""
        self._redraws = redraws
        self._lock = asyncio.Lock()

    @property
    def in_place(self) -> bool:
        """Whether the reply replaces the message that was clicked on."""
        message = self.interaction.message
        return self._redraws or (message is not None and message.flags.ephemeral)

    async def run(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        """Do what is wished; refusals and accidents are told kindly, and never a traceback."""
        watchdog = asyncio.create_task(self._watch())
        try:
            await self._attempt(wish)
        except LOST as error:
            log_lost(error)
        finally:
            watchdog.cancel()

    async def _attempt(self, wish: Callable[["Reply"], Awaitable[None]]) -> None:
        try:
            await wish(self)
        except Denied as denied:
            await self.say(self.words(f"denied-{denied.key}", **denied.facts))
        except Stale:
            await self.say(self.words("reply-stale"))
        except StoreError as error:
            logger.error("the store refused: %s", error)
            await self.say(self.words("reply-store-trouble"))
        except LOST:
            raise
        except Exception:
            logger.exception("a reply failed")
            await self.say(self.words("reply-accident"))

    async def _watch(self) -> None:
        await asyncio.sleep(PATIENCE)
        await self.acknowledge()

    async def acknowledge(self) -> None:
        """Tell Discord that a reply will come."""
        async with self._lock:
            response = self.interaction.response
            if response.is_done():
                return
            try:
                if self.in_place:
                    await _surely(response.defer)
                else:
                    await _surely(lambda: response.defer(ephemeral=True, thinking=True))
            except LOST as error:
                log_lost(error)

    async def say(self, text: str) -> None:
        """Show a sentence to this person alone; a private message they clicked on stays."""
        await self.show(note(text), instead=False)

    async def show(self, page: Page, *, instead: bool = True) -> None:
        """Show a page to this person alone, ``instead`` of the private message clicked on."""
        async with self._lock:
            await _surely(lambda: self._show(page, instead and not self._redraws))

    async def _show(self, page: Page, instead: bool) -> None:
        parts, response = compose(page), self.interaction.response
        if response.is_done() and self.in_place and not instead:
            await self.interaction.followup.send(ephemeral=True, **parts.send())
        elif response.is_done():
            self.message = (await self.interaction.edit_original_response(**parts.edit())).id
        elif self.in_place and instead:
            await response.edit_message(**parts.edit())
            self.message = self.interaction.message.id if self.interaction.message else None
        else:
            sent = await response.send_message(ephemeral=True, **parts.send())
            self.message = sent.message_id

    async def redraw(self, page: Page) -> None:
        """Redraw the public message whose control was used."""
        async with self._lock:
            await _surely(lambda: self._redraw(page))

    async def _redraw(self, page: Page) -> None:
        parts = compose(page)
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(**parts.edit())
        else:
            await self.interaction.response.edit_message(**parts.edit())


async def _surely(send: Callable[[], Awaitable[object]]) -> None:
    """Send, and once more if the connection broke: the person has three seconds to wait."""
    try:
        await send()
    except UNREACHABLE:
        await send()
