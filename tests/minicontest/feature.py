"""The deal of the hour, put together."""

from bot.contests.core.desk import TryDesk
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.kit.feature import Built, Feature, FeatureContext
from tests.minicontest.desk import HourlyDesk
from tests.minicontest.kind import HourlyKind
from tests.minicontest.service import Hours


def build(context: FeatureContext) -> Built:
    """Build its desk."""
    contests = context.part(ContestRows)
    hours = Hours(contests, context.draw_secret, context.now)
    desk = HourlyDesk(contests, hours, context.part(TryDesk))
    context.part(Kinds).add(HourlyKind(desk))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build)
