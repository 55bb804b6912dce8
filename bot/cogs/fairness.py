"""Whether the cards of a finished deal were as settled beforehand."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.archive.desk import ReplayDesk
from bot.cogs.archive import deals, matches
from bot.cogs.parts import Host
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import MATCH_GROUP, sentence
from bot.fairness.desk import VerifyDesk
from bot.kit.wishes import Person, Shown
from bot.tables.desk.suggestions import Choices

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the command."""
    get = bot.parts.get
    await bot.add_cog(VerifyCommands(get(VerifyDesk), get(ReplayDesk), get(Replies)))


class VerifyCommands(commands.Cog, name="fairness"):
    """The command that verifies cards."""

    heading = "scores"

    def __init__(self, desk: VerifyDesk, replays: ReplayDesk, replies: Replies) -> None:
        self._desk = desk
        self._replays = replays
        self._replies = replies

    @app_commands.command(
        name="verify", description=sentence("command-match-verify"), extras=MATCH_GROUP
    )
    @app_commands.describe(match=sentence("parameter-match"), deal=sentence("parameter-deal"))
    async def verify(
        self, interaction: Interaction, match: str | None = None, deal: str | None = None
    ) -> None:
        """Verify the cards of a finished deal."""

        async def check(person: Person) -> Shown:
            return await self._desk.open(person, home_of(interaction), match, deal)

        await self._replies.answer(interaction, check)

    @verify.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the newest matches of this person."""
        return await matches(self._replays, self._replies, interaction, typed)

    @verify.autocomplete("deal")
    async def deals(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the finished deals of the match typed so far, or of the newest one."""
        return await deals(self._replays, self._replies, interaction, typed)
