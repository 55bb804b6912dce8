"""Reminders of the deal of the day, by direct message.

People who asked for one get it once, 23 hours after they opened their last deal, and not on the day
of that deal. It says what is at stake: their streak, the hours left, yesterday's result.

That somebody is told is noted before sending: if that fails, they are not told twice.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.base.background import Background, attend_every, one_by_one
from bot.choices.languages import Languages
from bot.contests.core.comparing import Streak, is_played
from bot.contests.core.rows import ContestRows
from bot.contests.daily.pages import Stake, reminder
from bot.contests.daily.results import Standing, days_in_a_row, standing_at_home
from bot.contests.daily.rows import DailyChannelRows, Reminder, ReminderRows
from bot.contests.daily.service import Dailies, Now, day_of, opening_time
from bot.discord.sending.messages import Directly, Messages, post_directly
from bot.learning.puzzles.rows import PuzzleRows
from bot.store import StoreError

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
        contests: ContestRows,
        puzzles: PuzzleRows,
        channels: DailyChannelRows,
        messages: Messages,
        languages: Languages,
        now: Now,
        directly: Directly,
    ) -> None:
        self._rows = rows
        self._dailies = dailies
        self._contests = contests
        self._puzzles = puzzles
        self._channels = channels
        self._messages = messages
        self._languages = languages
        self._now = now
        self._directly = directly
        self._background = Background()

    def start(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Look from time to time."""
        attend = partial(attend_every, EVERY, self.attend, sleep)
        self._background.keep(attend, "reminders", first_pause=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off."""
        await self._background.close()

    async def attend(self) -> None:
        """Remind everybody whose time has come. Raises StoreError."""
        now = self._now()
        last = opening_time(day_of(now)) - 1
        due = await self._rows.due(now - LATEST, min(now - LATER, last))
        await one_by_one(due, self._tell, "a reminder", (StoreError,))

    async def _tell(self, due: Reminder) -> None:
        await self._rows.note_reminded(due.person, self._now())
        today = day_of(self._now())
        contest = (await self._dailies.of_day(today))[0]
        words = await self._languages.load_for_person(due.person, due.language)
        stake = Stake(
            today=await self._streak(due.person, today),
            tomorrow=await self._streak(due.person, today + 1),
            yesterday=await self._standing(due.person, today - 1),
        )
        page = reminder(contest, stake, words)
        await post_directly(self._messages, self._directly, due.person, page)

    async def _streak(self, person: int, day: int) -> Streak:
        return await days_in_a_row(self._contests, self._puzzles, person, day)

    async def _standing(self, person: int, day: int) -> Standing | None:
        """Return how a person's first deal of a finished day compares, the headline if played."""
        for contest in await self._dailies.of_day(day):
            entry = await self._contests.entry_of(contest.id, person)
            stored = None if entry is None else await self._contests.entry(entry)
            if contest.settled and stored is not None and is_played(stored) and not stored.late:
                return await standing_at_home(self._contests, self._channels, contest, stored)
        return None
