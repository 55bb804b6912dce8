"""Deals of the day and rated deals, put together."""

import asyncio
from functools import partial

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.contests.core.desk import TryDesk
from bot.contests.core.keeping import ContestMaintenance, OverdueContests
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.daily import ladder_rows, rows
from bot.contests.daily.channels import DailyChannels
from bot.contests.daily.desk import DailyChannelDesk, DailyDesk, LadderDesk
from bot.contests.daily.kind import RankedKind
from bot.contests.daily.ladder_rows import LadderRows
from bot.contests.daily.ladders import Ladders
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.reminders import Reminders
from bot.contests.daily.rows import DailyChannelRows, ReminderRows
from bot.contests.daily.service import Dailies, day_of, games
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.learning.puzzles.rows import PuzzleRows
from bot.learning.puzzles.service import Puzzles
from bot.servers.rows import ServerRows


def build(context: FeatureContext) -> Built:
    """Build the deals, their ladders, the channels that show them, and reminders."""
    store, keeping = context.store, context.part(ContestMaintenance)
    contests = context.part(ContestRows)
    ladders = LadderRows(store)
    dailies = Dailies(
        contests,
        ladders,
        keeping,
        context.draw_secret,
        context.now,
        searching=context.searching,
        jobs=context.side_jobs,
        sleep=context.idle_pause,
    )
    context.part(OverdueContests).listen(dailies.hurry)
    channels, reminders = _channels(context, dailies), _reminders(context, dailies)
    desk = DailyDesk(
        dailies=dailies,
        keeping=keeping,
        tries=context.part(TryDesk),
        contests=contests,
        puzzles=PuzzleRows(store),
        puzzle_answer=context.part(Puzzles).answer_of_day,
        reminders=ReminderRows(store),
        now=context.now,
        languages=context.part(Languages),
        changed=channels.changed,
        looks=context.part(Looks),
    )
    for ranked in RANKED.values():
        context.part(Kinds).add(RankedKind(ranked, ladders, contests, desk))
    channel_desk = DailyChannelDesk(DailyChannelRows(store), channels.changed)
    ladder_desk = LadderDesk(
        Ladders(ladders, lambda: day_of(context.now()), games), ServerRows(context.store)
    )
    return Built(
        parts=(dailies, desk, channel_desk, ladder_desk),
        routes=(*desk.routes(), *ladder_desk.routes(), *channel_desk.routes()),
        jobs=(
            # It also settles and judges the contests of all other kinds.
            Job(dailies.start, dailies.close, by_one_process=True),
            Job(partial(reminders.start, asyncio.sleep), reminders.close, by_one_process=True),
            Job(channels.start, channels.close),
        ),
    )


def _channels(context: FeatureContext, dailies: Dailies) -> DailyChannels:
    languages = context.part(Languages)
    channels = DailyChannels(
        rows=DailyChannelRows(context.store),
        contests=context.part(ContestRows),
        store=context.store,
        dailies=dailies,
        messages=context.part(Postboxes).plain,
        languages=languages,
        now=context.now,
        serves=context.serves,
    )

    def chosen(whose: Whose, number: int) -> None:
        """A server has chosen its language, or how cards are shown."""
        if whose == "server":
            channels.changed(number)

    languages.listen(chosen)
    context.part(Looks).listen(chosen)
    return channels


def _reminders(context: FeatureContext, dailies: Dailies) -> Reminders:
    return Reminders(
        rows=ReminderRows(context.store),
        dailies=dailies,
        contests=context.part(ContestRows),
        puzzles=PuzzleRows(context.store),
        channels=DailyChannelRows(context.store),
        messages=context.part(Postboxes).plain,
        languages=context.part(Languages),
        now=context.now,
        directly=context.part(Postboxes).directly,
    )


FEATURE = Feature(build=build, cogs=("daily",), personal=(ladder_rows.PERSONAL, rows.PERSONAL))
