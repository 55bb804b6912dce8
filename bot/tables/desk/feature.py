"""Tables, put together."""

import random
import time
from functools import partial

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.gateway.client import ShardedBot
from bot.discord.sending.budget import Budget
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Postboxes, Threads
from bot.games.info import Chair
from bot.help.desk import ChannelForms
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.slips import Slips
from bot.tables.board.boards import Boards
from bot.tables.board.guests import Guests
from bot.tables.clock.clock import Clock
from bot.tables.desk.additions import TableAdditions, hooks_of, pages_of
from bot.tables.desk.answering import TableAnswers
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.desk import Desk, build_desk
from bot.tables.desk.running_tables import RunningTables
from bot.tables.memory.moves import Randomness
from bot.tables.model.pace import TRICK_PAUSES
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables, build_tables
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.refreshes import Refreshes
from bot.tables.rows import personal
from bot.tables.rows.repository import TableRows
from bot.thinkers.thinkers import Thinkers



@dataclass(frozen=True)
class RunningTables(DiscordEvents):
    """Tables in play, the clock and what is drawn of them."""

    rows: TableRows
    tables: Tables
    boards: Boards
    clock: Clock
    refreshes: Refreshes
    answers: TableAnswers
    languages: Languages
    looks: Looks

    def turn_came(self) -> None:
        """Draw changes from now on."""
        for listener in (
            self.refreshes.changed,
            self.boards.changed,
            self.clock.changed,
            self.answers.changed,
        ):
            self.tables.register.listen(listener)
        redraw_on_choice = RedrawOnChoice(self.tables.register.all, self.boards)
        self.looks.listen(redraw_on_choice.look_chosen)
        self.languages.listen(redraw_on_choice.language_chosen)

    async def close(self) -> None:
        """Stop the clock before the drawing, and put tables to sleep when nobody has them."""
        await close_all(self.clock, self.refreshes, self.boards)
        await self.tables.register.close(self.clock.owns)

    async def divided(self, shards: int, held: tuple[int, ...]) -> None:
        """Let time stand still in all shards until their lines are up. Raises StoreError."""
        waiting = await self.clock.load(shards, held)
        for shard in range(shards):
            self.clock.shard_lost(shard)
        logger.info("open tables: %d; shards: %d", waiting, shards)

    def shard_lost(self, shard: int) -> None:
        """Nobody can press in its servers until its line is back."""
        self.clock.shard_lost(shard)

    async def shard_found(self, shard: int) -> None:
        """Time goes on in its servers."""
        await self.clock.shard_found(shard)

    async def channel_gone(self, channel: int) -> None:
        """Stop the table in it."""
        await self.tables.stopping.channel_gone(channel)

    async def server_gone(self, server: int) -> None:
        """Stop its tables."""
        await self.tables.stopping.guild_gone(server)

    def replied(self, interaction: Any) -> None:
        """Draw tables whose drawing waited for a token."""
        self.answers.handle_answered(interaction)

    async def count(self) -> TableCounts:
        """Count them for the meter."""
        awake = len(self.tables.register.all())
        try:
            asleep = max(0.0, await self.rows.count_waiting() - awake)
        except StoreError:
            asleep = math.nan
        return TableCounts(awake, asleep, self.boards.pending)


def build(context: House) -> Built:
    """Build tables with what other capabilities do for them, their drawing and their desk."""
    languages = context.part(Languages)
    looks = context.part(Looks)
    settings = context.settings
    additions = context.added(TableAdditions)
    hooks = hooks_of(additions)
    rows = TableRows(context.store)
    tables = build_tables(
        rows,
        context.now,
        Randomness(partial(draw_seats, context.chance), context.chance.randrange),
        languages.house_names,
        searching=context.searching,
        patience=settings.absent_after,
        hooks=hooks,
    )
    pages = pages_of(additions, tables.reports)
    drawn_hands = DrawnHands()
    slips = Slips(time.monotonic, settings.slip)
    hands = _hands(context, slips, drawn_hands)
    guests = Guests(context.part(Delivery), context.now, context.part(Postboxes).pictured)
    boards = _boards(context, tables, pages, hands, guests)
    desk = _desk(context, tables, pages, boards, drawn_hands)
    clicks = TableClicks(desk, slips)
    answers = TableAnswers(
        hands=hands,
        boards=boards,
        guests=guests,
        notes=context.part(PrivateNotes),
        lobby=desk.lobby,
    )
    running = RunningTables(
        rows=rows,
        tables=tables,
        boards=boards,
        clock=_clock(context, tables, boards),
        refreshes=_refreshes(context, hands, pages),
        answers=answers,
        languages=languages,
        looks=looks,
    )
    return Built(
        parts=(
            tables,
            tables.defaults,
            ChannelForms(tables.register.form_in),
            hooks.cards,
            pages,
            hands,
            guests,
            desk,
            clicks,
            Threads(context.part(ShardedBot), rows.channels_in_use),
        ),
        routes=(*desk.routes(), *clicks.routes()),
        presenters=answers.presenters(),
        events=running,
        jobs=(Job(running.clock.start, running.close),),
        count_tables=running.count,
    )


def _hands(context: FeatureContext, slips: Slips, drawn_hands: DrawnHands) -> PrivateViews:
    return PrivateViews(
        replies=context.part(ReplyPriority),
        delivery=context.part(Delivery),
        looks=context.part(Looks),
        languages=context.part(Languages),
        on_drawn=slips.note_redraw,
        drawn_hands=drawn_hands,
    )


def _refreshes(context: FeatureContext, hands: PrivateViews, pages: TablePages) -> Refreshes:
    return Refreshes(
        hands,
        pages,
        replies=context.part(ReplyPriority),
        last_trick_seconds=context.settings.solo_pace * TRICK_PAUSES,
    )


def _desk(
    context: FeatureContext,
    tables: Tables,
    pages: TablePages,
    boards: Boards,
    drawn_hands: DrawnHands,
) -> Desk:
    return build_desk(
        tables,
        pages,
        context.part(Languages),
        undelivered=boards.undelivered,
        looks=context.part(Looks),
        drawn_hands=drawn_hands,
    )


def _clock(context: FeatureContext, tables: Tables, boards: Boards) -> Clock:
    return Clock(
        tables,
        TableRows(context.store),
        times=context.settings,
        now=context.now,
        remind=boards.call,
        think=context.part(Thinkers).think,
    )


def _boards(
    context: FeatureContext, tables: Tables, pages: TablePages, hands: PrivateViews, guests: Guests
) -> Boards:
    return Boards(
        postboxes=guests,
        tables=tables,
        pages=pages,
        hands=hands,
        postings=TableRows(context.store),
        languages=context.part(Languages),
        now=context.now,
        pause=context.settings.redraw,
        replies=context.part(ReplyPriority),
        looks=context.part(Looks),
        budget=context.part(Budget),
    )


def draw_seats(chance: random.Random, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs, in an order drawn by lot."""
    return tuple(chance.sample(chairs, len(chairs)))


FEATURE = Feature(
    build=build,
    cogs=("tables", "play"),
    personal=(personal.PERSONAL, personal.PERSONAL_SEAT_REQUESTS),
)
