"""Travellers, put together."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.contests.traveller.desk import TravellerDesk
from bot.contests.traveller.rows import TravellerRows
from bot.contests.traveller.service import Travellers
from bot.kit.feature import Built, Feature, FeatureContext


def build(context: FeatureContext) -> Built:
    """Build the desk of travellers."""
    travellers = Travellers(
        rows=TravellerRows(context.store),
        contests=context.part(ContestRows),
        kinds=context.part(Kinds),
    )
    desk = TravellerDesk(travellers, context.part(Languages), context.part(Looks))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build)
