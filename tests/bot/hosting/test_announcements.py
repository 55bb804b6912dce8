"""Maintenance is announced by each process at its own tables."""

import pytest

from tests.bot.hosting.hosting_parts import NOW, Channels, poll, process
from tests.bot.world import World
from tests.timeout import poll_until


@pytest.fixture
def channels() -> Channels:
    return Channels()


async def test_each_table_is_told_once_by_the_process_that_serves_it(
    world: World, channels: Channels
) -> None:
    first, second = process(world, channels), process(world, channels, serves=False)
    tables = [await world.open_table(3)]
    world.channel += 1
    tables.append(await world.open_table(3))
    await poll(first)
    await second.announce(12)
    for announcements in (first, second, first, second):
        await poll(announcements)
    assert channels.posted == [(table.channel, f"a{NOW}-{table.id}") for table in tables]


async def test_announcement_from_before_the_start_is_not_repeated(
    world: World, channels: Channels
) -> None:
    await world.open_table(3)
    await process(world, channels, serves=False).announce(12)
    follower = process(world, channels)
    for _ in range(2):
        await poll(follower)
    assert not channels.posted


async def test_table_whose_channel_is_gone_does_not_keep_the_others_from_being_told(
    world: World, channels: Channels
) -> None:
    channels.gone.add((await world.open_table(3)).channel)
    world.channel += 1
    table = await world.open_table(3)
    announcements = process(world, channels)
    await announcements.announce(12)
    await poll(announcements)
    assert [channel for channel, _ in channels.posted] == [table.channel]


async def test_slow_channel_keeps_no_other_table_waiting(world: World, channels: Channels) -> None:
    channels.slow.add((await world.open_table(3)).channel)
    world.channel += 1
    table = await world.open_table(3)
    announcements = process(world, channels)
    await announcements.announce(12)
    await announcements.poll()
    await poll_until(lambda: channels.posted)
    assert [channel for channel, _ in channels.posted] == [table.channel]
    await announcements.close()


async def test_table_that_is_not_told_is_named_in_the_log(
    world: World, channels: Channels, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.open_table(3)
    channels.refusing.add(table.channel)
    announcements = process(world, channels)
    await announcements.announce(12)
    await poll(announcements)
    assert f"table {table.id}: maintenance is not announced: refused" in caplog.messages
