"""When a round of a team match is settled: with its last table, or a day late without it."""

import pytest

from bot.contests.core.rows import Contest, ContestRows
from bot.contests.teams.kind import UNREADABLE, TeamKind
from tests.bot.contests.teams.teams import Teams, begun, play_moves
from tests.bot.world import World


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


async def is_due(teams: Teams, later: int = 0) -> bool:
    """Whether it is settled when its time is up, or so many seconds later."""
    contest: Contest | None = await ContestRows(teams.world.store).find(1)
    assert contest is not None
    return await TeamKind(teams.world.rows).is_due(contest, contest.closes + later)


async def test_round_is_due_once_all_tables_are_done(teams: Teams) -> None:
    first, second = await begun(teams, 1)
    await play_moves(teams, first)
    assert not await is_due(teams)
    await play_moves(teams, second)
    assert await is_due(teams)


async def test_round_is_due_a_day_late_though_a_table_is_not_done(teams: Teams) -> None:
    await begun(teams, 1)
    assert not await is_due(teams, UNREADABLE - 1)
    assert await is_due(teams, UNREADABLE)
