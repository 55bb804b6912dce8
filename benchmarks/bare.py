"""A bare discord.py bot, to measure ours against: the least that answers a click.

It knows no game, keeps nothing, and answers a press on ``new`` with a private message of one line
and any other press by editing the button's message. ``python -m benchmarks.bare`` runs it; it
finds the stand-in for Discord in the environment, as our bot does.
"""

import os
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

LINE = "It is your turn: which card do you play?"


class Bare(discord.Client):
    """Asks Discord for what our bot asks for, and keeps as little."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )

    async def on_interaction(self, interaction: "discord.Interaction[Bare]") -> None:
        """Answer a click."""
        data: Any = interaction.data or {}
        if data.get("custom_id") == "new":
            await interaction.response.send_message(LINE, ephemeral=True)
        else:
            await interaction.response.edit_message(content=LINE)


def main() -> None:
    """Run until the process is stopped."""
    Route.BASE = os.environ["TAROK_DISCORD_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["TAROK_DISCORD_GATEWAY"])
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
