"""The deal of the hour: what the laws of all kinds of contests cannot know of it."""

import ast

import pytest

from bot.deals.wording.words import signed
from bot.kit.errors import Denied
from tests.bot.contests.contest import PEOPLE
from tests.bot.world import ANA, BOR, World
from tests.laws.sources import ROOT, files_of, nodes
from tests.minicontest.beside import WithHours
from tests.minicontest.held import HeldHour
from tests.minicontest.service import HOUR, HOURLY


@pytest.fixture
async def hour(world: World) -> HeldHour:
    held = HeldHour(WithHours(world))
    await held.begin()
    return held


async def test_each_hour_has_one_deal(hour: HeldHour) -> None:
    contests = hour.contests
    first, again = [await contests.hourly.current(PEOPLE[user]) for user in (ANA, BOR)]
    assert first == again
    contests.now += HOUR
    assert await contests.hourly.current(PEOPLE[ANA]) != first


async def test_best_result_is_told_once_the_hour_is_over(hour: HeldHour) -> None:
    for user, place in ((ANA, 0), (BOR, -1)):
        await hour.play_try(user, place)
    text = (await hour.overview(ANA)).text
    assert "2 people have finished it" in text and "best" not in text
    await hour.close()
    tries = await hour.contests.rows.tries_of((await hour.contest()).id)
    best = max(entry.points or 0 for entry in tries)
    assert f"The best result: **{signed(best)}**" in (await hour.overview(ANA)).text


async def test_deal_of_a_past_hour_is_not_opened(hour: HeldHour) -> None:
    await hour.close()
    with pytest.raises(Denied, match="contest-over"):
        await hour.open(ANA)


def test_minicontest_is_named_only_in_its_folder() -> None:
    """It is whole, and nothing else had to change: neither the bot, nor its words or tables."""
    for file in files_of("bot"):
        written = {node.value for node in nodes(file) if isinstance(node, ast.Constant)}
        assert not [text for text in written if isinstance(text, str) and HOURLY in text], file
    for file in (ROOT / "data").rglob("*"):
        if file.suffix in (".ftl", ".sql"):
            assert HOURLY not in file.read_text("utf-8"), file
