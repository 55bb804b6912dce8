"""Refreshes of long-lived messages."""

import asyncio

import pytest

from bot.discord.sending import standing as lookout
from bot.discord.sending.standing import PeriodicRefresher, StandingMessages
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


class Notes:
    """Notes of a store in which no person has asked to be forgotten."""

    async def note(self, key: str) -> None:
        """Return nothing."""
        del key


class Due(StandingMessages):
    """Messages of which one is due a second after the first round."""

    def __init__(self) -> None:
        self.now = 100
        super().__init__("what is due", Notes(), lambda: self.now)
        self.done: asyncio.Queue[int] = asyncio.Queue()

    async def attend_all(self) -> None:
        """Find that one will change."""
        self.schedule(3, self.now + 1)

    async def attend_at(self, number: int) -> None:
        self.done.put_nowait(number)

    async def attend_due(self) -> None:
        self.now += 1
        await super().attend_due()


async def test_message_that_is_due_waits_for_no_round_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lookout, "REFRESH_SECONDS", 2 * TIMEOUT)
    due = Due()
    due.start()
    assert await asyncio.wait_for(due.done.get(), TIMEOUT) == 3
    await due.close()


def test_overdue_message_waits_for_the_next_round() -> None:
    due = Due()
    due.schedule(3, due.now)
    assert due.seconds_to_due() == lookout.REFRESH_SECONDS
    due.schedule(4, due.now + 7)
    due.schedule(5, due.now + 5)
    assert due.seconds_to_due() == 5
