"""Work of contests that nobody waits for never holds the event loop for long."""

import random
from collections.abc import AsyncIterator, Awaitable, Iterator

import pytest

from bot.contests.core.deals import mark_of
from bot.contests.core.rows import NewEntry
from bot.contests.daily import service as dailies_module
from bot.contests.daily.ladder_rows import LadderRows
from bot.contests.daily.ranked import DAILY, RANKED, RATED
from bot.contests.daily.service import Dailies
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.rows import DuplicateRows
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce, SideJobs
from bot.thinkers.study import Study
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.loop_callbacks import BLOCK, Loop
from tests.bot.thinkers import thinking
from tests.bot.world import GUILD, World

PEOPLE = 4


@pytest.fixture
async def jobs() -> AsyncIterator[SideJobs]:
    """Side jobs in a process of their own, which has started."""
    side_jobs = SideJobs(Study(Workers(0, thinking.warm, purpose="hints and analyses")))
    await side_jobs.do(thinking.process)
    yield side_jobs
    await side_jobs.close()


@pytest.fixture(autouse=True)
def _small_contests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two rated deals a day and five ghosts, so that the work is short."""
    monkeypatch.setattr(dailies_module, "RATED", RATED._replace(deals=2))
    monkeypatch.setitem(RANKED, DAILY.name, DAILY._replace(ghosts=5))
    yield


def dailies_of(contests: Contests, jobs: SideJobs | AtOnce) -> Dailies:
    async def no_rest(_: float) -> None:
        """Do not sleep between two pieces of work."""

    chance = random.Random(5)
    return Dailies(
        contests.rows, LadderRows(contests.store), contests.keeping, lambda: chance.randbytes(32),
        lambda: contests.now, searching=False, jobs=jobs, sleep=no_rest,
    )  # fmt: skip


async def measure_slices(work: Awaitable[object]) -> Loop:
    loop = Loop()
    with loop.watch_callbacks():
        await work
    return loop


async def test_deals_and_ghosts_of_a_day_never_hold_the_loop(world: World, jobs: SideJobs) -> None:
    """No callback is long, and together they cost a fraction of the same work on the spot."""
    spent = []
    for day, way in ((TODAY + 1, jobs), (TODAY + 2, AtOnce())):
        contests = Contests(world)
        dailies, total = dailies_of(contests, way), 0.0
        await dailies._make(day, at_once=True)
        contest, *_ = await contests.rows.find_by_number("daily", day)
        for work in (dailies._make_rated(day), dailies.play_missing_ghosts(contest)):
            loop = await measure_slices(work)
            total += loop.total
            assert loop.longest < BLOCK or way is not jobs, loop.who
        spent.append(total)
    assert spent[0] < spent[1] / 4


async def test_settling_unfinished_tries_never_holds_the_loop(
    world: World,
) -> None:
    contests = Contests(world)
    contest = await contests.contest()
    for person in range(1000, 1000 + PEOPLE):
        begun = NewEntry(
            contest=contest.id, deal=0, seat=0, person=person, home=GUILD, opened_at=1,
            mark=mark_of(contest, person, 0), name=f"P{person}", reach="server", language="en",
            late=False,
        )  # fmt: skip
        await contests.rows.open_entry(begun, ())
    contests.now = contest.closes + 1
    loop = await measure_slices(contests.keeping.settle(contest))
    assert loop.longest < BLOCK, loop.who
    assert all(entry.points is not None for entry in await contests.rows.tries_of(contest.id))


async def test_filling_chairs_beforehand_never_holds_the_loop(world: World, jobs: SideJobs) -> None:
    rows = DuplicateRows(world.store)
    await rows.seed("5c" * 32, "slovenian 4 {}", 4, "club")

    async def nothing() -> None:
        """Do nothing when chairs were filled."""

    async def no_rest(_: float) -> None:
        """Do not sleep between two pieces of work."""

    loop = await measure_slices(Filling(rows, nothing, jobs, sleep=no_rest).fill())
    assert loop.longest < BLOCK, loop.who
    assert loop.total < BLOCK * 4
