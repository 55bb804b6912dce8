"""Deals of the day are made in the order in which people wait for them, and chosen with care."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.contests.core.drawing_deals import MAX_DECKS, Lively
from bot.contests.core.rows import Contest, NewContest
from bot.contests.daily import service
from bot.contests.daily.ranked import RATED
from bot.contests.daily.rated import DRAWN, DealHardness
from bot.contests.daily.service import (
    DECKS_AHEAD,
    FEW_RATED_DECKS,
    FINALISTS,
    games,
    headline,
    opening_time,
)
from bot.thinkers.side_jobs import AtOnce
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.world import World

DEALS_OF_DAY = len(games()) + 2
"""The headline has two more."""


class ScriptedJobs(AtOnce):
    """Side jobs that are counted by kind and day, with made-up results."""

    def __init__(self) -> None:
        self.numbers = Counter[tuple[str, str, int]]()

    async def do(self, job: Callable[..., Any], *args: object, person: int = 0) -> Any:
        new = args[0]
        assert isinstance(new, NewContest)
        self.numbers[new.kind, job.__name__, new.number] += 1
        if job.__name__ != "hardness":
            return Lively(True, True, 1.0)
        return DealHardness(100.0 if self.numbers.total() % 2 else 0.3, 0.7)  # none is near others


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def jobs(contests: Contests) -> ScriptedJobs:
    """Jobs of a bot that tries as many decks as it would."""
    scripted = ScriptedJobs()
    contests.dailies._jobs, contests.dailies._tries = scripted, DECKS_AHEAD
    return scripted


async def test_todays_rated_deals_are_made_before_tomorrows_deals(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, make = list[tuple[str, int]](), contests.rows.make

    async def note(new: NewContest) -> int | None:
        made.append((new.kind, new.number))
        return await make(new)

    monkeypatch.setattr(contests.rows, "make", note)
    await contests.dailies.prepare()
    days = TODAY, TODAY + 1
    assert [*dict.fromkeys(made)] == [(kind, day) for day in days for kind in ("daily", "rated")]


async def test_deals_of_a_coming_day_are_chosen_among_more_decks(
    contests: Contests, jobs: ScriptedJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirmed = Counter[tuple[str, int]]()

    async def note(_: object, contest: Contest, *others: object) -> bool:
        confirmed[contest.kind, contest.number] += 1
        return True

    monkeypatch.setattr(service, "is_lively", note)
    await contests.dailies.prepare()
    numbers, tomorrow = jobs.numbers, TODAY + 1
    assert numbers["daily", "lively", TODAY] == MAX_DECKS * DEALS_OF_DAY
    assert numbers["daily", "lively_to_many", TODAY] == 0
    assert numbers["daily", "lively", tomorrow] == DECKS_AHEAD * DEALS_OF_DAY
    assert numbers["daily", "lively_to_many", tomorrow] == FINALISTS * DEALS_OF_DAY
    assert numbers["rated", "hardness", TODAY] == FEW_RATED_DECKS * RATED.deals
    assert numbers["rated", "hardness", tomorrow] == DRAWN * RATED.deals
    assert confirmed["rated", tomorrow] and not confirmed["rated", TODAY], "people wait for today's"


async def test_deals_that_somebody_had_made_at_once_are_not_chosen_again(
    contests: Contests, jobs: ScriptedJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first deal is being chosen when somebody asks for the day."""
    make, asked = contests.rows.make, list[tuple[Contest, ...]]()

    async def note(new: NewContest) -> int | None:
        if not asked:
            asked.append(())
            asked[0] = await contests.dailies.of_day(TODAY)
        return await make(new)

    monkeypatch.setattr(contests.rows, "make", note)
    await contests.dailies._make(TODAY)
    deals_of_headline = 3
    few = service.FEW_DECKS * deals_of_headline
    assert jobs.numbers["daily", "lively", TODAY] == MAX_DECKS * deals_of_headline + few
    assert [*asked[0]] == [*await contests.dailies.of_day(TODAY)]
    first = asked[0][0]
    assert (first.variant, first.players) == headline(TODAY) and first.opens == opening_time(TODAY)
