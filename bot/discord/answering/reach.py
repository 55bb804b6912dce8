"""What the bot can do where somebody clicked or typed; nothing else asks Discord about that.

It is in a server, it talks with one person in direct messages, or it is a guest: somebody who has
installed it for themselves has brought it along, into a group, into direct messages with another
person, or into a server without it (platform). A guest only answers: see ``guests``.
"""

from typing import Any

import discord

from bot.store import Reach


def reach_of(interaction: discord.Interaction[Any]) -> Reach:
    """What the bot can do there."""
    if interaction.guild_id is not None:
        return "server" if interaction.is_guild_integration() else "guest"
    return "direct" if interaction.context.dm_channel else "guest"


def home_of(interaction: discord.Interaction[Any]) -> int:
    """The server, or else the channel: whoever comes there may see what was played."""
    return interaction.guild_id or interaction.channel_id or 0


def unseen(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord shows the bot's answers only to this person."""
    strange = interaction.guild_id is not None and reach_of(interaction) == "guest"
    return strange and not interaction.permissions.use_external_apps
