"""Team matches, in a group with tournaments."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.blocks.service import Blocks
from bot.choices.languages import Languages
from bot.cogs.parts import Host, Players
from bot.cogs.tables import place_of
from bot.contests.teams.desk import RequestedMatch, TeamDesk
from bot.contests.teams.lengths import MAX_DEALS
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import TOURNAMENT_GROUP, sentence, whole
from bot.games.forms import find_form
from bot.kit.wishes import Person, Shown
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the command."""
    get = bot.parts.get
    await bot.add_cog(
        TeamCommands(
            get(TeamDesk), get(Languages), get(Replies), accounts=get(Accounts), blocks=get(Blocks)
        )
    )


class TeamCommands(commands.Cog, name="teams"):
    """The command of team matches."""

    heading = "tournament"

    def __init__(
        self,
        matches: TeamDesk,
        languages: Languages,
        replies: Replies,
        *,
        accounts: Accounts,
        blocks: Blocks,
    ) -> None:
        self._matches = matches
        self._languages = languages
        self._replies = replies
        self._accounts = accounts
        self._blocks = blocks

    @app_commands.command(
        name="teams", description=sentence("command-tournament-teams"), extras=TOURNAMENT_GROUP
    )
    @app_commands.describe(
        game=sentence("parameter-new-game"),
        players=sentence("parameter-players"),
        deals=sentence("parameter-deals-teams"),
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
        deals: app_commands.Range[int, 1, MAX_DEALS] | None = None,
        teams: app_commands.Range[int, 2, 5] | None = None,
        first: str | None = None,
        second: str | None = None,
        servers: bool | None = None,
        code: str | None = None,
    ) -> None:
        """Gather people for a team match, or take one on; without a game, show the server's."""
        desk = self._matches

        async def make(person: Person) -> Shown:
            place = place_of(interaction, person)
            if await self._replies.previous.done(interaction.id):
                return await desk.made_already(person, place)
            if code is not None:
                return await desk.take_on(person, place, str(code))
            if game is None:
                return await desk.list(person, place)
            named = (first or "", *([] if servers else [second or ""]))
            asked = RequestedMatch(
                form=find_form(game),
                players=whole(players),
                deals=whole(deals),
                teams=1 if servers else whole(teams),
                named=named,
            )
            users = await desk.check_making(person, place, asked)
            await self._accounts.check_people(interaction, users)
            self._blocks.check_people(users)
            return await desk.make(person, place, asked)

        await self._replies.answer(interaction, make, repeatable=True)

    @teams.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)
