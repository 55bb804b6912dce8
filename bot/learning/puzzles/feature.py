"""Puzzles, put together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext
from bot.learning.puzzles.desk import PuzzleDesk
from bot.learning.puzzles.library import Library
from bot.learning.puzzles.rows import PERSONAL, PuzzleRows
from bot.learning.puzzles.service import Puzzles


def build(context: FeatureContext) -> Built:
    """Build the desk of puzzles."""
    puzzles = Puzzles(PuzzleRows(context.store), Library(), context.now)
    desk = PuzzleDesk(puzzles, context.part(Looks), context.part(Languages).house_names)
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build, personal=(PERSONAL,))
"""Its command is beside that of lessons (``bot/cogs/lessons.py``)."""
