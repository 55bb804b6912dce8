"""Deals that many play for themselves: the deal of the day, and challenges."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host, Players
from bot.contest_desks import ContestDesk
from bot.contests.challenges.service import COUNTS, MOST_DEALS, Wish
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.reach import home_of, reach_of
from bot.discord.answering.replies import Replies, server_locale
from bot.discord.commands.command_tree import OF_SERVER, sentence, whole
from bot.kit.wishes import Person, Place, Shown
from bot.tables.desk.desk import Desk
from bot.tables.desk.suggestions import Choices, games

Interaction = discord.Interaction[Any]

BY = [app_commands.Choice(name=sentence(f"choice-by-{one}"), value=one) for one in COUNTS]
"""What decides a challenge."""


async def setup(bot: Host) -> None:
    """Load the command."""
    parts = bot.parts
    await bot.add_cog(Daily(parts.desk, parts.contests, parts.replies, parts.accounts))


def place_of(interaction: Interaction) -> Place:
    """Where it was typed."""
    locale, channel = server_locale(interaction), interaction.channel_id or 0
    return Place(home_of(interaction), channel, locale, reach=reach_of(interaction))


class Daily(commands.Cog, name="daily"):
    """The commands that lead to them."""

    def __init__(
        self, desk: Desk, contests: ContestDesk, replies: Replies, accounts: Accounts
    ) -> None:
        self._desk = desk
        self._contests = contests
        self._replies = replies
        self._accounts = accounts

    @app_commands.command(name="daily", description=sentence("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Show the deal of the day."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._contests.daily.today(person, place)

        await self._replies.to(interaction, look)

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
        """Challenge somebody; without a name, show one's challenges."""
        place, challenges = place_of(interaction), self._contests.challenges

        async def ask(person: Person) -> Shown:
            if friend is None:
                return await challenges.list(person)
            form = await self._desk.rules.form(place.channel, game)
            wish = Wish(form, whole(players), whole(deals), by)
            done = await self._replies.before.done(interaction.id)
            if not done:
                opponent = await challenges.check_asking(person, friend, wish)
                await self._accounts.check_people(interaction, [opponent])
            return await challenges.ask(person, place, friend, wish, done=done)

        await self._replies.to(interaction, ask, knows=True)

    @app_commands.command(
        name="daily", description=sentence("command-server-daily"), extras=OF_SERVER
    )
    async def channel(self, interaction: Interaction) -> None:
        """Show, for changing, the channel with the deal of the day. It belongs to this cog:
        commands of one name are removed together."""
        place = place_of(interaction)

        async def look(person: Person) -> Shown:
            return await self._contests.channel.show(person, place)

        await self._replies.to(interaction, look)

    @challenge.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """The games there are."""
        return await games(self._desk, interaction, typed)
