"""Contests compare people and ghosts by how far ahead they were of the others at their table."""

import pytest

from bot.contests.core.comparing import beside
from bot.contests.core.deals import SEAT, followed
from bot.contests.core.ghosts import GhostTable, wanted
from bot.contests.core.points_ahead import ahead
from bot.contests.core.rows import Contest
from bot.contests.daily.results import TryResult, outcome
from bot.thinkers.side_jobs import AtOnce
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.world import ANA, World
from tests.ground import looking


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def played_by_all(contests: Contests, contest: Contest) -> TryResult:
    """Some ghosts have played a deal, then Ana; returns how she stands."""
    table = GhostTable(contests.rows, contest, 0, AtOnce())
    for one in wanted((), SEAT, searching=False, of_each=6):
        assert await table.play(one)
    await contests.to_the_end(ANA, await contests.opened(ANA, contest))
    entry = await contests.entries.find(ANA, 1, ())
    return await outcome(contests.rows, entry, contests.now)


async def test_who_has_played_a_deal_is_compared_by_how_far_they_were_ahead(
    contests: Contests,
) -> None:
    contest = await contests.contest()
    found = await played_by_all(contests, contest)
    ghosts = await contests.rows.ghosts(contest.id, 0, SEAT)
    there = []
    for codes in ([move.code for move in found.entry.stored.moves],
                  *(ghost.line.split() for ghost in ghosts)):  # fmt: skip
        *_, end = followed(contest, 0, codes)
        there.append(ahead(end.deal, SEAT))
    assert [found.own.ahead, *(ghost.ahead for ghost in ghosts)] == there
    assert found.ghosts == beside(there[0], there[1:])


async def test_a_deal_that_an_earlier_release_has_made_goes_by_points(contests: Contests) -> None:
    before = await contests.contest()
    with looking(contests.world.path) as db:
        db.execute("UPDATE contests SET ahead = 0")
    found = await played_by_all(contests, await contests.contest())
    ghosts = await contests.rows.ghosts(before.id, 0, SEAT)
    assert before.ahead and {found.own.ahead, *(one.ahead for one in ghosts)} == {None}
    assert found.points_tell
    assert found.ghosts == beside(found.own.points, [one.points for one in ghosts])


async def test_where_the_others_pay_points_are_compared(contests: Contests) -> None:
    every = await contests.dailies.of_day(TODAY)
    by = {(one.variant, one.players): one.ahead for one in every}
    assert not by["lombardia", 4] and not by["krolami", 4]
    assert by["slovenian", 4] and by["strohmann", 2], "there one side alone scores"
