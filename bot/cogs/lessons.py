"""The command for lessons."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.parts import Host
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence
from bot.kit.wishes import Person, Shown
from bot.learning.lessons.desk import LessonDesk
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the command."""
    get = bot.parts.get
    await bot.add_cog(LessonCommands(get(LessonDesk), get(Languages), get(Replies)))


class LessonCommands(commands.Cog, name="lessons"):
    """The command of people who learn a game."""

    heading = "manual"

    def __init__(self, desk: LessonDesk, languages: Languages, replies: Replies) -> None:
        self._desk = desk
        self._languages = languages
        self._replies = replies

    @app_commands.command(name="learn", description=sentence("command-learn"))
    @app_commands.describe(game=sentence("parameter-game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Show a lesson: of a game, or the next one."""
        server = home_of(interaction)

        async def open_(person: Person) -> Shown:
            return await self._desk.open(person, server, game)

        await self._replies.answer(interaction, open_)

    @learn.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)
