"""Tournaments of a server, in a group with team matches."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.daily import place_of
from bot.cogs.parts import Host, Players
from bot.cogs.tables import place_of as table_place_of
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.service import LONGEST, MAX_NAME, MOST_DEALS, RANKINGS
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import TOURNAMENT_GROUP, sentence, whole
from bot.help.desk import RulesDesk
from bot.kit.wishes import Person, Shown
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]

RANKING_CHOICES = [
    app_commands.Choice(name=sentence(f"choice-places-{ranking}"), value=ranking)
    for ranking in RANKINGS
]
"""The choices of the rule by which players are ranked."""


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(
        TournamentCommands(
            get(TournamentDesk),
            get(RulesDesk),
            get(Languages),
            get(Replies),
        )
    )


class TournamentCommands(commands.Cog, name="tournament"):
    """The commands of tournaments."""

    def __init__(
        self,
        tournaments: TournamentDesk,
        rules: RulesDesk,
        languages: Languages,
        replies: Replies,
    ) -> None:
        self._tournaments = tournaments
        self._rules = rules
        self._languages = languages
        self._replies = replies

    @app_commands.command(
        name="new", description=sentence("command-tournament-new"), extras=TOURNAMENT_GROUP
    )
    @app_commands.describe(
        game=sentence("parameter-new-game"),
        players=sentence("parameter-players"),
        deals=sentence("parameter-deals-all"),
        starts=sentence("parameter-starts"),
        lasts=sentence("parameter-lasts"),
        places=sentence("parameter-places"),
        title=sentence("parameter-title"),
        weekly=sentence("parameter-weekly"),
    )
    @app_commands.choices(places=RANKING_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        players: Players | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] | None = None,
        starts: str | None = None,
        lasts: app_commands.Range[int, 1, LONGEST] | None = None,
        places: str | None = None,
        title: app_commands.Range[str, 1, MAX_NAME] | None = None,
        weekly: bool | None = None,
    ) -> None:
        """Announce a tournament in this channel."""

        async def announce(person: Person) -> Shown:
            place = table_place_of(interaction, person)
            form = await self._rules.form(place.channel, game)
            return await self._tournaments.announce(
                person,
                place,
                form,
                players=whole(players),
                deals=whole(deals),
                starts=None if starts is None else str(starts),  # old clients send a number
                lasts=whole(lasts),
                ranking=places,
                name=title,
                weekly=bool(weekly),
            )

        await self._replies.answer(interaction, announce)

    @app_commands.command(
        name="show", description=sentence("command-tournament-show"), extras=TOURNAMENT_GROUP
    )
    async def show(self, interaction: Interaction) -> None:
        """Show the tournaments of the server."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._tournaments.list(person, place)

        await self._replies.answer(interaction, look)

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)
