"""Deals of challenges that are drawn before anybody accepts."""

import asyncio

import pytest

from bot.contests.challenges.preparing import PreparedDeals
from bot.contests.challenges.rows import StoredChallenge

CHALLENGE = StoredChallenge(
    id=3, challenger=11, opponent=12, challenger_name="Ana", challenger_language="en",
    opponent_name="", opponent_language="", variant="slovenian", players=4, deals=1, asked_at=1,
    counts="cost", state="asked", contest=None, decided=None, challenger_cost=None,
    opponent_cost=None, cost_error=0,
)  # fmt: skip
WAITING = 12
"""The person who accepts."""


class Drawing:
    """Draws secrets, and notes who waits for them."""

    def __init__(self) -> None:
        self.waiting = list[int]()
        self.blocked = False

    async def draw(self, stored: StoredChallenge, person: int) -> tuple[str, ...]:
        self.waiting.append(person)
        if self.blocked and not person:
            await asyncio.Event().wait()
        return (f"{stored.id} {len(self.waiting)}",)


async def all_others() -> None:
    await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))


async def test_deals_drawn_in_advance_are_taken_once() -> None:
    drawing = Drawing()
    prepared = PreparedDeals(drawing.draw)
    prepared.begin(CHALLENGE)
    await all_others()
    assert drawing.waiting == [0]
    assert await prepared.take(CHALLENGE, WAITING) == ("3 1",)
    assert await prepared.take(CHALLENGE, WAITING) == ("3 2",)
    assert drawing.waiting == [0, WAITING]


@pytest.mark.parametrize("begun", [True, False], ids=["unfinished", "unknown"])
async def test_deals_not_ready_are_drawn_for_the_person_who_waits(begun: bool) -> None:
    drawing = Drawing()
    drawing.blocked = True
    prepared = PreparedDeals(drawing.draw)
    if begun:
        prepared.begin(CHALLENGE)
    await prepared.take(CHALLENGE, WAITING)
    assert drawing.waiting[-1] == WAITING
    await prepared.close()
