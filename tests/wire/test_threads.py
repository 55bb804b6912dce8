"""Several tables in a channel: each in its own thread, if the server allows it."""

import asyncio

import pytest

from sandbox import (
    BOT_PERMISSIONS,
    OPEN_THREADS,
    THREAD,
    BotProcess,
    Sandbox,
    Server,
    User,
    text_of,
)
from tests.databases import on_each_database
from tests.wire.playing import control, controls_of
from tests.wire.team_match_steps import open_team_match

pytestmark = on_each_database


async def test_a_table_gets_a_thread_where_the_server_wants_several(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana, bor, *_ = people
    denied = await bor.slash("tarok server defaults")
    assert denied.message is not None and "manage this server" in text_of(denied.message)
    settings = (await ana.slash("tarok server defaults")).message
    assert settings is not None
    await ana.press(settings, "Allow several tables")
    text = ""
    for _ in range(2):
        opened = await bor.slash("tarok new", game="stroh")
        assert opened.message is not None and "<#" in text_of(opened.message)
        text = text_of(opened.message)
    number = text.partition("<#")[2].partition(">")[0]
    table = User(sandbox, bor.id, bor.name, number)
    seen = await table.wait_for(lambda ms: any(controls_of(m) for m in ms))
    await table.click(seen[-1], control(seen[-1], "fill").id)
    await table.wait_for(lambda ms: any("watch" in [c.code for c in controls_of(m)] for m in ms))
    await sandbox.send("channel", id=bor.channel, bot_permissions=BOT_PERMISSIONS & ~OPEN_THREADS)
    refused = await bor.slash("tarok new", game="taper")
    assert refused.message is not None and "open a thread" in text_of(refused.message)


TABLES = 4
"""Of a team match in a game for four with changing partners."""


def thread_names(server: Server) -> list[str]:
    """The names of all threads."""
    return [channel.name for channel in server.world.channels.values() if channel.type == THREAD]


async def allow_several_tables(ana: User) -> None:
    """The server wants several tables in a channel."""
    settings = (await ana.slash("tarok server defaults")).message
    assert settings is not None
    await ana.press(settings, "Allow several tables")


@pytest.mark.parametrize("kind", ["drop", "drop-after"])
async def test_table_gets_one_thread_though_the_connection_breaks(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server, kind: str
) -> None:
    del bot
    ana = people[0]
    await allow_several_tables(ana)
    await sandbox.send("fault", method="POST", path="/threads$", kind=kind)
    answer = (await ana.slash("tarok new", game="stroh")).message
    assert answer is not None and "<#" in text_of(answer)
    assert len(thread_names(server)) == 1


async def test_connection_that_stays_broken_is_told_and_no_thread_is_opened_twice(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    """Nobody heard anything, and each try left a thread."""
    del bot
    ana = people[0]
    await allow_several_tables(ana)
    lists = {"method": "GET", "path": "/threads/active$", "kind": "drop", "times": 9}
    await sandbox.send("fault", method="POST", path="/threads$", kind="drop-after")
    await sandbox.send("fault", **lists)
    answer = (await ana.slash("tarok new", game="stroh")).message
    assert answer is not None and "Discord didn't answer" in text_of(answer)
    server.weather.faults.clear()
    answer = (await ana.slash("tarok new", game="stroh")).message
    assert answer is not None and "<#" in text_of(answer)
    assert len(thread_names(server)) == 1


async def test_table_whose_board_was_never_posted_keeps_its_thread(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    """After a restart everybody who asked for one of that title was sent away."""
    ana = people[0]
    await allow_several_tables(ana)
    await sandbox.send("fault", method="POST", path=r"/messages$", kind="503", times=10_000)
    server.weather.struck.clear()
    await ana.slash("tarok new", game="stroh")
    await server.weather.struck.wait()
    await bot.kill()
    await bot.start()
    answer = (await ana.slash("tarok new", game="stroh")).message
    assert answer is not None and "<#" in text_of(answer)
    assert len(thread_names(server)) == 2


async def test_server_with_too_many_threads_is_told_so(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    del bot
    ana = people[0]
    await allow_several_tables(ana)
    await sandbox.send("fault", method="POST", path="/threads$", kind="160006")
    answer = (await ana.slash("tarok new", game="stroh")).message
    assert answer is not None and "as many active threads as Discord allows" in text_of(answer)
    assert not thread_names(server)


async def test_team_match_started_again_after_a_kill_opens_no_thread_twice(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    message = await open_team_match(people, deals=1)
    slow = {"method": "POST", "path": "/threads$", "kind": "slow", "retry_after": 60.0}
    await sandbox.send("fault", **slow)
    server.weather.struck.clear()
    start = asyncio.create_task(people[0].press(message, "Start"))
    await server.weather.struck.wait()
    await bot.kill()
    start.cancel()
    assert len(thread_names(server)) == 1
    await bot.start()
    await people[0].press(message, "Start")
    await people[0].wait_for(
        lambda _: len(thread_names(server)) >= TABLES
    )  # a slow database: it is deferred
    assert len(thread_names(server)) == len(set(thread_names(server))) == TABLES
