"""Tables, put together."""

import random
import time
from functools import partial

from bot.choices.habits import Habits
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


def build(context: FeatureContext) -> Built:
    """Build tables with what other capabilities do for them, their drawing and their desk."""
    languages = context.part(Languages)
    additions = context.additions_of(TableAdditions)
    hooks = hooks_of(additions)
    rows = TableRows(context.store)
    tables = build_tables(
        rows,
        context.now,
        Randomness(partial(draw_seats, context.chance), context.chance.randrange),
        languages.house_names,
        searching=context.searching,
        patience=context.settings.absent_after,
        hooks=hooks,
        habits=context.part(Habits),
    )
    pages = pages_of(additions, tables.reports)
    drawn_hands = DrawnHands()
    slips = Slips(time.monotonic, context.settings.slip)
    hands = _hands(context, slips, drawn_hands)
    guests = Guests(context.part(Delivery), context.now, context.part(Postboxes).pictured)
    boards = _boards(context, tables, pages, hands, guests)
    desk = _desk(context, tables, pages, boards, drawn_hands)
    clicks = TableClicks(desk, slips)
    notes = context.part(PrivateNotes)
    answers = TableAnswers(hands=hands, boards=boards, guests=guests, notes=notes, lobby=desk.lobby)
    running = RunningTables(
        rows=rows,
        tables=tables,
        boards=boards,
        clock=_clock(context, tables, boards),
        refreshes=_refreshes(context, hands, pages),
        answers=answers,
        languages=languages,
        looks=context.part(Looks),
        habits=context.part(Habits),
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
