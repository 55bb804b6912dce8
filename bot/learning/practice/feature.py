"""Practice, put together."""

import time

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, House
from bot.kit.limits import WaitingLimits
from bot.kit.slips import Slips
from bot.learning.practice import play_on
from bot.learning.practice.desk import PracticeDesk
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.rows import PERSONAL, PracticeRows
from bot.learning.practice.service import Practices
from bot.tables.rows.repository import TableRows
from bot.thinkers.hinting import Hinting
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers


def build(house: House) -> Built:
    """Build the desk of practice, and the ways to it from a finished deal."""
    rows = PracticeRows(house.store)
    archive = house.part(Archive)
    desk = PracticeDesk(
        Practices(rows, TableRows(house.store), archive, house.part(Thinkers).think),
        Slips(time.monotonic, house.settings.slip),
        house.part(Looks),
        PracticeHints(Hinting(house.part(Study)).think, house.part(WaitingLimits)),
    )
    house.part(ReplayDesk).extra_controls.append(play_on.play_on_controls)
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(name="practice", build=build, personal=(PERSONAL,))
