"""Contests that a server holds: tournaments, in one group with all that is played between many."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.daily import place_of
from bot.cogs.parts import Host, Players
from bot.cogs.tables import place_of as table_place_of
from bot.contests.teams import service as team_matches
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.service import LATEST, LONGEST, MOST_DEALS, RANKINGS
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import sentence, whole
from bot.games.forms import known_form
from bot.help.desk import RulesDesk
from bot.kit.wishes import Person, Shown
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]

PLACES = [app_commands.Choice(name=sentence(f"choice-places-{one}"), value=one) for one in RANKINGS]
"""The rule by which people are ranked."""


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(
        TournamentCommands(
            get(TournamentDesk),
            get(TeamDesk),
            get(RulesDesk),
            get(Languages),
            get(Replies),
            get(Accounts),
        )
    )


class TournamentCommands(commands.Cog, name="tournament"):
    """The commands of tournaments. The group comes and goes with this cog."""

    tournament = app_commands.Group(name="tournament", description=sentence("command-tournament"))

    def __init__(
        self,
        tournaments: TournamentDesk,
        teams: TeamDesk,
        rules: RulesDesk,
        languages: Languages,
        replies: Replies,
        accounts: Accounts,
    ) -> None:
        self._tournaments = tournaments
        self._teams = teams
        self._rules = rules
        self._languages = languages
        self._replies = replies
        self._accounts = accounts

    @tournament.command(name="new", description=sentence("command-tournament-new"))
    @app_commands.describe(
        game=sentence("parameter-new-game"),
        players=sentence("parameter-players"),
        deals=sentence("parameter-deals-all"),
        starts=sentence("parameter-starts"),
        lasts=sentence("parameter-lasts"),
        places=sentence("parameter-places"),
    )
    @app_commands.choices(places=PLACES)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        players: Players | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] | None = None,
        starts: app_commands.Range[int, 0, LATEST] | None = None,
        lasts: app_commands.Range[int, 1, LONGEST] | None = None,
        places: str | None = None,
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
                starts=whole(starts, 0),
                lasts=whole(lasts),
                ranking=places,
            )

        await self._replies.to(interaction, announce)

    @tournament.command(name="show", description=sentence("command-tournament-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show the tournaments of the server."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._tournaments.list(person, place)

        await self._replies.to(interaction, look)

    @tournament.command(name="teams", description=sentence("command-tournament-teams"))
    @app_commands.describe(
        game=sentence("parameter-new-game"),
        players=sentence("parameter-players"),
        deals=sentence("parameter-deals-each"),
        teams=sentence("parameter-teams"),
        first=sentence("parameter-first"),
        second=sentence("parameter-second"),
        servers=sentence("parameter-servers"),
        code=sentence("parameter-code"),
    )
    async def teams(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: Players | None = None,
        deals: app_commands.Range[int, 1, team_matches.MOST_DEALS] | None = None,
        teams: app_commands.Range[int, 2, 5] | None = None,
        first: str | None = None,
        second: str | None = None,
        servers: bool | None = None,
        code: str | None = None,
    ) -> None:
        """Gather people for a team match, or take one on; without a game, show the server's."""
        found = self._teams

        async def make(person: Person) -> Shown:
            place = table_place_of(interaction, person)
            if await self._replies.previous.done(interaction.id):
                return await found.made_already(person, place)
            if code is not None:
                return await found.take_on(person, place, str(code))
            if game is None:
                return await found.list(person, place)
            named = (first or "", *([] if servers else [second or ""]))
            asked = RequestedMatch(
                form=known_form(game),
                players=whole(players),
                deals=whole(deals),
                teams=1 if servers else whole(teams),
                named=named,
            )
            users = await found.check_making(person, place, asked)
            await self._accounts.check_people(interaction, users)
            return await found.make(person, place, asked)

        await self._replies.to(interaction, make, repeatable=True)

    @new.autocomplete("game")
    @teams.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """The games there are."""
        return await games(self._languages, interaction, typed)
