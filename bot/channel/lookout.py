"""Messages that stand in channels for days: when one looks at them, and how seldom they are drawn
anew."""

import asyncio
from abc import ABC, abstractmethod

from bot.background import Background, one_by_one
from bot.channel.messages import Messages, SendOutcome, Sent
from bot.pages.page import Page
from bot.store import StoreError

EVERY = 60.0
"""Seconds between two looks at all of them, unless somebody asks for one."""
FRESH, SELDOM = 50 * 60, 15 * 60
"""For so many seconds after its posting a message is drawn anew at each look, then that seldom:
Discord rations edits of what is older than an hour."""
GIVEN_UP = (SendOutcome.GONE, SendOutcome.REFUSED, SendOutcome.UNFIT)
"""What becomes of messages that are gone or may not be drawn."""


class Lookout(ABC):
    """Looks at all messages of a kind from time to time, and sooner where something has changed."""

    def __init__(self, kind: str, soon: float = 0.0) -> None:
        """``soon``: seconds until it is looked where something has changed; of many who press
        meanwhile one drawing tells."""
        self._kind = kind
        self._soon = soon
        self._background = Background()
        self._wanted = asyncio.Event()
        self._asked: set[int] = set()
        """Where to look before it is time to look at all."""

    def start(self) -> None:
        """Work in the background."""
        self._background.keep(self._watch, self._kind, again=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off: the next start goes on."""
        await self._background.close()

    def changed(self, number: int) -> None:
        """Something has changed there: look soon."""
        self._asked.add(number)
        self._wanted.set()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.attend()
            again = loop.time() + EVERY
            while await self._asked_by(again):
                await self.attend_asked()

    async def _asked_by(self, when: float) -> bool:
        """Wait until somebody asks for a look, so long at most; whether they have. What is done
        then takes its time: it is not broken off because all are to be looked at."""
        try:
            async with asyncio.timeout_at(when):
                await self._wanted.wait()
                await asyncio.sleep(self._soon)
        except TimeoutError:
            return False
        return True

    async def attend_asked(self) -> None:
        """See to those where something has changed. Raises StoreError."""
        self._wanted.clear()
        asked, self._asked = self._asked, set()
        await one_by_one(asked, self.attend_at, self._kind, (StoreError,))

    @abstractmethod
    async def attend(self) -> None:
        """See to all of them once. Raises StoreError."""

    @abstractmethod
    async def attend_at(self, number: int) -> None:
        """See to the one of this number, if there is one. Raises StoreError."""


def may_draw(now: int, posted_at: int, drawn_at: int) -> bool:
    """Whether a message may be drawn anew already."""
    return now - posted_at <= FRESH or now - drawn_at >= SELDOM


async def draw_last(messages: Messages, channel: int, message: int, page: Page, nonce: str) -> Sent:
    """Draw a message for the last time: where its edits are used up it is posted anew.

    Raises ChannelGone.
    """
    sent = await messages.edit(channel, message, page)
    if sent.outcome is SendOutcome.FIXED:
        return await messages.post(channel, page, nonce[::-1])
    return sent
