"""When long-lived messages are looked at."""

import asyncio

import pytest

from bot.discord.sending import standing as lookout
from bot.discord.sending.standing import PeriodicRefresher
from tests.soon import SOON


class Slow(PeriodicRefresher):
    """Takes longer over one than the time between two looks at all."""

    def __init__(self) -> None:
        super().__init__("what takes long")
        self.done: asyncio.Queue[int] = asyncio.Queue()

    async def attend(self) -> None:
        """All are unchanged."""

    async def attend_at(self, number: int) -> None:
        await asyncio.sleep(10 * lookout.EVERY)
        self.done.put_nowait(number)


async def test_what_takes_long_is_not_broken_off_because_all_are_to_be_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lookout, "EVERY", 0.01)
    slow = Slow()
    slow.changed(3)
    slow.start()
    assert await asyncio.wait_for(slow.done.get(), SOON) == 3
    await slow.close()
