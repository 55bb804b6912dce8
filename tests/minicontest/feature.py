"""The deal of the hour, put together."""

from bot.contests.core.desk import TryDesk
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import ContestRows
from bot.kit.feature import Built, Feature, House
from tests.minicontest.desk import HourlyDesk
from tests.minicontest.kind import HourlyKind
from tests.minicontest.service import HOURLY, Hours


def build(house: House) -> Built:
    """Build its desk."""
    contests = house.part(ContestRows)
    hours = Hours(contests, house.secret, house.now)
    desk = HourlyDesk(contests, hours, house.part(TryDesk))
    house.part(Kinds).add(HourlyKind(desk))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(name=HOURLY, build=build)
