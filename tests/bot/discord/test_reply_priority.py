"""Priority of replies over drawing and idle work."""

import asyncio

import pytest

from bot.discord.answering import reply_priority
from bot.discord.answering.reply_priority import ReplyPriority


async def turns(number: int = 10) -> None:
    """Run the event loop for some turns."""
    for _ in range(number):
        await asyncio.sleep(0)


async def test_drawing_waits_until_no_reply_is_being_made() -> None:
    replies = ReplyPriority(0)
    with replies.reply():
        with replies.reply():
            drawing = asyncio.create_task(replies.wait_until_quiet())
            await turns()
        await turns()
        assert not drawing.done()
    await drawing


async def test_drawing_does_not_wait_for_a_slow_reply() -> None:
    replies = ReplyPriority(0)
    with replies.reply():
        await replies.wait_until_quiet()


async def test_waiting_drawing_can_be_cancelled_at_any_moment() -> None:
    for moment in range(8):
        drawing = asyncio.create_task(ReplyPriority(0).wait_until_quiet())
        await turns(moment)
        if drawing.cancel():
            with pytest.raises(asyncio.CancelledError):
                await drawing


async def test_failed_reply_no_longer_delays_drawing() -> None:
    replies = ReplyPriority(0)
    try:
        with replies.reply():
            raise ValueError
    except ValueError:
        await replies.wait_until_quiet()


async def test_idle_work_pauses_until_no_reply_is_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """That is a moment after the last reply: players press again."""
    monkeypatch.setattr(reply_priority, "CALM_SECONDS", 0.0)
    monkeypatch.setattr(reply_priority, "MIN_IDLE_WAIT", 0.0)
    replies = ReplyPriority(0)
    await replies.pause(0)
    with replies.reply():
        working = asyncio.create_task(replies.pause(1e-9 * reply_priority.MAX_IDLE_WAIT))
        with replies.reply():
            await turns()
        resting = asyncio.create_task(replies.pause(0.01))
        await working  # no longer than this, whatever people press
        assert not resting.done()
    await resting
