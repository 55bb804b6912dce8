"""Hints, put together."""

from bot.kit.feature import Built, Feature, House
from bot.kit.limits import WaitingLimits
from bot.learning.hints.desk import HintDesk
from bot.learning.hints.service import Hints
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.desk import Desk
from bot.tables.rows.repository import TableRows
from bot.thinkers.hinting import Hinting
from bot.thinkers.study import Study


def build(house: House) -> Built:
    """Build the control on hands, and the limit that practice and analyses share."""
    waiting = WaitingLimits()
    hints = Hints(TableRows(house.store), Hinting(house.part(Study)).think, waiting)
    desk = HintDesk(hints, house.part(Desk).play)
    return Built(
        parts=(waiting,),
        routes=house.part(TableClicks).routes_of(*desk.controls()),
    )


FEATURE = Feature(name="hints", build=build)
