"""Long-lived messages in channels: when to refresh them, and how rarely to edit them."""

import asyncio
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from bot.base.background import Background, one_by_one
from bot.discord.sending.messages import Messages, SendOutcome, SendResult
from bot.kit.page import Page
from bot.store import StoreError
from bot.store.notes import FORGOTTEN

REFRESH_SECONDS = 60.0
"""Time between refreshes of all messages."""
FRESH_SECONDS = 50 * 60
"""Time after posting in which a message is edited at each refresh: Discord limits edits of messages
older than an hour."""
EDIT_SECONDS = 15 * 60
"""Time between edits of an older message."""
GIVEN_UP = (SendOutcome.GONE, SendOutcome.REFUSED, SendOutcome.UNFIT)
"""Outcomes after which a message is given up."""
LEFT = "-"
"""Stored in place of a digest for a message that is given up."""


class PeriodicRefresher(ABC):
    """Refreshes all messages of a kind periodically, and changed ones sooner."""

    def __init__(self, kind: str, soon: float = 0.0) -> None:
        """Make a standing message.

        ``soon``: seconds before a refresh of changed messages, so that one edit shows several
        changes.
        """
        self._kind = kind
        self._soon = soon
        self._background = Background()
        self._has_dirty = asyncio.Event()
        self._dirty: set[int] = set()
        """Numbers of the messages to refresh before the next refresh of all."""

    def start(self) -> None:
        """Start in the background."""
        self._background.keep(
            self._watch, self._kind, first_pause=REFRESH_SECONDS, passing=(StoreError,)
        )

    async def close(self) -> None:
        """Stop; the next start carries on."""
        await self._background.close()

    def changed(self, number: int) -> None:
        """Mark a message as changed, to be refreshed soon."""
        self._dirty.add(number)
        self._has_dirty.set()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        await self.attend()
        while True:
            again = loop.time() + REFRESH_SECONDS
            while await self._wait_for_dirty(min(again, loop.time() + self.seconds_to_due())):
                await self.attend_asked()
            await self.attend_due()

    async def _wait_for_dirty(self, when: float) -> bool:
        """Wait for a changed message, at most until a time; return whether there is one.

        A refresh itself is not cancelled when that of all is due.
        """
        try:
            async with asyncio.timeout_at(when):
                await self._has_dirty.wait()
                await asyncio.sleep(self._soon)
        except TimeoutError:
            return False
        return True

    async def attend_asked(self) -> None:
        """Refresh the changed messages. Raises StoreError."""
        self._has_dirty.clear()
        dirty, self._dirty = self._dirty, set()
        await one_by_one(dirty, self.attend_at, self._kind, (StoreError,))

    def seconds_to_due(self) -> float:
        """Return the seconds until a message is due, if that is before the next refresh of all."""
        return REFRESH_SECONDS

    async def attend_due(self) -> None:
        """Refresh the messages that are due. Raises StoreError."""
        await self.attend()

    @abstractmethod
    async def attend(self) -> None:
        """See to all of them once. Raises StoreError."""

    @abstractmethod
    async def attend_at(self, number: int) -> None:
        """Refresh the message with this number, if there is one. Raises StoreError."""


class NoteReader(Protocol):
    """Reads the notes that the store keeps about the bot itself."""

    async def note(self, key: str) -> str | None:
        """Return the note under a key."""
        ...


class StandingMessages(PeriodicRefresher):
    """Messages of many servers: all are refreshed once, then only changed or due ones."""

    def __init__(
        self, kind: str, notes: NoteReader, now: Callable[[], int], soon: float = 0.0
    ) -> None:
        super().__init__(kind, soon)
        self._notes = notes
        self._now = now
        self._due: dict[int, int] = {}
        """Times at which messages are due, by their numbers."""
        self._all_changed = False
        self._forgotten: str | None = None
        """Count of forgotten people at the last refresh of all: no message may still name one."""

    def mark_all_changed(self) -> None:
        """Note a change that many messages may show."""
        self._all_changed = True

    def schedule(self, number: int, time: int | None) -> None:
        """Set the next refresh of a message; None: only once it changes."""
        if time is None:
            self._due.pop(number, None)
        else:
            self._due[number] = time

    @property
    def soon(self) -> int:
        """Time of the next refresh of a message that could not be drawn."""
        return self._now() + int(REFRESH_SECONDS)

    def later(self, posted_at: int, drawn_at: int) -> int:
        """Time of the next refresh of a message that will have changed by then."""
        may_soon = may_draw(self.soon, posted_at, drawn_at)
        return self.soon if may_soon else drawn_at + EDIT_SECONDS

    async def attend(self) -> None:
        """See to all of them once. Raises StoreError."""
        self._forgotten = await self._notes.note(FORGOTTEN)
        self._all_changed = False
        await self.attend_all()

    def seconds_to_due(self) -> float:
        """Return the seconds until the next message is due.

        One that was due before and could not be seen to waits for the next round.
        """
        now = self._now()
        coming = (time - now for time in self._due.values() if time > now)
        return min(coming, default=REFRESH_SECONDS)

    async def attend_due(self) -> None:
        """Refresh the messages that are due. Raises StoreError."""
        if self._all_changed or await self._notes.note(FORGOTTEN) != self._forgotten:
            await self.attend()
            return
        now = self._now()
        due = [number for number, time in self._due.items() if time <= now]
        await one_by_one(due, self.attend_at, self._kind, (StoreError,))

    @abstractmethod
    async def attend_all(self) -> None:
        """See to all of them. Raises StoreError."""


def may_draw(now: int, posted_at: int, drawn_at: int) -> bool:
    """True if a message may be edited already."""
    return now - posted_at <= FRESH_SECONDS or now - drawn_at >= EDIT_SECONDS


async def draw_last(
    messages: Messages, channel: int, message: int, page: Page, nonce: str
) -> SendResult:
    """Edit a message for the last time; if its edits are used up, post a new one.

    Raises ChannelGone.
    """
    sent = await messages.edit(channel, message, page)
    if sent.outcome is SendOutcome.FIXED:
        return await messages.post(channel, page, nonce[::-1])
    return sent


def digest(page: Page) -> str:
    """A digest of a page's blocks, without its pings."""
    return hashlib.blake2b(repr(page.blocks).encode(), digest_size=9).hexdigest()
