"""Scores and records."""

from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.archive.desk import ReplayDesk
from bot.cogs.parts import Host
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import OF_MATCH, sentence, whole
from bot.fairness.desk import VerifyDesk
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.learning.analyses.desk import AnalysisDesk
from bot.store import StoreError
from bot.tables.desk.desk import Desk
from bot.tables.desk.suggestions import Choices, fitting

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    parts = bot.parts
    await bot.add_cog(
        Scores(
            desk=parts.desk,
            replays=parts.replays,
            analyses=parts.analyses,
            verifying=parts.verifying,
            replies=parts.replies,
        )
    )


async def _listed(found: Awaitable[list[tuple[str, str]]], typed: str) -> Choices:
    """What was found, as far as it fits; empty if there is nothing to find."""
    try:
        return fitting(await found, typed)
    except (Denied, StoreError):
        return []


class Scores(commands.Cog, name="scores"):
    """The commands that look back."""

    def __init__(
        self,
        desk: Desk,
        replays: ReplayDesk,
        analyses: AnalysisDesk,
        verifying: VerifyDesk,
        replies: Replies,
    ) -> None:
        self._desk = desk
        self._replays = replays
        self._analyses = analyses
        self._verifying = verifying
        self._replies = replies

    @app_commands.command(name="score", description=sentence("command-score"))
    async def score(self, interaction: Interaction) -> None:
        """Show all finished deals."""

        async def look(person: Person) -> Shown:
            return await self._desk.scores.score(person, interaction.channel_id or 0)

        await self._replies.to(interaction, look)

    @app_commands.command(name="replay", description=sentence("command-replay"))
    @app_commands.describe(match=sentence("parameter-match"), deal=sentence("parameter-deal"))
    async def replay(
        self, interaction: Interaction, match: str | None = None, deal: str | None = None
    ) -> None:
        """Look at a finished deal again."""

        async def look(person: Person) -> Shown:
            return await self._replays.open(person, home_of(interaction), match, deal)

        await self._replies.to(interaction, look)

    @app_commands.command(
        name="analyse", description=sentence("command-match-analyse"), extras=OF_MATCH
    )
    @app_commands.describe(match=sentence("parameter-match"), deal=sentence("parameter-deal"))
    async def analyse(
        self, interaction: Interaction, match: str | None = None, deal: str | None = None
    ) -> None:
        """Show where points were lost in a finished deal."""

        async def look(person: Person) -> Shown:
            return await self._analyses.open(person, home_of(interaction), match, deal)

        await self._replies.to(interaction, look)

    @app_commands.command(
        name="verify", description=sentence("command-match-verify"), extras=OF_MATCH
    )
    @app_commands.describe(match=sentence("parameter-match"), deal=sentence("parameter-deal"))
    async def verify(
        self, interaction: Interaction, match: str | None = None, deal: str | None = None
    ) -> None:
        """Check the cards of a finished deal."""

        async def check(person: Person) -> Shown:
            return await self._verifying.open(person, home_of(interaction), match, deal)

        await self._replies.to(interaction, check)

    @replay.autocomplete("match")
    @analyse.autocomplete("match")
    @verify.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> Choices:
        """The newest matches of this person."""
        person = await self._replies.person_of(interaction)
        return await _listed(self._replays.matches(person, home_of(interaction)), typed)

    @replay.autocomplete("deal")
    @analyse.autocomplete("deal")
    @verify.autocomplete("deal")
    async def deals(self, interaction: Interaction, typed: str) -> Choices:
        """The finished deals of the match named so far, or of the newest one."""
        match = getattr(interaction.namespace, "match", None) or None
        person = await self._replies.person_of(interaction)
        guild = home_of(interaction)
        return await _listed(self._replays.deals(person, guild, match), typed)

    @app_commands.command(
        name="export", description=sentence("command-match-export"), extras=OF_MATCH
    )
    @app_commands.describe(deal=sentence("parameter-deal"))
    async def export(
        self, interaction: Interaction, deal: app_commands.Range[int, 1, 1000] | None = None
    ) -> None:
        """Give the record file of a finished deal."""

        async def give(person: Person) -> Shown:
            return await self._desk.scores.export(person, interaction.channel_id or 0, whole(deal))

        await self._replies.to(interaction, give)
