"""Deals of challenges that are drawn before anybody accepts."""

import asyncio

import pytest

from bot.contests.challenges.preparing import PreparedDeals
from bot.contests.challenges.rows import StoredChallenge
from bot.contests.core.drawing_deals import Waiting

CHALLENGE = StoredChallenge(
    id=3, challenger=11, opponent=12, challenger_name="Ana", challenger_language="en",
    opponent_name="", opponent_language="", variant="slovenian", players=4, deals=1, asked_at=1,
    counts="cost", state="asked", contest=None, decided=None, challenger_cost=None,
    opponent_cost=None, cost_error=0,
)  # fmt: skip
WAITING = 12
"""The person who accepts."""


class Drawing:
    """Draws secrets of two deals, one after the other, and notes who waits for each."""

    def __init__(self) -> None:
        self.waiting = list[int]()
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.fails = False

    async def draw(self, stored: StoredChallenge, waiting: Waiting) -> tuple[str, ...]:
        self.waiting.append(waiting())
        self.begun.set()
        await self.goes_on.wait()
        if self.fails:
            self.fails = False
            raise ValueError
        self.waiting.append(waiting())
        return (f"{stored.id} {len(self.waiting)}",)


async def all_others() -> None:
    await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))


async def test_deals_drawn_in_advance_are_taken_once() -> None:
    drawing = Drawing()
    prepared = PreparedDeals(drawing.draw)
    prepared.begin(CHALLENGE)
    await all_others()
    assert await prepared.take(CHALLENGE, WAITING) == ("3 2",)
    assert drawing.waiting == [0, 0]
    assert await prepared.take(CHALLENGE, WAITING) == ("3 4",)
    assert drawing.waiting == [0, 0, WAITING, WAITING]


async def test_deals_accepted_while_they_are_drawn_are_drawn_once_for_who_waits() -> None:
    drawing = Drawing()
    drawing.goes_on.clear()
    prepared = PreparedDeals(drawing.draw)
    prepared.begin(CHALLENGE)
    await drawing.begun.wait()
    taking = asyncio.ensure_future(prepared.take(CHALLENGE, WAITING))
    await asyncio.sleep(0)
    drawing.goes_on.set()
    assert await taking == ("3 2",)
    assert drawing.waiting == [0, WAITING]


async def test_deals_not_prepared_are_drawn_for_the_person_who_waits() -> None:
    drawing = Drawing()
    assert await PreparedDeals(drawing.draw).take(CHALLENGE, WAITING) == ("3 2",)
    assert drawing.waiting == [WAITING, WAITING]


async def test_deals_whose_drawing_fails_are_drawn_again_for_the_person_who_waits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    drawing = Drawing()
    drawing.fails = True
    prepared = PreparedDeals(drawing.draw)
    prepared.begin(CHALLENGE)
    assert await prepared.take(CHALLENGE, WAITING) == ("3 3",)
    assert drawing.waiting[1:] == [WAITING, WAITING]
    assert "ValueError" in caplog.text
