"""The deal of the day, and the channel where a server has it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.contests.daily.desk import DailyChannelDesk, DailyDesk
from bot.discord.answering.reach import home_of, reach_of
from bot.discord.answering.replies import Replies, server_locale
from bot.discord.commands.command_tree import SERVER_GROUP, sentence
from bot.kit.wishes import Person, Shown, Venue

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the command."""
    get = bot.parts.get
    await bot.add_cog(Daily(get(DailyDesk), get(DailyChannelDesk), get(Replies)))


def place_of(interaction: Interaction) -> Venue:
    """The venue of an interaction."""
    return Venue(
        home_of(interaction),
        interaction.channel_id or 0,
        server_locale(interaction),
        reach=reach_of(interaction),
    )


class Daily(commands.Cog, name="daily"):
    """The commands for the deal of the day and its channel."""

    def __init__(self, daily: DailyDesk, channel: DailyChannelDesk, replies: Replies) -> None:
        self._daily = daily
        self._channel = channel
        self._replies = replies

    @app_commands.command(name="daily", description=sentence("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Show the deal of the day."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._daily.today(person, place)

        await self._replies.answer(interaction, look)

    @app_commands.command(
        name="daily", description=sentence("command-server-daily"), extras=SERVER_GROUP
    )
    async def channel(self, interaction: Interaction) -> None:
        """Show the setting for the channel with the deal of the day.

        It belongs to this cog because commands of the same name are removed together.
        """
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._channel.show(person, place)

        await self._replies.answer(interaction, look)
