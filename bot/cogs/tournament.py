"""Contests that a server holds: tournaments, in one group with all that is played between many."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.interactions.command_tree import sentence
from bot.interactions.contests import ContestDesk
from bot.interactions.desk import Desk
from bot.interactions.replies import Replies

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    parts = bot.parts
    await bot.add_cog(TournamentCommands(parts.desk, parts.contests, parts.replies))


class TournamentCommands(commands.Cog, name="tournament"):
    """The commands of tournaments. The group comes and goes with this cog."""

    tournament = app_commands.Group(name="tournament", description=sentence("command-tournament"))

    def __init__(self, desk: Desk, contests: ContestDesk, replies: Replies) -> None:
        self._desk = desk
        self._contests = contests
        self._replies = replies
