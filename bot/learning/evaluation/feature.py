"""The worth of a hand's bids, put together."""

import time

from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.limits import WaitingLimits
from bot.learning.evaluation.desk import EvaluationDesk
from bot.learning.evaluation.service import Evaluations
from bot.thinkers.study import Study


def build(context: FeatureContext) -> Built:
    """Build the desk of evaluations, and what works them out."""
    evaluations = Evaluations(context.part(Study), context.part(WaitingLimits), now=time.monotonic)
    desk = EvaluationDesk(evaluations, context.part(Looks))
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(start=_start_on_request, close=evaluations.close),),
    )


def _start_on_request() -> None:
    """Do nothing: an evaluation begins when a user asks for it."""


FEATURE = Feature(build=build)
"""Its command is beside that of lessons (``bot/cogs/lessons.py``)."""
