"""The parts of the bot that cogs use."""

from discord import app_commands

from bot.discord.gateway.client import ShardedBot
from bot.kit.feature import Parts

Players = app_commands.Range[int, 2, 5]
"""A command option: the number of players."""


class Host(ShardedBot):
    """A bot with its parts: the argument of an extension's ``setup``."""

    parts: Parts
