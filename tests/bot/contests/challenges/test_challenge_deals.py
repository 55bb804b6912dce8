"""A deal of a finished challenge: what is told of it, and where it can be looked at."""

from dataclasses import replace

import pytest

from bot.contests.challenges.pages import DUEL
from tests.bot.contests.challenges.challenge_steps import (
    CHEAP,
    DEAR,
    both_played,
    judge_tries,
    page_of,
    wish_text,
)
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR, World


@pytest.fixture
def contests(world: World) -> Contests:
    """With somebody who judges decisions."""
    return Contests(world, searching=True)


async def test_challenge_deal_page_agrees_with_table_and_links_to_replay(
    contests: Contests,
) -> None:
    """Decisions may bring more than the advice would have: a cost below zero is none."""
    await both_played(contests)
    await judge_tries(contests, ANA, CHEAP, DEAR)
    await judge_tries(contests, BOR, 0.0, 0.0)
    await wish_text(contests, ANA)
    tries = [stored.entry for stored in await contests.rows.tries_of(1) if stored.person == ANA]
    pages = [await page_of(contests, ANA, "try", number) for number in tries]
    assert "I'd have advised, by about **0.3**" in pages[0].text and "mistakes" not in pages[0].text
    assert "Points lost to mistakes, judged by what you could know: about **9.3**" in pages[1].text
    elsewhere = replace(HERE, guild=ANA)
    elsewhere_page = await press_on([contests], PEOPLE[ANA], elsewhere, f"{DUEL}:try:{tries[0]}")
    assert elsewhere_page is not None
    for page in (pages[0], elsewhere_page.page):
        assert "replay:" in str(page)
