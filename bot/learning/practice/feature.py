"""Practice, put together."""

import time

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext
from bot.kit.limits import WaitingLimits
from bot.kit.slips import Slips
from bot.learning.practice import play_on
from bot.learning.practice.desk import PracticeDesk
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.rows import PERSONAL, PracticeRows
from bot.learning.practice.service import Practices
from bot.learning.practice.sources import Sources
from bot.learning.puzzles.service import Puzzles
from bot.tables.rows.repository import TableRows
from bot.thinkers.hinting import Hinting
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers


def build(context: FeatureContext) -> Built:
    """Build the desk of practice, and the ways to it from a finished deal."""
    rows = PracticeRows(context.store)
    sources = Sources(
        table_rows=TableRows(context.store),
        archive=context.part(Archive),
        puzzles=context.part(Puzzles),
        house_names=context.part(Languages).house_names,
    )
    desk = PracticeDesk(
        Practices(rows, sources, context.part(Thinkers).think),
        Slips(time.monotonic, context.settings.slip),
        context.part(Looks),
        PracticeHints(Hinting(context.part(Study)).think, context.part(WaitingLimits)),
    )
    context.part(ReplayDesk).extra_controls.append(play_on.play_on_controls)
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build, personal=(PERSONAL,))
