"""Ratings, profiles and leaderboards, put together."""

import asyncio

from bot.careers.additions import ProfileAdditions
from bot.careers.backfill import CareerBackfill
from bot.careers.counting import CareerCounting
from bot.careers.desk import CareerDesk
from bot.careers.remarks import RatingRemarks
from bot.careers.rows import PERSONAL, CareerRows
from bot.careers.service import Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.help.desk import RulesDesk
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.tables.desk.additions import TableAdditions
from bot.tables.rows.repository import TableRows


def additions(context: FeatureContext) -> tuple[TableAdditions, ...]:
    """Count what is played, and say below a table's pages what it changes."""
    remarks = RatingRemarks(CareerRows(context.store))
    return (TableAdditions(counting=CareerCounting(), remarks=remarks),)


def build(context: FeatureContext) -> Built:
    """Build the desk of profiles and leaderboards, and what counts earlier matches."""
    rows = CareerRows(context.store)
    desk = CareerDesk(
        Careers(rows, context.now),
        context.part(RulesDesk),
        context.part(Languages),
        context.part(Looks),
        context.additions_of(ProfileAdditions),
    )
    backfill = CareerBackfill(rows, TableRows(context.store), asyncio.sleep)
    return Built(
        parts=(desk,),
        routes=desk.routes(),
        jobs=(Job(backfill.start, backfill.close, by_one_process=True),),
    )


FEATURE = Feature(additions=additions, build=build, cogs=("careers",), personal=(PERSONAL,))
