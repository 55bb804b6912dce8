"""Findings of the doctor over the wire, and invite links."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.base.database_address import DatabaseAddress
from bot.base.settings import Settings, read_settings
from bot.discord.permissions import PERMISSIONS, bits, links
from bot.features import EXTENSIONS
from bot.host.doctor.examination import examine, invite, tell
from bot.host.doctor.findings import Finding, table
from sandbox import ATTACH, BOT_PERMISSIONS, GUILD, SEND, Sandbox, Server
from tests.timeout import TIMEOUT
from tests.wire.conftest import StartBot


@pytest.fixture
def settings(
    server: Server, monkeypatch: pytest.MonkeyPatch, database: DatabaseAddress
) -> Settings:
    """Settings that lead a bot to the stand-in; its address is forgotten at the end."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1"))
    return read_settings({**server.environment, "TAROK_DB": str(database)})


async def channel_of(sandbox: Sandbox) -> int:
    """The first channel."""
    state = await sandbox.get("state")
    return int(state["channels"][0]["id"])


async def run_doctor(
    settings: Settings, channel: int | None, wait: float = 0.0
) -> dict[str, Finding]:
    """The findings, by what was checked."""
    async with asyncio.timeout(TIMEOUT):
        return {
            finding.what: finding async for finding in examine(settings, EXTENSIONS, channel, wait)
        }


@pytest.fixture
async def pressing(sandbox: Sandbox) -> AsyncIterator[None]:
    """Press the button as soon as it is there."""
    user = await sandbox.user("Ana")

    async def press() -> None:
        seen = await user.wait_for(lambda seen: any(message.get("components") for message in seen))
        message = next(message for message in seen if message.get("components"))
        await user.press(message, "Press me")

    task = asyncio.create_task(press())
    yield
    await task


async def test_a_bot_in_shards_is_looked_at_in_shards(settings: Settings, server: Server) -> None:
    """It hears of all servers, though Discord turns away a single line for so many."""
    server.world.add_guild(GUILD + (1 << 22), "Another")
    server.gateway.shards, server.gateway.most_guilds = 2, 1
    findings = await run_doctor(settings, None)
    assert findings["connected"].result.endswith("2 servers")
    assert findings["gateway"].result.startswith("2 shards, ")


async def test_a_bot_that_is_well_has_nothing_against_it(
    start_bot: StartBot, settings: Settings, sandbox: Sandbox
) -> None:
    bot = await start_bot(TAROK_EMOJIS="0")
    await bot.stop()
    findings = await run_doctor(settings, await channel_of(sandbox))
    assert not [finding for finding in findings.values() if finding.verdict == "bad"]
    for name in ("application", "privileged intents", "gateway", "commands", "connected"):
        assert findings[name].verdict == "ok", findings[name]
    for name in ("message with 60 KiB", "edit that keeps its file", "kept file", "limit of edits"):
        assert findings[name].verdict == "ok", findings[name]
    assert findings["emojis"].result.startswith("0 of ")
    assert findings["answer with 60 KiB"].result == "nobody pressed"
    state = await sandbox.get("state")
    assert not (await (await sandbox.user("Ana")).messages()), state  # it has cleaned up


async def test_doctor_beside_a_live_bot_says_so_and_does_not_disturb_it(
    start_bot: StartBot, settings: Settings, server: Server
) -> None:
    bot = await start_bot()
    sessions = set(server.gateway.sessions)
    findings = await run_doctor(settings, 12345)
    assert findings["stopped"].verdict == "bad"
    assert "stop it and run this again" in findings["stopped"].to_do
    assert findings["commands"].verdict == "ok"
    assert "connected" not in findings and "channel" not in findings
    assert set(server.gateway.sessions) == sessions
    await bot.stop()
    assert (await run_doctor(settings, None))["stopped"].verdict == "ok"


async def test_commands_of_other_origin_are_no_finding(
    start_bot: StartBot, settings: Settings, server: Server
) -> None:
    bot = await start_bot()
    await bot.stop()
    server.world.commands += [{"id": "7", "type": 4, "name": "launch", "description": ""}]
    assert (await run_doctor(settings, None))["commands"].verdict == "ok"


async def test_an_answer_to_a_press_is_timed(
    settings: Settings,
    sandbox: Sandbox,
    pressing: None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    findings = await run_doctor(settings, await channel_of(sandbox), TIMEOUT)
    assert " s (heard " in findings["answer with 60 KiB"].result
    assert "press it within" in capsys.readouterr().out


async def test_doctor_names_problems_and_remedies(
    server: Server, settings: Settings, sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    number = await channel_of(sandbox)
    everyone = BOT_PERMISSIONS & ~ATTACH
    await sandbox.send("channel", id=str(number), bot_permissions=str(everyone))
    findings = await run_doctor(settings, number)
    assert findings["commands"].verdict == "bad"
    assert "start the bot" in findings["commands"].to_do
    assert findings["may attach files"].verdict == "look"
    assert findings["may call (`/tarok server call`)"].result == "roles that anyone may mention"
    await sandbox.send("channel", id=str(number), bot_permissions=str(everyone & ~SEND))
    assert (await run_doctor(settings, number))["may send messages"].verdict == "bad"
    assert (await run_doctor(settings, 12345))["channel"].verdict == "bad"
    assert await tell(settings, EXTENSIONS, None, 0.0) == 2
    said = capsys.readouterr().out
    assert "bad   commands" in said and "-> start the bot" in said
    assert settings.token not in said


async def test_a_token_that_is_not_known_is_no_finding(settings: Settings) -> None:
    with pytest.raises(discord.LoginFailure):
        await run_doctor(Settings("wrong", api=settings.api, gateway=settings.gateway), None)


async def test_findings_before_a_refused_login_are_printed(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(settings, token="wrong")
    with pytest.raises(discord.LoginFailure):
        await tell(wrong, EXTENSIONS, 12345, 0.0)
    said = capsys.readouterr().out
    assert said.startswith("ok    stopped")
    assert "button" not in said


async def test_links_have_exactly_the_bits_that_are_used(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bits() == BOT_PERMISSIONS
    assert all(purpose for purpose in PERMISSIONS.values())
    server, oneself = (parse_qs(urlsplit(link).query) for link in links(77))
    assert server["permissions"] == [str(BOT_PERMISSIONS)]
    assert (server["client_id"], server["integration_type"]) == (["77"], ["0"])
    assert oneself["scope"] == ["applications.commands"] and "permissions" not in oneself
    assert await invite(settings) == 0
    assert capsys.readouterr().out.count("https://discord.com/oauth2/authorize?client_id=") == 2


def test_remedy_is_printed_below_its_finding() -> None:
    lines = [*table((Finding("ok", "one", "fine"), Finding("bad", "other", "no", "mend it")))]
    assert lines == ["ok    one    fine", "bad   other  no", f"{'':13}-> mend it"]
