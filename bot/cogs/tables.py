"""Commands that open, show, leave and close tables."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.blocks.service import Blocks
from bot.cogs.parts import Host, Players
from bot.discord.answering.accounts import Accounts
from bot.discord.answering.reach import home_of, is_private, reach_of, thread_opener
from bot.discord.answering.replies import Replies, server_locale
from bot.discord.commands.command_tree import MATCH_GROUP, MATCH_TWIN, sentence, whole
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown, Venue
from bot.tables.desk.desk import Desk
from bot.tables.desk.responses import TableWish
from bot.tables.desk.suggestions import Choices, games, named_levels, named_rules, times
from bot.tables.model.table import Table

Interaction = discord.Interaction[Any]

NEEDED = ("view_channel", "send_messages")
"""Permissions that the bot needs for a table in a channel."""
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")
"""Permissions that the bot needs for a table in a thread."""


async def setup(bot: Host) -> None:
    """Load the commands."""
    get = bot.parts.get
    await bot.add_cog(TableCommands(get(Desk), get(Replies), get(Accounts), get(Blocks)))


def missing_permission(interaction: Interaction) -> str | None:
    """Return a permission that the bot needs for a table in this channel but lacks."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    for name in NEEDED_IN_THREADS if in_thread else NEEDED:
        if not getattr(allowed, name):
            return name
    return None


def place_of(interaction: Interaction, person: Person) -> Venue:
    """Return the venue of a new table. Raises Denied if the bot could not post there."""
    in_server = interaction.guild_id is not None
    language = server_locale(interaction) if in_server else person.words.language
    reach = reach_of(interaction)
    channel = interaction.channel_id or 0
    if is_private(interaction):
        raise Denied("unseen")
    if reach == "server" and (lacking := missing_permission(interaction)):
        raise Denied("permission-missing", permission=lacking)
    return Venue(home_of(interaction), channel, language, thread_opener(interaction), reach)


class TableCommands(commands.Cog, name="tables"):
    """The commands about tables."""

    def __init__(self, desk: Desk, replies: Replies, accounts: Accounts, blocks: Blocks) -> None:
        self._desk = desk
        self._replies = replies
        self._accounts = accounts
        self._blocks = blocks

    async def _at_table(self, interaction: Interaction, wish: TableWish) -> None:
        await self._replies.answer(interaction, self._desk.at(interaction.channel_id, wish))

    @app_commands.command(name="new", description=sentence("command-new"))
    @app_commands.describe(
        game=sentence("parameter-new-game"),
        players=sentence("parameter-players"),
        deals=sentence("parameter-deals"),
        rules=sentence("parameter-rules"),
        level=sentence("parameter-level"),
        patience=sentence("parameter-patience"),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        players: Players | None = None,
        deals: app_commands.Range[int, 1, 100] | None = None,
        rules: str | None = None,
        level: str | None = None,
        patience: str | None = None,
    ) -> None:
        """Open a lobby."""

        async def open_(person: Person) -> Shown:
            place = place_of(interaction, person)
            return await self._desk.lobby.open(
                person, place, game, whole(players), whole(deals), rules, level, patience
            )

        await self._replies.answer(interaction, open_)

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games."""
        return await games(self._desk.languages, interaction, typed)

    @new.autocomplete("rules")
    async def presets(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the named rules of the chosen game."""
        return await named_rules(self._desk, interaction, typed)

    @new.autocomplete("level")
    async def levels(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the levels of house players."""
        return await named_levels(self._desk, interaction, typed)

    @new.autocomplete("patience")
    async def times(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest times for a move."""
        return await times(self._desk, interaction, typed)

    @app_commands.command(name="table", description=sentence("command-table"))
    async def table(self, interaction: Interaction) -> None:
        """Repost the board, or list the person's tables."""

        async def post(person: Person) -> Shown:
            server = interaction.guild_id is not None
            elsewhere = partial(place_of, interaction, person) if server else None
            is_installed = reach_of(interaction) == "server"
            lacking = missing_permission(interaction) if is_installed else None
            channel = interaction.channel_id or 0
            return await self._desk.match.board(person, channel, elsewhere, lacking)

        await self._replies.answer(interaction, post)

    @app_commands.command(
        name="invite", description=sentence("command-match-invite"), extras=MATCH_GROUP
    )
    @app_commands.describe(who=sentence("parameter-who"))
    async def invite(self, interaction: Interaction, who: str) -> None:
        """Invite people to the lobby, and repost it at the bottom of the channel."""

        async def call(person: Person, table: Table) -> Shown:
            users = self._desk.gathering.check_inviting(person, table, who)
            await self._accounts.check_people(interaction, users)
            self._blocks.check_people(users)
            return await self._desk.gathering.invite(person, table, who)

        await self._at_table(interaction, call)

    @app_commands.command(
        name="people", description=sentence("command-match-people"), extras=MATCH_GROUP
    )
    async def people(self, interaction: Interaction) -> None:
        """Show the people at the table, with controls to remove them."""
        await self._at_table(interaction, self._desk.gathering.people)

    @app_commands.command(
        name="pause", description=sentence("command-match-pause"), extras=MATCH_GROUP
    )
    async def pause(self, interaction: Interaction) -> None:
        """Stop the clocks."""
        await self._at_table(interaction, self._desk.match.pause)

    @app_commands.command(
        name="resume", description=sentence("command-match-resume"), extras=MATCH_GROUP
    )
    async def resume(self, interaction: Interaction) -> None:
        """Restart the clocks."""
        await self._at_table(interaction, self._desk.match.resume)

    @app_commands.command(name="leave", description=sentence("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table."""
        await self._at_table(interaction, self._desk.match.depart)

    @app_commands.command(
        name="leave", description=sentence("command-match-leave"), extras=MATCH_TWIN
    )
    async def match_leave(self, interaction: Interaction) -> None:
        """Leave the table."""
        await self._at_table(interaction, self._desk.match.depart)

    @app_commands.command(
        name="skis", description=sentence("command-match-skis"), extras=MATCH_GROUP
    )
    async def skis(self, interaction: Interaction) -> None:
        """Declare the Škis round."""
        await self._at_table(interaction, self._desk.match.skis)

    @app_commands.command(name="stop", description=sentence("command-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """Close the table."""
        await self._stop(interaction)

    @app_commands.command(
        name="stop", description=sentence("command-match-stop"), extras=MATCH_TWIN
    )
    async def match_stop(self, interaction: Interaction) -> None:
        """Close the table."""
        await self._stop(interaction)

    async def _stop(self, interaction: Interaction) -> None:
        async def stop(person: Person) -> Shown:
            return await self._desk.match.stop(person, interaction.channel_id or 0)

        await self._replies.answer(interaction, stop)
