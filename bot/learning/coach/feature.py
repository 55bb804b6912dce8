"""The coach, put together."""

from bot.choices.habits import Habits
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.learning.coach.rows import PERSONAL, CoachRows
from bot.learning.coach.service import Coach
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.tables.rows.repository import TableRows
from bot.thinkers.study import Study


def build(context: FeatureContext) -> Built:
    """Build the coach."""
    coach = Coach(
        CoachRows(context.store),
        TableRows(context.store),
        context.part(Tables).register,
        context.part(Habits),
        context.part(Study),
        context.part(PrivateViews),
    )
    return Built(jobs=(Job(coach.start, coach.close),), remembers=(coach,))


FEATURE = Feature(build=build, personal=(PERSONAL,))
