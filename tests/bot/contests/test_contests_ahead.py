"""Contests compare people and ghosts by how far ahead they were of the others at their table."""

import pytest

from bot.contests.core.comparing import MIN_COMPARED, compare
from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.ghosts import GhostTable, missing_ghosts
from bot.contests.core.points_ahead import lead
from bot.contests.core.rows import Contest
from bot.contests.daily.results import TryResult, outcome
from bot.learning.puzzles.rows import PuzzleRows
from bot.thinkers.side_jobs import AtOnce
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.world import ANA, World
from tests.databases import direct_connection


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def play_with_ghosts(contests: Contests, contest: Contest) -> TryResult:
    """Just enough ghosts have played a deal, then Ana; returns how she stands."""
    table = GhostTable(contests.rows, contest, 0, AtOnce())
    for ghost in missing_ghosts((), SEAT, searching=False, of_each=MIN_COMPARED // 2):
        assert await table.play(ghost)
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    entry = await contests.entries.find(ANA, 1, ())
    return await outcome(contests.rows, PuzzleRows(contests.store), entry)


async def test_result_is_compared_by_lead(
    contests: Contests,
) -> None:
    contest = await contests.contest()
    results = await play_with_ghosts(contests, contest)
    ghosts = await contests.rows.ghosts(contest.id, 0, SEAT)
    leads = []
    for codes in ([move.code for move in results.entry.stored.moves],
                  *(ghost.line.split() for ghost in ghosts)):  # fmt: skip
        *_, end = replay_line(contest, 0, codes)
        leads.append(lead(end.deal, SEAT))
    assert [results.own.ahead, *(ghost.ahead for ghost in ghosts)] == leads
    assert results.ghosts == compare(leads[0], leads[1:])


async def test_contest_of_earlier_release_is_compared_by_points(contests: Contests) -> None:
    before = await contests.contest()
    with direct_connection(contests.world.path) as db:
        db.execute("UPDATE contests SET ahead = 0")
    results = await play_with_ghosts(contests, await contests.contest())
    ghosts = await contests.rows.ghosts(before.id, 0, SEAT)
    assert before.ahead and {results.own.ahead, *(ghost.ahead for ghost in ghosts)} == {None}
    assert results.points_suffice
    assert results.ghosts == compare(results.own.points, [ghost.points for ghost in ghosts])


async def test_zero_sum_results_are_compared_by_points(contests: Contests) -> None:
    every = await contests.dailies.of_day(TODAY)
    by = {(game.variant, game.players): game.ahead for game in every}
    assert not by["lombardia", 4] and not by["krolami", 4]
    assert by["slovenian", 4] and by["strohmann", 2], "there one side alone scores"
