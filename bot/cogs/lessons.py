"""The commands of people who learn: lessons, puzzles, and what a hand from home is worth."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices.languages import Languages
from bot.cogs.parts import Host, Players
from bot.discord.answering.reach import home_of
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import MATCH_GROUP, sentence, whole
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown
from bot.learning.evaluation.desk import EvaluationDesk, TypedQuestion
from bot.learning.lessons.desk import LessonDesk
from bot.learning.puzzles.desk import PuzzleDesk
from bot.store import StoreError
from bot.tables.desk.suggestions import Choices, fitting_choices, games

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(LessonCommands(get(LessonDesk), get(Languages), get(Replies)))
    await bot.add_cog(PuzzleCommands(get(PuzzleDesk), get(Languages), get(Replies)))
    await bot.add_cog(EvaluationCommands(get(EvaluationDesk), get(Languages), get(Replies)))


class LessonCommands(commands.Cog, name="lessons"):
    """The command of people who learn a game."""

    heading = "manual"

    def __init__(self, desk: LessonDesk, languages: Languages, replies: Replies) -> None:
        self._desk = desk
        self._languages = languages
        self._replies = replies

    @app_commands.command(name="learn", description=sentence("command-learn"))
    @app_commands.describe(game=sentence("parameter-game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Show a lesson: of a game, or the next one."""
        server = home_of(interaction)

        async def open_(person: Person) -> Shown:
            return await self._desk.open(person, server, game)

        await self._replies.answer(interaction, open_)

    @learn.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)


class PuzzleCommands(commands.Cog, name="puzzles"):
    """The command that shows a puzzle."""

    heading = "manual"

    def __init__(self, desk: PuzzleDesk, languages: Languages, replies: Replies) -> None:
        self._desk = desk
        self._languages = languages
        self._replies = replies

    @app_commands.command(name="puzzles", description=sentence("command-puzzles"))
    @app_commands.describe(
        theme=sentence("parameter-theme"), game=sentence("parameter-puzzle-game")
    )
    async def puzzles(
        self, interaction: Interaction, theme: str | None = None, game: str | None = None
    ) -> None:
        """Show a puzzle, of a theme and a game if they are named."""
        server = home_of(interaction)

        async def open_(person: Person) -> Shown:
            return await self._desk.open(person, server, theme, game)

        await self._replies.answer(interaction, open_)

    @puzzles.autocomplete("theme")
    async def themes(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the themes of the game chosen in the same command."""
        person = await self._replies.person_of(interaction)
        game = vars(interaction.namespace).get("game")
        try:
            named = await self._desk.themes(person, str(game) if game else None)
        except (Denied, StoreError):
            return []
        return fitting_choices(named, typed)

    @puzzles.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)


class EvaluationCommands(commands.Cog, name="evaluation"):
    """The command that evaluates a hand."""

    heading = "manual"

    def __init__(self, desk: EvaluationDesk, languages: Languages, replies: Replies) -> None:
        self._desk = desk
        self._languages = languages
        self._replies = replies

    @app_commands.command(
        name="evaluate", description=sentence("command-match-evaluate"), extras=MATCH_GROUP
    )
    @app_commands.describe(
        cards=sentence("parameter-cards"),
        seat=sentence("parameter-seat"),
        game=sentence("parameter-evaluated-game"),
        players=sentence("parameter-players"),
    )
    async def evaluate(
        self,
        interaction: Interaction,
        cards: str | None = None,
        seat: str | None = None,
        game: str | None = None,
        players: Players | None = None,
    ) -> None:
        """Compare the bids of a hand, or let its cards be chosen."""

        async def compare(person: Person) -> Shown:
            return await self._desk.open(person, TypedQuestion(game, whole(players), seat, cards))

        await self._replies.answer(interaction, compare)

    @evaluate.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._languages, interaction, typed)

    @evaluate.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the seats of the game chosen in the same command."""
        person = await self._replies.person_of(interaction)
        options = vars(interaction.namespace)
        game, players = options.get("game"), options.get("players")
        try:
            named = self._desk.seats(
                person,
                str(game) if game else None,
                players if isinstance(players, int) else None,
            )
        except Denied:
            return []
        return fitting_choices(named, typed)
