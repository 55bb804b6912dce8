"""Hints, put together."""

from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.limits import WaitingLimits
from bot.learning.hints.desk import HintDesk
from bot.learning.hints.service import Hints
from bot.tables.desk.clicks import TableClicks
from bot.tables.desk.desk import Desk
from bot.tables.private.private_views import PrivateViews
from bot.tables.rows.repository import TableRows
from bot.thinkers.hinting import Hinting
from bot.thinkers.study import Study


def build(context: FeatureContext) -> Built:
    """Build the control on hands, and the limit that practice and analyses share."""
    waiting = WaitingLimits()
    hints = Hints(TableRows(context.store), Hinting(context.part(Study)).think, waiting)
    desk = HintDesk(hints, context.part(Desk).play, context.part(PrivateViews))
    return Built(
        parts=(waiting,),
        routes=context.part(TableClicks).routes_of(*desk.controls()),
        jobs=(Job(start=_start_on_request, close=desk.close),),
    )


def _start_on_request() -> None:
    """Do nothing: a hint begins when a user asks for it."""


FEATURE = Feature(build=build)
