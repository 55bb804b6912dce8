"""Commands that make moves: bids, calls, announcements, passes and cards.

Talon sets, discards and rarer announcements have only buttons.
"""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.parts import Host
from bot.discord.answering.replies import Replies
from bot.discord.commands.command_tree import MATCH_GROUP, MOVE_GROUP, sentence
from bot.kit.wishes import Person, Shown
from bot.tables.desk.desk import Desk
from bot.tables.desk.responses import TableWish
from bot.tables.desk.suggestions import Choices, legal_moves
from bot.tables.model.table import Table
from engine import Action, Bid, Call, Kontra, Play, Say

Interaction = discord.Interaction[Any]


async def setup(bot: Host) -> None:
    """Load the commands."""
    await bot.add_cog(Playing(bot.parts.get(Desk), bot.parts.get(Replies)))


class Playing(commands.Cog, name="play-commands"):
    """The commands of a player."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self._desk = desk
        self._replies = replies

    async def _at_table(self, interaction: Interaction, wish: TableWish) -> None:
        await self._replies.answer(interaction, self._desk.at(interaction.channel_id, wish))

    async def _make(self, interaction: Interaction, kind: type[Action], typed: str) -> None:
        async def make(person: Person, table: Table) -> Shown:
            return await self._desk.play.act_typed(person, table, kind, str(typed))

        await self._at_table(interaction, make)

    @app_commands.command(name="hand", description=sentence("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the hand to its player alone."""
        await self._at_table(interaction, self._desk.play.hand)

    @app_commands.command(name="bid", description=sentence("command-move-bid"), extras=MOVE_GROUP)
    @app_commands.describe(contract=sentence("parameter-contract"))
    async def bid(self, interaction: Interaction, contract: str) -> None:
        """Bid."""
        await self._make(interaction, Bid, contract)

    @bid.autocomplete("contract")
    async def bids(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the contracts that this player may bid now."""
        return await legal_moves(self._desk, interaction, Bid, typed)

    @app_commands.command(name="call", description=sentence("command-move-call"), extras=MOVE_GROUP)
    @app_commands.describe(king=sentence("parameter-king"))
    async def call(self, interaction: Interaction, king: str) -> None:
        """Call a king."""
        await self._make(interaction, Call, king)

    @call.autocomplete("king")
    async def kings(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the kings that this player may call now."""
        return await legal_moves(self._desk, interaction, Call, typed)

    @app_commands.command(name="say", description=sentence("command-move-say"), extras=MOVE_GROUP)
    @app_commands.describe(bonus=sentence("parameter-bonus"))
    async def say(self, interaction: Interaction, bonus: str) -> None:
        """Announce."""
        await self._make(interaction, Say, bonus)

    @say.autocomplete("bonus")
    async def statements(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the bonuses that this player may announce now."""
        return await legal_moves(self._desk, interaction, Say, typed)

    @app_commands.command(
        name="kontra", description=sentence("command-move-kontra"), extras=MOVE_GROUP
    )
    @app_commands.describe(on=sentence("parameter-on"))
    async def kontra(self, interaction: Interaction, on: str) -> None:
        """Say kontra, rekontra, subkontra or mordkontra."""
        await self._make(interaction, Kontra, on)

    @kontra.autocomplete("on")
    async def ladders(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the items that this player may double now."""
        return await legal_moves(self._desk, interaction, Kontra, typed)

    @app_commands.command(name="pass", description=sentence("command-move-pass"), extras=MOVE_GROUP)
    async def pass_(self, interaction: Interaction) -> None:
        """Pass."""

        async def act(person: Person, table: Table) -> Shown:
            return await self._desk.play.act(person, table, "pass")

        await self._at_table(interaction, act)

    @app_commands.command(name="play", description=sentence("command-move-play"), extras=MOVE_GROUP)
    @app_commands.describe(card=sentence("parameter-card"))
    async def play(self, interaction: Interaction, card: str) -> None:
        """Play a card."""
        await self._make(interaction, Play, card)

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the cards that this player may play now."""
        return await legal_moves(self._desk, interaction, Play, typed)

    @app_commands.command(
        name="last", description=sentence("command-match-last"), extras=MATCH_GROUP
    )
    async def last(self, interaction: Interaction) -> None:
        """Show the last trick."""
        await self._at_table(interaction, self._desk.play.last)
