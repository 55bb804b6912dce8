"""Tables that are closed: by their people, or because their channel is gone."""

import asyncio

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.tables.model.table import Ended
from tests.bot.store.store_examples import leaderboard
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, GUILD, World
from tests.databases import direct_connection


@pytest.mark.parametrize("order", [("start", "cancel"), ("cancel", "start")])
async def test_first_of_start_and_cancel_decides(world: World, order: tuple[str, str]) -> None:
    table = await world.open_table()
    wishes = {
        "start": lambda: world.tables.lobbies.start(table, ANA),
        "cancel": lambda: world.tables.stopping.cancel(table, CILKA, may_manage=True),
    }
    async with table.lock:  # both were looked at, and wait for the lock
        both = asyncio.gather(*(wishes[name]() for name in order), return_exceptions=True)
        await asyncio.sleep(0)
    first, second = await both
    assert first is None and isinstance(second, Denied)
    if order[0] == "start":
        assert second.key == "already-started"
        assert table.state == "playing" and table.live is not None
    else:
        assert second.key == "table-closed"
        assert table.state == "stopped"


async def test_lobby_is_cancelled_by_its_founder_or_a_manager(world: World) -> None:
    table = await world.open_table()
    with pytest.raises(Denied, match="not-yours-to-stop"):
        await world.tables.stopping.cancel(table, CILKA, may_manage=False)
    await world.tables.stopping.cancel(table, CILKA, may_manage=True)
    assert table.state == "stopped"


@pytest.mark.parametrize("asleep", [False, True])
async def test_table_of_a_deleted_channel_is_closed(world: World, asleep: bool) -> None:
    """Its results are kept, and nothing more need be said or drawn there."""
    table = await world.start_table(length=2)
    await world.play_deal(table)
    await world.play_moves(table, 3)
    number = table.id
    if asleep:
        del table
        await world.tables.register._awake.put_to_sleep(0)
        assert world.tables.register.all() == ()
    world.events.clear()
    await world.tables.stopping.channel_gone(CHANNEL)
    with pytest.raises(Denied, match="table-closed"):
        await world.tables.register.table(number)
    assert len(await leaderboard(world.store, GUILD)) == 4
    assert await world.rows.waiting() == ()
    assert not any(isinstance(event, Ended) for event in world.events)
    await world.tables.stopping.channel_gone(CHANNEL)


async def test_lobby_of_a_deleted_channel_is_closed(world: World) -> None:
    table = await world.open_table()
    await world.tables.stopping.channel_gone(CHANNEL)
    assert table.state == "stopped" and await world.rows.waiting() == ()


async def test_unreadable_table_of_a_deleted_channel_is_closed(world: World) -> None:
    table = await world.start_table()
    with direct_connection(world.path) as db:
        db.execute("UPDATE tables SET variant = 'whist'")
    del table
    await world.restart()
    await world.tables.stopping.channel_gone(CHANNEL)
    assert await world.rows.open_table_of(CHANNEL) is None


async def test_all_tables_of_a_left_server_are_closed(world: World) -> None:
    """Also those in archived threads, which Discord doesn't tell bots about; no others."""
    closed_tables = []
    for channel, guild in ((CHANNEL, GUILD), (71, GUILD), (72, GUILD + 1)):
        founder = Chair("Ana", ANA)
        table = await world.tables.lobbies.open(
            guild=guild,
            channel=channel,
            founder=founder,
            game="slovenian",
            players=4,
            options={},
            length=2,
            language="en",
        )
        closed_tables.append(table)
    await world.tables.stopping.guild_gone(GUILD)
    assert [table.state for table in closed_tables] == ["stopped", "stopped", "lobby"]
    assert await world.rows.channels_in_use(GUILD) == ()


async def test_deleted_channel_without_a_table_is_ignored(world: World) -> None:
    await world.tables.stopping.channel_gone(CHANNEL)


async def test_table_used_at_the_last_moment_is_not_closed_as_idle(world: World) -> None:
    table = await world.open_table()
    moved_at = table.moved_at
    world.now += 1
    await world.tables.attendance.leave(table, BOR)
    await world.tables.lobbies.join(table, Chair("Bor", BOR))
    await world.tables.stopping.close_idle(table, moved_at)
    assert table.open
    await world.tables.stopping.close_idle(table, table.moved_at)
    assert not table.open
