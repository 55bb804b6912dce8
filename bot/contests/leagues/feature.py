"""Leagues, put together."""

import asyncio
from functools import partial

from bot.contests.core.rows import ContestRows
from bot.contests.leagues.desk import LeagueDesk
from bot.contests.leagues.rows import PERSONAL, LeagueRows
from bot.contests.leagues.service import Leagues
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.servers.rows import ServerRows


def build(context: FeatureContext) -> Built:
    """Build leagues, and what forms and closes them."""
    leagues = Leagues(
        LeagueRows(context.store), context.part(ContestRows), context.now, context.chance
    )
    desk = LeagueDesk(leagues, ServerRows(context.store))
    return Built(
        parts=(leagues, desk),
        routes=desk.routes(),
        jobs=(Job(partial(leagues.start, asyncio.sleep), leagues.close, by_one_process=True),),
    )


FEATURE = Feature(build=build, personal=(PERSONAL,))
