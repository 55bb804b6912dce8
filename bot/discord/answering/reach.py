"""Reach of the bot in the channel of an interaction; nothing else asks Discord about that.

It is on a server, in direct messages with a person, or a guest: a person who has installed it for
themselves uses it in a group, in direct messages with another person, or on a server without it
(platform). A guest only answers: see ``guests``.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import discord

from bot.discord.sending.messages import Threads
from bot.kit.wishes import Reach


def reach_of(interaction: discord.Interaction[Any]) -> Reach:
    """Reach of the bot in the channel of an interaction."""
    if interaction.guild_id is not None:
        return "server" if interaction.is_guild_integration() else "guest"
    return "direct" if interaction.context.dm_channel else "guest"


def home_of(interaction: discord.Interaction[Any]) -> int:
    """The server, or else the channel: people there may see what was played."""
    return interaction.guild_id or interaction.channel_id or 0


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord shows the bot's answers only to this person."""
    on_foreign_server = interaction.guild_id is not None and reach_of(interaction) == "guest"
    return on_foreign_server and not interaction.permissions.use_external_apps


def thread_opener(
    interaction: discord.Interaction[Any],
) -> Callable[[str], AbstractAsyncContextManager[int]] | None:
    """Function that opens a thread in the channel, for a table; None: it can have none."""
    if reach_of(interaction) != "server" or isinstance(interaction.channel, discord.Thread):
        return None
    server, channel = home_of(interaction), interaction.channel_id or 0

    def open_thread(title: str) -> AbstractAsyncContextManager[int]:
        threads: Threads = interaction.client.parts.get(Threads)
        return threads.open(server, channel, title)

    return open_thread
