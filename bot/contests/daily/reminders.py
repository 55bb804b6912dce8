"""Reminders of the deal of the day, by direct message.

People who asked for one get it once, 23 hours after they opened their last deal.

That somebody is told is noted before sending: if that fails, they are not told twice.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord

from bot.base.background import Background, one_by_one
from bot.choices.languages import Languages
from bot.contests.daily.pages import reminder
from bot.contests.daily.rows import Reminder, ReminderRows
from bot.contests.daily.service import Dailies, Now, day_of
from bot.discord.endpoint import UNREACHABLE
from bot.discord.sending.messages import ChannelGone, Directly, Messages
from bot.store import StoreError

logger = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between looks."""
LATER, LATEST = 23 * 3600, 35 * 3600
"""Seconds after the last deal for a reminder, and from when it is too late, if the bot was down."""


class Reminders:
    """Makes sure people are reminded."""

    def __init__(
        self,
        rows: ReminderRows,
        dailies: Dailies,
        messages: Messages,
        languages: Languages,
        now: Now,
        directly: Directly,
    ) -> None:
        self._rows = rows
        self._dailies = dailies
        self._messages = messages
        self._languages = languages
        self._now = now
        self._directly = directly
        self._background = Background()

    def start(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Look from time to time."""

        async def attend() -> None:
            while True:
                await self.attend()
                await sleep(EVERY)

        self._background.keep(attend, "reminders", first_pause=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off."""
        await self._background.close()

    async def attend(self) -> None:
        """Remind everybody whose time has come. Raises StoreError."""
        now = self._now()
        due = await self._rows.due(now - LATEST, now - LATER)
        await one_by_one(due, self._tell, "a reminder", (StoreError,))

    async def _tell(self, due: Reminder) -> None:
        await self._rows.note_reminded(due.person, self._now())
        contest = (await self._dailies.of_day(day_of(self._now())))[0]
        words = await self._languages.load_for_person(due.person, due.language)
        try:
            channel = await self._directly(due.person)
            await self._messages.post(channel, reminder(contest, words), secrets.token_hex(8))
        except (ChannelGone, discord.HTTPException, discord.RateLimited, *UNREACHABLE) as error:
            logger.warning("nobody could be reminded: %s", type(error).__name__)
