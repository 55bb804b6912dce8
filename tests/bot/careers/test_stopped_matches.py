"""Stopped matches: a match with the house that was broken off was a loss in the profile."""

from dataclasses import replace

import pytest

from bot.careers.rows import CareerRows
from bot.tables.memory.stored_tables import counts_when_stopped
from tests.bot.world import ANA, World


@pytest.mark.parametrize(("length", "finished", "counts"), [(4, 1, False), (4, 2, True)])
async def test_match_stopped_among_people_counts_after_half_of_its_deals(
    world: World, length: int, finished: int, counts: bool
) -> None:
    table = await world.start_table(length)
    for _ in range(finished):
        await world.play_deal(table)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=True)
    _, results = await CareerRows(world.store).results(table.id)
    assert len(results) == (4 if counts else 0)


async def test_match_stopped_alone_with_the_house_never_counts(world: World) -> None:
    table = await world.start_table(2)
    await world.play_deal(table)
    assert counts_when_stopped(table)
    async with table.lock:
        table.chairs = tuple(
            chair if chair.user == ANA else replace(chair, user=None) for chair in table.chairs
        )
    assert not counts_when_stopped(table)
