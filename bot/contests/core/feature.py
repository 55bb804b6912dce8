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
from bot.kit.feature import Built, Feature, FeatureContext
from bot.kit.limits import Preparations
from bot.kit.slips import Slips
from bot.learning.analyses.service import AnalysisAdditions
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers


def additions(context: FeatureContext) -> tuple[AnalysisAdditions, ...]:
    """Let the verdict on a try be the analysis of its deal."""
    return (AnalysisAdditions(stored=ContestRows(context.store).verdict_at),)


def build(context: FeatureContext) -> Built:
    """Build entries, their desk and their upkeep; each kind of contest adds itself to ``Kinds``."""
    rows, languages, kinds = ContestRows(context.store), context.part(Languages), Kinds()
    entries = Entries(rows, ContestHouse(rows, context.part(Thinkers).answer), context.now)
    judging = Judging(rows, context.part(Study))
    keeping = ContestMaintenance(rows, kinds, entries, judging, languages.house_names)
    slips = Slips(time.monotonic, context.settings.slip)
    tries = TryDesk(entries, kinds, keeping, slips, languages, context.part(Looks))
    return Built(
        parts=(rows, kinds, entries, keeping, tries, OverdueContests(), Preparations()),
        routes=tries.routes(),
    )


FEATURE = Feature(additions=additions, build=build, personal=(PERSONAL,))
