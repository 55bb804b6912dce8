"""Deals of contests that are drawn before anybody needs them."""

import asyncio

import pytest

from bot.contests.core import drawing_deals
from bot.contests.core.drawing_deals import PreparedDeals, Waiting

NUMBER = 3
"""The contest's number."""
WAITING = 12
"""The person who waits for the deals."""


class Drawing:
    """Draws secrets of two deals, one after the other, and notes who waits for each."""

    def __init__(self) -> None:
        self.waiting = list[int]()
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.fails = False

    async def draw(self, waiting: Waiting) -> tuple[str, ...]:
        self.waiting.append(waiting())
        self.begun.set()
        await self.goes_on.wait()
        if self.fails:
            self.fails = False
            raise ValueError
        self.waiting.append(waiting())
        return (f"{NUMBER} {len(self.waiting)}",)


async def all_others() -> None:
    await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))


async def test_deals_drawn_in_advance_stay_ready_until_they_are_dropped() -> None:
    drawing = Drawing()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    await all_others()
    for _ in range(2):
        assert await prepared.take(NUMBER, drawing.draw, WAITING) == ("3 2",)
    assert drawing.waiting == [0, 0]
    prepared.drop(NUMBER)
    assert await prepared.take(NUMBER, drawing.draw, WAITING) == ("3 4",)
    assert drawing.waiting == [0, 0, WAITING, WAITING]


async def test_deals_accepted_while_they_are_drawn_are_drawn_once_for_who_waits() -> None:
    drawing = Drawing()
    drawing.goes_on.clear()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    await drawing.begun.wait()
    taking = asyncio.ensure_future(prepared.take(NUMBER, drawing.draw, WAITING))
    await asyncio.sleep(0)
    drawing.goes_on.set()
    assert await taking == ("3 2",)
    assert drawing.waiting == [0, WAITING]


async def test_deals_not_prepared_are_drawn_for_the_person_who_waits() -> None:
    drawing = Drawing()
    assert await PreparedDeals("deals of a test").take(NUMBER, drawing.draw, WAITING) == ("3 2",)
    assert drawing.waiting == [WAITING, WAITING]


async def test_deals_whose_drawing_fails_are_drawn_again_for_the_person_who_waits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    drawing = Drawing()
    drawing.fails = True
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    assert await prepared.take(NUMBER, drawing.draw, WAITING) == ("3 3",)
    assert drawing.waiting[1:] == [WAITING, WAITING]
    assert "ValueError" in caplog.text


async def test_dropped_deals_are_drawn_no_further() -> None:
    drawing = Drawing()
    drawing.goes_on.clear()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    await drawing.begun.wait()
    (task,) = asyncio.all_tasks() - {asyncio.current_task()}
    prepared.drop(NUMBER)
    await asyncio.wait([task])
    assert task.cancelled() and drawing.waiting == [0]


async def test_deals_dropped_while_a_person_waits_are_drawn_to_the_end() -> None:
    drawing = Drawing()
    drawing.goes_on.clear()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    await drawing.begun.wait()
    taking = asyncio.ensure_future(prepared.take(NUMBER, drawing.draw, WAITING))
    await asyncio.sleep(0)
    prepared.drop(NUMBER)
    drawing.goes_on.set()
    assert await taking == ("3 2",)


async def test_deals_prepared_beyond_the_limit_stop_the_oldest_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing_deals, "MAX_PREPARED", 1)
    first, second = Drawing(), Drawing()
    first.goes_on.clear()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, first.draw)
    await first.begun.wait()
    (task,) = asyncio.all_tasks() - {asyncio.current_task()}
    prepared.begin(NUMBER + 1, second.draw)
    await asyncio.wait([task])
    assert task.cancelled()
    assert await prepared.take(NUMBER + 1, second.draw, WAITING) == ("3 2",)
