"""The ground that all kinds of contests share, put together."""

import time

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import Entries
from bot.contests.core.house import ContestHouse
from bot.contests.core.judging import Judging
from bot.contests.core.keeping import ContestMaintenance, OverdueContests
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import PERSONAL, ContestRows
from bot.kit.feature import Built, Feature, House
from bot.kit.limits import Preparations
from bot.kit.slips import Slips
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers


def build(house: House) -> Built:
    """Build entries, their desk and their upkeep; each kind of contest adds itself to ``Kinds``."""
    rows, languages, kinds = ContestRows(house.store), house.part(Languages), Kinds()
    entries = Entries(rows, ContestHouse(rows, house.part(Thinkers).answer), house.now)
    judging = Judging(rows, house.part(Study))
    keeping = ContestMaintenance(rows, kinds, entries, judging, languages.house_names)
    slips = Slips(time.monotonic, house.settings.slip)
    tries = TryDesk(entries, kinds, keeping, slips, languages, house.part(Looks))
    return Built(
        parts=(rows, kinds, entries, keeping, tries, OverdueContests(), Preparations()),
        routes=tries.routes(),
    )


FEATURE = Feature(name="contests", build=build, personal=(PERSONAL,))
