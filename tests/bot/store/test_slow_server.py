"""A PostgreSQL server that takes long for each statement, like a busy one."""

import pytest

from bot.careers.rows import CareerRows
from tests.bot.store.test_server_failures import same_after_a_restart
from tests.bot.world import World
from tests.database_proxy import DatabaseProxy

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

SLOW = 0.2
"""Seconds per statement."""


async def test_it_is_waited_for(remote_world: World, proxy: DatabaseProxy) -> None:
    """A table is opened, a deal ends and is counted, and the next one begins."""
    proxy.slow = SLOW
    table = await remote_world.start_table()
    proxy.slow = 0.0
    while table.deal is not None and max(map(int.bit_count, table.deal.hands)) > 1:
        await remote_world.play_moves(table, 1)
    proxy.slow = SLOW
    await remote_world.finish_deal(table)
    await remote_world.ask_for_next_deal(table)
    await remote_world.play_moves(table, 1)
    proxy.slow = 0.0
    assert table.deals == 2
    assert await CareerRows(remote_world.store).next_uncounted(after=0) is None
    await same_after_a_restart(remote_world, table)
