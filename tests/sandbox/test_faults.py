"""Rate limits, wrong tokens, and faults on demand."""

import aiohttp
import pytest

from sandbox.client import Sandbox
from sandbox.hardness import SOFT
from sandbox.limits import LAYOUT
from sandbox.server import Server
from tests.sandbox.botside import ANA, CHANNEL, Bot, layout, text

MESSAGES = f"/channels/{CHANNEL}/messages"


@pytest.mark.parametrize("token", ["", "wrong", "quite.wrong"])
async def test_wrong_token_is_not_let_in(server: Server, token: str) -> None:
    async with Bot(server, token) as stranger:
        for method, path in (("GET", "/users/@me"), ("GET", "/gateway/bot"), ("POST", MESSAGES)):
            answer = await stranger.call(method, path, layout(text()))
            assert answer.code == (401, 0)
    assert not server.world.journal


async def test_right_token_is_let_in(bot: Bot) -> None:
    assert (await bot.call("GET", "/users/@me")).body["bot"] is True
    application = (await bot.call("GET", "/oauth2/applications/@me")).body
    assert application["id"] == (await bot.call("GET", "/users/@me")).body["id"]


async def test_answers_name_their_type_as_discord_does(bot: Bot) -> None:
    """Libraries compare it letter for letter, on errors too."""
    for path in ("/users/@me", "/channels/5"):
        answer = await bot.call("GET", path)
        assert answer.headers["Content-Type"] == "application/json"


async def test_every_answer_has_rate_limit_headers(bot: Bot) -> None:
    first = await bot.call("GET", "/users/@me")
    second = await bot.call("GET", "/users/@me")
    assert first.headers["X-RateLimit-Limit"] == second.headers["X-RateLimit-Limit"] == "1000"
    assert first.headers["X-RateLimit-Remaining"] == "999"
    assert second.headers["X-RateLimit-Remaining"] == "998"
    assert first.headers["X-RateLimit-Bucket"] == second.headers["X-RateLimit-Bucket"]
    assert 0 < float(second.headers["X-RateLimit-Reset-After"]) <= 5


async def test_too_many_requests_are_turned_away_until_the_window_ends() -> None:
    async with Server(limit=2, hardness=SOFT) as server, Bot(server) as bot:
        assert [(await bot.post(layout(text()))).status for _ in range(3)] == [200, 200, 429]
        refused = await bot.post(layout(text()))
        wait = refused.body["retry_after"]
        assert refused.body["global"] is False
        assert float(refused.headers["Retry-After"]) == wait
        assert len(bot.seen_by(ANA)) == 2
        server.world.clock.advance(wait + 0.01)
        assert (await bot.post(layout(text()))).ok


async def test_each_route_has_its_own_bucket() -> None:
    async with Server(limit=1, hardness=SOFT) as server, Bot(server) as bot:
        message = await bot.posted()
        assert (await bot.post(layout(text()))).status == 429
        assert (await bot.edit(message["id"], layout(text()))).ok
        assert (await bot.edit(message["id"], layout(text()))).status == 429


async def test_429_comes_through_a_proxy(bot: Bot, sandbox: Sandbox) -> None:
    """A library takes one that does not for a ban, and does not try again."""
    await sandbox.send("fault", method="POST", path="messages$", kind="429", retry_after=1.5)
    refused = await bot.post(layout(text()))
    assert (refused.status, refused.body["retry_after"]) == (429, 1.5)
    assert refused.headers["Via"]


@pytest.mark.parametrize("kind", ["500", "503", "429"])
async def test_fault_is_answered_without_effect(bot: Bot, sandbox: Sandbox, kind: str) -> None:
    await sandbox.send("fault", method="POST", path="messages$", kind=kind, times=2)
    statuses = [(await bot.post(layout(text()))).status for _ in range(3)]
    assert statuses == [int(kind), int(kind), 200]
    assert len(bot.seen_by(ANA)) == 1


@pytest.mark.parametrize(("kind", "done"), [("drop", 0), ("drop-after", 1)])
async def test_connection_can_be_lost_before_or_after(
    bot: Bot, sandbox: Sandbox, kind: str, done: int
) -> None:
    """A missing answer is hard to interpret: the request may have been carried out."""
    await sandbox.send("fault", method="POST", path="messages$", kind=kind)
    with pytest.raises(aiohttp.ClientConnectionError):
        await bot.post(layout(text()))
    assert len(bot.seen_by(ANA)) == done
    assert (await bot.post(layout(text()))).ok


async def test_fault_strikes_only_matching_requests(bot: Bot, sandbox: Sandbox) -> None:
    message = await bot.posted()
    await sandbox.send("fault", method="PATCH", path=message["id"], kind="500")
    assert (await bot.post(layout(text()))).ok
    other = await bot.posted()
    assert (await bot.edit(other["id"], layout(text()))).ok
    assert (await bot.edit(message["id"], layout(text()))).status == 500
    await sandbox.send("fault", method="*", path=".", kind="500")
    assert (await bot.call("GET", "/users/@me")).status == 500


async def test_faults_wait_for_their_turn(bot: Bot, sandbox: Sandbox) -> None:
    for kind in ("500", "503"):
        await sandbox.send("fault", method="POST", path="messages$", kind=kind)
    assert [(await bot.post(layout(text()))).status for _ in range(3)] == [500, 503, 200]


async def test_users_are_never_struck(sandbox: Sandbox, server: Server) -> None:
    await sandbox.send("fault", method="*", path=".", kind="500", times=100)
    assert (await sandbox.get("state"))["ready"] is False
    assert server.weather.faults[0].times == 100


async def test_time_moves_by_hand(sandbox: Sandbox, bot: Bot, server: Server) -> None:
    before = await bot.posted()
    await sandbox.send("advance", seconds=3600)
    after = await bot.posted()
    assert (int(after["id"]) - int(before["id"])) >> 22 >= 3_600_000
    assert after["timestamp"] > before["timestamp"]
    assert after["flags"] == LAYOUT
