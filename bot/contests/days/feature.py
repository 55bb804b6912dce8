"""A person's days, put together."""

from bot.choices.looks import Looks
from bot.contests.days.desk import DaysDesk
from bot.contests.days.rows import DayRows
from bot.contests.days.service import MyDays
from bot.kit.feature import Built, Feature, FeatureContext
from bot.learning.puzzles.rows import PuzzleRows


def build(context: FeatureContext) -> Built:
    """Build the desk of a person's days."""
    days = MyDays(DayRows(context.store), PuzzleRows(context.store), context.now)
    desk = DaysDesk(days, context.part(Looks))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build)
