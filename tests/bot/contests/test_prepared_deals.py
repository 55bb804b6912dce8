"""Deals of contests that are drawn before anybody needs them."""

import asyncio

import pytest

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


async def test_deals_drawn_in_advance_are_taken_once() -> None:
    drawing = Drawing()
    prepared = PreparedDeals("deals of a test")
    prepared.begin(NUMBER, drawing.draw)
    await all_others()
    assert await prepared.take(NUMBER, drawing.draw, WAITING) == ("3 2",)
    assert drawing.waiting == [0, 0]
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
