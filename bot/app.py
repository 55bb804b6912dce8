"""The bot: one client that owns store, tables, painter, clock and desk, and wires them up."""

import logging
import random
import secrets
import time

import discord
from discord import app_commands

from bot.channel.boards import Boards
from bot.channel.hands import Hands
from bot.channel.messages import Messages
from bot.cogs import load_commands
from bot.cogs.group import Sentences
from bot.endpoint import point_discord_at
from bot.interactions.clicks import clicked
from bot.interactions.desk import Desk
from bot.pages.l10n import Words, load_words
from bot.settings import Settings
from bot.store import Store
from bot.tables.archive import Archive
from bot.tables.clock import Clock
from bot.tables.info import Chair
from bot.tables.table import Event, Table
from bot.tables.tables import Tables
from engine.cards import Cards
from engine.pack import Pack

logger = logging.getLogger(__name__)

chance = secrets.SystemRandom()


def shuffle(pack: Pack) -> tuple[Cards, ...]:
    """The pack in an order that nobody can foresee."""
    cards = [pack[code] for code in pack.codes]
    chance.shuffle(cards)
    return tuple(cards)


def seating(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs in an order drawn by lot."""
    return tuple(random.SystemRandom().sample(chairs, len(chairs)))


def unix_time() -> int:
    """Whole seconds, UTC."""
    return int(time.time())


class Tarok(discord.Client):
    """The Discord client. It asks for no privileged intent: commands and buttons are enough."""

    def __init__(self, settings: Settings, store: Store) -> None:
        point_discord_at(settings.api, settings.gateway)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.settings = settings
        self.store = store
        self.words = load_words()
        self.tables = Tables(store, unix_time, shuffle, seating, chance.randrange)
        self.hands = Hands()
        self.boards = Boards(
            Messages(self), self.tables, self.hands, self.words, unix_time, settings.redraw
        )
        self.clock = Clock(self.tables, store, settings, unix_time, self.boards.call)
        self.archive = Archive(store, self.tables)
        self.desk = Desk(self)
        self.tree = app_commands.CommandTree(self)
        load_commands(self.tree)

    async def setup_hook(self) -> None:
        """After the login and before the gateway: every table stands where it stood."""
        self.tables.listen(self._changed)
        restored = await self.tables.load()
        await self.tree.set_translator(Sentences())
        await self.tree.sync()
        self.clock.start()
        for table in restored:
            self._changed(table, ())
        logger.info("%d tables are open", len(restored))

    def _changed(self, table: Table, events: tuple[Event, ...]) -> None:
        self.boards.changed(table, events)
        self.clock.changed(table, events)

    async def on_interaction(self, interaction: "discord.Interaction[Tarok]") -> None:
        """Buttons and selects; commands go through the tree."""
        if interaction.type is discord.InteractionType.component:
            await clicked(self, interaction)

    def words_for(self, interaction: "discord.Interaction[Tarok]") -> Words:
        """The words of the person who is to read the answer."""
        return self.words(str(interaction.locale))

    async def close(self) -> None:
        """Leave Discord and stop all tasks; everything that counts is in the store."""
        await self.clock.close()
        await self.boards.close()
        await super().close()
        await self.store.close()
