"""The deal of the day in the channels of servers: one message a day in each, drawn anew as people
finish, and for the last time when it is over.

What is posted is noted before and after. Where the process dies between the two it is posted again
by the same nonce, of which Discord makes the same message for some minutes.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from bot.background import Background
from bot.channel.languages import Languages
from bot.channel.messages import ChannelGone, Messages, SendOutcome, Sent
from bot.channel.posted import digest
from bot.pages.daily_board import daily_board
from bot.pages.page import Page
from bot.store import Store
from bot.store.contests import Contest
from bot.store.daily_channels import DailyChannel
from bot.tables.dailies import Dailies, Now, day_of
from bot.tables.daily_boards import final_board, open_board

EVERY = 60.0
"""Seconds between two looks at all channels, unless one is chosen."""
FRESH, SELDOM = 50 * 60, 15 * 60
"""For so many seconds after its posting a message is drawn anew at each look, then that seldom:
Discord rations edits of what is older than an hour."""
LEFT = "-"
"""In place of a digest: the message is gone or may not be drawn, and is left alone."""

GIVEN_UP = (SendOutcome.GONE, SendOutcome.REFUSED, SendOutcome.UNFIT)


class DailyChannels:
    """Sees to these messages."""

    def __init__(
        self,
        store: Store,
        dailies: Dailies,
        messages: Messages,
        languages: Languages,
        now: Now,
        hears: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """``hears``: whether this process is told of a server."""
        self._store = store
        self._dailies = dailies
        self._messages = messages
        self._languages = languages
        self._now = now
        self._hears = hears
        self._background = Background()
        self._wanted = asyncio.Event()
        self._asked: set[int] = set()
        """Servers at which to look before it is time to look at all."""

    def start(self) -> None:
        """Work in the background."""
        self._background.keep(self._attend, "deals of the day in channels", again=EVERY)

    async def close(self) -> None:
        """Break off: the next start goes on."""
        await self._background.close()

    def changed(self, guild: int) -> None:
        """A server has chosen, or somebody there has finished: look there now."""
        self._asked.add(guild)
        self._wanted.set()

    async def _attend(self) -> None:
        while True:
            await self.attend()
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    while True:
                        await self._wanted.wait()
                        await self._look_where_asked()

    async def _look_where_asked(self) -> None:
        self._wanted.clear()
        asked, self._asked = self._asked, set()
        for guild in asked:
            if (one := await self._store.daily_channel(guild)) is not None:
                await self._look(one)

    async def attend(self) -> None:
        """See to all channels once. Raises StoreError."""
        for one in await self._store.daily_channels():
            await self._look(one)

    async def _look(self, one: DailyChannel) -> None:
        if not self._hears(one.guild):
            return
        try:
            await self._see_to(one)
        except ChannelGone:
            await self._store.clear_daily_channel(one.guild)

    async def _see_to(self, now: DailyChannel) -> None:
        today = day_of(self._now())
        if now.day and now.day < today:
            if not await self._end(now):
                return
            now = now._replace(day=0, message=None, drawn="")
        if not now.day:
            nonce = secrets.token_hex(8)
            now = now._replace(day=today, nonce=nonce, posted_at=self._now(), drawn_at=self._now())
            if not await self._store.note_daily_message(now):
                return
        await self._show(now)

    async def _show(self, now: DailyChannel) -> None:
        """Post the message of today, or draw it anew if it shows something else."""
        contest = (await self._dailies.of_day(now.day))[0]
        words = await self._languages.ready_of_server(now.guild, now.language)
        page = daily_board(await open_board(self._store, contest, now.guild), words)
        if now.message is None and now.drawn != LEFT:
            await self._drawn(now, page, await self._messages.post(now.channel, page, now.nonce))
        elif now.message is not None and now.drawn not in (digest(page), LEFT):
            at, old = self._now(), self._now() - now.posted_at > FRESH
            if not old or at - now.drawn_at >= SELDOM:
                sent = await self._messages.edit(now.channel, now.message, page)
                await self._drawn(now, page, sent)

    async def _drawn(self, now: DailyChannel, page: Page, sent: Sent) -> None:
        """Note what became of a drawing; what failed is tried again."""
        if sent.outcome is SendOutcome.DONE:
            message = now.message if now.message is not None else sent.message
            now = now._replace(message=message, drawn=digest(page), drawn_at=self._now())
        elif sent.outcome in GIVEN_UP:
            now = now._replace(drawn=LEFT)
        elif sent.outcome is SendOutcome.FIXED:
            now = now._replace(drawn_at=self._now())
        await self._store.note_daily_message(now)

    async def _end(self, now: DailyChannel) -> bool:
        """Draw the message of a day that is over for the last time; whether that is done."""
        if now.message is None or now.drawn == LEFT:
            return True
        contest = await self._settled(now.day)
        if contest is None:
            return False
        words = await self._languages.ready_of_server(now.guild, now.language)
        names = self._languages.house_names(now.guild, now.language)
        board = await final_board(self._store, contest, now.guild, names)
        page = daily_board(board, words)
        sent = await self._messages.edit(now.channel, now.message, page)
        if sent.outcome is SendOutcome.FIXED:  # edits of it are rationed
            sent = await self._messages.post(now.channel, page, now.nonce[::-1])
        return sent.outcome is not SendOutcome.FAILED

    async def _settled(self, day: int) -> Contest | None:
        """The headline of a day that is over; None: its results are being put together."""
        found = await self._dailies.of_day(day)
        return found[0] if found and found[0].settled else None
