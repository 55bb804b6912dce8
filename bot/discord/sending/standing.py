"""Messages that stand in channels for days: when to look at them, and how seldom to redraw them."""

import asyncio
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from bot.base.background import Background, one_by_one
from bot.discord.sending.messages import Messages, SendOutcome, Sent
from bot.kit.page import Page
from bot.store import StoreError
from bot.store.notes import FORGOTTEN

EVERY = 60.0
"""Seconds between looks at all of them, unless somebody asks for one."""
FRESH, SELDOM = 50 * 60, 15 * 60
"""For the first so many seconds after posting a message is redrawn at each look, then at the second
interval: Discord rations edits of messages older than an hour."""
GIVEN_UP = (SendOutcome.GONE, SendOutcome.REFUSED, SendOutcome.UNFIT)
"""Outcomes for messages that are gone or may not be drawn."""
LEFT = "-"
"""In place of a digest: the message is gone or may not be drawn, and is left alone."""


class PeriodicRefresher(ABC):
    """Looks at all messages of a kind from time to time, and sooner where something has changed."""

    def __init__(self, kind: str, soon: float = 0.0) -> None:
        """``soon``: seconds before a look at what has changed; one drawing shows what many press
        meanwhile."""
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
        """Break off: the next start carries on."""
        await self._background.close()

    def changed(self, number: int) -> None:
        """Something has changed there: look soon."""
        self._asked.add(number)
        self._wanted.set()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        await self.attend()
        while True:
            again = loop.time() + EVERY
            while await self._asked_by(again):
                await self.attend_asked()
            await self.attend_due()

    async def _asked_by(self, when: float) -> bool:
        """Wait until somebody asks for a look, or until then; returns whether they have. The look
        itself is not broken off when all are due."""
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

    async def attend_due(self) -> None:
        """See to those that are due when nobody asks. Raises StoreError."""
        await self.attend()

    @abstractmethod
    async def attend(self) -> None:
        """See to all of them once. Raises StoreError."""

    @abstractmethod
    async def attend_at(self, number: int) -> None:
        """See to the one with this number, if there is one. Raises StoreError."""


class NoteStore(Protocol):
    """Reads the notes that the store keeps about the bot itself."""

    async def note(self, key: str) -> str | None:
        """Return the note under a key."""
        ...


class StandingMessages(PeriodicRefresher):
    """Messages of many servers: all are looked at once, and from then on only those where something
    has changed, or is due."""

    def __init__(
        self, kind: str, notes: NoteStore, now: Callable[[], int], soon: float = 0.0
    ) -> None:
        super().__init__(kind, soon)
        self._notes = notes
        self._now = now
        self._again: dict[int, int] = {}
        """When to look at some of them again."""
        self._all_changed = False
        self._forgotten: str | None = None
        """How many people had been forgotten when all were looked at: none may be named on."""

    def all_changed(self) -> None:
        """Something has changed that many of them may show."""
        self._all_changed = True

    def again(self, number: int, at: int | None) -> None:
        """Look at one again by then; None: once something has changed there."""
        if at is None:
            self._again.pop(number, None)
        else:
            self._again[number] = at

    @property
    def soon(self) -> int:
        """When to look again at one that could not be drawn."""
        return self._now() + int(EVERY)

    def later(self, posted_at: int, drawn_at: int) -> int:
        """When to look again at one that shows something else by then."""
        may_soon = may_draw(self.soon, posted_at, drawn_at)
        return self.soon if may_soon else drawn_at + SELDOM

    async def attend(self) -> None:
        """See to all of them once. Raises StoreError."""
        self._forgotten = await self._notes.note(FORGOTTEN)
        self._all_changed = False
        await self.attend_all()

    async def attend_due(self) -> None:
        """See to those whose time has come. Raises StoreError."""
        if self._all_changed or await self._notes.note(FORGOTTEN) != self._forgotten:
            await self.attend()
            return
        now = self._now()
        due = [number for number, at in self._again.items() if at <= now]
        await one_by_one(due, self.attend_at, self._kind, (StoreError,))

    @abstractmethod
    async def attend_all(self) -> None:
        """See to all of them. Raises StoreError."""


def may_draw(now: int, posted_at: int, drawn_at: int) -> bool:
    """True if a message may be redrawn yet."""
    return now - posted_at <= FRESH or now - drawn_at >= SELDOM


async def draw_last(messages: Messages, channel: int, message: int, page: Page, nonce: str) -> Sent:
    """Draw a message for the last time; if its edits are used up, post it anew.

    Raises ChannelGone.
    """
    sent = await messages.edit(channel, message, page)
    if sent.outcome is SendOutcome.FIXED:
        return await messages.post(channel, page, nonce[::-1])
    return sent


def digest(page: Page) -> str:
    """A digest of what a page shows, whomever it notifies."""
    return hashlib.blake2b(repr(page.blocks).encode(), digest_size=9).hexdigest()
