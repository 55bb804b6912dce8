"""Deals that people wait for: made ready once, however often somebody presses."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from bot.contests.challenges.rows import ChallengeRows, PendingChallenge
from bot.contests.challenges.service import ANSWER_SECONDS
from bot.kit.errors import Denied
from bot.kit.limits import Preparations
from bot.store import StoreError
from bot.thinkers.side_jobs import AtOnce
from tests.bot.contests.challenges.challenge_steps import press_control, send_challenge
from tests.bot.contests.contest import Contests
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, World, refuse_write

PRESSES = 60
T = TypeVar("T")


class HeldJobs(AtOnce):
    """Jobs that wait until they are let go; those that nobody waits for go unnoticed."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.let_go = asyncio.Event()
        self.people: list[int] = []
        """For whom each job was asked."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        if person:
            self.people.append(person)
            self.begun.set()
        await self.let_go.wait()
        return job(*args)


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def contests(world: World, jobs: HeldJobs) -> Contests:
    """Contests whose cards are chosen: many jobs for each deal."""
    built = Contests(world)
    built.jobs, built.tries = jobs, 2
    built.begin()
    return built


def drawings() -> list["asyncio.Task[object]"]:
    return [task for task in asyncio.all_tasks() if "deals of a challenge" in task.get_name()]


async def send_unprepared(contests: Contests, other: int = BOR, user: int = ANA) -> None:
    """A challenge whose deals are not drawn before it is accepted, as after a restart."""
    await send_challenge(contests, other, user)
    for challenge in await ChallengeRows(contests.store).of_person(user):
        contests.challenges._prepared.drop(challenge.id)


async def expect_refusals(press: Callable[[], Awaitable[object]]) -> None:
    """All further presses are answered kindly, at once."""
    for _ in range(PRESSES):
        with pytest.raises(Denied, match="being-prepared"):
            await press()


async def test_challenge_accepted_again_and_again_is_prepared_once(
    contests: Contests, jobs: HeldJobs
) -> None:
    await send_unprepared(contests)
    first = asyncio.create_task(press_control(contests, BOR, "accept"))
    await jobs.begun.wait()
    await expect_refusals(lambda: press_control(contests, BOR, "accept"))
    assert jobs.people == [BOR], "only the first press began to draw"
    jobs.let_go.set()
    shown = await first
    assert "duel:play:1" in str(shown.page)
    with pytest.raises(Denied, match="challenge-answered"):
        await press_control(contests, BOR, "accept")


async def test_second_challenge_of_a_person_waits_for_the_first(
    contests: Contests, jobs: HeldJobs
) -> None:
    """One person has one thing under way; others are not hindered."""
    await send_unprepared(contests, other=BOR)
    await send_unprepared(contests, other=BOR, user=CILKA)
    await send_unprepared(contests, other=CILKA)
    first = asyncio.create_task(press_control(contests, BOR, "accept", 1))
    await jobs.begun.wait()
    await expect_refusals(lambda: press_control(contests, BOR, "accept", 2))
    third = asyncio.create_task(press_control(contests, CILKA, "accept", 3))
    jobs.let_go.set()
    await asyncio.gather(first, third)
    await press_control(contests, BOR, "accept", 2)


async def test_cancelled_or_failed_preparation_leaves_no_mark(
    contests: Contests, jobs: HeldJobs
) -> None:
    await send_unprepared(contests)
    first = asyncio.create_task(press_control(contests, BOR, "accept"))
    await jobs.begun.wait()
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    jobs.let_go.set()
    with refuse_write(ChallengeRows, "answer"), pytest.raises(StoreError):
        await press_control(contests, BOR, "accept")
    await press_control(contests, BOR, "accept")


async def test_challenge_prepared_when_the_bot_was_killed_can_be_accepted(
    contests: Contests, jobs: HeldJobs
) -> None:
    await send_unprepared(contests)
    first = asyncio.create_task(press_control(contests, BOR, "accept"))
    await jobs.begun.wait()
    await contests.restart()
    jobs.let_go.set()
    await press_control(contests, BOR, "accept")
    with pytest.raises((Denied, StoreError)):  # what the killed process would still have done
        await first


def test_preparation_is_refused_while_its_person_or_thing_has_one() -> None:
    preparations = Preparations()
    with preparations.reserve(ANA, "challenge 1"):
        with (
            pytest.raises(Denied, match="being-prepared"),
            preparations.reserve(BOR, "challenge 1"),
        ):
            pass
        with (
            pytest.raises(Denied, match="being-prepared"),
            preparations.reserve(ANA, "challenge 2"),
        ):
            pass
        with preparations.reserve(BOR, "challenge 2"):
            pass
    with preparations.reserve(BOR, "challenge 1"):
        pass


@pytest.mark.parametrize(("user", "answer"), [(BOR, "decline"), (ANA, "withdraw")])
async def test_deals_of_a_challenge_that_is_off_are_drawn_no_further(
    contests: Contests, user: int, answer: str
) -> None:
    await send_challenge(contests)
    (drawing,) = drawings()
    await press_control(contests, user, answer)
    await asyncio.wait([drawing])
    assert drawing.cancelled()


async def test_deals_of_a_challenge_that_lapsed_are_drawn_no_further(contests: Contests) -> None:
    await send_challenge(contests)
    (drawing,) = drawings()
    await contests.challenges.note_message(PendingChallenge(1, CHANNEL, 9, "en"))
    await contests.challenges.no_longer_asked()
    assert not drawing.cancelling()
    contests.now += ANSWER_SECONDS
    await contests.challenges.no_longer_asked()
    await asyncio.wait([drawing])
    assert drawing.cancelled()
