"""Checks of the application: its intents, its commands, its emojis, and its gateway."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord
from discord.ext import commands
from discord.http import Route

from bot.cogs.parts import Host
from bot.discord.commands.command_tree import Tree
from bot.discord.permissions import PERMISSIONS
from bot.discord.sending.emojis import EMOJI_DIR, faces
from bot.host.doctor.findings import Finding, finding_of
from bot.kit.feature import Parts, T

PORTAL = "https://discord.com/developers/applications"
"""Discord's developer portal."""
SCOPES = ("bot", "applications.commands")
"""Scopes that an installation in a server must grant."""
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")
CHAT_INPUT = discord.AppCommandType.chat_input.value
IN_PLACES = (1, 2)
"""Discord's types of options that are commands themselves, or groups of them."""
MIN_STARTS = 20
"""Starts that should be left today: a bot that keeps starting is locked out for a day."""


def check_application(application: discord.AppInfo) -> Iterator[Finding]:
    """Check what the developer portal says of the application."""
    yield Finding("ok", "application", f"{application.id}")
    intents = [name for name in PRIVILEGED if _has(application, name)]
    yield finding_of(
        not intents,
        "privileged intents",
        ", ".join(intents) or "none, as it should be",
        "the bot needs none of them: take them away in the developer portal, under Bot",
        "look",
    )
    kinds = application.guild_integration_config, application.user_integration_config
    yield finding_of(
        all(kinds),
        "ways to install",
        f"server: {_yes_or_no(kinds[0])}, oneself: {_yes_or_no(kinds[1])}",
        "allow both in the developer portal, under Installation, if people are to have both",
        "look",
    )
    yield _install_settings(application)
    yield finding_of(
        application.bot_public,
        "who may invite it",
        "everybody" if application.bot_public else "you alone",
        "switch on Public Bot in the developer portal, under Bot, if others may invite it",
        "look",
    )
    yield finding_of(
        not application.bot_require_code_grant,
        "code grant",
        "required" if application.bot_require_code_grant else "not required",
        "switch off Requires OAuth2 Code Grant in the developer portal, under Bot: with it nobody "
        "can invite the bot",
    )
    yield finding_of(
        not application.interactions_endpoint_url,
        "interactions endpoint",
        "set" if application.interactions_endpoint_url else "none, as it should be",
        "empty Interactions Endpoint URL in the developer portal, under General Information: "
        "Discord sends presses and commands there, and the bot gets none",
    )


def _install_settings(application: discord.AppInfo) -> Finding:
    """Check what Discord's own link grants to the bot in a server; there may be no such link."""
    config = application.guild_integration_config
    params = config.oauth2_install_params if config else None
    if params is None:
        return Finding("ok", "install settings", "none: `python -m bot invite` has all")
    missing = [scope for scope in SCOPES if scope not in params.scopes]
    missing += [name for name in PERMISSIONS if not getattr(params.permissions, name)]
    return finding_of(
        not missing,
        "install settings",
        f"without {', '.join(missing)}" if missing else "all that the bot needs",
        "add them in the developer portal, under Installation, at Default Install Settings",
        "look",
    )


def _has(application: discord.AppInfo, name: str) -> bool:
    return bool(getattr(application.flags, name) or getattr(application.flags, f"{name}_limited"))


def _yes_or_no(kind: object) -> str:
    return "yes" if kind else "no"


async def check_gateway(client: discord.Client) -> Finding:
    """Check how many shards Discord recommends, and how often the bot may still connect today."""
    gateway = await client.http.request(Route("GET", "/gateway/bot"))
    remaining = gateway["session_start_limit"]["remaining"]
    shards = gateway["shards"]
    return finding_of(
        remaining > MIN_STARTS + shards,
        "gateway",
        f"{shards} shard{'s' * (shards != 1)}, {remaining} starts left today",
        "each shard takes one at a start: wait a day",
    )


async def check_commands(client: discord.Client, extensions: Sequence[str]) -> Finding:
    """Check that Discord has the commands of this release."""
    assert client.application_id is not None
    published_commands = await client.http.get_global_commands(client.application_id)
    ours = await commands_of_ours(extensions)
    names = {line.partition(" ")[0] for line in ours}
    published = {
        line
        for command in published_commands
        if command.get("type", CHAT_INPUT) == CHAT_INPUT and command["name"] in names
        for line in outline(dict(command))
    }
    missing = sorted(ours - published)
    strange = sorted(published - ours)
    first = ", ".join([*missing, *strange][:3])
    return finding_of(
        ours == published,
        "commands",
        f"{len(ours)} lines, as this release has them"
        if ours == published
        else f"{len(missing)} lines missing, {len(strange)} of another release: {first}",
        "start the bot: it writes its commands, and says why if Discord does not take them",
    )


class NoParts(Parts):
    """Parts of commands that nobody runs."""

    def get(self, kind: type[T]) -> T:
        """Return None for every part."""
        return cast(T, None)


async def commands_of_ours(extensions: Sequence[str]) -> set[str]:
    """Return the outline of the commands in these extensions."""
    host = Host(
        command_prefix=commands.when_mentioned, tree_cls=Tree, intents=discord.Intents(guilds=True)
    )
    host.parts = NoParts(())
    for extension in extensions:
        await host.load_extension(extension)
    return {
        line for command in host.tree.get_commands() for line in outline(command.to_dict(host.tree))
    }


def outline(command: dict[str, Any], path: str = "") -> Iterator[str]:
    """A line for each command and each of its options."""
    name = f"{path} {command['name']}".strip()
    yield name
    for option in command.get("options") or ():
        if option["type"] in IN_PLACES:
            yield from outline(option, name)
        else:
            must = "!" if option.get("required") else ""
            yield f"{name} {option['name']}:{option['type']}{must}"


async def check_emojis(client: discord.Client) -> Finding:
    """True if all cards have their emojis."""
    published = {emoji.name for emoji in await client.fetch_application_emojis()}
    wanted = set(faces(EMOJI_DIR))
    return finding_of(
        wanted <= published,
        "emojis",
        f"{len(wanted & published)} of {len(wanted)}",
        "run `python -m bot emojis`, or start the bot with TAROK_EMOJIS=1",
        "look",
    )
