"""The commands there are, for the tests of the pages that list them."""

import asyncio
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.discord.commands.command_tree import Tree
from bot.features import EXTENSIONS
from bot.games.forms import FORMS
from bot.host.doctor.account import NoParts
from tests.laws.families import ADDED


async def load_tree() -> Tree:
    """A tree with all commands, at a bot that is nowhere."""
    host = Host(
        command_prefix=commands.when_mentioned,
        tree_cls=Tree,
        help_command=None,
        intents=discord.Intents.none(),
    )
    tree = cast(Tree, host.tree)
    host.parts = NoParts(())
    for extension in EXTENSIONS:
        await host.load_extension(extension)
    return tree


TREE = asyncio.run(load_tree())
SECTIONS = TREE.sections()
NAMES = tuple(
    command.qualified_name.removeprefix(f"{TREE.group.name} ")
    for command in TREE.walk_commands()
    if isinstance(command, app_commands.Command)
)
"""All commands as typed, those that the help leaves out, too."""

GAMES = tuple(name for name in FORMS if name not in ADDED)
"""The games that are offered, without the tests' own."""
