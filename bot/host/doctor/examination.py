"""The whole examination, over the real line: Discord's or a stand-in's."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from time import monotonic

import discord

from bot.base.background import Background
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.base.settings import Settings
from bot.discord.endpoint import point_discord_at
from bot.discord.permissions import links
from bot.host.doctor.account import check_application, check_commands, check_emojis, check_gateway
from bot.host.doctor.channel import check_channel
from bot.host.doctor.findings import Finding, Headers, table
from bot.host.doctor.live_bot import check_live_bot

READY = 30.0
"""Seconds for the gateway to be there."""
EACH = 7.0
"""Seconds more for each shard."""


async def examine(
    settings: Settings, extensions: Sequence[str], channel: int | None, wait: float
) -> AsyncIterator[Finding]:
    """Yield all findings, as they come; beside a live bot only what does not disturb it.

    ``extensions``: the files of commands. Raises what discord.py raises if it is not let in.
    """
    live = check_live_bot(settings.database)
    yield live
    point_discord_at(settings.api, settings.gateway)
    headers = Headers()
    background = Background()
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True), http_trace=headers.trace()
    )
    async with client:
        await client.login(settings.token)
        for finding in check_application(await client.application_info()):
            yield finding
        yield await check_gateway(client)
        yield await check_commands(client, extensions)
        yield await check_emojis(client)
        if live.verdict != "ok":
            return
        begun = monotonic()
        most = await _patience(client)
        connecting = background.start(client.connect, "the gateway", raises=(Exception,))
        ready = background.start(partial(_ready, client, most), "being ready")
        await asyncio.wait({connecting, ready}, return_when=asyncio.FIRST_COMPLETED)
        if connecting.done():
            connecting.result()  # raises
        if not client.is_ready():
            yield Finding("bad", "connected", f"not in {most:.0f} s", "look whether Discord is up")
        else:
            took = monotonic() - begun
            servers = len(client.guilds)
            result = f"in {took:.1f} s, {servers} server{'' if servers == 1 else 's'}"
            yield Finding("ok", "connected", result)
            if channel is None:
                to_do = "name one with --channel NUMBER, where the bot may post for a minute"
                yield Finding("look", "channel", "none was looked at", to_do)
            else:
                async for finding in check_channel(client, channel, headers, wait):
                    yield finding
        await client.close()
        await background.close()


async def _patience(client: discord.AutoShardedClient) -> float:
    """Return the seconds for all shards to be there; they come in one after another."""
    count, _, _ = await client.http.get_bot_gateway()
    return READY + EACH * count


async def _ready(client: discord.Client, most: float) -> None:
    try:
        async with asyncio.timeout(most):
            await client.wait_until_ready()
    except TimeoutError:
        return


async def tell(
    settings: Settings, extensions: Sequence[str], channel: int | None, wait: float
) -> int:
    """Print the findings; return the exit status. Raises as ``examine`` does, after printing."""
    findings: list[Finding] = []
    try:
        async for finding in examine(settings, extensions, channel, wait):
            findings.append(finding)
    finally:
        for line in table(findings):
            print(line)
    return DO_NOT_TRY_AGAIN if any(finding.verdict == "bad" for finding in findings) else 0


async def invite(settings: Settings) -> int:
    """Print the links that invite the bot; return the exit status."""
    point_discord_at(settings.api, settings.gateway)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token)
        application = await client.application_info()
    print_invites(application.id)
    return 0


def print_invites(application: int) -> None:
    """Print the links that invite the bot."""
    for whom, link in zip(("a server", "oneself"), links(application), strict=True):
        print(f"for {whom}:\n  {link}")
