"""Commands for profiles and leaderboards."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.careers.desk import CareerDesk, month_value
from bot.careers.pages import month_name
from bot.careers.records import ALL_TIME
from bot.choices.languages import Languages
from bot.cogs.parts import Host
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence, whole
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.store import StoreError
from bot.tables.desk.suggestions import Choices, fitting_choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(CareerCommands(get(CareerDesk), get(Languages), get(Replies)))


class CareerCommands(commands.Cog, name="careers"):
    """The commands for profiles and leaderboards."""

    def __init__(self, careers: CareerDesk, languages: Languages, replies: Replies) -> None:
        self._careers = careers
        self._languages = languages
        self._replies = replies

    @app_commands.command(name="profile", description=sentence("command-profile"))
    @app_commands.describe(
        player=sentence("parameter-player"),
        game=sentence("parameter-played"),
        players=sentence("parameter-form"),
        period=sentence("parameter-period"),
    )
    async def profile(
        self,
        interaction: Interaction,
        player: str | None = None,
        game: str | None = None,
        players: app_commands.Range[int, 2, 5] | None = None,
        period: str | None = None,
    ) -> None:
        """Show a player's profile."""
        home = home_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._careers.profile(
                person, home, mention=player, game=game, players=whole(players), when=period
            )

        await self._replies.answer(interaction, look)

    @app_commands.command(name="leaderboard", description=sentence("command-leaderboard"))
    @app_commands.describe(
        game=sentence("parameter-game"),
        players=sentence("parameter-form"),
        period=sentence("parameter-period"),
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, 5] | None = None,
        period: str | None = None,
    ) -> None:
        """Show the best players of the server."""
        home = home_of(interaction)
        channel = interaction.channel_id or 0

        async def look(person: Person) -> Shown:
            return await self._careers.leaderboard(
                person, home, channel, game, players=whole(players), when=period
            )

        await self._replies.answer(interaction, look)

    @profile.autocomplete("game")
    @leaderboard.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)

    @profile.autocomplete("period")
    @leaderboard.autocomplete("period")
    async def periods(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest all time, and the seasons of the game typed so far, or of the channel's."""
        person = await self._replies.person_of(interaction)
        game = vars(interaction.namespace).get("game")
        home = home_of(interaction)
        channel = interaction.channel_id or 0
        try:
            months = await self._careers.months(home, game, channel)
        except (Denied, StoreError):
            return []
        seasons = (ALL_TIME, *months)
        named = [(month_name(month, person.words), month_value(month)) for month in seasons]
        return fitting_choices(named, typed)
