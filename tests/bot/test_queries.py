"""How many queries: for many deals or tables as many as for one."""

import contextlib
from collections.abc import AsyncIterator

from bot.tables.archive import Archive
from tests.bot.world import ANA, CHANNEL, GUILD, World
from tests.ground import on_file, trace

pytestmark = on_file


@contextlib.asynccontextmanager
async def asked(world: World) -> AsyncIterator[list[str]]:
    """The statements executed inside."""
    statements: list[str] = []
    await trace(world.store, statements.append)
    yield statements
    await trace(world.store, None)


async def test_a_score_sheet_asks_as_often_for_many_deals_as_for_one(world: World) -> None:
    table = await world.started(None, match_end="skis_round")
    numbers = set()
    for deals in (1, 2, 12):
        while table.match is not None and table.match.finished < deals:
            await world.play_deal(table)
        fresh = Archive(world.store, world.tables.register)
        async with asked(world) as statements:
            sheet = await fresh.sheet(CHANNEL)
        assert len(sheet.deals) >= deals and all(one.scores for one in sheet.deals)
        numbers.add(len(statements))
        async with asked(world) as again:
            assert await fresh.sheet(CHANNEL) == sheet
        assert len(again) < len(statements)  # what was read once is in memory
    assert numbers == {2}


async def test_tables_come_with_their_seats_in_one_query(world: World) -> None:
    numbers = set()
    for tables in (1, 4):
        while len(await world.store.tables_of_channel(CHANNEL)) < tables:
            await world.tables.stopping.stop(await world.started(1), ANA, may_manage=True)
        for read in (
            world.store.tables_of_channel(CHANNEL),
            world.store.tables_of_person(GUILD, ANA),
        ):
            async with asked(world) as statements:
                found = await read
            assert len(found) == tables
            assert all(row.seats[0].name == "Ana" and len(row.seats) == 4 for row in found)
            numbers.add(len(statements))
    assert numbers == {2}
