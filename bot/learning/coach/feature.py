"""The coach, put together."""

from bot.choices.habits import Habits
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.learning.coach.desk import CoachDesk
from bot.learning.coach.questions import Questions
from bot.learning.coach.rows import PERSONAL, CoachRows
from bot.learning.coach.service import Coach
from bot.learning.lessons.rows import LessonRows
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.desk import Desk
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
    questions = Questions(
        CoachRows(context.store),
        LessonRows(context.store),
        context.part(Tables).register,
        context.part(Habits),
        context.part(PrivateViews),
        context.now,
    )
    desk = CoachDesk(questions, context.part(Desk).play)
    return Built(
        routes=context.part(TableClicks).routes_of(*desk.controls()),
        jobs=(Job(coach.start, coach.close), Job(questions.start, questions.close)),
        remembers=(coach, questions),
    )


FEATURE = Feature(build=build, personal=(PERSONAL,))
