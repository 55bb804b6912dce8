"""A process that announces maintenance, and channels that take its messages."""

import asyncio
from typing import Any

from bot.choices.languages import Languages
from bot.discord.sending.messages import ChannelGone, SendOutcome, SendResult
from bot.hosting.announcements import Announcements
from bot.kit.page import Page
from bot.tables.model.table import Table
from tests.bot.world import World

NOW = 5000


class Channels:
    """Channels of tables, which take messages."""

    def __init__(self) -> None:
        self.posted: list[tuple[int, str]] = []
        """Channels and nonces of messages."""
        self.gone: set[int] = set()
        self.refusing: set[int] = set()
        self.slow: set[int] = set()
        """Channels that answer nothing for long."""

    def for_table(self, table: Table) -> Any:
        del table
        return self

    def for_channel(self, channel: int) -> Any:
        del channel
        return self

    async def post(self, channel: int, page: Page, once: str) -> SendResult:
        if channel in self.gone:
            raise ChannelGone
        if channel in self.refusing:
            return SendResult(SendOutcome.REFUSED, reason="Missing Permissions")
        if channel in self.slow:
            await asyncio.Event().wait()
        assert "12 min" in page.text
        self.posted.append((channel, once))
        return SendResult(SendOutcome.DONE, message=1)


def process(world: World, channels: Channels, *, serves: bool = True) -> Announcements:
    """Announcements of a process that serves all servers, or none."""
    return Announcements(
        store=world.store,
        register=world.tables.register,
        postboxes=channels,
        languages=Languages(),
        now=lambda: NOW,
        serves=lambda _: serves,
    )


async def poll(announcements: Announcements) -> None:
    """Poll, and wait until all tables that were found are told."""
    await announcements.poll()
    await announcements._background.wait()
