"""A fake channel: what the bot has posted there, and Discord's moods."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome, Sent
from bot.kit.page import Page
from bot.tables.model.table import Table
from tests.soon import SOON


@dataclass
class Posted:
    """A message as it is now, and whom it notified when posted."""

    page: Page
    once: str
    pings: tuple[int, ...]


@dataclass
class Wall(Messages):
    """All channels in one. ``mood``: what happens to a request that draws a page."""

    messages: dict[int, Posted] = field(default_factory=dict)
    seen: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """Every request, and whom it notified."""
    mood: Callable[[str, Page | None], SendOutcome] = lambda what, page: SendOutcome.DONE
    channel_there: bool = True
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def _note(self, what: str, page: Page | None, pings: tuple[int, ...] = ()) -> SendOutcome:
        self._changed.set()
        self.seen.append((what, pings))
        if not self.channel_there:
            raise ChannelGone
        return self.mood(what, page)

    async def post(self, channel: int, page: Page, once: str) -> Sent:
        outcome = self._note("post", page, page.pings)
        if outcome is not SendOutcome.DONE:
            return Sent(outcome, reason="Missing Permissions")
        for number, message in self.messages.items():
            if message.once == once:
                return Sent(SendOutcome.DONE, number)
        number = len(self.seen)
        self.messages[number] = Posted(page, once, page.pings)
        return Sent(SendOutcome.DONE, number)

    async def edit(self, channel: int, message: int, page: Page) -> Sent:
        outcome = self._note("edit", page)
        if outcome is SendOutcome.DONE and message not in self.messages:
            outcome = SendOutcome.GONE
        if outcome is SendOutcome.DONE:
            self.messages[message].page = page
        return Sent(outcome)

    async def delete(self, channel: int, message: int) -> Sent:
        outcome = self._note("delete", None)
        if outcome is SendOutcome.DONE and self.messages.pop(message, None) is None:
            outcome = SendOutcome.GONE
        return Sent(outcome)

    def at(self, _table: Table) -> "Wall":
        return self

    def around(self, _channel: int) -> "Wall":
        return self

    async def find(self, channel: int, controls: str, since: int, known: Collection[int]) -> Sent:
        self._note("find", None)
        for number in self._with(controls):
            if number not in known:
                return Sent(SendOutcome.DONE, number)
        return Sent(SendOutcome.GONE)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        return message in self._with(controls)

    def alive(self, table: int) -> list[int]:
        """A table's messages with buttons."""
        return self._with(f"t:{table}:")

    def _with(self, controls: str) -> list[int]:
        return [
            number
            for number, message in self.messages.items()
            if any(one.id.startswith(controls) for one in message.page.controls())
        ]

    def texts(self) -> Iterator[str]:
        """All readable texts."""
        return (message.page.text for message in self.messages.values())

    def count(self, what: str) -> int:
        """How many requests of a kind there were."""
        return sum(kind == what for kind, _ in self.seen)

    async def until(self, there: Callable[[], object]) -> None:
        """Wait until something is true; it is checked after every request, and now and then."""
        async with asyncio.timeout(SOON):
            while not there():
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)
