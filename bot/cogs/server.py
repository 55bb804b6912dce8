"""What a server settles for itself."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.daily import place_of
from bot.cogs.parts import Host
from bot.interactions.command_tree import OF_SERVER, sentence
from bot.interactions.contests import ContestDesk
from bot.interactions.desk import Desk
from bot.interactions.replies import Replies
from bot.interactions.suggestions import Choices, games
from bot.interactions.wishes import Person, Shown
from bot.tables.errors import Denied

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    parts = bot.parts
    await bot.add_cog(Server(parts.desk, parts.contests, parts.replies))


class Server(commands.Cog, name="server"):
    """The commands of those who manage a server."""

    def __init__(self, desk: Desk, contests: ContestDesk, replies: Replies) -> None:
        self._desk = desk
        self._contests = contests
        self._replies = replies

    @app_commands.command(
        name="defaults", description=sentence("command-server-defaults"), extras=OF_SERVER
    )
    @app_commands.describe(game=sentence("parameter-defaults"))
    async def defaults(self, interaction: Interaction, game: str | None = None) -> None:
        """Show what is settled, to be changed."""

        async def open_(person: Person) -> Shown:
            if interaction.guild_id is None:
                raise Denied("servers-only")
            return await self._desk.defaults.open(person, interaction.guild_id, game)

        await self._replies.to(interaction, open_)

    @app_commands.command(
        name="daily", description=sentence("command-server-daily"), extras=OF_SERVER
    )
    async def daily(self, interaction: Interaction) -> None:
        """Show in which channel the deal of the day stands, to be changed."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._contests.channel.show(person, place)

        await self._replies.to(interaction, look)

    @defaults.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """The games there are."""
        return await games(self._desk, interaction, typed)
