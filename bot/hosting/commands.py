"""The commands of the bot's owner."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import HOST_GROUP, sentence, whole
from bot.hosting.desk import MAX_DAYS, MAX_MINUTES, HostDesk
from bot.kit.errors import Denied
from bot.kit.wishes import Note, Person

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(HostCommands(get(HostDesk), get(Replies)))


class HostCommands(commands.Cog, name="host"):
    """Commands for the application's owner and team, wherever they are, even if blocked there.

    Discord shows all commands of a group to whoever sees one of them.
    """

    def __init__(self, desk: HostDesk, replies: Replies) -> None:
        self._desk = desk
        self._replies = replies

    @app_commands.command(
        name="stats", description=sentence("command-host-stats"), extras=HOST_GROUP
    )
    @app_commands.describe(days=sentence("parameter-days"))
    async def stats(
        self, interaction: Interaction, days: app_commands.Range[int, 1, MAX_DAYS] | None = None
    ) -> None:
        """Show what was played each day."""

        async def show(person: Person) -> Note:
            return await self._desk.stats(person, whole(days))

        await self._replies.answer(interaction, show, despite_block=True)

    @app_commands.command(name="log", description=sentence("command-host-log"), extras=HOST_GROUP)
    @app_commands.describe(level=sentence("parameter-log-level"))
    async def log(
        self, interaction: Interaction, level: Literal["debug", "info", "warning"]
    ) -> None:
        """Change the log level."""

        async def change(person: Person) -> Note:
            return await self._desk.log(person, level)

        await self._replies.answer(interaction, change, despite_block=True)

    @app_commands.command(
        name="maintenance", description=sentence("command-host-maintenance"), extras=HOST_GROUP
    )
    @app_commands.describe(minutes=sentence("parameter-away"))
    async def maintenance(
        self, interaction: Interaction, minutes: app_commands.Range[int, 1, MAX_MINUTES]
    ) -> None:
        """Announce maintenance at the tables."""

        async def announce(person: Person) -> Note:
            return await self._desk.announce_maintenance(person, counted(minutes))

        await self._replies.answer(interaction, announce, despite_block=True)

    @app_commands.command(
        name="drain", description=sentence("command-host-drain"), extras=HOST_GROUP
    )
    @app_commands.describe(minutes=sentence("parameter-drain"))
    async def drain(
        self, interaction: Interaction, minutes: app_commands.Range[int, 0, MAX_MINUTES]
    ) -> None:
        """Let nobody open tables for a while."""

        async def drain(person: Person) -> Note:
            return await self._desk.drain(person, counted(minutes, 0))

        await self._replies.answer(interaction, drain, despite_block=True)


def counted(value: int, least: int = 1) -> int:
    """Check a whole number that must not be left out. Raises Denied."""
    number = whole(value, least)
    if number is None:
        raise Denied("no-such-value")
    return number
