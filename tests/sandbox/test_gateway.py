"""The gateway: how a session begins, goes on after a break, and ends."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from sandbox.callbacks import MESSAGE
from sandbox.client import Sandbox
from sandbox.gateway import (
    ACK,
    AUTHENTICATION_FAILED,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    RECONNECT,
    RESUMABLE_CLOSE,
)
from sandbox.server import Server
from sandbox.sessions import SESSION_LIFE
from tests.sandbox.botside import Bot, Line, layout, text


async def test_api_has_the_address_of_the_gateway(bot: Bot, server: Server) -> None:
    for path in ("/gateway", "/gateway/bot"):
        body = (await bot.call("GET", path)).body
        assert body["url"] == server.environment["TAROK_DISCORD_GATEWAY"]
    assert body["session_start_limit"]["remaining"] > 0


async def test_session_begins_with_hello_identify_ready(bot: Bot, server: Server) -> None:
    line = await bot.connect()
    hello = await line.next()
    assert hello["op"] == HELLO and hello["d"]["heartbeat_interval"] > 1000
    assert not server.gateway.ready.is_set()
    await line.send(IDENTIFY, {"token": "sandbox", "intents": 0})
    ready = await line.event("READY")
    assert (
        ready["session_id"]
        and ready["resume_gateway_url"] == server.environment["TAROK_DISCORD_GATEWAY"]
    )
    [unavailable] = ready["guilds"]
    guild = await line.event("GUILD_CREATE")
    assert guild["id"] == unavailable["id"]
    assert [channel["name"] for channel in guild["channels"]] == ["tarok", "cards"]
    assert server.gateway.ready.is_set()


async def test_compressed_connection_says_the_same(bot: Bot) -> None:
    line = await bot.connect(compressed=True)
    assert (await line.next())["op"] == HELLO
    await line.send(IDENTIFY, {"token": "sandbox", "intents": 0})
    await line.event("READY")
    await line.event("GUILD_CREATE")
    await bot.posted(text("Škis ♠"))
    assert (await line.event("MESSAGE_CREATE"))["components"] == [text("Škis ♠")]


async def test_heartbeat_is_acknowledged(line: Line) -> None:
    await line.send(HEARTBEAT, line.seq)
    assert (await line.next())["op"] == ACK


async def test_events_are_numbered(bot: Bot, line: Line) -> None:
    before = line.seq
    message = await bot.posted()
    await bot.edit(message["id"], layout(text("new")))
    await bot.call("DELETE", f"/channels/{message['channel_id']}/messages/{message['id']}")
    for kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
        assert (await line.event(kind))["id"] == message["id"]
    assert line.seq == before + 3


async def test_event_is_a_snapshot(bot: Bot, line: Line) -> None:
    """Not how they are when it is read."""
    message = await bot.posted(text("old"))
    await bot.edit(message["id"], layout(text("new")))
    assert (await line.event("MESSAGE_CREATE"))["components"] == [text("old")]


async def test_private_message_is_no_event(bot: Bot, line: Line) -> None:
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text(), private=True))
    await bot.hook("PATCH", made, "@original", layout(text("new")))
    await bot.hook("DELETE", made, "@original")
    await bot.posted(text("public"))
    assert (await line.event("MESSAGE_CREATE"))["components"] == [text("public")]


async def test_new_channel_and_a_thread_are_events(line: Line, sandbox: Sandbox) -> None:
    made = await sandbox.send("channel", name="new")
    assert (await line.event("CHANNEL_CREATE"))["id"] == made["id"]
    await sandbox.send("channel", name="table", parent=made["id"])
    assert (await line.event("THREAD_CREATE"))["parent_id"] == made["id"]


def disturbing(sandbox: Sandbox, what: str) -> Awaitable[Any]:
    """The disturbance; it is over when the bot is back."""
    return asyncio.create_task(sandbox.send("gateway", what=what))


async def resumed(bot: Bot, session: str, seq: int) -> Line:
    line = await bot.connect()
    assert (await line.next())["op"] == HELLO
    await line.resume(session, seq)
    return line


async def test_dropped_session_is_resumed_with_missed_events(
    bot: Bot, line: Line, sandbox: Sandbox
) -> None:
    disturbance = disturbing(sandbox, "drop")
    assert await line.closed() == RESUMABLE_CLOSE
    for word in ("one", "two"):
        await bot.posted(text(word))
    new = await resumed(bot, line.session, line.seq)
    for word in ("one", "two"):
        assert (await new.event("MESSAGE_CREATE"))["components"] == [text(word)]
    await new.event("RESUMED")
    assert await disturbance == {"resumed": True}
    await bot.posted(text("three"))
    assert (await new.event("MESSAGE_CREATE"))["components"] == [text("three")]


async def test_seen_events_are_not_sent_again(bot: Bot, line: Line) -> None:
    await bot.posted(text("seen"))
    await line.event("MESSAGE_CREATE")
    await line.ws.close(code=RESUMABLE_CLOSE)
    await bot.posted(text("missed"))
    new = await resumed(bot, line.session, line.seq)
    assert (await new.event("MESSAGE_CREATE"))["components"] == [text("missed")]
    await new.event("RESUMED")


async def test_discord_asks_to_reconnect(bot: Bot, line: Line, sandbox: Sandbox) -> None:
    disturbance = disturbing(sandbox, "reconnect")
    assert (await line.next())["op"] == RECONNECT
    await line.ws.close(code=RESUMABLE_CLOSE)
    new = await resumed(bot, line.session, line.seq)
    await new.event("RESUMED")
    assert await disturbance == {"resumed": True}


async def test_invalid_session_begins_anew(bot: Bot, line: Line, sandbox: Sandbox) -> None:
    disturbance = disturbing(sandbox, "invalidate")
    assert await line.next() == {"op": INVALID, "d": False}
    await line.ws.close(code=RESUMABLE_CLOSE)
    refused = await resumed(bot, line.session, line.seq)
    assert await refused.next() == {"op": INVALID, "d": False}
    await refused.send(IDENTIFY, {"token": "sandbox", "intents": 0})
    assert (await refused.event("READY"))["session_id"] != line.session
    assert await disturbance == {"resumed": False}


@pytest.mark.parametrize("session", ["", "no-such-session"])
async def test_session_that_never_was_is_not_resumed(bot: Bot, session: str) -> None:
    line = await resumed(bot, session, 0)
    assert await line.next() == {"op": INVALID, "d": False}


async def test_closed_connection_is_not_ready(bot: Bot, line: Line, server: Server) -> None:
    assert server.gateway.ready.is_set()
    await line.ws.close(code=RESUMABLE_CLOSE)
    # The next connection is heard after the end of the last one.
    await bot.connect()
    assert not server.gateway.ready.is_set()


async def test_interaction_waits_for_a_bot_that_is_away(bot: Bot, line: Line) -> None:
    """It comes with the resumed session, though perhaps too late to be answered."""
    await line.ws.close(code=RESUMABLE_CLOSE)
    world = bot.server.world
    made = bot.asked()
    world.dispatch("INTERACTION_CREATE", world.interaction_object(made, {}))
    new = await resumed(bot, line.session, line.seq)
    event = await new.event("INTERACTION_CREATE")
    assert (event["id"], event["token"]) == (str(made.id), made.token)
    assert event["member"]["permissions"] and event["guild_id"] and event["channel"]


async def test_wrong_token_is_turned_away(bot: Bot) -> None:
    line = await bot.connect()
    await line.next()
    await line.send(IDENTIFY, {"token": "wrong", "intents": 0})
    assert await line.closed() == AUTHENTICATION_FAILED


# Several sessions of one shard -----------------------------------------------------------------


async def test_each_session_of_a_shard_hears_everything_and_one_answers(bot: Bot) -> None:
    """As with two processes of a bot, one of which follows the other."""
    lines, world = [await bot.identified(), await bot.identified()], bot.server.world
    made = bot.asked()
    world.dispatch("INTERACTION_CREATE", world.interaction_object(made, {}))
    heard = [await line.event("INTERACTION_CREATE") for line in lines]
    assert [event["token"] for event in heard] == [made.token] * 2
    assert (await bot.acknowledge(made, MESSAGE, layout(text("first")))).ok
    second = await bot.acknowledge(made, MESSAGE, layout(text("second")))
    assert second.body["code"] == 40060


async def test_bot_stays_connected_when_one_of_two_sessions_ends(bot: Bot, server: Server) -> None:
    first, other = await bot.identified(), await bot.identified()
    await first.ws.close()
    await bot.connect()
    assert server.gateway.ready.is_set()
    await bot.posted(text("heard"))
    assert (await other.event("MESSAGE_CREATE"))["components"] == [text("heard")]


@pytest.mark.parametrize("code, after", [(1000, 0.0), (RESUMABLE_CLOSE, SESSION_LIFE + 1)])
async def test_session_ends_after_good_bye_or_long_absence(
    bot: Bot, line: Line, server: Server, code: int, after: float
) -> None:
    await line.ws.close(code=code)
    await bot.identified()
    server.world.clock.advance(after)
    await bot.posted(text("by then it is forgotten"))
    again = await resumed(bot, line.session, line.seq)
    assert await again.next() == {"op": INVALID, "d": False}
