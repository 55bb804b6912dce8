"""A bot that is divided into shards: each hears of its servers alone, and comes in as it may."""

import pytest

from sandbox.client import Sandbox
from sandbox.gateway import (
    AUTHENTICATION_FAILED,
    INVALID,
    INVALID_SHARD,
    RESUMABLE_CLOSE,
    SHARDING_REQUIRED,
)
from sandbox.hardness import Rate
from sandbox.server import Server
from sandbox.shapes import GUILD
from tests.sandbox.botside import ANA, Bot, Line

HERS = GUILD >> 22
"""Discord's sharding number: of three shards, ours is this number modulo three."""
SECOND, THIRD = (HERS + 1 << 22 | 1), (HERS + 2 << 22 | 1)
"""The last bits of a number say nothing: here they would divide otherwise."""


@pytest.fixture
def divided(server: Server) -> dict[int, int]:
    """A server in each of three shards, by shard."""
    for number in (SECOND, THIRD):
        server.world.add_guild(number, "Another")
    return {(number >> 22) % 3: number for number in (GUILD, SECOND, THIRD)}


async def ready(line: Line, *guilds: int) -> str:
    """Check that READY names these servers and no others; return its session."""
    data = await line.event("READY")
    assert [int(entry["id"]) for entry in data["guilds"]] == list(guilds)
    for guild in guilds:
        assert int((await line.event("GUILD_CREATE"))["id"]) == guild
    session: str = data["session_id"]
    return session


async def three(bot: Bot, divided: dict[int, int]) -> list[Line]:
    """All three shards."""
    lines = [await bot.asked_in(shard, 3) for shard in range(3)]
    for shard, line in enumerate(lines):
        line.session = await ready(line, divided[shard])
    return lines


async def test_each_shard_hears_of_its_servers_alone(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    lines = await three(bot, divided)
    for shard in (2, 0, 1):
        channel = server.world.add_channel("new", guild=divided[shard])
        assert (await lines[shard].event("CHANNEL_CREATE"))["id"] == str(channel.id)
        posted = await bot.post({"content": "Škis"}, channel.id)
        assert posted.ok
        assert (await lines[shard].event("MESSAGE_CREATE"))["guild_id"] == str(divided[shard])


async def test_direct_messages_go_to_the_first_shard(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    lines = await three(bot, divided)
    world = server.world
    private = world.add_private("Bot", [ANA])
    made = world.new_interaction(2, ANA, private.id)
    world.dispatch("INTERACTION_CREATE", world.interaction_object(made, {}))
    assert (await lines[0].event("INTERACTION_CREATE"))["id"] == str(made.id)


async def test_bot_is_connected_only_with_all_shards(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    for shard in range(3):
        assert not server.gateway.ready.is_set()
        await ready(await bot.asked_in(shard, 3), divided[shard])
    assert server.gateway.ready.is_set()


async def test_resharded_bot_counts_by_its_new_shards(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    before = await three(bot, divided)
    whole = await bot.asked_in(0, 1)
    await ready(whole, *server.world.guilds)
    channel = server.world.add_channel("new", guild=divided[1])
    assert (await whole.event("CHANNEL_CREATE"))["id"] == str(channel.id)
    again = await bot.connect()
    await again.next()
    await again.resume(before[1].session, before[1].seq)
    assert (await again.next())["op"] == INVALID


async def test_shard_is_cut_off_until_its_line_is_back(
    bot: Bot, sandbox: Sandbox, divided: dict[int, int]
) -> None:
    lines = await three(bot, divided)
    await sandbox.send("gateway", what="cut", shard=1)
    assert await lines[1].closed() == RESUMABLE_CLOSE
    held = await bot.connect()
    await held.next()
    await held.resume(lines[1].session, lines[1].seq)
    bot.server.world.add_channel("new", guild=divided[1])
    for shard in (0, 2):  # the others hear as before
        bot.server.world.add_channel("new", guild=divided[shard])
        await lines[shard].event("CHANNEL_CREATE")
    await bot.server.gateway.connection_refused.wait()
    await sandbox.send("gateway", what="join", shard=1)
    assert await held.closed() == RESUMABLE_CLOSE
    back = await bot.connect()
    await back.next()
    await back.resume(lines[1].session, lines[1].seq)
    await back.event("CHANNEL_CREATE")
    await back.event("RESUMED")


@pytest.mark.parametrize("shard", [(3, 3), (-1, 3), (0, 0)])
async def test_impossible_shard_is_refused(bot: Bot, shard: tuple[int, int]) -> None:
    assert await (await bot.asked_in(*shard)).closed() == INVALID_SHARD


async def test_bot_with_too_many_servers_must_shard(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    server.gateway.most_guilds = 2
    assert await (await bot.asked_in()).closed() == SHARDING_REQUIRED
    assert await (await bot.asked_in(0, 1)).closed() == SHARDING_REQUIRED
    await three(bot, divided)


async def test_number_of_shards_is_recommended(bot: Bot, server: Server) -> None:
    server.gateway.shards, server.gateway.max_concurrency = 7, 2
    body = (await bot.call("GET", "/gateway/bot")).body
    assert body["shards"] == 7
    assert body["session_start_limit"]["max_concurrency"] == 2


async def test_identifies_are_limited_by_key(bot: Bot, server: Server) -> None:
    server.gateway.max_concurrency = 2
    server.weather.harden(identifies=Rate(1, 5.0))
    for shard, comes in ((0, True), (1, True), (2, False), (3, False)):
        reply = await (await bot.asked_in(shard, 4)).next()
        assert (reply.get("t") == "READY") is comes
        assert comes or reply == {"op": INVALID, "d": False}
    server.world.clock.advance(5.0)
    assert (await (await bot.asked_in(2, 4)).next())["t"] == "READY"
    assert (await (await bot.asked_in(0, 4)).next())["op"] == INVALID


async def test_too_many_sessions_in_a_day_reset_the_token(bot: Bot, server: Server) -> None:
    server.gateway.starts_left = 2
    for left in (2, 1):
        limit = (await bot.call("GET", "/gateway/bot")).body["session_start_limit"]
        assert limit["remaining"] == left
        await ready(await bot.asked_in(), GUILD)
    assert await (await bot.asked_in()).closed() == AUTHENTICATION_FAILED


async def test_only_one_shard_is_disturbed(
    bot: Bot, server: Server, divided: dict[int, int]
) -> None:
    lines = await three(bot, divided)
    await server.gateway.drop(2)
    assert await lines[2].closed() == RESUMABLE_CLOSE
    for shard in (0, 1):
        server.world.add_channel("new", guild=divided[shard])
        await lines[shard].event("CHANNEL_CREATE")
