"""Commands for rules and help."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.parts import Host
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import MATCH_GROUP, Tree, sentence
from bot.games.forms import FORMS
from bot.help.desk import RulesDesk
from bot.help.pages import help_page
from bot.kit.errors import Denied
from bot.kit.wishes import Note, Person, Shown
from bot.store import StoreError
from bot.tables.desk.suggestions import Choices, fitting_choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(HelpCommands(get(RulesDesk), get(Languages), get(Replies), get(Tree)))


class HelpCommands(commands.Cog, name="manual"):
    """Commands for learners."""

    def __init__(self, desk: RulesDesk, languages: Languages, replies: Replies, tree: Tree) -> None:
        self._desk = desk
        self._languages = languages
        self._replies = replies
        self._tree = tree

    @app_commands.command(
        name="rules", description=sentence("command-match-rules"), extras=MATCH_GROUP
    )
    @app_commands.describe(game=sentence("parameter-game"))
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the first page of the course."""

        async def open_(person: Person) -> Shown:
            return await self._desk.course(person, interaction.channel_id or 0, game)

        await self._replies.answer(interaction, open_)

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)

    @app_commands.command(
        name="rule", description=sentence("command-match-rule"), extras=MATCH_GROUP
    )
    @app_commands.describe(number=sentence("parameter-number"))
    async def rule(self, interaction: Interaction, number: str) -> None:
        """Show a rule by its number."""

        async def open_(person: Person) -> Shown:
            return await self._desk.rule(person, number)

        await self._replies.answer(interaction, open_)

    @rule.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest rules, those of the channel's game first."""
        words = await self._languages.load_for_reader(interaction)
        try:
            named = await self._desk.rule_names(interaction.channel_id or 0, words)
        except (Denied, StoreError):
            return []
        return fitting_choices(named, typed)

    @app_commands.command(name="help", description=sentence("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Show the help page."""

        async def open_(person: Person) -> Shown:
            return Note(help_page(person.words, FORMS, self._tree.sections()))

        await self._replies.answer(interaction, open_)
