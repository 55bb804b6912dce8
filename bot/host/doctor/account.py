"""What belongs to the application: its intents, its commands, its emojis, and its gateway."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord
from discord.ext import commands
from discord.http import Route

from bot.cogs.parts import Host
from bot.discord.commands.command_tree import Tree
from bot.discord.sending.emojis import EMOJI_DIR, faces
from bot.host.doctor.findings import Finding, judged
from bot.kit.feature import Parts, T

PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")
CHAT_INPUT = discord.AppCommandType.chat_input.value
IN_PLACES = (1, 2)
"""Discord's types of options that are commands themselves, or groups of them."""
FEW = 20
"""How many starts should be left today: a bot that keeps starting is locked out for a day."""


def check_application(found: discord.AppInfo) -> Iterator[Finding]:
    """What the developer portal says."""
    yield Finding("ok", "application", f"{found.id}")
    asked = [name for name in PRIVILEGED if _has(found, name)]
    yield judged(
        not asked,
        "privileged intents",
        ", ".join(asked) or "none, as it should be",
        "the bot needs none of them: take them away in the developer portal, under Bot",
        "look",
    )
    kinds = found.guild_integration_config, found.user_integration_config
    yield judged(
        all(kinds),
        "ways to install",
        f"server: {_said(kinds[0])}, oneself: {_said(kinds[1])}",
        "allow both in the developer portal, under Installation, if people are to have both",
        "look",
    )


def _has(found: discord.AppInfo, name: str) -> bool:
    return bool(getattr(found.flags, name) or getattr(found.flags, f"{name}_limited"))


def _said(kind: object) -> str:
    return "yes" if kind else "no"


async def check_gateway(client: discord.Client) -> Finding:
    """How many shards are recommended, and how often the bot may connect today."""
    told = await client.http.request(Route("GET", "/gateway/bot"))
    left, shards = told["session_start_limit"]["remaining"], told["shards"]
    return judged(
        left > FEW + shards,
        "gateway",
        f"{shards} shard{'s' * (shards != 1)}, {left} starts left today",
        "each shard takes one at a start: wait a day",
    )


async def check_commands(client: discord.Client, extensions: Sequence[str]) -> Finding:
    """True if Discord has the commands of this release."""
    assert client.application_id is not None
    standing = await client.http.get_global_commands(client.application_id)
    ours = await commands_of_ours(extensions)
    names = {line.partition(" ")[0] for line in ours}
    there = {
        line
        for command in standing
        if command.get("type", CHAT_INPUT) == CHAT_INPUT and command["name"] in names
        for line in outline(dict(command))
    }
    missing, strange = sorted(ours - there), sorted(there - ours)
    first = ", ".join([*missing, *strange][:3])
    return judged(
        ours == there,
        "commands",
        f"{len(ours)} lines, as this release has them"
        if ours == there
        else f"{len(missing)} lines missing, {len(strange)} of another release: {first}",
        "start the bot: it writes its commands, and says why if Discord does not take them",
    )


class NoParts(Parts):
    """Parts of commands that nobody runs."""

    def get(self, kind: type[T]) -> T:
        """Nothing, whatever is asked for."""
        return cast(T, None)


async def commands_of_ours(extensions: Sequence[str]) -> set[str]:
    """The outline of the commands in these extensions."""
    host = Host(
        command_prefix=commands.when_mentioned, tree_cls=Tree, intents=discord.Intents(guilds=True)
    )
    host.parts = NoParts(())
    for extension in extensions:
        await host.load_extension(extension)
    return {line for one in host.tree.get_commands() for line in outline(one.to_dict(host.tree))}


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
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    wanted = set(faces(EMOJI_DIR))
    return judged(
        wanted <= there,
        "emojis",
        f"{len(wanted & there)} of {len(wanted)}",
        "run `python -m bot emojis`, or start the bot with TAROK_EMOJIS=1",
        "look",
    )
