"""One answer to one interaction: acknowledged in time whatever happens, told kindly in the end.

Discord drops an interaction that is not acknowledged within three seconds. A watchdog defers an
answer that takes longer than half of that; what is shown afterwards goes through the token.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.denied import Denied, Stale
from bot.l10n import Words
from bot.render.discord import Parts, compose
from bot.render.manual import note
from bot.render.page import Page
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.app import Tarok

log = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds after which the watchdog acknowledges; the limit is 3 (platform)."""

GONE = {10008, 10015, 10062, 40060, 50027}
"""Error codes that mean: this message or token is no longer there; nothing is wrong with us."""


class Answer:
    """The answer to an interaction: private, unless it redraws the public message clicked on."""

    def __init__(
        self, interaction: "discord.Interaction[Tarok]", words: Words, *, redraws: bool = False
    ) -> None:
        self.interaction = interaction
        self.words = words
        self.user = interaction.user.id
        self.name = interaction.user.display_name
        self._redraws = redraws
        self._lock = asyncio.Lock()

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the message that was clicked on."""
        message = self.interaction.message
        return self._redraws or (message is not None and message.flags.ephemeral)

    async def run(self, work: Callable[["Answer"], Awaitable[None]]) -> None:
        """Do the work; refusals and accidents become kind answers, and never a traceback."""
        watchdog = asyncio.create_task(self._watch())
        try:
            await self._attempt(work)
        except discord.HTTPException as error:
            log_lost(error)
        finally:
            watchdog.cancel()

    async def _attempt(self, work: Callable[["Answer"], Awaitable[None]]) -> None:
        try:
            await work(self)
        except Denied as denied:
            await self.say(self.words(f"denied-{denied.key}", **denied.facts))
        except Stale:
            await self.say(self.words("answer-stale"))
        except StoreError as error:
            log.error("the store refused: %s", error)
            await self.say(self.words("answer-store-trouble"))
        except discord.HTTPException:
            raise
        except Exception:
            log.exception("an answer failed")
            await self.say(self.words("answer-accident"))

    async def _watch(self) -> None:
        await asyncio.sleep(PATIENCE)
        await self.acknowledge()

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will come."""
        async with self._lock:
            response = self.interaction.response
            if response.is_done():
                return
            try:
                if self.in_place:
                    await response.defer()
                else:
                    await response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as error:
                log_lost(error)

    async def say(self, text: str) -> None:
        """Show a sentence to this person alone."""
        await self.show(note(text))

    async def show(self, page: Page) -> None:
        """Show a page to this person alone: in the private message clicked on, or in a new one."""
        parts = compose(page)
        response = self.interaction.response
        async with self._lock:
            if self._redraws and response.is_done():
                await self.interaction.followup.send(ephemeral=True, **parts.send())
            elif response.is_done():
                await self.interaction.edit_original_response(**parts.edit())
            elif self.in_place and not self._redraws:
                await response.edit_message(**parts.edit())
            else:
                await response.send_message(ephemeral=True, **parts.send())

    async def redraw(self, page: Page) -> None:
        """Redraw the public message whose control was used."""
        parts = compose(page)
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**parts.edit())
            else:
                await self.interaction.response.edit_message(**parts.edit())


class Hand:
    """Where a person's hand is shown: the newest interaction that may still edit it."""

    def __init__(self, interaction: "discord.Interaction[Tarok]", *, shown: bool) -> None:
        self._interaction = interaction
        self._message: int | None = None
        self._shown = shown

    @property
    def alive(self) -> bool:
        """Whether its token still lives (15 minutes)."""
        return not self._interaction.is_expired()

    @property
    def seen(self) -> bool:
        """Whether there is a hand to redraw, and not only a token to send one."""
        return self._shown or self._message is not None

    async def show(self, page: Page) -> bool:
        """Redraw the hand; whether that was possible."""
        parts: Parts = compose(page)
        try:
            if self._shown:
                await self._interaction.edit_original_response(**parts.edit())
            elif self._message is not None:
                await self._interaction.followup.edit_message(self._message, **parts.edit())
            else:
                sent: Any = await self._interaction.followup.send(
                    ephemeral=True, wait=True, **parts.send()
                )
                self._message = sent.id
        except discord.HTTPException as error:
            log_lost(error)
            return False
        return True


def log_lost(error: discord.HTTPException) -> None:
    level = logging.DEBUG if error.code in GONE else logging.WARNING
    log.log(level, "Discord did not take an answer: %d %s", error.code, error.text)
