"""Running tables: what they do at events of Discord, and at the end."""

import logging
import math
from dataclasses import dataclass
from typing import Any

from bot.base.background import close_all
from bot.base.meter import TableCounts
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.kit.feature import DiscordEvents
from bot.store import StoreError
from bot.tables.board.boards import Boards
from bot.tables.board.redraw_on_choice import RedrawOnChoice
from bot.tables.clock.clock import Clock
from bot.tables.desk.answering import TableAnswers
from bot.tables.play.tables import Tables
from bot.tables.private.refreshes import Refreshes
from bot.tables.rows.repository import TableRows

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class RunningTables(DiscordEvents):
    """Tables in play, with their clock and their drawing."""

    rows: TableRows
    tables: Tables
    boards: Boards
    clock: Clock
    refreshes: Refreshes
    answers: TableAnswers
    languages: Languages
    looks: Looks
    habits: Habits

    def on_turn(self) -> None:
        """Follow changes of tables and of people's choices from now on."""
        for listener in (
            self.refreshes.changed,
            self.boards.changed,
            self.clock.changed,
            self.answers.changed,
        ):
            self.tables.register.listen(listener)
        redraw_on_choice = RedrawOnChoice(self.tables.register.all, self.boards)
        self.looks.listen(redraw_on_choice.look_chosen)
        self.habits.listen(redraw_on_choice.look_chosen)
        self.habits.listen(self._habit_chosen)
        self.languages.listen(redraw_on_choice.language_chosen)

    def _habit_chosen(self, _: Whose, chooser: int) -> None:
        """Let the house go on where it may play the chooser's only card now, or wait for them."""
        for table in self.tables.register.all():
            if table.awaited == chooser:
                self.tables.register.tell(table)

    async def close(self) -> None:
        """Stop the clock before the drawing, and put tables to sleep when nothing uses them."""
        await close_all(self.clock, self.refreshes, self.boards)
        await self.tables.register.close(self.clock.owns)

    async def on_shard_count(self, shards: int, held: tuple[int, ...]) -> None:
        """Stop the clock of each shard until it is connected. Raises StoreError."""
        waiting = await self.clock.load(shards, held)
        for shard in range(shards):
            self.clock.shard_lost(shard)
        logger.info("open tables: %d; shards: %d", waiting, shards)

    def on_shard_lost(self, shard: int) -> None:
        """Stop the clock of a shard."""
        self.clock.shard_lost(shard)

    async def on_shard_found(self, shard: int) -> None:
        """Start the clock of a shard again."""
        await self.clock.shard_found(shard)

    async def on_channel_gone(self, channel: int) -> None:
        """Stop the table in a channel."""
        await self.tables.stopping.channel_gone(channel)

    async def on_server_gone(self, server: int) -> None:
        """Stop the tables of a server."""
        await self.tables.stopping.guild_gone(server)

    def on_reply(self, interaction: Any) -> None:
        """Draw what waited for an answer to a person."""
        self.answers.handle_answered(interaction)

    async def count(self) -> TableCounts:
        """Count tables for the meter."""
        awake = len(self.tables.register.all())
        try:
            asleep = max(0.0, await self.rows.count_waiting() - awake)
        except StoreError:
            asleep = math.nan
        boards = self.boards
        return TableCounts(awake, asleep, boards.pending, boards.longest_pending)
