"""Commands for score sheets, replays and records."""

from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.archive.desk import ReplayDesk, ScoreDesk
from bot.cogs.parts import Host
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import MATCH_GROUP, sentence, whole
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.store import StoreError
from bot.tables.desk.suggestions import Choices, fitting_choices

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(ScoreCommands(get(ScoreDesk), get(ReplayDesk), get(Replies)))


async def _suggest(candidates: Awaitable[list[tuple[str, str]]], typed: str) -> Choices:
    """Suggest the candidates that fit the typed text; none if they cannot be listed."""
    try:
        return fitting_choices(await candidates, typed)
    except (Denied, StoreError):
        return []


async def matches(
    replays: ReplayDesk, replies: Replies, interaction: Interaction, typed: str
) -> Choices:
    """Suggest the newest matches of the person who types."""
    person = await replies.person_of(interaction)
    return await _suggest(replays.matches(person, home_of(interaction)), typed)


async def deals(
    replays: ReplayDesk, replies: Replies, interaction: Interaction, typed: str
) -> Choices:
    """Suggest the finished deals of the match typed so far, or of the newest one."""
    match = getattr(interaction.namespace, "match", None) or None
    person = await replies.person_of(interaction)
    return await _suggest(replays.deals(person, home_of(interaction), match), typed)


class ScoreCommands(commands.Cog, name="scores"):
    """The commands about finished deals."""

    def __init__(self, scores: ScoreDesk, replays: ReplayDesk, replies: Replies) -> None:
        self._scores = scores
        self._replays = replays
        self._replies = replies

    @app_commands.command(
        name="score", description=sentence("command-match-score"), extras=MATCH_GROUP
    )
    async def score(self, interaction: Interaction) -> None:
        """Show all finished deals."""

        async def look(person: Person) -> Shown:
            return await self._scores.score(person, interaction.channel_id or 0)

        await self._replies.answer(interaction, look)

    @app_commands.command(name="replay", description=sentence("command-replay"))
    @app_commands.describe(match=sentence("parameter-match"), deal=sentence("parameter-deal"))
    async def replay(
        self, interaction: Interaction, match: str | None = None, deal: str | None = None
    ) -> None:
        """Replay a finished deal."""

        async def look(person: Person) -> Shown:
            return await self._replays.open(person, home_of(interaction), match, deal)

        await self._replies.answer(interaction, look)

    @replay.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the newest matches of this person."""
        return await matches(self._replays, self._replies, interaction, typed)

    @replay.autocomplete("deal")
    async def deals(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the finished deals of the match typed so far, or of the newest one."""
        return await deals(self._replays, self._replies, interaction, typed)

    @app_commands.command(
        name="export", description=sentence("command-match-export"), extras=MATCH_GROUP
    )
    @app_commands.describe(deal=sentence("parameter-deal"))
    async def export(
        self, interaction: Interaction, deal: app_commands.Range[int, 1, 1000] | None = None
    ) -> None:
        """Attach the record of a finished deal."""

        async def give(person: Person) -> Shown:
            return await self._scores.export(person, interaction.channel_id or 0, whole(deal))

        await self._replies.answer(interaction, give)
