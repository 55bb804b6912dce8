"""What cogs get."""

from discord import app_commands

from bot.discord.gateway.client import ShardedBot
from bot.kit.feature import Parts

Players = app_commands.Range[int, 2, 5]
"""A command option: how many play."""


class Host(ShardedBot):
    """A bot with the parts: an extension's ``setup`` is called with it."""

    parts: Parts
