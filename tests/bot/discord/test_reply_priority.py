"""Somebody waits for a reply, but nobody for a board: drawing gives way to replies."""

import asyncio

import pytest

from bot.discord.answering import reply_priority
from bot.discord.answering.reply_priority import ReplyPriority


async def turns(number: int = 10) -> None:
    """Let everything else run for some turns of the loop."""
    for _ in range(number):
        await asyncio.sleep(0)


async def test_drawing_waits_until_no_reply_is_being_made() -> None:
    ahead = ReplyPriority(0)
    with ahead.reply():
        with ahead.reply():
            drawing = asyncio.create_task(ahead.passed())
            await turns()
        await turns()
        assert not drawing.done()
    await drawing


async def test_a_reply_that_takes_long_is_not_waited_for() -> None:
    ahead = ReplyPriority(0)
    with ahead.reply():
        await ahead.passed()


async def test_drawing_can_be_stopped_at_any_moment() -> None:
    for moment in range(8):
        drawing = asyncio.create_task(ReplyPriority(0).passed())
        await turns(moment)
        if drawing.cancel():
            with pytest.raises(asyncio.CancelledError):
                await drawing


async def test_a_reply_that_fails_is_over() -> None:
    ahead = ReplyPriority(0)
    try:
        with ahead.reply():
            raise ValueError
    except ValueError:
        await ahead.passed()


async def test_idle_work_rests_until_it_is_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until a moment after the last reply: players press again."""
    monkeypatch.setattr(reply_priority, "CALM", 0.0)
    monkeypatch.setattr(reply_priority, "LEAST", 0.0)
    ahead = ReplyPriority(0)
    await ahead.rest(0)
    with ahead.reply():
        working = asyncio.create_task(ahead.rest(1e-9 * reply_priority.MOST))
        with ahead.reply():
            await turns()
        resting = asyncio.create_task(ahead.rest(0.01))
        await working  # no longer than this, whatever people press
        assert not resting.done()
    await resting
