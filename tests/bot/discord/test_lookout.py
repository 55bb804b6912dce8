"""Refreshes of long-lived messages."""

import asyncio

import pytest

from bot.discord.sending import standing as lookout
from bot.discord.sending.standing import PeriodicRefresher
from tests.timeout import TIMEOUT


class Slow(PeriodicRefresher):
    """Takes longer for one message than the time between two refreshes of all."""

    def __init__(self) -> None:
        super().__init__("what takes long")
        self.done: asyncio.Queue[int] = asyncio.Queue()

    async def attend(self) -> None:
        """Find all unchanged."""

    async def attend_at(self, number: int) -> None:
        await asyncio.sleep(10 * lookout.REFRESH_SECONDS)
        self.done.put_nowait(number)


async def test_slow_refresh_of_one_message_is_not_cancelled_by_that_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lookout, "REFRESH_SECONDS", 0.01)
    slow = Slow()
    slow.changed(3)
    slow.start()
    assert await asyncio.wait_for(slow.done.get(), TIMEOUT) == 3
    await slow.close()
