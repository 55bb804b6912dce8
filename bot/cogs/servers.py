"""The commands for a server's settings."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.calls.desk import CallDesk
from bot.choices.languages import Languages
from bot.cogs.daily import place_of
from bot.cogs.parts import Host
from bot.discord.answering.reach import reach_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import SERVER_GROUP, sentence
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.servers.desk import DefaultsDesk
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(
        ServerCommands(get(DefaultsDesk), get(CallDesk), get(Languages), get(Replies))
    )


class ServerCommands(commands.Cog, name="server"):
    """Commands for those who manage a server."""

    def __init__(
        self, desk: DefaultsDesk, calls: CallDesk, languages: Languages, replies: Replies
    ) -> None:
        self._desk = desk
        self._calls = calls
        self._languages = languages
        self._replies = replies

    @app_commands.command(
        name="defaults", description=sentence("command-server-defaults"), extras=SERVER_GROUP
    )
    @app_commands.describe(game=sentence("parameter-defaults"))
    async def defaults(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the server's settings, with controls to change them."""

        async def open_(person: Person) -> Shown:
            if interaction.guild_id is None or reach_of(interaction) != "server":
                raise Denied("servers-only")
            return await self._desk.open(person, interaction.guild_id, game)

        await self._replies.answer(interaction, open_)

    @defaults.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)

    @app_commands.command(
        name="call", description=sentence("command-server-call"), extras=SERVER_GROUP
    )
    @app_commands.describe(role=sentence("parameter-role"))
    async def call(self, interaction: Interaction, role: str | None = None) -> None:
        """Show whom the server calls to new tables, or choose a role."""
        place = place_of(interaction)

        async def open_(person: Person) -> Shown:
            return await self._calls.open(person, place, role)

        await self._replies.answer(interaction, open_)
