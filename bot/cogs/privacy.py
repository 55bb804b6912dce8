"""Commands about personal data."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence
from bot.privacy.desk import PrivacyDesk

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(PrivacyCommands(get(PrivacyDesk), get(Replies)))


class PrivacyCommands(commands.Cog, name="privacy"):
    """The commands about the user's own data."""

    privacy = app_commands.Group(name="privacy", description=sentence("command-privacy"))

    def __init__(self, desk: PrivacyDesk, replies: Replies) -> None:
        self._desk = desk
        self._replies = replies

    @privacy.command(name="show", description=sentence("command-privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show which data are kept, and why."""
        await self._replies.answer(interaction, self._desk.show, despite_block=True)

    @privacy.command(name="export", description=sentence("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        """Attach all of the user's data as a file."""
        await self._replies.answer(interaction, self._desk.export, despite_block=True)

    @privacy.command(name="forget", description=sentence("command-privacy-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Delete the user's data, once they have confirmed."""
        await self._replies.answer(interaction, self._desk.ask, despite_block=True)
