"""Limits as hard as Discord's: the counting, and the answers above them."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.callbacks import MESSAGE
from sandbox.client import Sandbox, User
from sandbox.hardness import DISCORD, SOFT, Hardness, Rate
from sandbox.server import Server
from tests.sandbox.botside import ANA, CHANNEL, OTHER_CHANNEL, Bot, layout, text
from tests.sandbox.payloads import COMMANDS, PNG, command, gallery, post

HOUR = 3600.0
MESSAGES = f"/channels/{CHANNEL}/messages"


@pytest.fixture
async def server(request: pytest.FixtureRequest) -> AsyncIterator[Server]:
    hardness: Hardness = getattr(request, "param", DISCORD)
    async with Server(limit=100_000, hardness=hardness) as server:
        yield server


async def test_channel_takes_five_edits_in_five_seconds(server: Server, bot: Bot) -> None:
    """All messages count together: Discord has one bucket for their edits."""
    first, second = (await bot.posted())["id"], (await bot.posted())["id"]
    answers = [await bot.edit(message, layout(text())) for message in (first, second) * 3]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert {answer.headers["X-RateLimit-Bucket"] for answer in answers[:5]} == {"edits"}
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]] == [*"43210"]
    assert answers[5].body["retry_after"] <= 5
    elsewhere = (await bot.post(layout(text()), OTHER_CHANNEL)).body
    assert (await bot.edit(elsewhere["id"], layout(text()), OTHER_CHANNEL)).ok
    server.world.clock.advance(5.01)
    assert (await bot.edit(first, layout(text()))).ok


async def test_token_has_fifty_requests_a_second_and_answers_are_free(
    server: Server, bot: Bot
) -> None:
    server.weather.harden(token=Rate(50, HOUR))
    answers = [await bot.call("GET", "/users/@me") for _ in range(51)]
    assert [answer.status for answer in answers] == [200] * 50 + [429]
    refused = answers[50]
    assert refused.body["global"] is True
    assert refused.headers["X-RateLimit-Scope"] == "global"
    assert (await bot.acknowledge(bot.asked(), MESSAGE, layout(text()))).ok
    server.world.clock.advance(HOUR + 1)
    assert (await bot.call("GET", "/users/@me")).ok


@pytest.mark.parametrize("server", [SOFT._replace(invalid=Rate(3, 600.0))], indirect=True)
async def test_bot_with_too_many_invalid_requests_is_banned(server: Server, bot: Bot) -> None:
    assert DISCORD.invalid == (10_000, 600.0)
    async with Bot(server, "wrong") as stranger:
        for _ in range(4):
            assert (await stranger.call("GET", "/users/@me")).status == 401
    for request in (bot.post(layout(text())), bot.acknowledge(bot.asked(), MESSAGE)):
        with pytest.raises(ValueError, match="Expecting value"):  # it is no JSON
            await request
    server.world.clock.advance(HOUR + 1)
    assert (await bot.post(layout(text()))).ok


@pytest.mark.parametrize("server", [SOFT._replace(invalid=Rate(3, 600.0))], indirect=True)
async def test_faults_of_the_stand_in_do_not_count_towards_a_ban(server: Server, bot: Bot) -> None:
    for _ in range(5):
        assert (await bot.call("GET", "/channels/5")).status == 404
    assert (await bot.post(layout(text()))).ok


async def test_old_message_is_seldom_edited(server: Server, bot: Bot) -> None:
    server.weather.harden(edits=SOFT.edits)
    message = (await bot.posted())["id"]
    for _ in range(9):
        assert (await bot.edit(message, layout(text()))).ok
    server.world.clock.advance(HOUR + 1)
    answers = [await bot.edit(message, layout(text())) for _ in range(4)]
    assert [answer.status for answer in answers] == [200] * 3 + [429]
    assert answers[3].code == (429, 30046)
    assert 0 < answers[3].body["retry_after"] <= 20
    server.world.clock.advance(20.1)
    assert (await bot.edit(message, layout(text()))).ok


@pytest.mark.parametrize(
    ("kind", "status"), [("20028", 429), ("30046", 429), ("50007", 403)], ids=str
)
async def test_discord_specific_errors_have_their_codes(
    bot: Bot, sandbox: Sandbox, kind: str, status: int
) -> None:
    await sandbox.send("fault", method="POST", path="messages$", kind=kind, retry_after=0.3)
    refused = await bot.post(layout(text()))
    assert refused.code == (status, int(kind))
    if status == 429:
        assert refused.body["retry_after"] == 0.3
        assert refused.headers["X-RateLimit-Scope"] == "shared"
        assert refused.headers["Via"]
    assert (await bot.post(layout(text()))).ok


async def test_files_take_their_time_on_a_slow_line(
    server: Server, bot: Bot, sandbox: Sandbox
) -> None:
    message = layout(text(), gallery("a.png"))
    started = time.perf_counter()
    await sandbox.send("hardness", latency=0.1, uplink=len(PNG) / 0.1)
    answers = await asyncio.gather(*(post(bot, message, ("a.png", PNG)) for _ in range(3)))
    assert all(answer.ok for answer in answers)
    assert time.perf_counter() - started >= 0.1 + 3 * 0.1, "files come one after another"


async def test_interaction_delivered_twice_is_answered_once(
    server: Server, bot: Bot, ana: User
) -> None:
    line = await bot.identified()
    await bot.call("PUT", COMMANDS, [command("play")])
    server.world.duplicates = 1
    asking = asyncio.create_task(ana.slash("play"))
    first, again = [await line.event("INTERACTION_CREATE") for _ in range(2)]
    assert first == again
    path = f"/interactions/{first['id']}/{first['token']}/callback"
    body: dict[str, Any] = {"type": MESSAGE, "data": layout(text())}
    assert [(await bot.call("POST", path, body)).status for _ in range(2)] == [204, 400]
    assert not (await asking).failed


async def test_session_is_forgotten_when_the_line_was_cut_for_an_hour(
    server: Server, bot: Bot
) -> None:
    line = await bot.identified()
    interaction = bot.asked()
    await server.cut()
    assert line.ws.closed or (await line.ws.receive()).type is aiohttp.WSMsgType.CLOSE
    for request in (bot.call("GET", "/users/@me"), bot.connect()):
        with pytest.raises(aiohttp.ClientError):
            await request
    server.join(HOUR)
    again = await bot.connect()
    await again.next()
    await again.resume(line.session, line.seq)
    assert (await again.next())["op"] == 9, "the session is forgotten"
    assert (await bot.acknowledge(interaction, MESSAGE, layout(text()))).code == (404, 10062)
    assert bot.seen_by(ANA) == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (f"/channels/{CHANNEL}/threads", {"name": "x" * 101}),
        (f"/channels/{CHANNEL}/threads", {"name": ""}),
        (MESSAGES, layout(text()) | {"nonce": "x" * 26}),
    ],
    ids=["a thread's name of 101", "a thread's name of 0", "a nonce of 26"],
)
async def test_too_long_names_of_threads_and_nonces_are_refused(
    bot: Bot, path: str, body: Any
) -> None:
    assert (await bot.call("POST", path, body)).code == (400, 50035)


async def test_longest_names_of_threads_and_nonces_are_taken(bot: Bot) -> None:
    assert (await bot.call("POST", f"/channels/{CHANNEL}/threads", {"name": "x" * 100})).ok
    assert (await bot.post(layout(text()) | {"nonce": "x" * 25})).ok
