"""The deal of the day."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.reach import home_of, reach_of
from bot.cogs.parts import Host
from bot.interactions.command_tree import sentence
from bot.interactions.daily import DailyDesk
from bot.interactions.replies import Replies, server_locale
from bot.interactions.wishes import Person, Place, Shown

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the command."""
    await bot.add_cog(Daily(bot.parts.daily, bot.parts.replies))


class Daily(commands.Cog, name="daily"):
    """The command that leads to it."""

    def __init__(self, daily: DailyDesk, replies: Replies) -> None:
        self._daily = daily
        self._replies = replies

    @app_commands.command(name="daily", description=sentence("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Show the deal of the day."""
        locale, channel = server_locale(interaction), interaction.channel_id or 0
        place = Place(home_of(interaction), channel, locale, reach=reach_of(interaction))

        async def look(person: Person) -> Shown:
            return await self._daily.today(person, place)

        await self._replies.to(interaction, look)
