"""The command for challenges."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.daily import place_of
from bot.cogs.parts import Host, Players
from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.service import COUNTS, MOST_DEALS, ChallengeOptions
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence, whole
from bot.help.desk import RulesDesk
from bot.kit.wishes import Person, Shown
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]

BY = [app_commands.Choice(name=sentence(f"choice-by-{rule}"), value=rule) for rule in COUNTS]
"""The rules by which a challenge may be decided."""


async def setup(bot: Host) -> None:
    """Load the command."""
    get = bot.parts.get
    await bot.add_cog(
        ChallengeCommands(
            get(ChallengeDesk), get(RulesDesk), get(Languages), get(Replies), get(Accounts)
        )
    )


class ChallengeCommands(commands.Cog, name="challenges"):
    """The command for challenges."""

    heading = "daily"

    def __init__(
        self,
        challenges: ChallengeDesk,
        rules: RulesDesk,
        languages: Languages,
        replies: Replies,
        accounts: Accounts,
    ) -> None:
        self._challenges = challenges
        self._rules = rules
        self._languages = languages
        self._replies = replies
        self._accounts = accounts

    @app_commands.command(name="challenge", description=sentence("command-challenge"))
    @app_commands.describe(
        friend=sentence("parameter-friend"),
        deals=sentence("parameter-deals-each"),
        game=sentence("parameter-game"),
        players=sentence("parameter-players"),
        by=sentence("parameter-by"),
    )
    @app_commands.choices(by=BY)
    async def challenge(
        self,
        interaction: Interaction,
        friend: str | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] | None = None,
        game: str | None = None,
        players: Players | None = None,
        by: str | None = None,
    ) -> None:
        """Challenge a user; without a mention, show the person's challenges."""
        place = place_of(interaction)
        challenges = self._challenges

        async def ask(person: Person) -> Shown:
            if friend is None:
                return await challenges.list(person)
            form = await self._rules.form(place.channel, game)
            options = ChallengeOptions(form, whole(players), whole(deals), by)
            done = await self._replies.previous.done(interaction.id)
            if not done:
                opponent = await challenges.check_asking(person, friend, options)
                await self._accounts.check_people(interaction, [opponent])
            return await challenges.ask(person, place, friend, options, done=done)

        await self._replies.answer(interaction, ask, repeatable=True)

    @challenge.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)
