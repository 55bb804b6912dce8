"""The ``/tarok`` group, and what all its commands share."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands

from bot.answer import Answer
from bot.table import Table

if TYPE_CHECKING:
    from bot.app import Tarok

Interaction: TypeAlias = "discord.Interaction[Tarok]"

tarok = app_commands.Group(
    name="tarok", description="Play the tarok card games in this channel", guild_only=True
)


async def answer(interaction: Interaction, work: Callable[[Answer], Awaitable[None]]) -> None:
    """Answer a command: in time, kindly, and for this person alone."""
    await Answer(interaction, interaction.client.words_for(interaction)).run(work)


def table_here(interaction: Interaction) -> Table:
    """The open table of the channel. Raises Denied."""
    return interaction.client.tables.here(interaction.channel_id or 0)
