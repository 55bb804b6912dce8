"""The deal of the day in servers' channels.

One message a day in each, redrawn as people finish, and for the last time when it is over.

What is posted is noted before and after. If the process dies in between, it is posted again with
the same nonce, which Discord takes as the same message for some minutes.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable

from bot.base.background import one_by_one
from bot.base.bounded import Bounded
from bot.choices.languages import Languages
from bot.contests.core.comparing import is_played
from bot.contests.core.rows import Contest, ContestRows
from bot.contests.daily.board import (
    MIN_ALIKE,
    CommonMistake,
    DailyBoard,
    FinalBoards,
    common_mistake,
)
from bot.contests.daily.board_page import daily_board
from bot.contests.daily.rows import DailyChannel, DailyChannelRows, Finisher
from bot.contests.daily.service import Dailies, DayPatience, Now, day_of, opening_time
from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome, SendResult
from bot.discord.sending.standing import (
    EDIT_SECONDS,
    GIVEN_UP,
    LEFT,
    StandingMessages,
    digest,
    draw_last,
    may_draw,
)
from bot.kit.page import Page
from bot.store import Store, StoreError

SETTLING, SETTLED = 2.0, 120
"""Seconds between looks at results that are still being put together; and after so many seconds of
a day this may take long, so that it waits for the next round."""
MAX_MISTAKES = 1000
"""Servers whose common mistakes are remembered."""


class DailyChannels(StandingMessages):
    """Sees to these messages; a message's number is that of its server."""

    def __init__(
        self,
        rows: DailyChannelRows,
        contests: ContestRows,
        store: Store,
        dailies: Dailies,
        messages: Messages,
        languages: Languages,
        now: Now,
        serves: Callable[[int], bool],
    ) -> None:
        """``serves``: whether this process serves a server."""
        super().__init__("deals of the day in channels", store, now)
        self._rows = rows
        self._dailies = dailies
        self._messages = messages
        self._languages = languages
        self._serves = serves
        self._finals = FinalBoards(rows, contests)
        self._patience = DayPatience(now)
        self._headlines = Bounded[int, Contest](2)
        """By day, what is in all channels."""
        self._mistakes = Bounded[tuple[int, int], tuple[int, CommonMistake | None]](MAX_MISTAKES)
        """By server and day: how many tries of the day before are judged, and their mistake."""
        self._unsettled: int | None = None
        """A day whose results were still being put together when somebody looked just now."""

    async def attend_all(self) -> None:
        """See to all channels. Raises StoreError."""
        self._unsettled = None
        channels = await self._rows.every()
        await one_by_one(channels, self._look, self._kind, (StoreError,))

    def seconds_to_due(self) -> float:
        """Return the seconds until a message is due: when a day begins, all are."""
        today = day_of(self._now())
        soonest = min(super().seconds_to_due(), opening_time(today + 1) - self._now())
        waits = self._unsettled is not None and self._now() < opening_time(today) + SETTLED
        return min(soonest, SETTLING) if waits else soonest

    async def attend_due(self) -> None:
        """See to those whose time has come, and to all that have none of today.

        Raises StoreError.
        """
        await super().attend_due()
        self._unsettled = None
        channels = await self._rows.shown_before(day_of(self._now()))
        await one_by_one(channels, self._look, self._kind, (StoreError,))

    async def attend_at(self, number: int) -> None:
        """See to a server's channel, if it has chosen one. Raises StoreError."""
        self._unsettled = None
        if (channel := await self._rows.shown_in(number)) is not None:
            await self._look(channel)
        else:
            self.schedule(number, None)

    async def _look(self, channel: DailyChannel) -> None:
        if not self._serves(channel.guild):
            return
        self.schedule(channel.guild, self.soon)  # if it fails
        try:
            self.schedule(channel.guild, await self._see_to(channel))
        except ChannelGone:
            await self._rows.drop_gone(channel.guild, channel.channel)
            self.schedule(channel.guild, None)

    async def _see_to(self, now: DailyChannel) -> int | None:
        """Show what is to be shown; when to look again although nothing has changed there."""
        today = day_of(self._now())
        if now.day and now.day < today:
            if not await self._end(now):
                return None  # it is looked at until there is one of today
            now = now._replace(day=0, message=None, drawn="")
        if not now.day:
            nonce = secrets.token_hex(8)
            now = now._replace(day=today, nonce=nonce, posted_at=self._now(), drawn_at=self._now())
            if not await self._rows.note_message(now):
                return None
        return await self._show(now)

    async def _show(self, now: DailyChannel) -> int | None:
        """Post today's message, or redraw it if it shows something else."""
        words = await self._languages.load_for_server(now.guild, now.language)
        contest = await self._headline(now.day)
        finishers = await self._rows.finishers(contest.id, now.guild)
        before = await self._finishers_before(now)
        mistake = await self._mistake(now, before)
        board = DailyBoard(contest, finishers, before=before, mistake=mistake)
        page = daily_board(board, words)
        if now.drawn == LEFT:
            return None
        if now.message is None:
            sent = await self._messages.post(now.channel, page, now.nonce)
            now = await self._note_drawing(now, page, sent)
        elif now.drawn != digest(page) and may_draw(self._now(), now.posted_at, now.drawn_at):
            sent = await self._messages.edit(now.channel, now.message, page)
            now = await self._note_drawing(now, page, sent)
        if now.drawn == LEFT:
            return None
        if now.drawn != digest(page):
            return self.later(now.posted_at, now.drawn_at)
        if not _all_judged(finishers):
            return self.later(now.posted_at, self._now())
        if len(before) >= MIN_ALIKE and not _all_judged(before):
            return self._now() + EDIT_SECONDS
        return None

    async def _finishers_before(self, now: DailyChannel) -> tuple[Finisher, ...]:
        """Return those who played the day before; nobody, while its results are put together."""
        contest = await self._settled(now.day - 1)
        if contest is None:
            return ()
        return tuple(filter(is_played, await self._rows.finishers(contest.id, now.guild)))

    async def _mistake(
        self, now: DailyChannel, before: tuple[Finisher, ...]
    ) -> CommonMistake | None:
        """Return the mistake that several made the day before; verdicts are read once."""
        judged = tuple(finisher for finisher in before if finisher.found is not None)
        key = (now.guild, now.day)
        number, mistake = self._mistakes.get(key, (0, None))
        if number != len(judged):
            contest = await self._headline(now.day - 1)
            mistake = await asyncio.to_thread(common_mistake, contest, judged)
            self._mistakes[key] = len(judged), mistake
        return mistake

    async def _headline(self, day: int) -> Contest:
        headline = self._headlines.get(day)
        if headline is None:
            headline = self._headlines[day] = (await self._dailies.of_day(day))[0]
        return headline

    async def _note_drawing(self, now: DailyChannel, page: Page, sent: SendResult) -> DailyChannel:
        """Note what became of a drawing; a failed one is tried again.

        A message is deleted that was posted while its server chose another channel, or none.
        """
        is_posted = now.message is None and sent.outcome is SendOutcome.DONE
        if sent.outcome is SendOutcome.DONE:
            message = now.message if now.message is not None else sent.message
            now = now._replace(message=message, drawn=digest(page), drawn_at=self._now())
        elif sent.outcome in GIVEN_UP:
            now = now._replace(drawn=LEFT)
        elif sent.outcome is SendOutcome.FIXED:
            now = now._replace(drawn_at=self._now())
        is_chosen = await self._rows.note_message(now)
        if is_posted and not is_chosen and now.message is not None:
            await self._messages.delete(now.channel, now.message)
            return now._replace(drawn=LEFT)
        return now

    async def _end(self, now: DailyChannel) -> bool:
        """Draw a finished day's message for the last time; returns whether that is done.

        It is left as it is if its results cannot be put together: today's deal must be shown.
        """
        if now.message is None or now.drawn == LEFT:
            return True
        contest = await self._settled(now.day)
        if contest is None:
            return self._patience.is_over(now.day)
        words = await self._languages.load_for_server(now.guild, now.language)
        names = self._languages.house_names(now.guild, now.language)
        board = await self._finals.of(contest, now.guild, names)
        page = daily_board(board, words)
        sent = await draw_last(self._messages, now.channel, now.message, page, now.nonce)
        return sent.outcome is not SendOutcome.FAILED

    async def _settled(self, day: int) -> Contest | None:
        """The headline of a finished day; None: its results are being put together."""
        kept = self._headlines.get(day)
        if kept is not None and kept.settled:
            return kept
        if day == self._unsettled:
            return None
        contests = await self._dailies.of_day(day)
        if not contests or not contests[0].settled:
            self._unsettled = day
            return None
        self._headlines[day] = contests[0]
        return contests[0]


def _all_judged(finishers: Iterable[Finisher]) -> bool:
    """Whether nothing is to be added to what is shown of people."""
    return all(finisher.found is not None for finisher in finishers)
