"""Puzzles, put together."""

from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.learning.puzzles import made_rows, rows
from bot.learning.puzzles.desk import PuzzleDesk
from bot.learning.puzzles.library import Library
from bot.learning.puzzles.made_rows import MadePuzzleRows
from bot.learning.puzzles.making import PuzzleMaking
from bot.learning.puzzles.rows import PuzzleRows
from bot.learning.puzzles.service import Puzzles
from bot.tables.rows.repository import TableRows


def build(context: FeatureContext) -> Built:
    """Build the desk of puzzles, and what makes them in idle time."""
    made, puzzle_rows = MadePuzzleRows(context.store), PuzzleRows(context.store)
    library = Library(made)
    making = PuzzleMaking(
        made,
        puzzle_rows,
        TableRows(context.store),
        library,
        context.part(Habits),
        context.side_jobs,
        context.idle_pause,
    )
    puzzles = Puzzles(puzzle_rows, made, library, making, context.now)
    desk = PuzzleDesk(puzzles, context.part(Looks), context.part(Languages).house_names)
    jobs = (Job(making.start, making.close),) if context.searching else ()
    return Built(
        parts=(desk, library, puzzles), routes=desk.routes(), jobs=jobs, remembers=(making,)
    )


FEATURE = Feature(build=build, personal=(rows.PERSONAL, made_rows.PERSONAL))
"""Its command is beside that of lessons (``bot/cogs/lessons.py``)."""
