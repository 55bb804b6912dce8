"""Analyses of finished deals, put together."""

from bot.archive.archive import Archive
from bot.archive.desk import ReplayDesk
from bot.choices.looks import Looks
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.desk import AnalysisDesk
from bot.learning.analyses.pages import below_score
from bot.learning.analyses.rows import PERSONAL, AnalysisRows
from bot.learning.analyses.service import Analyses, AnalysisAdditions
from bot.tables.desk.additions import TableAdditions
from bot.tables.rows.repository import TableRows
from bot.thinkers.study import Study


def additions(_context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Lead from a table's score to an analysis."""
    return (TableAdditions(below_score=(below_score,)),)


def build(context: FeatureContext) -> Built:
    """Build the desk of analyses, and what works them out."""
    analyses = Analyses(
        AnalysisRows(context.store),
        TableRows(context.store),
        context.part(Archive),
        context.part(Study),
        context.part(WaitingLimits),
        context.additions_of(AnalysisAdditions),
    )
    desk = AnalysisDesk(analyses, context.part(ReplayDesk), context.part(Looks))
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(start=_start_on_request, close=analyses.close),),
    )


def _start_on_request() -> None:
    """Do nothing: an analysis begins when a user asks for it."""


FEATURE = Feature(additions=additions, build=build, cogs=("analyses",), personal=(PERSONAL,))
