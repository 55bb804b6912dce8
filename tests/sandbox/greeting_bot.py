"""A bot of the smallest kind, with discord.py: the one that the stand-in's README tests."""

import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

client = discord.Client(intents=discord.Intents.none())
tree = app_commands.CommandTree(client)


class Wave(discord.ui.View):
    """A button that answers in public."""

    @discord.ui.button(label="Wave")
    async def wave(
        self, interaction: discord.Interaction, button: discord.ui.Button["Wave"]
    ) -> None:
        """Say that the user waves."""
        await interaction.response.send_message(f"{interaction.user.display_name} waves")


@tree.command(description="Say hello")
async def greet(interaction: discord.Interaction) -> None:
    """Greet the user by name."""
    await interaction.response.send_message(f"Hello, {interaction.user.display_name}", view=Wave())


@client.event
async def setup_hook() -> None:
    """Publish the command."""
    await tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["TAROK_DISCORD_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["TAROK_DISCORD_GATEWAY"])
    client.run(os.environ["DISCORD_TOKEN"])
