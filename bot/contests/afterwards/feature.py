"""Messages once a day of deals has closed, put together."""

import asyncio
from functools import partial

from bot.choices.languages import Languages
from bot.contests.afterwards.notices import ClosingNotices
from bot.contests.core.rows import ContestRows
from bot.contests.daily.rows import DailyChannelRows, ReminderRows
from bot.discord.sending.messages import Postboxes
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.learning.puzzles.rows import PuzzleRows
from bot.thinkers.study import Study


def build(context: FeatureContext) -> Built:
    """Build the messages."""
    notices = ClosingNotices(
        rows=ReminderRows(context.store),
        channels=DailyChannelRows(context.store),
        contests=context.part(ContestRows),
        puzzles=PuzzleRows(context.store),
        study=context.part(Study),
        messages=context.part(Postboxes).plain,
        directly=context.part(Postboxes).directly,
        languages=context.part(Languages),
        now=context.now,
    )
    start = partial(notices.start, asyncio.sleep)
    return Built(jobs=(Job(start, notices.close, by_one_process=True),))


FEATURE = Feature(build=build)
