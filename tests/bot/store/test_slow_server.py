"""A PostgreSQL server that takes long for each statement, like a busy one."""

import pytest

from bot.careers.rows import CareerRows
from tests.bot.store.test_server_failures import same_after_a_restart
from tests.bot.world import World
from tests.line import Line

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

SLOW = 0.2
"""Seconds per statement."""


async def test_it_is_waited_for(far: World, line: Line) -> None:
    """A table is opened, a deal ends and is counted, and the next one begins."""
    line.slow = SLOW
    table = await far.started()
    line.slow = 0.0
    while table.deal is not None and max(map(int.bit_count, table.deal.hands)) > 1:
        await far.play(table, 1)
    line.slow = SLOW
    await far.finish_deal(table)
    await far.go_on(table)
    await far.play(table, 1)
    line.slow = 0.0
    assert table.deals == 2
    assert await CareerRows(far.store).next_uncounted(after=0) is None
    await same_after_a_restart(far, table)
