"""Days in a row: which days may be missed, and what is said about them."""

import pytest

from bot.contests.core.comparing import MAX_SPARE_DAYS, Streak, streak
from bot.contests.daily.service import games, headline, opening_time
from bot.kit.page import Page
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.world import ANA, World
from tests.store.contest_examples import new_contest

ALL_DAYS = range(1, 1000)
"""Each day had a deal."""


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def play_day(contests: Contests, day: int) -> tuple[int, Page]:
    """Play the headline of a day; return the number of the try, and its result."""
    contests.now = opening_time(day) + 5
    (contest, *_) = await contests.dailies.of_day(day)
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    number = await contests.rows.entry_of(contest.id, ANA)
    assert number is not None
    return number, page


async def make_ahead(contests: Contests, *days: int) -> None:
    """Make a deal of some days, as on the days before them."""
    for day in days:
        variant, players = next(game for game in games() if game != headline(day))
        times = {"opens": opening_time(day), "closes": opening_time(day + 1)}
        new = new_contest("daily", day, variant=variant, players=players, **times)
        assert await contests.rows.make(new) is not None


def test_streak_of_months_with_a_missed_day_a_week_is_not_broken() -> None:
    days = [day for day in range(1, 201) if day % 8]
    assert streak(days, 200, ALL_DAYS) == Streak(175, MAX_SPARE_DAYS)


def test_streak_ends_when_days_are_missed_faster_than_they_come_back() -> None:
    days = [day for day in range(1, 100) if day % 4]
    assert max(streak(days, day, ALL_DAYS).days for day in range(1, 100)) < 20


def test_streak_never_has_more_than_two_days_to_miss() -> None:
    spares = {streak(range(1, day + 1), day, ALL_DAYS).spare for day in range(1, 400)}
    assert spares == {MAX_SPARE_DAYS}
    assert streak(range(1, 400), 399 + MAX_SPARE_DAYS + 1, ALL_DAYS) == Streak(399, 0)
    assert streak(range(1, 400), 399 + MAX_SPARE_DAYS + 2, ALL_DAYS).days == 0


def test_streak_grows_by_each_day_played_up_to_that_day() -> None:
    days = [1, 2, 3, 5, 6, 7, 8, 9]
    lengths = [streak(days, day, ALL_DAYS).days for day in days]
    assert lengths == [1, 2, 3, 4, 5, 6, 7, 8], "each length comes once, milestones included"


def test_streak_is_broken_by_days_with_a_deal_alone() -> None:
    days = [1, 2, 6, 7]
    assert streak(days, 7, days) == Streak(4, MAX_SPARE_DAYS), "down for three days"
    assert streak(days, 7, ALL_DAYS) == Streak(2, MAX_SPARE_DAYS)


def test_streak_spends_spare_days_on_days_with_a_deal_alone() -> None:
    assert streak([1, 5], 5, [1, 2, 5]) == Streak(2, 1)
    assert streak([1], 9, [1, 9]) == Streak(1, 2), "the running day is not missed yet"
    assert streak([1], 10, [1, 9]) == Streak(1, 1)


async def test_streak_outlasts_days_on_which_the_bot_was_down(contests: Contests) -> None:
    await play_day(contests, TODAY)
    await make_ahead(contests, TODAY + 1)
    _, page = await play_day(contests, TODAY + 4)
    assert "2 days in a row. Days you may still miss: 2 of 2" in page.text
    held = await contests.rows.held_days("daily", TODAY, TODAY + 9, "")
    assert held == (TODAY, TODAY + 4), "nobody could play what was made ahead"


async def test_day_to_whose_end_the_bot_came_back_is_missed(contests: Contests) -> None:
    await play_day(contests, TODAY)
    await make_ahead(contests, TODAY + 1, TODAY + 2)
    _, page = await play_day(contests, TODAY + 2)
    assert "2 days in a row. Days you may still miss: 1 of 2" in page.text


async def test_result_of_earlier_day_keeps_the_streak_of_that_day(contests: Contests) -> None:
    numbers = [(await play_day(contests, TODAY + day))[0] for day in range(3)]
    for number, days in zip(numbers, (1, 2, 3), strict=True):
        text = (await contests.wish(ANA, f"daily:result:{number}")).text
        assert (f"🔥 {days}`" in text) == (days > 1)
    assert "still miss: 2 of 2" in text, "it is today's"
    contests.now = opening_time(TODAY + 9)
    await contests.keeping.settle_due(contests.now)
    text = (await contests.wish(ANA, f"daily:result:{numbers[-1]}")).text
    assert "-# 3 days in a row.\n" in text and "still miss" not in text


async def test_result_says_which_days_may_be_missed_and_tells_a_milestone(
    contests: Contests,
) -> None:
    await make_ahead(contests, TODAY + 2, TODAY + 3)
    texts = [(await play_day(contests, TODAY + day))[1].text for day in (0, 1, 3, 4, 5, 6, 7)]
    assert "in a row" not in texts[0]
    assert "2 days in a row. Days you may still miss: 2 of 2" in texts[1]
    assert "3 days in a row. Days you may still miss: 1 of 2" in texts[2]
    assert "🎉 **7 days in a row!**" in texts[6] and "miss: 2 of 2" in texts[6]
    assert not any("🎉" in text for text in texts[:6])
