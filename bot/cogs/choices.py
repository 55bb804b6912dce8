"""How cards look, and the language."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.desk import PreferenceDesk
from bot.choices.looks import CHOICES
from bot.choices.pages import AUTOMATIC
from bot.cogs.parts import Host
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence
from bot.kit.l10n import languages
from bot.kit.wishes import Person, Shown

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(LookCommand(get(PreferenceDesk), get(Replies)))


def choices(option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return the values of an option, each with its localized name."""
    return [
        app_commands.Choice(name=sentence(f"look-{option}-{value}"), value=value)
        for value in values
    ]


SPOKEN = [
    app_commands.Choice(name=sentence("language-auto"), value=AUTOMATIC),
    *(app_commands.Choice(name=name, value=value) for value, name in languages().items()),
]
"""The languages, each by its name in that language."""


class LookCommand(commands.Cog, name="looks"):
    """The commands that choose the look of cards, and the language."""

    def __init__(self, desk: PreferenceDesk, replies: Replies) -> None:
        self._desk = desk
        self._replies = replies

    @app_commands.command(name="look", description=sentence("command-look"))
    @app_commands.rename(whose="for")
    @app_commands.describe(
        style=sentence("parameter-style"),
        deck=sentence("parameter-deck"),
        whose=sentence("parameter-for"),
    )
    @app_commands.choices(
        style=choices("style", CHOICES["style"]),
        deck=choices("deck", CHOICES["deck"]),
        whose=choices("for", ("person", "server")),
    )
    async def look(
        self,
        interaction: Interaction,
        style: str | None = None,
        deck: str | None = None,
        whose: str = "person",
    ) -> None:
        """Show or change the choice."""

        async def choose(person: Person) -> Shown:
            server = interaction.guild_id or 0
            return await self._desk.look(person, server, whose, style=style, deck=deck)

        await self._replies.answer(interaction, choose)

    @app_commands.command(name="language", description=sentence("command-language"))
    @app_commands.rename(whose="for")
    @app_commands.describe(language=sentence("parameter-language"), whose=sentence("parameter-for"))
    @app_commands.choices(language=SPOKEN, whose=choices("for", ("person", "server")))
    async def language(
        self, interaction: Interaction, language: str | None = None, whose: str = "person"
    ) -> None:
        """Show or change the choice."""

        async def choose(person: Person) -> Shown:
            return await self._desk.language(person, interaction.guild_id or 0, whose, language)

        await self._replies.answer(interaction, choose)
