"""Cards of team matches: chosen while people gather, so that they tell which team plays better."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import pytest

from bot.contests.core.rows import NewContest
from bot.contests.teams.drawing import (
    draw_telling_secrets,
    play_deal,
    seating_of,
    wins_of_better,
)
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.rounds import HOUSE
from bot.games.forms import FORMS
from bot.games.levels import CLUB
from bot.kit.errors import Denied
from bot.thinkers.side_jobs import AtOnce
from engine import HABITS, Action, View, choose, observe
from tests.bot.contests.teams.server_match import OTHER, new, start_match
from tests.bot.contests.teams.teams import Teams, play_until_finished
from tests.bot.world import ANA, CILKA, GUILD, World

T = TypeVar("T")
DEALS, DECKS = 4, 6


class NotedJobs(AtOnce):
    """Side jobs that note the person who waits for each (0: none)."""

    def __init__(self) -> None:
        self.waiting = list[int]()
        self.blocked = False
        """Jobs that no person waits for never end."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        if self.blocked and not person:
            await asyncio.Event().wait()
        self.waiting.append(person)
        return await super().do(job, *args, person=person)


@pytest.fixture
def jobs() -> NotedJobs:
    return NotedJobs()


@pytest.fixture
def teams(world: World, jobs: NotedJobs) -> Teams:
    return Teams(world, jobs, max_decks=2)


def drawings() -> list["asyncio.Task[object]"]:
    return [task for task in asyncio.all_tasks() if "deals of a team match" in task.get_name()]


async def deals_drawn() -> None:
    """Wait until the deals of all team matches are drawn."""
    await asyncio.gather(*drawings())


async def start(teams: Teams, number: int) -> TeamMatch:
    match, _ = await teams.begun(number, ((ANA,), (CILKA,)))
    assert match.contest is not None
    return match


async def test_secret_is_the_first_that_better_teams_win_most_often(jobs: NotedJobs) -> None:
    """After one that they always win no more are tried."""
    contest = NewContest(
        kind="teams", number=1, variant="strohmann", players=2, house="club 0 1", opens=0, closes=9,
        secrets=("",) * DEALS,
    )  # fmt: skip
    seating, tried = seating_of("strohmann", 2, 2), 0
    draw = partial(random.Random(3).randbytes, 32)
    secrets = await draw_telling_secrets(contest, seating, draw, jobs, DECKS)
    again = random.Random(3)
    for deal, secret in enumerate(secrets):
        drawn = [again.randbytes(32).hex() for _ in range(DECKS)]
        wins = [wins_of_better(seating, contest, deal, candidate) for candidate in drawn]
        assert secret == drawn[wins.index(max(wins))]
        always = seating.trials
        tried += wins.index(always) + 1 if always in wins else DECKS
    assert len(jobs.waiting) == tried < DEALS * DECKS


def test_seating_of_servers_has_each_team_once_at_each_seat_and_never_both() -> None:
    seating = seating_of("romanian", 4, 1)
    for seats in seating.tables:
        assert len(set(seats) - {HOUSE}) == 1
    assert [sorted(column) for column in zip(*seating.tables, strict=True)] == [
        [HOUSE] * 6 + [0, 1]
    ] * 4


async def test_deals_played_for_selection_have_dealers_and_cards_of_round(teams: Teams) -> None:
    match = await start(teams, await teams.make_match(deals=2))
    assert match.contest is not None
    table, views = (await teams.tables(match))[0], list[View]()

    def move(view: View, player: int) -> Action:
        assert view.turn == player
        views.append(view)
        return choose(view, HABITS[CLUB])

    for number in range(2):
        views.clear()
        play_deal(match.contest, number, move)
        assert table.live is not None
        dealt = observe(table.live.deal, views[0].turn)
        assert (views[0].dealer, views[0].hand) == (dealt.dealer, dealt.hand)
        await play_until_finished(teams, table, number + 1)
        if table.open:
            await teams.world.ask_for_next_deal(table)


async def test_deals_are_drawn_while_people_gather(teams: Teams, jobs: NotedJobs) -> None:
    number = await teams.make_match()
    await deals_drawn()
    assert jobs.waiting and not any(jobs.waiting)
    drawn = len(jobs.waiting)
    match = await start(teams, number)
    assert match.contest is not None and all(match.contest.secrets)
    assert len(jobs.waiting) == drawn


async def test_deals_of_rematch_are_drawn_while_people_gather(
    teams: Teams, jobs: NotedJobs
) -> None:
    match = await start(teams, await teams.make_match(deals=1))
    for table in await teams.tables(match):
        await teams.play_to_end(table)
    before = len(jobs.waiting)
    await teams.matches.repeat(GUILD, match.id, ANA, "Ana")
    await deals_drawn()
    assert len(jobs.waiting) > before and not any(jobs.waiting[before:])


async def test_deals_lost_by_a_kill_are_drawn_for_captain_who_starts(
    teams: Teams, jobs: NotedJobs
) -> None:
    jobs.blocked = True
    number = await teams.make_match()
    await teams.matches.close()
    await teams.restart()
    match = await start(teams, number)
    assert match.contest is not None and all(match.contest.secrets)
    assert set(jobs.waiting) == {ANA}
    await teams.matches.close()


async def test_deals_that_other_server_has_begun_are_not_drawn_again(
    teams: Teams, jobs: NotedJobs
) -> None:
    asked = await teams.matches.make(new(teams, "slovenian", 4), FORMS["slovenian"], ())
    rival = new(teams, "slovenian", 4, OTHER, CILKA)
    taken = await teams.matches.take_on(rival, asked.code)
    await deals_drawn()
    drawn = len(jobs.waiting)
    for guild, number, person in ((OTHER, taken.id, CILKA), (GUILD, asked.id, ANA)):
        await teams.matches.sit(guild, number, person, "P", 0)
        await start_match(teams, guild, number, person)
    assert len(jobs.waiting) == drawn
    first = await teams.matches.seen(GUILD, asked.id)
    second = await teams.matches.seen(OTHER, taken.id)
    assert first.contest == second.contest is not None


@asynccontextmanager
async def refused_thread(server: int, channel: int, title: str) -> AsyncIterator[int]:
    """Discord refuses the thread."""
    del server, channel, title
    raise Denied("thread-refused")
    yield 0


async def test_deals_of_a_match_called_off_are_drawn_no_further(
    teams: Teams, jobs: NotedJobs
) -> None:
    jobs.blocked = True
    number = await teams.make_match()
    (drawing,) = drawings()
    await teams.matches.call_off(GUILD, number, ANA, may_manage=False)
    await asyncio.wait([drawing])
    assert drawing.cancelled()


async def test_deals_of_a_refused_start_are_not_drawn_again(teams: Teams, jobs: NotedJobs) -> None:
    number = await teams.make_match()
    await deals_drawn()
    drawn = len(jobs.waiting)
    for team, person in enumerate((ANA, CILKA)):
        await teams.matches.sit(GUILD, number, person, "P", team)
    with pytest.raises(Denied, match="thread-refused"):
        await teams.matches.start(GUILD, number, ANA, str, refused_thread, may_manage=False)
    await start(teams, number)
    assert len(jobs.waiting) == drawn


async def test_captain_over_the_limit_of_threads_is_refused_before_deals_are_drawn(
    teams: Teams, jobs: NotedJobs
) -> None:
    for _ in range(2):
        await start(teams, await teams.make_match(deals=1))
    jobs.waiting.clear()
    jobs.blocked = True
    number = await teams.make_match(deals=1)
    await teams.matches.close()
    teams.matches._prepared.drop(number)
    with pytest.raises(Denied, match="many-threads"):
        await start(teams, number)
    assert not jobs.waiting
